"""Between market and own board: the question on its ribbon, the answers to it, and the news or the odds of the die."""

from __future__ import annotations

from collections.abc import Sequence

from game.nations.cards.cards import TILES
from game.nations.state import NationsState
from game.text.sentences import Sentences, listed
from scenes import ui
from scenes.games.nations.board.looks import die_face
from scenes.games.nations.board.population import is_growing
from scenes.games.nations.text.round_told import next_roll
from scenes.games.nations.text.words import prompt, rail_verbs, rules_topic
from scenes.table.model import TableModel
from scenes.table.panels.prompt import HEIGHT, is_answering, prompt_ribbon, visit_ribbon
from scenes.table.panels.recap import RECAP, deeds, latest, since_turn
from scenes.table.seats import is_visiting, seat_colour
from scenes.table.table import ANSWERS
from sprites.paint import palette

say = Sentences("nations")

ANSWERED_BY_BUTTONS = frozenset({"choose", "pay_with", "take_resources", "save", "lose_resource", "choose_section"})
"""Verbs of questions whose answers are buttons rather than pieces."""

HALF = 560.0
"""Units for a question that buttons answer: the buttons stay where they are while it changes."""

FLANK = 310.0
"""Units at each side of a ribbon in the middle."""


UNDER_WORDS = palette.INK, 0.82
"""The plate under words that stand before a city, and how opaque it is: they are read over any sky."""

WIDE, FEW = 450.0, 2
"""Units for the news of many rivals, and how many are few: of more nothing is said but how many they are."""

LINE = 23.0
"""How high words are that stand in the sky: they hide as little of it as may be."""

GROWTH, LARGER_GROWTH = (150.0, 264.0), 0.6
"""Units for the answers to Growth, which lie side by side, next to their heading, where they have the most; and the
share of those that they need besides in letters twice as large, which leave no room for a second row of them.
"""


@ui.memo
def asking(model: TableModel[NationsState]) -> ui.PaintLayer:
    """The row over the own strip; nothing lies there while somebody else is asked. Over the board of a rival stands
    whose it is, and the way back.
    """
    if is_visiting(model):
        back = ui.Gap(grow=1, name=ANSWERS, wide=(0.0, FLANK), margin=(6, -3, 6, -3))
        return ui.PaintLayer(ui.Row(ui.Gap(grow=1, wide=(0.0, FLANK)), visit_ribbon(model), back))
    if not is_answering(model):
        return ui.PaintLayer(ui.Row(ui.Gap(grow=1, name=ANSWERS, margin=(0, -3, 0, -3)), high=HEIGHT))
    answers = ui.Gap(grow=1, name=ANSWERS, wide=(0.0, FLANK), margin=(6, -3, 6, -3))
    asked = prompt_ribbon(model, _question(model), rules_topic(model), _in_brief(model))
    if is_growing(model):
        return ui.PaintLayer(
            ui.Row(
                asked,
                10.0,
                _or_resources(),
                ui.Gap(name=ANSWERS, wide=_growth(model), margin=(2, -3, 0, -3)),
                ui.Gap(grow=1),
            )
        )
    if _asks_with_buttons(model):
        return ui.PaintLayer(ui.Row(ui.Row(asked, ui.Gap(grow=1), wide=(0.0, HALF)), answers))
    return ui.PaintLayer(
        ui.Row(
            ui.Overlay(_news(model), wide=(0.0, FLANK), high=(0.0, HEIGHT), grow=1, pad=(8, 0, 0, 0)), asked, answers
        )
    )


@ui.memo
def asking_in_the_sky(model: TableModel[NationsState]) -> ui.PaintLayer:
    """The question beside the own strip, and under it, before the sky of the city, its answers; beside that of a rival
    whose it is, and the way back.
    """
    answers = ui.Gap(grow=1, name=ANSWERS, wide=(0.0, FLANK), margin=(6, 3, 6, -1))
    if is_visiting(model):
        whose = ui.Row(ui.Gap(grow=1), visit_ribbon(model), ui.Gap(grow=1), high=HEIGHT)
        return ui.PaintLayer(ui.Column(whose, ui.Row(answers, grow=1)))
    if not is_answering(model):
        return ui.PaintLayer(ui.Gap(high=HEIGHT))
    asked = ui.Row(
        ui.Gap(grow=1),
        prompt_ribbon(model, _question(model), rules_topic(model), _in_brief(model)),
        ui.Gap(grow=1),
        high=HEIGHT,
    )
    under: list[ui.Box] = [answers]
    if is_growing(model):
        instead = _on_a_plate(_or_resources()), ui.Gap(name=ANSWERS, wide=_growth(model), margin=(0, 3, 0, -1))
        under = [ui.Gap(grow=1), *instead, ui.Gap(grow=1)]
    return ui.PaintLayer(ui.Column(asked, ui.Row(*under, gap=6, grow=1)))


@ui.memo
def news_in_the_sky(model: TableModel[NationsState]) -> ui.PaintLayer:
    """The news of a turn, at the right between the own strip and the cards: there they hide none of what was built.
    While others play, what may be pressed then lies there.
    """
    if is_visiting(model):
        return ui.PaintLayer(ui.Gap(grow=1))
    if not is_answering(model):
        return ui.PaintLayer(ui.Row(ui.Gap(grow=1), ui.Gap(name=ANSWERS, wide=(0.0, FLANK), margin=(0, 3, 0, 3))))
    if is_growing(model) or _asks_with_buttons(model) or not _has_news(model):
        return ui.PaintLayer(ui.Gap(grow=1))
    wide = WIDE if len(deeds(model)) > FEW else FLANK
    news = _on_a_plate(_news(model, False), (0.0, wide))
    return ui.PaintLayer(ui.Column(ui.Gap(grow=1), ui.Row(ui.Gap(grow=1), news), ui.Gap(grow=1)))


