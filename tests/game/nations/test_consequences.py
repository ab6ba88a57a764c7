"""What the adviser says of moves of Nations: every sentence with a number, in a position in which it comes true."""

from dataclasses import replace

import pytest

from game.bots.advice import fact
from game.bots.advice.checking import is_refuted
from game.bots.advice.choosing import told as advised
from game.bots.advice.comparing import upheld
from game.bots.advice.explaining import _outweighing
from game.bots.advice.fact import CERTAIN, PRINTED, Quantity
from game.bots.advice.words import FactWords
from game.bots.analysis.move_analysis import MoveAnalysis, MoveComparison, MoveReason
from game.engine import flow
from game.nations import GAME
from game.nations.analysis.consequences import CONSEQUENCES, _kept, facts
from game.nations.analysis.forecast import Change
from game.nations.analysis.plans import going_on, reverses, since, used_for
from game.nations.analysis.position_changes import ForeseenPosition, round_end_changes, things, war_changes
from game.nations.analysis.printed_facts import printed_facts
from game.nations.cards.cards import EVENTS
from game.nations.rules.maintenance import GROWTH_BONUS
from game.nations.rules.resolution import production_total
from game.nations.text import telling
from game.text import language
from scenes.play.help.advice_lines import in_short, main_gain, sure_costs
from tests.game.nations.scenario import table

PLAIN = {"area": 2, "stone": 5, "gold": 3, "food": 5, "books": 5, "slots": {"farm": 1, "temple": 0, "axeman": 0}}


def told(state, move, spoken="en"):
    """What is said of a move, each sentence once."""
    move = tuple(move.split())
    assert move in state.decision.moves
    found = facts(state, move)
    for each in found:
        assert not is_refuted(GAME, CONSEQUENCES, state, each), each
    with language.speaking(spoken):
        return {FactWords("nations", CONSEQUENCES)(each): each for each in found}


def two(own=(), other=(), **fields):
    return table({**PLAIN, **dict(own)}, {**PLAIN, **dict(other)}, **fields)


def test_a_card_for_workers_is_told_by_what_each_of_them_gives():
    state = two(board=[["ziggurat"]])
    said = told(state, "buy_card ziggurat slot1")
    assert "Each worker on it gives 1 {stone} and 2 {stability}. Placing one costs 1 {stone}." in said
    assert "Jeder Arbeiter darauf bringt 1 {stone} und 2 {stability}. Ihn einzusetzen kostet 1 {stone}." in told(
        state, "buy_card ziggurat slot1", "de"
    )


def test_with_the_first_worker_on_it_a_card_changes_ranks_and_opens_colonies():
    state = two(
        {"slots": {"farm": 1, "temple": 0}},
        {"slots": {"farm": 1, "axeman": 1}},
        board=[["chariot", "macedonia"]],
    )
    state.nations[0].gold = 5
    said = told(state, "buy_card chariot slot1")
    assert not [words for words in said if "weakest" in words], "that is said by becoming the strongest"
    assert "With a worker on it, you become the strongest (3 {strength} to 2)." in said
    assert said["With a worker on it, you become the strongest (3 {strength} to 2)."].layer == CERTAIN


def test_with_more_nations_a_place_between_them_is_told():
    others = {**PLAIN, "slots": {"farm": 1, "axeman": 1}}, {**PLAIN, "slots": {"farm": 1, "hoplite": 2}}
    state = table({**PLAIN, "slots": {"farm": 1, "temple": 0}}, *others, board=[["chariot"]])
    assert "With a worker on it, you stop being the weakest (3 {strength} to 2)." in told(
        state, "buy_card chariot slot1"
    )


def test_what_the_first_worker_makes_good_again_is_no_cost():
    state = two({"slots": {"farm": 1, "axeman": 1}}, {"slots": {"farm": 1, "axeman": 0}}, board=[["chariot"]])
    said = told(state, "buy_card chariot slot1")
    assert said and not [words for words, each in said.items() if "strongest" in words or "weakest" in words]
    poor = two({"stone": 0, "slots": {"farm": 1, "axeman": 1}}, {"slots": {"axeman": 0}}, board=[["chariot"]])
    assert "You stop being the strongest (0 {strength})." in told(poor, "buy_card chariot slot1")


