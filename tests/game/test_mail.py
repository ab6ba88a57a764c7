"""Games by mail: two folders, and letters that go to and fro as mail programs leave them."""

import json
import re
from copy import copy
from dataclasses import replace

import pytest

from game import GAMES, game_named
from game.bots.random_bot import RandomBot
from game.engine.flow import IllegalMove
from game.files import mail
from game.files.mail import Refused
from game.files.mail_text import sealed, unsealed
from game.files.saves import Saves
from game.session.savefile_lines import check_line, text_of
from game.session.session import ELSEWHERE, FRIENDLY, HUMAN, SANDBOX, Mail, Parent, Seat, Session
from game.tools import mail as mail_command
from tests.attacks.by_mail import on_its_way, play_by_mail


@pytest.fixture(autouse=True)
def no_waiting_for_the_disk(monkeypatch):
    monkeypatch.setattr("os.fsync", lambda file: None)


@pytest.fixture
def here(tmp_path):
    return Saves(game_named, tmp_path / "here")


@pytest.fixture
def there(tmp_path):
    return Saves(game_named, tmp_path / "there")


def begun(saves, game="nations_dice", seed="5"):
    """A new game of Anna here and Ben elsewhere, with a computer where it needs one."""
    game = GAMES[game]
    more = [Seat(f"Computer {n}", "random", n) for n in range(3, game.seats[0] + 1)]
    return saves.begin(Session(game, {}, [Seat("Anna"), Seat("Ben", ELSEWHERE, 2), *more], seed))


def play_on(journal, hand=None):
    """Moves of whoever sits at this table, until a letter is due."""
    session, hand = journal.session, hand or RandomBot("1", journal.session.game)
    while not mail.awaited(session):
        journal.session.play(hand.choose(session.state, session.state.decision))


def write(journal):
    """Play until a letter is due, write it, and leave the table."""
    play_on(journal)
    text = mail.send(journal, mail.awaited(journal.session), str)
    journal.close()
    return text


def refused(saves, text):
    with pytest.raises(Refused) as why:
        mail.arrival(saves, text)
    return why.value


@pytest.mark.parametrize("game", GAMES)
def test_a_game_goes_to_and_fro_by_mail(game, here, there):
    letters, one, other = play_by_mail(begun(here, game), here, there, "1", most=9)

    assert letters == 9
    assert one.session.state.fingerprint() == other.state.fingerprint()
    assert len(here.files()) == len(there.files()) == 1


def test_a_game_is_played_to_its_end_by_mail(here, there):
    _, one, other = play_by_mail(begun(here), here, there, "2")

    assert one.session.state.is_over
    assert one.session.state.fingerprint() == other.state.fingerprint()


def test_whoever_gets_a_letter_sits_there_alone(here, there):
    journal = mail.take_in(there, mail.arrival(there, on_its_way(write(begun(here)))))

    assert [seat.player for seat in journal.session.seats] == [ELSEWHERE, HUMAN]
    assert journal.session.state.decision.seat == 1


def test_who_sits_here_stays_so_with_the_next_letter(here, there):
    journal = begun(here, "wealth_of_nations")
    journal.session.give_seat(2, HUMAN)
    first = write(journal)
    answer = write(mail.take_in(there, mail.arrival(there, first)))
    again = mail.take_in(here, mail.arrival(here, answer))

    assert [seat.player for seat in again.session.seats] == [HUMAN, ELSEWHERE, HUMAN]


def test_a_computer_that_took_a_seat_there_has_it_here_too(here, there):
    journal = mail.take_in(there, mail.arrival(there, write(begun(here, "wealth_of_nations"))))
    journal.session.give_seat(2, "easy")
    again = mail.take_in(here, mail.arrival(here, write(journal)))

    assert again.session.seats[2].player == "easy"


def test_a_letter_to_the_only_person_names_no_sender(here):
    journal = begun(here, "wealth_of_nations")
    journal.session.give_seat(0, "random")
    play_on(journal)
    to = mail.awaited(journal.session)
    assert "comes from" not in mail.send(journal, to, str)
    assert mail.title(journal.session, to) == f"Wealth of Nations, to Ben, move {len(journal.session.moves)}"


