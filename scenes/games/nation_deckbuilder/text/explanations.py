"""What every sign and pile says of itself (figures: `figures_told`). What is hidden stays hidden here too."""

from __future__ import annotations

from game.nation_deckbuilder.cards.cards import CARDS, DESIGNS
from game.nation_deckbuilder.rules.ages import age_cost, cost_of_age
from game.nation_deckbuilder.rules.taxes import RATE
from game.nation_deckbuilder.state import AGES, NationState
from game.nation_deckbuilder.text.recap import recap
from game.nation_deckbuilder.text.telling import rights
from game.nation_deckbuilder.text.wording import brings_words, cards
from game.text.sentences import Sentences, listed
from scenes import ui
from scenes.games.nation_deckbuilder.text.sides import age_name, card_name, nation_name
from scenes.table.model import TableModel
from scenes.table.seats import computer_words

say = Sentences("nation_deckbuilder")

MOST_KINDS = 12
"""Kinds of cards that are listed one under the other; more stand in a sentence."""

THE_TURN, PLAYING, BUYING = "The turn", "Playing cards", "Buying"
AGES_CHAPTER, HUNGER, FORCED = "Ages", "Riots and starvation", "Forced discards"
WALLS, ARMY, REMOVING, THE_END, MODES = (
    "Walls and satellites",
    "The Evil Army",
    "Removing",
    "The end",
    "Ways to play",
)


# The rail


def when(model: TableModel[NationState]) -> ui.Explanation:
    """The turn and whose it is."""
    state = model.view
    title = say("rail.turn", turn=state.round)
    if state.step == "over":
        return ui.Explanation(title, remarks=say.lines("rail.over"), chapter=THE_END)
    is_own = state.players[model.viewer].nation == state.active
    told = say.lines("rail.told_own" if is_own else "rail.told", name=nation_name(model, state.active))
    return ui.Explanation(title, remarks=told, chapter=THE_TURN)


def step(model: TableModel[NationState], name: str) -> ui.Explanation:
    """A step of the turn."""
    chapter = {"play": PLAYING, "buy": BUYING}.get(name, THE_TURN)
    return ui.Explanation(say(f"steps.{name}"), remarks=say.lines(f"steps_told.{name}"), chapter=chapter)


def mode(model: TableModel[NationState]) -> ui.Explanation:
    """Who plays against whom."""
    name = model.view.mode
    return ui.Explanation(say(f"rail_modes.{name}"), remarks=(say(f"modes_told.{name}"),), chapter=MODES)


def standing(model: TableModel[NationState], seat: int) -> ui.Explanation:
    """A seat in the order of play."""
    state = model.view
    nation = state.nation_of(seat)
    asked = state.decision is not None and state.decision.seat == seat
    acts = nation.index == state.active
    how = "out" if nation.is_out else "asked" if asked else "acts" if acts else "waits"
    remarks = (*computer_words(model, seat), say(f"sides_told.{how}"), say("sides_told.look"))
    return ui.Explanation(model.seats[seat].name, remarks=remarks, chapter=THE_TURN)


def army(model: TableModel[NationState]) -> ui.Explanation:
    """Who the Evil Army is, and how it strikes."""
    return ui.Explanation(say("sides.army"), remarks=(say("sides_told.army"), army_words(model.view)), chapter=ARMY)


def army_words(state: NationState) -> str:
    """What can be known of its next strike."""
    return say("army.rolls") if state.mode == "solo" else say("army.grows", strength=state.strength)


def strength(model: TableModel[NationState]) -> ui.Explanation:
    """The strength of the growing army."""
    return ui.Explanation(
        say("army_told.strength"),
        (ui.SumLine("{damage}", ui.number(model.view.strength)),),
        remarks=(army_words(model.view),),
        chapter=ARMY,
    )


def army_die(model: TableModel[NationState]) -> ui.Explanation:
    """What the army has rolled."""
    rolled = model.view.strength
    told = say.lines("army_told.die_how", number=rolled) if rolled else say.lines("army_told.before")
    return ui.Explanation(say("army_told.die"), remarks=(*told, army_words(model.view)), chapter=ARMY)


# Sides