def test_a_loss_is_told_though_a_gain_of_the_same_round_cancels_it():
    state = two(board=[["ziggurat"]])
    before = ForeseenPosition(state, 0)
    row = before.forecast.rows[0]
    changed = replace(row, changes={"war": Change(vp=-1), "famine": Change(vp=1)})
    then = ForeseenPosition(state, 0)
    then.forecast = replace(before.forecast, rows=(changed, *before.forecast.rows[1:]), stages=("war", "famine"))
    said = {each.key: dict(each.values)["what"] for each in round_end_changes(before, then, (("pass",),), False)}
    assert said == {"fact.loses": (Quantity(1, "vp"),), "fact.wins": (Quantity(1, "vp"),)}


@pytest.mark.parametrize(("strength", "is_open"), [(4, True), (5, False)])
def test_a_colony_is_opened_by_enough_strength_and_by_no_less(strength, is_open, monkeypatch):
    state = two({"slots": {"axeman": 1, "farm": 0}}, board=[["macedonia"]])
    monkeypatch.setattr("game.nations.rules.buying.colony_requirement", lambda state, card: strength)
    said = told(state, "deploy area slot0")
    assert ("You're strong enough for Macedonia (4 {strength})." in said) is is_open


def test_deploying_says_what_is_made_every_round_and_what_it_costs():
    said = told(two({"area": 1, "slots": {"farm": 1, "axeman": 0}}), "deploy area slot1")
    assert "You get 2 {strength} right away." in said
    assert "It costs you 1 {food} every round." in said
    assert said["It costs you 1 {food} every round."].worth < 0
    assert "You get 1 {stone} and 1 {food} more every round." in told(two(), "deploy area slot0")


def test_what_the_round_would_cost_is_saved():
    hungry = {"food": 0, "books": 9, "slots": {"farm": 0, "axeman": 1}, "area": 2}
    event = next(each.id for each in EVENTS.all() if not each.famine and each.age == 1)
    said = told(two(hungry, event=event), "deploy area slot0")
    (saves,) = [words for words in said if words.startswith("You avoid")]
    assert saves == "You avoid losing 1 {vp} to a shortage or revolt."
    assert said[saves].changes[0].change == 1


def test_a_battle_and_a_golden_age_say_what_is_taken():
    state = two({"slots": {"axeman": 1, "farm": 1}}, board=[["battle_of_cannae", "aeneid"]])
    raid = told(state, "buy_card battle_of_cannae nation")
    assert "You take 2 {books}, {food} or {stone} right away." in raid
    assert "You can take 2 {books}, or pay for 1 {vp} instead." in told(state, "buy_card aeneid nation")


def test_a_wonder_and_its_sections_are_counted():
    state = two(board=[["hanging_gardens"]])
    said = told(state, "buy_card hanging_gardens wonder")
    words = "Hanging Gardens takes 2 sections and 3 {stone} in all. Finished, it's worth 1 {vp}."
    (whole,) = [each for each in said if each.startswith(words)]
    assert whole.startswith(f"{words} +1 {{stability}} at once. Makes 2 "), "it isn't told by its upkeep alone"
    state = two({"wonder": "hanging_gardens"}, architects=1)
    assert "Hanging Gardens then needs 1 more section. Finished, it's worth 1 {vp}." in told(
        state, "hire_architect public wonder"
    )


def test_an_advisor_speaks_in_the_words_of_its_card():
    state = two(board=[["hatshepsut"]])
    said = told(state, "buy_card hatshepsut advisor0")
    assert next(each for words, each in said.items() if words.startswith("Hatshepsut: ")).layer == PRINTED
    assert "You get 1 {gold} more every round." in said


def test_a_worker_taken_off_is_told_where_he_is_put():
    state = two({"slots": {"axeman": 1, "farm": 1}})
    words = FactWords("nations", CONSEQUENCES)
    assert words(CONSEQUENCES.then(state, ("deploy", "area", "slot1"))) == "Then I'd put a worker on Farm."
    assert CONSEQUENCES.then(state, ("buy_card", "ziggurat", "slot1")) is None


