"""What a challenge asks for, on every table: a sign on the top rail that says how near one is."""

from __future__ import annotations

from game.text.sentences import Sentences
from scenes import ui
from scenes.table.model import TableModel
from scenes.table.panels.ghost import ghost_sign
from sprites.paint import palette

AIM = "aim"
"""The name of the sign on the top rail."""

say = Sentences("screens")


def rail_signs(model: TableModel, game: str) -> list[ui.Box]:
    """What a challenge asks for, and whom one races; shorter ways to show it the later."""
    ghosts, aims = ghost_sign(model, game), _aim_sign(model)
    if not (ghosts and aims):
        return list(ghosts or aims)
    return [
        ui.Row(aim, ghost, gap=8) for aim, ghost in ((aims[0], ghosts[0]), (aims[1], ghosts[0]), (aims[1], ghosts[-1]))
    ]


def _aim_sign(model: TableModel) -> tuple[ui.Box, ...]:
    """The title of the challenge, and its sign alone; nothing at other tables."""
    if not model.aim:
        return ()
    sign = ui.icon("medal", 17, palette.BRASS_LIGHT)
    told, back = ui.Tooltip(_told, model), (ui.fill(palette.GROOVE, 0.55, 12),)
    title = ui.Text(model.aim[0], ui.Style.NAME, size=13.5)
    return tuple(
        ui.Row(*parts, gap=5, name=AIM, tells=told, snug=True, high=24, pad=(7, 0, 8, 0), back=back)
        for parts in ((sign, title), (sign,))
    )


def _told(model: TableModel) -> ui.Explanation:
    title, *told = model.aim
    return ui.Explanation(say("challenges.on_table", title=title), remarks=tuple(told))