def test_a_ghost_races_at_its_own_table_only(here, there):
    journal = begun(here)
    journal.session.ghost = "Nations 2.yaml"
    first = write(journal)
    other = mail.take_in(there, mail.arrival(there, first))
    assert other.session.ghost == ""

    assert mail.take_in(here, mail.arrival(here, write(other))).session.ghost == "Nations 2.yaml"


def test_who_sits_elsewhere_is_not_asked_to_agree_to_an_undo(here):
    def thrown(*players):
        seats = [Seat(f"Seat {n}", player, n) for n, player in enumerate(players, 1)]
        session = Session(GAMES["nations_dice"], {}, seats, "5", undo_kind=FRIENDLY)
        hand = RandomBot("1", session.game)
        while not session.moves or not session.has_shown_since(len(session.moves) - 1):
            session.play(hand.choose(session.state, session.state.decision))
        return session

    assert thrown(HUMAN, HUMAN).can_undo
    assert not thrown(HUMAN, ELSEWHERE).can_undo


def test_undo_never_goes_back_over_a_letter(here, there):
    journal = begun(here, "wealth_of_nations")
    play_on(journal)
    assert journal.session.can_undo
    mail.send(journal, [1], str)

    with pytest.raises(IllegalMove):
        journal.session.undo()
    journal.close()
    assert not here.open(journal.path)[0].session.can_undo


def test_what_came_with_a_letter_is_not_taken_back_either(here, there):
    answer = write(mail.take_in(there, mail.arrival(there, write(begun(here, "wealth_of_nations")))))
    journal = mail.take_in(here, mail.arrival(here, answer))

    assert not journal.session.can_undo


def test_a_letter_can_be_opened_again(here, there):
    letter = write(begun(here))
    first = mail.take_in(there, mail.arrival(there, letter))
    first.close()
    again = mail.take_in(there, mail.arrival(there, letter))

    assert again.path == first.path


def test_an_old_letter_is_refused_and_changes_nothing(here, there):
    old = write(begun(here))
    journal = mail.take_in(there, mail.arrival(there, old))
    write(journal)
    before = journal.path.read_bytes()
    why = refused(there, old)

    assert "older than your game" in str(why)
    assert why.own == journal.path
    assert journal.path.read_bytes() == before


def test_a_letter_that_went_another_way_is_refused(here, there):
    letter = write(begun(here))
    journal = mail.take_in(there, mail.arrival(there, letter))
    play_on(journal, RandomBot("another", journal.session.game))
    journal.close()
    other = Session(journal.session.game, journal.session.options, journal.session.seats, "5")
    for move in journal.session.moves[: journal.session.sent]:
        other.play(move)
    other.play(next(move for move in other.state.decision.moves if move != journal.session.moves[len(other.moves)]))
    other.mail = journal.session.mail

    assert f"differ after move {len(other.moves) - 1}" in str(refused(there, mail.letter(other, [1])))


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (("game: nations_dice", "game: chess"), "chess"),
        (("rules: ", "rules: 9"), "a newer version"),
        (("moves:", "moves:\n- fly_away"), "fly_away is not among the legal moves"),
        (("game: nations_dice", "nothing"), "damaged"),
    ],
)
def test_a_letter_with_a_game_that_cannot_be_played_says_why(here, change, fault):
    journal = begun(here)
    play_on(journal)

    assert fault in str(refused(here, sealed(text_of(journal.session).replace(*change))))


@pytest.mark.parametrize("text", ["Hello", "", "\nmoves:\n- pass\n", "A" * (1 << 21) + "A"])
def test_a_foreign_text_is_refused(here, text):
    refused(here, text)


def test_a_plain_game_comes_as_a_letter_to_nobody(here, there):
    session = Session(GAMES["nations_dice"], {}, [Seat("Anna")], "5")
    journal = mail.take_in(there, mail.arrival(there, on_its_way(mail.letter(session))))

    assert journal.session.seats == session.seats
    assert journal.session.mail is None


def test_the_text_of_a_saved_game_comes_in_too(here, there):
    journal = begun(here)
    play_on(journal)
    arrived = mail.arrival(there, text_of(journal.session))

    assert arrived.session.moves == journal.session.moves