def test_undeploying_says_that_the_turn_goes_on():
    said = told(two({"slots": {"axeman": 1, "farm": 1}}), "undeploy slot0")
    assert "It takes a worker off Axeman, and it's still your turn." in said
    assert "You get 1 {food} more every round." in said


def test_a_payment_says_what_it_takes_and_not_what_it_pays_for():
    state = two({"stone": 5, "gold": 3}, board=[["iron_working"]])
    for move in (("buy_card", "iron_working", "nation"), ("choose", "vp")):
        flow.apply(state, move)
    said = told(state, "pay_with stone")
    assert list(said) == ["You pay 1 {stone}."], "the VP comes of either payment"
    assert "Du bezahlst 1 {stone}." in told(state, "pay_with stone", "de")


def test_what_a_worker_gave_is_told_and_not_the_price_of_his_new_place():
    state = two({"area": 0, "slots": {"axeman": 1, "farm": 0}})
    said = told(state, "deploy slot0 slot1")
    lost = [words for words, each in said.items() if not each.is_gain]
    assert lost == ["You stop being the strongest (0 {strength}).", "You lose 2 {strength}."], "the card says its price"
    assert [each for each in advised(list(said.values()), ()) if not each.is_gain] == [said[each] for each in lost]


def test_all_that_a_move_costs_for_good_is_told_in_one():
    state = two({"area": 0, "stone": 9, "slots": {"caravan": 1, "axeman": 0}})
    said = told(state, "deploy slot0 slot1")
    assert "You give up 1 {gold} a round, 1 {food} a round and 1 {stability}." in said


@pytest.mark.parametrize(("own", "is_told"), [(0, True), (1, False)])
def test_an_event_that_a_move_wins_is_told(own, is_told):
    state = two({"slots": {"axeman": own, "farm": 0}})
    state.event = "janissaries"
    assert ("You get to use Janissaries." in told(state, "deploy area slot0")) is is_told


def test_what_an_event_would_give_is_told_with_what_it_takes():
    state = two({"area": 0, "slots": {"axeman": 1, "caravan": 0}}, {"slots": {"farm": 1, "temple": 0}})
    state.event = "martyrdom_of_ali"
    said = told(state, "deploy slot0 slot1")
    assert "You'd lose 1 {vp} to Martyrdom of Ali." in said
    assert "You gain 3 {books} from Scholasticism." in said
    in_order = advised(list(said.values()), ())
    assert in_order[0] is said["You gain 3 {books} from Scholasticism."], "though the worker makes more than that"
    assert next(each for each in in_order if not each.is_gain) is said["You'd lose 1 {vp} to Martyrdom of Ali."]


def test_who_declines_is_told_what_every_other_answer_costs():
    before = {**things(two(), 0), "strength": 5.0, "books": 2.0}
    otherwise = [{**before, "strength": 2.0, "books": 4.0}, {**before, "strength": 3.0, "food": 0.0}]
    assert [words_of(each) for each in _kept(before, otherwise)] == ["You keep 2 {strength}."]
    assert not [*_kept(before, [before])]


def test_the_upkeep_of_the_first_worker_is_told_with_what_he_opens():
    state = two({"slots": {"axeman": 1, "farm": 1}}, {"slots": {"farm": 1, "axeman": 2}}, board=[["chariot"]])
    said = told(state, "buy_card chariot slot0")
    assert [words for words in said if words.startswith("With a worker on it, it costs you 1 {gold}")]


def test_growth_names_what_production_is_short_of_and_not_the_move_itself():
    state = GAME.new(GAME.settle_options(2, {}), 2, 1)
    nation = state.nations[state.decision.seat]
    bonus = GROWTH_BONUS[nation.level]
    nation.food = -production_total(state, nation.seat)[2] - bonus - 1
    short = "As things stand, you'd be 1 {food} short in production."
    instead = f" instead of {nation.food}" if nation.food else ""
    starts = f"You'd start the round with {nation.food + bonus} {{food}}{instead}."
    assert list(told(state, "take_resources food")) == [starts, short]
    nation.food += 1
    covered = f"It covers the {bonus} {{food}} you'd be short of in production."
    assert covered in told(state, "take_resources food")