def _growth(model: TableModel[NationsState]) -> ui.Span:
    """The room for the answers to Growth, which large letters must have."""
    least, most = GROWTH
    larger = most * (1 + LARGER_GROWTH * (model.theme.letter - 1))
    return (larger, larger) if model.theme.letter > 1 else (least, most)


def _or_resources() -> ui.Box:
    """What else than a Worker may be taken at Growth; the buttons stand beside it."""
    told = ui.Explanation(say("rail.growth"), remarks=(say("rail_told.growth"),), chapter="Growth")
    return ui.heading(say("population.or_resources"), name="or resources", tells=told)


def _on_a_plate(words: ui.Box, wide: ui.Span = None) -> ui.Box:
    """Words before a picture."""
    return ui.Overlay(
        words,
        wide=wide,
        high=(0.0, LINE),
        snug=True,
        pad=(8, 1, 8, 1),
        back=(ui.plate(fill=UNDER_WORDS[0], opacity=UNDER_WORDS[1], radius=5),),
    )


def _question(model: TableModel[NationsState]) -> str:
    """What is asked; at the beginning of a turn, which actions there are."""
    acts = _acts(model)
    return say("acts.one", acts=acts) if acts else prompt(model)


def _in_brief(model: TableModel[NationsState]) -> tuple[str, ...]:
    """At the beginning of a turn only the actions, where there is no room for more beside whose turn it is."""
    acts = _acts(model)
    return (acts,) if acts else ()


def _acts(model: TableModel[NationsState]) -> str:
    """The actions that there are at the beginning of a turn; nothing later."""
    decision = model.decision
    if decision is None or decision.choice.name != "turn" or not model.selection.is_empty:
        return ""
    possible = {move[0] for move in decision.moves}
    return listed([say(f"acts.{verb.verb}") for verb in rail_verbs(model) if verb.verb in possible], "or")


def _asks_with_buttons(model: TableModel[NationsState]) -> bool:
    decision = model.decision
    return decision is not None and any(move[0] in ANSWERED_BY_BUTTONS for move in decision.moves)


def _has_news(model: TableModel[NationsState]) -> bool:
    return bool(model.recap) or (model.view.is_solo and bool(model.view.event))


def _news(model: TableModel[NationsState], is_headed: bool = True) -> ui.Box:
    """What the rivals did since the viewer's last turn, or what the next roll may do."""
    state = model.view
    if state.is_solo and state.event:
        return _odds(model)
    return _recap(model, is_headed) if model.recap else ui.Gap()


def _recap(model: TableModel[NationsState], is_headed: bool) -> ui.Column:
    """What the latest rivals did since the viewer's last turn, and of how many others there is more to read on its
    tooltip: at most so many whole deeds that they are read at a glance.
    """
    told = since_turn(model)
    did = [*deeds(model).items()]
    ways = (_deeds(model, did[first:], first) for first in range(max(0, len(did) - FEW), len(did)))
    return ui.Column(
        *([ui.heading(told.title, drop=1)] if is_headed else ()),
        ui.Either(*ways, _deeds(model, did[-1:], len(did) - 1, is_cut=True)),
        name=RECAP,
        tells=told,
        pad=(0, 1, 0, 1),
    )


def _deeds(
    model: TableModel[NationsState], did: Sequence[tuple[int, str]], left_out: int, is_cut: bool = False
) -> ui.Row:
    """A line of deeds, of which a part may tell enough, and of how many rivals nothing is said."""
    parts: list[ui.Box] = []
    for seat, words in did:
        text = ui.Text(words, ui.Style.NAME, size=13, shorter=latest(words), cut=is_cut)
        parts.append(ui.Row(ui.disc(seat_colour(model, seat), 16), text, gap=4))
    if left_out:
        parts.append(ui.Text(say("rail.more_news", n=left_out), ui.Style.CAPTION, drop=1))
    return ui.Row(*parts, ui.Gap(grow=1), gap=10)


def _odds(model: TableModel[NationsState]) -> ui.Row:
    """What the next roll of the shadow's die may do."""
    tile = TILES[model.view.event]
    faces = [(4, say("shadow.column"), f"**{ui.percent(4 / 6)}**")]
    for face, (kind, amount) in ((5, tile.on_five), (6, tile.on_six)):
        change = f"+{amount}" if amount > 0 else f"−{-amount}"
        words = say("shadow.change", change=change, kind=kind)
        faces.append((face, words, f"{change} {{{kind}}}"))
    return ui.Row(
        ui.Text(say("shadow.next_roll"), ui.Style.HEADING, size=13.5, drop=1),
        *(
            ui.Row(ui.Drawn(die_face, 17, face), ui.Text(words, ui.Style.NAME, shorter=(short,)), gap=5)
            for face, words, short in faces
        ),
        ui.Gap(grow=1),
        gap=12,
        name="next roll",
        tells=ui.Tooltip(next_roll, model),
    )