def state_of(model: TableModel[NationState], nation: int) -> ui.Explanation:
    """How a side stands: out, acting or waiting, or with a token."""
    state = model.view
    side = state.nations[nation]
    told = [say("sides_told.out")] if side.is_out else []
    if side.token:
        told.append(say("sides_told.may_remove", cards=cards(side.token)))
    if not side.is_out and state.step != "over":
        told.append(say("sides_told.acts" if state.active == nation else "sides_told.waits"))
    chapter = THE_END if side.is_out else REMOVING if side.token else THE_TURN
    return ui.Explanation(nation_name(model, nation), remarks=tuple(told), chapter=chapter)


def partner(model: TableModel[NationState], seat: int) -> ui.Explanation:
    """What partners share."""
    told = [*computer_words(model, seat), say("sides_told.partner")]
    if model.view.players[seat].marked:
        told.append(say("sides_told.marks"))
    return ui.Explanation(model.seats[seat].name, remarks=tuple(told), chapter=MODES)


def age(model: TableModel[NationState], nation: int) -> ui.Explanation:
    """The age of a nation, and what the next one costs it."""
    state = model.view
    side = state.nations[nation]
    parts: tuple[ui.SumLine, ...] = ()
    if side.age < AGES:
        parts = (ui.SumLine(_age(side.age + 1), f"{age_cost(state, side)} {{science}}"),)
    title = f"{nation_name(model, nation)}: {_age(side.age)}"
    return ui.Explanation(title, parts, remarks=say.lines("strip_told.age"), chapter=AGES_CHAPTER)


def age_goal(model: TableModel[NationState], number_of_age: int) -> ui.Explanation:
    """An age on the track: what it costs, and who stands there."""
    state = model.view
    own = state.nation_of(model.shown_seat)
    parts: tuple[ui.SumLine, ...] = ()
    told = [
        say("ages_told.here", name=nation_name(model, nation.index))
        for nation in state.nations
        if nation.seats and nation.age == number_of_age and not nation.is_out
    ]
    if number_of_age == 1:
        told.append(say("ages_told.start"))
    elif number_of_age <= own.age:
        told.append(say("ages_told.reached"))
    else:
        cost = cost_of_age(state, number_of_age)
        parts = (
            ui.SumLine(say("ages_told.cost"), f"{cost} {{science}}"),
            ui.SumLine(say("ages_told.have"), f"{own.science} {{science}}"),
        )
        if number_of_age > own.age + 1:
            told.append(say("ages_told.first", age=say(f"ages.{own.age + 1}")))
        told.append(say("ages_told.gives"))
    return ui.Explanation(_age(number_of_age), parts, remarks=tuple(told), chapter=AGES_CHAPTER)


def _age(number_of_age: int) -> str:
    return say("ages_told.title", age=age_name(number_of_age))


def last_turn(model: TableModel[NationState], nation: int) -> ui.Explanation:
    """What a side did in its latest turn, in full."""
    state = model.view
    told = recap(state, model.told, nation, state.players[model.viewer].nation)
    title = say("play_told.last_turn", name=nation_name(model, nation))
    return ui.Explanation(title, remarks=told or say.lines("play_told.no_turn"), chapter=THE_TURN)


def duty(model: TableModel[NationState], seat: int) -> ui.Explanation:
    """What a seat must discard first."""
    what = say(f"discarded.{model.view.players[seat].duties[0]}")
    title = say("hand_told.duty", name=model.seats[seat].name, what=what)
    return ui.Explanation(title, remarks=say.lines("hand_told.duty_why"), chapter=FORCED)


# Piles and hands: how many there are is for all to see


def hand(model: TableModel[NationState], seat: int) -> ui.Explanation:
    """How many cards a hand has."""
    player = model.view.players[seat]
    count = len(player.hand) + len(player.marked)
    has_partner = len(model.view.nation_of(seat).seats) > 1
    told = say.lines("hand_told.hand_number", number=count, partner=has_partner)
    return ui.Explanation(say("hand_told.hand", name=model.seats[seat].name), remarks=told, chapter=PLAYING)