def test_growth_says_what_a_nation_uses_more_of_than_it_makes():
    state = two({"slots": {"axeman": 3, "farm": 1}}, {"slots": {"farm": 1}})
    uses = "Every round, you use 2 {food} more than you make."
    words, kinds = FactWords("nations", CONSEQUENCES), ("food", "stone")
    said = {kind: [*map(words, printed_facts(state, 0, ("take_resources", kind)))] for kind in kinds}
    assert uses in said["food"] and not any("more than you make" in each for each in said["stone"])


def test_a_pass_says_what_it_saves_as_long_as_there_is_a_next_round():
    nothing, saves = "Nothing else pays off this round.", "You save 3 {gold} and 5 {stone} for the next round."
    assert {*told(two(), "pass")} == {nothing, saves}
    assert {*told(two(round=8), "pass")} == {nothing}


@pytest.mark.parametrize(("temple", "is_at_risk"), [("temple", False), ("ziggurat", True)])
def test_of_a_card_that_leaves_it_is_said_where_a_rivals_next_move_can_do_that(temple, is_at_risk):
    slots = {"farm": 1, "temple": 0, temple: 0, "caravan": 0}
    own = {"slots": {"farm": 1, "caravan": 2}}
    state = two(own, {"slots": slots}, board=[[], [], ["qin_shi_huang"]])
    said = told(state, "buy_card qin_shi_huang advisor0")
    assert ("With a single move, a rival can make you lose Qin Shi Huang again." in said) == is_at_risk
    assert bool(CONSEQUENCES.risk(state, ("buy_card", "qin_shi_huang", "advisor0"))) == is_at_risk


def test_the_last_section_of_a_wonder_says_what_it_is_worth_and_a_worker_is_no_news_of_his_price():
    state = two({"wonder": "stonehenge", "sections_built": 2}, architects=1)
    (hire,) = [move for move in state.decision.moves if move[0] == "hire_architect"][:1]
    assert "That finishes Stonehenge." in told(state, " ".join(hire))


def test_what_a_war_takes_besides_is_told_with_the_points():
    state = two(war="hundred_years_war", war_strength=2, war_buyer=1)
    (saves,) = [words for words in told(state, "deploy area slot2") if words.startswith("You avoid")]
    assert saves == "You avoid losing 2 {vp} and 5 {food} to the war and the famine."


def test_a_worker_who_moves_tells_what_is_made_more_and_less_in_one_sentence():
    state = two({"area": 0, "slots": {"caravan": 1, "aqueduct": 0}})
    swaps = [words for words, each in told(state, "deploy slot0 slot1").items() if each.key.startswith("fact.rate")]
    assert swaps == ["You get 2 {food} more every round, but 1 {gold} less."]


def test_building_on_a_wonder_is_called_by_its_name():
    state = two({"wonder": "stonehenge", "sections_built": 1}, architects=1)
    (hire, *_) = [move for move in state.decision.moves if move[0] == "hire_architect"]
    assert FactWords("nations", CONSEQUENCES)(CONSEQUENCES.then(state, hire)) == "Then I'd keep building Stonehenge."
    assert CONSEQUENCES.then(two(), hire) is None


def test_what_a_worker_does_is_said_before_what_he_is_worth_at_the_end():
    state = two()
    kinds = [each.key for each in advised(facts(state, ("deploy", "area", "slot1")), ())]
    assert kinds.index("fact.rate_more") < kinds.index("fact.points_more")


@pytest.mark.parametrize(("stone", "is_promised"), [(0, False), (3, True)])
def test_a_wonder_that_cannot_be_paid_in_the_last_round_promises_nothing(stone, is_promised):
    said = told(two({"stone": stone}, board=[["stonehenge"]], round=8), "buy_card stonehenge wonder")
    assert any(words.startswith("Stonehenge takes 3 sections") for words in said) == is_promised
    short = said.get("As things stand, you're 3 {stone} short of finishing Stonehenge.")
    assert bool(short) != is_promised
    assert is_promised or short in sure_costs([short]), "it is never left out"


def test_a_wonder_tells_what_it_does():
    said = told(two(board=[["stonehenge"]]), "buy_card stonehenge wonder")
    assert any("take 6 {books} and 4 {food}" in words for words in said)