@pytest.mark.parametrize("code", ["utf-8", "utf-8-sig", "utf-16"])
def test_a_letter_lies_in_a_file_and_never_over_another(here, code):
    letter = write(begun(here))
    first, second = (mail.put_down(letter, 'Nations: "Anna" to Ben', here.letters) for _ in range(2))
    first.write_bytes(letter.encode(code))

    assert (first.name, second.name) == ("Nations Anna to Ben.nations", "Nations Anna to Ben 2.nations")
    assert mail.opened(mail.read_text(first)).session.mail


def test_a_file_that_cannot_be_read_says_why(tmp_path):
    for path in (tmp_path, tmp_path / "nothing"):
        with pytest.raises(Refused, match=path.name):
            mail.read_text(path)


# -- what a letter may change ---------------------------------------------------------------------------------------


def answered(here, there, game="wealth_of_nations"):
    """A game of Anna here, who has sent a letter, and the game as Ben's answer has it."""
    journal = mail.take_in(there, mail.arrival(there, write(begun(here, game))))
    play_on(journal)
    journal.close()
    answer = copy(journal.session)
    answer.mail = Mail(answer.mail.game, len(answer.moves))
    return answer


def with_seat(session, number, **changes):
    changed = copy(session)
    seats = list(session.seats)
    seats[number] = replace(seats[number], **changes)
    changed.seats = tuple(seats)
    return changed


def as_another(session, **changes):
    """The same moves, as far as they go, in a game that was laid out in another way."""
    facts = {"options": session.options, "seats": session.seats, "seed": session.seed} | changes
    other = Session(session.game, **facts)
    other.mail = Mail(session.mail.game, 0)
    for move in session.moves:
        if other.state.decision is None or move not in other.state.decision.moves:
            break
        other.play(move)
    hand = RandomBot("1", other.game)
    while other.state.decision and len(other.moves) < len(session.moves):
        other.play(hand.choose(other.state, other.state.decision))
    other.mail = Mail(session.mail.game, len(other.moves))
    return other


def own_file(saves):
    (path,) = (path for path in saves.files() if path.parent.name == "running")
    return path


def test_another_number_of_seats_is_refused_and_the_game_goes_on(here, there):
    answer = answered(here, there, "nations_dice")
    more = (*answer.seats, Seat("Carl", ELSEWHERE, 3))
    why = refused(here, mail.letter(as_another(answer, seats=more), [0]))

    assert "other players, options or another seed" in str(why)
    assert why.own == own_file(here)
    assert here.open(why.own)[0].path == why.own, "another copy was begun, as of a game that is busy"


def test_a_fault_while_a_letter_is_taken_in_leaves_no_game_busy(here, there, monkeypatch):
    arrived = mail.arrival(here, mail.letter(answered(here, there), [0]))
    with monkeypatch.context() as patched, pytest.raises(ZeroDivisionError):
        patched.setattr(mail, "_bring_up", lambda *_: 1 / 0)
        mail.take_in(here, arrived)

    assert mail.take_in(here, arrived).path == arrived.own


def test_a_letter_is_not_taken_in_where_the_game_has_gone_on_meanwhile(here, there):
    answer = answered(here, there)
    arrived = mail.arrival(here, mail.letter(answer, [0]))
    journal = here.open(arrived.own)[0]
    other = next(
        move for move in journal.session.state.decision.moves if move != answer.moves[len(journal.session.moves)]
    )
    journal.session.play(other)
    journal.close()

    with pytest.raises(Refused, match="differ after"):
        mail.take_in(here, arrived)


def test_a_letter_makes_no_moves_of_a_seat_that_sits_here(here, there):
    answer = answered(here, there)
    hand = RandomBot("3", answer.game)
    while answer.state.decision.seat == 0:
        answer.play(hand.choose(answer.state, answer.state.decision))
    answer.mail = Mail(answer.mail.game, len(answer.moves))
    before = own_file(here).read_bytes()
    why = str(refused(here, mail.letter(answer, [1])))

    assert "for Anna, who plays here" in why
    assert own_file(here).read_bytes() == before

    journal = here.open(own_file(here))[0]
    journal.session.give_seat(0, ELSEWHERE)
    journal.close()
    assert mail.arrival(here, mail.letter(answer, [0])).own, "the way out that was said"


