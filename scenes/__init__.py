"""The screens of the program: what a player sees and touches. Scenes read the rules and never repeat them."""