def test_a_resource_is_taken_for_what_is_bought_with_it_in_the_tries():
    state = two({"gold": 0}, board=[["ziggurat", "chariot"]])
    lines = [(("buy_card", "ziggurat", "slot1"), ("deploy", "area", "slot1"))]
    for move, key, what in (
        (("take_resources", "gold"), "fact.spends", "Ziggurat"),
        (("take_worker", "food"), "fact.puts", "Ziggurat"),
        (("choose", "take_worker"), "fact.puts", "Ziggurat"),
    ):
        use = used_for(state, move, lines)
        assert (use.key, [each.english for each in dict(use.values)["what"]]) == (key, [what])
    assert used_for(state, ("take_resources", "food"), lines) is None
    later = used_for(state, ("take_resources", "gold"), [*lines, (("pass",),), (("pass",),)])
    assert later is None, "that there is more of it then is in its name"
    state.nations[0].gold = 1
    assert used_for(state, ("take_resources", "gold"), lines) is None, "there was enough of it for that"


def test_what_happens_to_a_plan_is_seen_on_the_table():
    state = two()
    assert since(state, state.copy(), 0) == []
    war = state.copy()
    war.war, war.war_strength, war.war_buyer = "hundred_years_war", 3, 1
    assert [each.key for each in since(state, war, 0)] == ["since.war"] and since(state, war, 1) == []
    armed = two({}, {"slots": {"farm": 1, "temple": 0, "axeman": 2}})
    (stronger,) = since(state, armed, 0)
    assert (stronger.key, dict(stronger.values)["n"]) == ("since.stronger", 4)
    alone_now = state.copy()
    alone_now.passed = (1,)
    assert [each.key for each in since(state, alone_now, 0)] == ["since.passed"]


@pytest.mark.parametrize(
    ("move", "is_undone"),
    [
        (("deploy", "slot1", "slot0"), True), (("undeploy", "slot1"), True), (("buy_card", "chariot", "slot1"), True),
        (("deploy", "slot0", "slot1"), False), (("deploy", "area", "slot0"), False), (("pass",), False),
    ],
)  # fmt: skip
def test_a_worker_who_leaves_again_or_is_covered_undoes_what_was_done(move, is_undone):
    assert reverses(("deploy", "slot2", "slot0"), ("deploy", "slot0", "slot4")), "the place is filled again"
    assert reverses(move, ("deploy", "area", "slot1")) is is_undone


def test_a_war_is_told_though_the_rest_of_the_round_is_open():
    state = two(war="hundred_years_war", war_strength=2, war_buyer=1)
    then = state.copy()
    flow.apply(then, ("deploy", "area", "slot2"))
    before, after = ForeseenPosition(state, 0), ForeseenPosition(then, 0)
    (safe,) = war_changes(before, after, (("deploy", "area", "slot2"),), False)
    assert safe.is_gain and not is_refuted(GAME, CONSEQUENCES, state, safe)
    words = "You're safe from Hundred Years War, which would take 1 {vp} and 5 {food}."
    assert FactWords("nations", CONSEQUENCES)(safe) == words
    (exposed,) = war_changes(after, before, (), False)
    assert not exposed.is_gain and [*war_changes(before, before, (), False)] == []


def words_of(found):
    return FactWords("nations", CONSEQUENCES)(found)


def test_a_purchase_names_its_price():
    state = two(board=[["ziggurat"], ["hanging_gardens"]])
    assert telling.label(state, ("buy_card", "ziggurat", "slot1")) == "Buy Ziggurat for 1 {gold}, in place of Temple"
    assert telling.label(state, ("buy_card", "hanging_gardens", "wonder")) == "Buy Hanging Gardens for 2 {gold}"


def test_in_the_last_round_nothing_is_promised_for_every_round():
    state = two({"area": 1})
    assert "You get 1 {stone} and 1 {food} more every round." in told(state, "deploy area slot0")
    state.round = 8
    assert state.is_last_round
    assert "You get 1 {stone} and 1 {food} more this round." in told(state, "deploy area slot0")