def test_what_could_not_be_chosen_may_have_been_played_elsewhere(here):
    """Tables play the only legal move by themselves."""
    session = Session(GAMES["nations_dice"], {}, [Seat("Anna"), Seat("Ben", ELSEWHERE, 2)], "1")
    hand = RandomBot("1", session.game)
    while len(session.moves) < 25:
        session.play(hand.choose(session.state, session.state.decision))
    session.mail = Mail("0123456789abcdef", 25)
    here.begin(session).close()
    session.play(hand.choose(session.state, session.state.decision))
    assert (session.state.decision.seat, session.state.decision.moves) == (0, (("pass",),))
    session.play(("pass",))

    assert mail.arrival(here, mail.letter(session, [1])).own


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda game: with_seat(game, 0, player="easy"), "lets a computer play Anna"),
        (lambda game: with_seat(game, 0, name="Anja"), "to Anja"),
        (lambda game: with_seat(game, 0, colour=6), "other players, options or another seed"),
        (lambda game: as_another(game, undo_kind=SANDBOX), "how far undo goes"),
        (lambda game: as_another(game, may_ask=False), "whether you can ask for hints"),
        (lambda game: as_another(game, seed="another"), "other players, options or another seed"),
    ],
)
def test_what_is_not_the_others_to_change_is_refused(here, there, change, why):
    answer = answered(here, there)
    before = own_file(here).read_bytes()

    assert why in str(refused(here, mail.letter(change(answer), [0])))
    assert own_file(here).read_bytes() == before


def test_a_letter_makes_no_branch_of_a_game(here, there):
    answer = answered(here, there)
    answer.parent = Parent("another.yaml", 1, "00")

    assert "a branch of" in str(refused(here, mail.letter(answer, [0])))


@pytest.mark.parametrize(
    ("number", "change", "told"),
    [
        (1, {"name": "Bert"}, ["Ben is now called Bert."]),
        (1, {"player": "hard"}, ["A computer (Hard) now plays Ben."]),
        (2, {"player": "easy"}, ["A computer (Easy) now plays Computer 3."]),
        (
            2,
            {"player": HUMAN},
            ["Someone elsewhere now plays Computer 3. Until now it was a computer."],
        ),
        (2, {}, []),
    ],
)
def test_what_a_letter_changes_of_others_is_told_before_it_is_taken_in(here, there, number, change, told):
    arrived = mail.arrival(here, mail.letter(with_seat(answered(here, there), number, **change), [0]))

    assert list(arrived.told) == told


def test_a_seat_of_a_computer_that_a_letter_brings_here_is_told(here, there):
    answer = with_seat(answered(here, there), 2, player=HUMAN)

    assert mail.arrival(here, mail.letter(answer, [0, 2])).told == (
        "You now play Computer 3 here. Until now it was a computer.",
    )


def test_what_is_unusual_in_a_game_that_comes_for_the_first_time_is_told(there):
    seats = [Seat("Anna"), Seat("Ben", ELSEWHERE, 2)]
    session = Session(GAMES["nations_dice"], {}, seats, "5", undo_kind=SANDBOX, may_ask=False)
    session.parent = Parent("another.yaml", 0, "00")
    session.mail = Mail("0123456789abcdef", 0)
    told = mail.arrival(there, mail.letter(session, [1])).told

    assert [words.partition(":")[0] for words in told] == [
        "It's a sandbox", "Hints are turned off.", "It's a branch",
    ]  # fmt: skip


def test_who_asked_the_adviser_here_is_not_said_by_a_letter(here, there):
    answer = answered(here, there)
    answer.advised = ((0, 0), (len(answer.moves), 1))
    journal = mail.take_in(here, mail.arrival(here, mail.letter(answer, [0])))

    assert journal.session.advised == ((len(answer.moves), 1),)


def test_a_letter_carries_the_fingerprint_of_its_position(here):
    journal = begun(here)
    text = unsealed(write(journal))

    assert text.endswith(f"- {check_line(journal.session.state)}\n")


def test_a_letter_that_comes_to_another_position_is_refused(here, there):
    text = unsealed(write(begun(here))).replace("- check ", "- check 0")

    assert "differs" in str(refused(there, sealed(text)))


def test_a_letter_without_a_fingerprint_opens_as_before(here, there):
    head, _, _ = unsealed(write(begun(here))).rpartition("- check ")

    assert mail.arrival(there, sealed(head)).session.mail


