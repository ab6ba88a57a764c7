"""The next blow of every enemy: what it deals on average and at most, and the health that is left."""

from __future__ import annotations

from game.nation_deckbuilder.analysis.forecast import Blow, Forecast
from game.nation_deckbuilder.state import NationState
from game.text.sentences import Sentences
from scenes import ui
from scenes.games.nation_deckbuilder.text.explanations import WALLS
from scenes.games.nation_deckbuilder.text.sides import nation_colour, nation_name
from scenes.table.model import TableModel
from sprites.paint import palette

say = Sentences("nation_deckbuilder")


@ui.memo
def next_blows(model: TableModel[NationState]) -> ui.PaintLayer:
    """One line for all enemies, after what is laid out or pointed at, as in the totals above; nothing is foreseen
    before the first turn and after the last.
    """
    foreseen: Forecast | None = model.what_if or model.forecast
    own = model.view.players[model.viewer].nation
    blows = foreseen.against(own) if foreseen else ()
    told = ui.Tooltip(_about, model)
    words = ui.Text(
        say("blows.none"), ui.Style.LABEL, colour=palette.DIM, name="no blow", tells=told, align="right", grow=1
    )
    content = ui.Row(
        ui.heading(say("blows.title"), shorter=(say("blows.short"),), name="next blows", tells=told, drop=1),
        *((_blow(model, blow) for blow in blows) if blows else (words,)),
        gap=10,
        pad=(12, 0, 12, 0),
        back=(ui.plate(),),
    )
    return ui.PaintLayer(content, zone="totals", name="blows")


def _blow(model: TableModel[NationState], blow: Blow) -> ui.Box:
    """Whose it is, the damage, and the health after the hardest one."""
    damage = say("blows.damage", likely=ui.tenths(blow.likely), most=blow.most)
    if blow.least == blow.most:
        damage = str(blow.most)
    elif blow.most == 1:
        damage = say("blows.damage_few", most=blow.most)  # nobody takes half a damage
    brief = (
        say.lines("blows.brief", likely=ui.tenths(blow.likely), most=blow.most)
        if blow.least < blow.most and blow.most > 1
        else ()
    )
    left, *briefer = say.lines("blows.left", n=blow.health)
    deadly: tuple[ui.Box, ...] = ()
    if blow.deadly:
        deadly = (
            ui.Text(
                say("blows.deadly", n=_tenths(blow.deadly)), ui.Style.FIGURE, size=14.5, colour=palette.LOSS, drop=3
            ),
        )
    return ui.Row(
        ui.disc(nation_colour(model, blow.attacker), 17, drop=2),
        ui.glyph("damage", 17),
        ui.Text(damage, ui.Style.FIGURE, size=15.5, shorter=brief),
        ui.Gap(grow=1),
        ui.Text(left, ui.Style.FIGURE, size=15.5, shorter=(*briefer, f"{{health}} › {blow.health}"), align="right"),
        *deadly,
        gap=4,
        grow=1,
        name=f"blow of {blow.attacker}",
        tells=ui.Tooltip(_told, model, blow),
    )


def _tenths(chance: float) -> int:
    """A chance in tenths as they are said: what may come about or not is neither never nor always."""
    return max(1, min(9, round(10 * chance))) if chance < 1 else 10


def _about(model: TableModel[NationState]) -> ui.Explanation:
    return ui.Explanation(say("blows.title"), remarks=say.lines("blows.told"), chapter=WALLS)


def _told(model: TableModel[NationState], blow: Blow) -> ui.Explanation:
    """How the hardest blow comes about."""
    before = blow.health + blow.lost
    return ui.Explanation(
        say("blows.of", name=nation_name(model, blow.attacker)),
        (
            ui.SumLine(say("blows.in_play"), ui.number(blow.least)),
            ui.SumLine(say("blows.on_average"), ui.tenths(blow.likely)),
            ui.SumLine(say("blows.at_most"), ui.number(blow.most)),
            ui.SumLine(say("blows.walls"), ui.number(-blow.walls)),
            ui.SumLine(say("blows.health"), ui.number(before)),
        ),
        f"{blow.health} {{health}}",
        say.lines("blows.told"),
        WALLS,
    )