def test_what_a_worker_costs_who_moves_to_a_new_card_is_told_once():
    said = told(two({"area": 0, "slots": {"farm": 1, "temple": 0}}, board=[["chariot"]]), "buy_card chariot slot1")
    assert "Moving the worker from Farm there costs you 1 {gold}, 1 {stone} and 1 {food} every round." in said
    assert "Each worker on it gives 3 {strength}. Placing one costs 1 {stone}." in said


def test_a_wonder_that_was_begun_is_told_as_long_as_the_tries_build_on_it():
    state = two({"wonder": "pyramids", "sections_built": 1}, architects=1)
    build, deploy = ("hire_architect", "public", "wonder"), ("deploy", "area", "slot0")
    assert words_of(going_on(state, deploy, [(build,)])) == "After that, I'd finish Pyramids: 2 more sections."
    assert going_on(state, deploy, [(("pass",),), (build,)]) is None
    assert going_on(state, build, [(build,)]) is None
    assert going_on(two(), deploy, [(build,)]) is None
    said = told(state, "pass")
    assert any(each.endswith("for the next round. Pyramids still needs 2 sections.") for each in said)


def test_stone_is_taken_for_workers_or_for_a_wonder():
    state, take = two({"wonder": "pyramids", "stone": 0}, board=[["ziggurat"]]), ("take_resources", "stone")
    build = ("hire_architect", "public", "wonder")
    assert words_of(used_for(state, take, [(build,)])) == "You need it to build Pyramids."
    workers = words_of(used_for(state, take, [(("deploy", "area", "slot0"), build)]))
    assert workers == "You need it to place workers on Farm."


def test_a_payment_says_what_it_keeps_the_rest_for():
    state = two({"gold": 1}, board=[["ziggurat"]])
    lines = [(("buy_card", "ziggurat", "slot1"),)]
    assert words_of(used_for(state, ("pay_with", "food"), lines)) == "That saves your {gold} for Ziggurat."
    assert used_for(state, ("pay_with", "gold"), lines) is None
    state.nations[0].gold = 2
    assert used_for(state, ("pay_with", "food"), lines) is None, "there is enough of it, whatever is paid with"


def test_what_is_paid_besides_the_price_is_told_and_not_the_price():
    assert not any(
        words.startswith("You pay") for words in told(two(board=[[], [], ["hoplite"]]), "buy_card hoplite slot1")
    )


def test_what_makes_a_card_leave_is_told_as_what_it_costs():
    said = told(two({"slots": {"ziggurat": 1}}, board=[["qin_shi_huang"]]), "buy_card qin_shi_huang advisor0")
    (leaves,) = [each for words, each in said.items() if "Leaves the game" in words]
    assert not leaves.is_gain and "You get 3 {food} more every round." in said


def test_a_wonder_that_costs_something_tells_first_what_it_gives():
    said = told(two(board=[["colosseum"]]), "buy_card colosseum wonder")
    assert any("+3 {strength} at once. When completed: lose 2 {food}." in words for words in said)


def test_what_a_card_makes_on_a_condition_is_never_promised_without_it():
    buy, rule = "buy_card saint_augustine advisor0", "If you are the most stable {stability} nation, production also"
    ahead = told(two({"slots": {"ziggurat": 1}}, board=[["saint_augustine"]]), buy)
    assert any(words.startswith(rule) and words.endswith("That would be you.") for words in ahead)
    behind = told(two({}, {"slots": {"ziggurat": 2}}, board=[["saint_augustine"]]), buy)
    assert any(rule in words and not words.endswith("That would be you.") for words in behind)
    assert not any("every round" in words for words in (*ahead, *behind))