# -- what comes from outside ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "change",
    [
        (r"  game: .*", "  game: a"),
        (r"  sent: ", "  sent: 1"),
        (r"moves:\n", "moves:\n" + "- check 0 0\n" * 1001),
        (r"moves:\n", "moves:\n" + "- reshuffle nobody 0\n" * 101),
    ],
    ids=["a name of its own", "more sent than played", "many fingerprints", "dealt anew many times"],
)
def test_a_letter_that_the_program_did_not_write_is_refused(here, there, change):
    text = re.sub(*change, unsealed(write(begun(here))))

    assert "wasn't written by Table of Nations" in str(refused(there, sealed(text)))


@pytest.mark.parametrize("line", ["advised seat9", "player seat0 hard", "reshuffle seat9 0", "reshuffle seatx 0"])
def test_a_line_about_a_seat_that_is_not_there_is_refused(here, there, line):
    refused(there, sealed(unsealed(write(begun(here))) + f"- {line}\n"))


@pytest.mark.parametrize(
    "text",
    [
        "*** TABLE-OF-NATIONS-LETTER-" + "1" * 5000,
        "\ud800",
        "game: nations\nmoves:\n- \ud800\n",
        sealed("game: nations\nrules: " + "9" * 5000 + "\nmoves:\n"),
        sealed("[" * 100_000 + "\nmoves:\n"),
        sealed("\nmoves:\n" + "\0" * 100),
    ],
    ids=["long number", "half a sign", "half a sign in a game", "long number in a game", "deep", "zeros"],
)
def test_whatever_text_comes_it_is_refused_in_words(here, text):
    assert "stumbles" not in str(refused(here, text))


def test_a_fault_of_the_program_is_a_refusal(here, monkeypatch):
    letter = write(begun(here))
    monkeypatch.setattr(mail, "replayed", lambda *_: [][0])

    assert "fails on this text (IndexError)" in str(refused(here, letter))


# -- the door -----------------------------------------------------------------------------------------------------


@pytest.fixture
def mailed(here, tmp_path):
    """A file with a letter to Ben, in the middle of a game with hidden hands."""
    journal = begun(here, "nation_deckbuilder")
    for _ in range(3):
        play_on(journal)
        hand = RandomBot("2", journal.session.game)
        while mail.awaited(journal.session):
            journal.session.play(hand.choose(journal.session.state, journal.session.state.decision))
    file = tmp_path / "letter.txt"
    file.write_text(on_its_way(write(journal)), encoding="utf-8")
    return file


def test_the_door_tells_what_a_mailed_game_asks(mailed, capsys):
    assert mail_command.main(["--open", str(mailed), "--as", "2"]) == 0
    told = json.loads(capsys.readouterr().out)

    assert (told["name"], told["seat"]) == ("Ben", 2)
    assert {"play"} <= told["moves"].keys()
    assert any(line.startswith("Anna") for line in told["recap"])


def test_the_door_tells_nothing_that_is_hidden_from_the_seat(mailed):
    """Whatever the other hand holds in truth, the same is told: what Anna draws is a number."""
    told = mail_command.asked_of(mail.opened(mail.read_text(mailed)).session, 1)

    assert [line for line in told["recap"] if line.startswith("Anna draws")] == ["Anna draws 5 cards."]


@pytest.mark.parametrize(("seat", "why"), [("1", "the turn of Ben (player 2)"), ("7", "not of player 7")])
def test_the_door_refuses_who_is_not_asked(mailed, capsys, seat, why):
    assert mail_command.main(["--open", str(mailed), "--as", seat]) == 1
    assert why in capsys.readouterr().err


def test_the_door_refuses_a_damaged_letter(mailed, capsys):
    mailed.write_text(mailed.read_text()[:-200])

    assert mail_command.main(["--open", str(mailed), "--as", "2"]) == 1
    assert "incomplete" in capsys.readouterr().err


def test_the_door_writes_a_letter(mailed, capsys):
    before = mailed.read_bytes()
    assert mail_command.main(["--send", str(mailed), "--to", "2"]) == 0
    session = mail.opened(capsys.readouterr().out).session

    assert session.seats == tuple(replace(seat, player=(ELSEWHERE, HUMAN)[n]) for n, seat in enumerate(session.seats))
    assert session.mail == Mail(session.mail.game, len(session.moves))
    assert mailed.read_bytes() == before
