"""Controls: buttons, switches, text fields, lists, dialogs and screens of them."""