@pytest.mark.parametrize(
    ("moves", "reason", "holds"),
    [
        (("buy_card imjin_war nation", "buy_card gutenberg_bible nation"), "stone_income", False),
        (("buy_card imjin_war nation", "buy_card gutenberg_bible nation"), "resources", False),
        (("buy_card imjin_war nation", "buy_card gutenberg_bible nation"), "advisor", False),
        (("buy_card imjin_war nation", "buy_card gutenberg_bible nation"), "rivals", True),
        (("buy_card ziggurat slot1", "buy_card gutenberg_bible nation"), "stone_income", True),
        (("buy_card ziggurat slot1", "buy_card gutenberg_bible nation"), "buildings", True),
        (("buy_card saint_augustine advisor0", "buy_card gutenberg_bible nation"), "advisor", True),
    ],
)
def test_a_reason_is_told_only_where_the_move_itself_bears_it_out(moves, reason, holds):
    state = two({"stone": 9}, board=[["imjin_war", "gutenberg_bible", "ziggurat", "saint_augustine"]])
    one, other = (tuple(move.split()) for move in moves)
    assert {one, other} <= {*state.decision.moves}
    found = upheld(CONSEQUENCES, state, 0, (one, other), (MoveReason(reason, 1.0),))
    assert bool(found) is holds


def test_books_are_not_taken_for_the_food_that_is_left():
    state = two({"slots": {"axeman": 1, "farm": 1}}, board=[["siege_of_troy"]])
    flow.apply(state, ("buy_card", "siege_of_troy", "nation"))
    found = upheld(CONSEQUENCES, state, 0, (("choose", "books"), ("choose", "food")), (MoveReason("food", 1.0),))
    assert not found


def test_the_points_of_a_colony_are_always_told():
    points = fact.certain("fact.points_more", 2.0, fact.ForeseenChange("points", 2, fact.NOW, ()), what=())
    others = [fact.certain(f"fact.{key}", 3.0) for key in ("rate_more", "opens")]
    assert points in advised([*others, points], ())
    assert in_short([*others, points]) == [others[0], points]
    assert main_gain([*others, points]) == [points]


def test_what_another_card_makes_when_its_condition_is_met_is_told_as_its_own():
    state = two({"slots": {"ziggurat": 0, "farm": 1}, "advisors": ["saint_augustine"]}, {"slots": {"ziggurat": 1}})
    said = told(state, "deploy area slot0")
    assert "You get 1 {stone} more every round." in said
    assert "Saint Augustine then makes you 2 {books} more every round." in said


def test_it_is_told_which_card_the_first_worker_would_leave():
    own = {"area": 0, "slots": {"caravan": 1, "temple": 0}, "stone": 9}
    said = told(two(own, board=[["samurai"]]), "buy_card samurai slot1")
    assert any(words.startswith("With the worker from Caravan on it, you give up") for words in said)


def test_what_a_first_worker_gives_up_is_outweighed_in_points():
    """A lasting loss is no loss by the end of the round, but argues against the advice all the same."""
    state = two({"area": 0, "slots": {"caravan": 1, "temple": 0}, "stone": 9}, board=[["samurai", "gutenberg_bible"]])
    move, rest = ("buy_card", "samurai", "slot1"), ("buy_card", "gutenberg_bible", "nation")
    other = MoveComparison(rest, 3.0, 0.0, (MoveReason("strength", 2.0),))
    lost = [each for each in facts(state, move) if each.key == "fact.gives_up_from"]
    lost = [each._replace(worth=min(each.worth, -2.0)) for each in lost]
    (why,) = _outweighing(CONSEQUENCES, state, MoveAnalysis(move, 1.0, 0.0, (other,)), lost)
    assert words_of(why) == "In the end, it still brings about 3 more {vp}, mostly from {strength}."
    other = other._replace(reasons=(MoveReason("book_income", 2.0),))
    (why,) = _outweighing(CONSEQUENCES, state, MoveAnalysis(move, 1.0, 0.0, (other,)), lost)
    assert words_of(why) == "In the end, it still brings about 3 more {vp}.", "nothing on the card makes books"


def test_what_a_move_saves_and_what_it_takes_is_told_in_one_sentence():
    words = FactWords("nations", CONSEQUENCES)
    saves, loses = (
        fact.certain(f"fact.{key}", 1.0, what=(Quantity(1, "vp"),), where=(fact.Phrase(f"stage.{stage}"),), manned=0)
        for key, stage in (("saves", "war"), ("loses", "famine"))
    )
    assert words.all([saves, loses]) == "You avoid losing 1 {vp} to the war, but lose 1 {vp} to the famine."
    assert words.all([loses]) == "You'd lose 1 {vp} to the famine."