def draw_pile(model: TableModel[NationState], seat: int) -> ui.Explanation:
    """How many cards a draw pile has, and which they can be: a hand that is hidden has some of those of its pile."""
    player = model.view.players[seat]
    told = say.lines("hand_told.draw_number", number=len(player.draw_pile) + len(player.on_top))
    heap = next((heap for heap in model.heaps if heap.seat == seat), None)
    if heap is None:
        return ui.Explanation(say("hand_told.draw", name=model.seats[seat].name), remarks=told, chapter=PLAYING)
    kinds = sorted(heap.pieces, key=lambda piece: (DESIGNS[piece[0]].age, DESIGNS[piece[0]].cost, piece[0]))
    names = [(say.name(DESIGNS[piece].name), number) for piece, number in kinds]
    parts = tuple(ui.SumLine(name, say("victory.copies", n=number)) for name, number in names)
    if len(parts) > MOST_KINDS:
        in_words = listed((say("hand_told.some", name=name, n=number) for name, number in names), "comma")
        parts, told = (), (in_words, *told)
    with_hand = say("hand_told.with_hand") if "hand" in heap.zones else say("hand_told.in_pile")
    title, total = say("hand_told.draw", name=model.seats[seat].name), str(heap.size)
    return ui.Explanation(title, parts, total, (with_hand, *told), PLAYING)


def discard_pile(model: TableModel[NationState], seat: int) -> ui.Explanation:
    """How many cards a discard pile has."""
    told = say.lines("hand_told.discard_number", number=len(model.view.players[seat].discard_pile))
    return ui.Explanation(say("hand_told.discard", name=model.seats[seat].name), remarks=told, chapter=THE_TURN)


def plain(model: TableModel[NationState], key: str, chapter: str) -> ui.Explanation:
    """What is the same in every game: a title and its remarks under "key" and "key_how"."""
    return ui.Explanation(say(key), remarks=say.lines(f"{key}_how"), chapter=chapter)


def space(model: TableModel[NationState], place: int, pile: int) -> ui.Explanation:
    """An empty place of the market: a space, or an empty pile of this number from 0."""
    if pile < 0:
        return plain(model, "market_told.space", BUYING)
    title = say("market_told.pile", age=age_name(pile + 1))
    return ui.Explanation(title, remarks=say.lines("market_told.pile_how"), chapter=BUYING)


# The running turn


def column(model: TableModel[NationState], heading: str) -> ui.Explanation:
    """A column of the totals."""
    return ui.Explanation(say(f"totals.{heading}"), remarks=say.lines(f"totals_told.{heading}"), chapter=THE_TURN)


def warning(model: TableModel[NationState], words: str) -> ui.Explanation:
    """What the totals warn of."""
    return ui.Explanation(words, remarks=say.lines("totals_told.warning"), chapter=HUNGER)


def told_rights(model: TableModel[NationState], seat: int) -> ui.Explanation:
    """What may still be removed or taken this turn."""
    return ui.Explanation(say("rights.title"), remarks=tuple(rights(model.view, seat)), chapter=REMOVING)


def conversion(model: TableModel[NationState], kind: str) -> ui.Explanation:
    """Taxes and rations."""
    have = getattr(model.view.nation_of(model.shown_seat), kind)
    told = say.lines("strip_told.convert_how", rate=RATE, kind=kind, have=have)
    return ui.Explanation(say("strip_told.convert"), remarks=told, chapter=BUYING)


# Lists


def lasting(model: TableModel[NationState], key: str) -> ui.Explanation:
    """Whether figures are kept from turn to turn, or last for this one only."""
    return ui.Explanation(say(f"strip.{key}"), remarks=say.lines(f"strip_told.{key}"), chapter=BUYING)


def ordered(model: TableModel[NationState], key: str) -> ui.Explanation:
    """A list of cards in their order."""
    return ui.Explanation(say(f"lists.{key}"), remarks=say.lines(f"lists_told.{key}"), chapter=PLAYING)


def ordered_card(model: TableModel[NationState], card: str) -> ui.Explanation:
    """What a card of the order brings."""
    told = brings_words(CARDS[card]) or say("lists_told.brings_nothing")
    return ui.Explanation(card_name(card), remarks=(told,), chapter=PLAYING)


def bought(model: TableModel[NationState]) -> ui.Explanation:
    """Where purchases lie."""
    return ui.Explanation(say("lists.bought"), remarks=say.lines("lists_told.bought"), chapter=BUYING)


def drawn(model: TableModel[NationState], card: str, count: int, cards_drawn: tuple[str, ...]) -> ui.Explanation:
    """What a card has drawn, as far as the viewer knows it."""
    parts = tuple(ui.SumLine(card_name(each)) for each in cards_drawn)
    return ui.Explanation(
        say("play_told.drew", card=card_name(card), number=count), parts, remarks=say.lines("play_told.drew_how"),
        chapter=PLAYING,
    )  # fmt: skip
