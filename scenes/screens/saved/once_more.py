"""A game once more: watched, raced, raced against a Hard bot, or played again on its seed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType

from game.session.session import Session
from game.text.sentences import Sentences
from scenes import ui
from scenes.app.app import App
from scenes.app.screen import Dialog
from scenes.play.view.rim import paint_lid
from scenes.setup.racing import play_again, race
from sprites.paint import palette

say = Sentences("screens")

WIDTH = 380.0
BUTTON = (280.0, 36.0)
BUTTON_SIZE = 15.1
LID = 150.0
"""How wide the box of the game beside the buttons is."""
SIGNS: Mapping[str, str] = MappingProxyType(
    {
        "replay": "play-button",
        "look_back": "spyglass",
        "picture": "palette",
        "race": "horse-head",
        "race_hard": "chess-knight",
        "again": "clockwise-rotation",
    }
)
"""The icons of what can be done."""


class OnceMore(Dialog):
    """What can be done with a game that was played; `why` says why it cannot be raced, if it cannot."""

    def __init__(self, app: App, session: Session, why: str = "") -> None:
        super().__init__(app)
        self.session = session
        self.why = why

    def plate(self) -> ui.Box:
        """The game, what is wrong with it, and the buttons."""
        seed = "" if self._why_no_seed() else ui.as_typed(str(self.session.seed))
        about = say("once_more.about", game=self.session.game.called, seed=seed)
        told = ui.Explanation(say("once_more.title"), remarks=(say("once_more.told"),))
        trouble = [
            10,
            ui.Text(ui.as_typed(self.why), ui.Style.FAULT, colour=palette.LOSS, lines=6, cut=True, tells=told),
        ]
        return ui.Column(
            ui.golden(say("once_more.title"), 22, "center", tells=told),
            2,
            ui.Text(about, ui.Style.ASIDE, align="center", lines=2, tells=told),
            *(trouble if self.why else ()),
            16,
            ui.Row(
                ui.Gap(grow=1),
                ui.Column(
                    ui.Gap(grow=1),
                    ui.Art(paint_lid, self.session.game.name, wide=LID, high=(0.0, LID * 1.25), tells=told),
                    ui.Gap(grow=1),
                    drop=1,
                ),
                ui.Column(*self._buttons(), gap=10, snug=True),
                ui.Gap(grow=1),
                gap=16,
            ),
            wide=(WIDTH, WIDTH * max(1.0, self.theme.letter) + LID + 60),
            pad=(20, 18, 20, 24),
        )

    def _why_no_seed(self) -> str:
        """Why nobody plays on the seed again, empty where one may: whoever knows it knows what is to come."""
        if self.session.reshuffles:
            return say("once_more.dealt_anew")
        is_running = self.session.moves and not self.session.state.is_over
        return say("once_more.still_runs") if is_running else ""

    def _buttons(self) -> list[ui.Box]:
        app, session = self.app, self.session
        no_seed = self._why_no_seed()
        entries: dict[str, tuple[Callable[[], None], str]] = {
            "replay": (
                partial(app.open, "timeline", session, 0),
                "" if session.moves else self.why,
            ),
            "look_back": (
                partial(app.open, "timeline", session, len(session.moves), None, False, True),
                "" if session.state.is_over else say("once_more.not_over"),
            ),
            "picture": (
                partial(app.open, "page", session),
                "" if session.state.is_over else say("once_more.not_over"),
            ),
            "race": (partial(race, app, session), self.why or no_seed),
            "race_hard": (partial(app.open, "hard_ghost", session), no_seed),
            "again": (partial(play_again, app, session), no_seed),
            "back": (self.back, ""),
        }
        return [
            ui.Button(
                name, say(f"once_more.{name}"), act, key=ui.action(f"once_more.{name}"), size=BUTTON_SIZE, wide=BUTTON,
                high=BUTTON[1], why=why, icon=SIGNS.get(name), tells=ui.explained(f"once_more.{name}"),
            )
            for name, (act, why) in entries.items()
        ]  # fmt: skip
