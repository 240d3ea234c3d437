"""Why a choice is refused: every reason of the game, in a position where a player would meet it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from roisoleil.engine.frame import Reason
from roisoleil.engine.table import NOT_ASKED, NOT_YOUR_TURN, OVER
from roisoleil.games.habemus import actions, bidding, reveal, taking
from roisoleil.games.habemus.actions import (
    CHIGI_CANNOT_BE_BRIBED,
    CHIGI_CANNOT_BE_SWAPPED,
    CHIGI_ONLY_BY_HIS_OWNER,
    NOT_AT_AN_OPPONENT,
    NOT_IN_A_DISPLAY,
    NOT_IN_HAND,
    SAME_DISPLAY,
    play_action_cards,
)
from roisoleil.games.habemus.bidding import NOT_ENOUGH_GEMS, TWO_GEMS_AT_MOST, bid_gems
from roisoleil.games.habemus.reveal import NOT_YOUR_ORDER, choose_orders
from roisoleil.games.habemus.taking import (
    CHIGI_CANNOT_BE_EXCLUDED,
    NOBODY_TO_DIE,
    NOT_IN_THE_ROW,
    NOT_YOURSELF,
    PROTECTED_BY_FELIPE,
    take_cards,
)
from tests.games.habemus.helpers import election, table_with
from tests.games.habemus.play import AMELIE, BRIGITTE, CHRISTOPHE, RALF, Play

DISPLAYS = {AMELIE: "bichi", BRIGITTE: "colonna este", RALF: "chigi ginetti"}


def keeping() -> Play:
    return table_with(choose_orders, black_smoke=True, orders={AMELIE: "france leaders"})


def laying() -> Play:
    return table_with(play_action_cards, hands={AMELIE: "bribe", BRIGITTE: "swap"})


def bribing() -> Play:
    play = table_with(play_action_cards, hands={AMELIE: "bribe"}, displays=DISPLAYS, row="lugo louis swap camerlengo")
    play.lay({AMELIE: "bribe"})
    return play


def swapping(faq: bool = False) -> Play:
    row = "lugo louis bribe camerlengo"
    play = table_with(play_action_cards, hands={AMELIE: "swap"}, displays=DISPLAYS, row=row, faq=faq)
    play.lay({AMELIE: "swap"})
    return play


def swapping_by_the_faq() -> Play:
    return swapping(faq=True)


def bidding_gems() -> Play:
    return table_with(bid_gems, gems={AMELIE: "DRA"}, laid={BRIGITTE: "best-twice", RALF: "bid-second"})


def taking_cards() -> Play:
    return table_with(take_cards, row="lugo louis swap camerlengo")


def excluding(faq: bool = False) -> Play:
    displays = {AMELIE: "felipe bichi", BRIGITTE: "felipe colonna", RALF: "chigi ginetti"}
    play = table_with(take_cards, row="lugo felipe swap camerlengo", displays=displays, faq=faq)
    play.take(AMELIE, "felipe")
    return play


def excluding_by_the_faq() -> Play:
    return excluding(faq=True)


def striking() -> Play:
    play = table_with(take_cards, row="lugo death swap camerlengo", displays=DISPLAYS)
    play.take(AMELIE, "death")
    return play


CASES: list[tuple[Callable[[], Play], int, str, Reason]] = [
    (keeping, AMELIE, "keep four-coats", NOT_YOUR_ORDER),
    (keeping, AMELIE, "keep felipe-mazarin", NOT_YOUR_ORDER),
    (laying, AMELIE, "lay ten-gold", NOT_IN_HAND),
    (laying, AMELIE, "lay swap", NOT_IN_HAND),
    (laying, BRIGITTE, "lay bribe", NOT_IN_HAND),
    (bribing, AMELIE, "bribe chigi", CHIGI_CANNOT_BE_BRIBED),
    (bribing, AMELIE, "bribe bichi", NOT_AT_AN_OPPONENT),
    (bribing, AMELIE, "bribe lugo", NOT_AT_AN_OPPONENT),
    (bribing, AMELIE, "bribe barberini", NOT_AT_AN_OPPONENT),
    (bribing, AMELIE, "bribe durazzo", NOT_AT_AN_OPPONENT),
    (swapping, AMELIE, "swap bichi chigi", CHIGI_CANNOT_BE_SWAPPED),
    (swapping, AMELIE, "swap colonna chigi", CHIGI_CANNOT_BE_SWAPPED),
    (swapping_by_the_faq, AMELIE, "swap bichi chigi", CHIGI_ONLY_BY_HIS_OWNER),
    (swapping_by_the_faq, AMELIE, "swap colonna chigi", CHIGI_ONLY_BY_HIS_OWNER),
    (swapping, AMELIE, "swap bichi lugo", NOT_IN_A_DISPLAY),
    (swapping, AMELIE, "swap barberini bichi", NOT_IN_A_DISPLAY),
    (swapping, AMELIE, "swap retz durazzo", NOT_IN_A_DISPLAY),
    (swapping, AMELIE, "swap ginetti chigi", SAME_DISPLAY),
    (bidding_gems, AMELIE, "bid S", NOT_ENOUGH_GEMS),
    (bidding_gems, AMELIE, "bid DDD", NOT_ENOUGH_GEMS),
    (bidding_gems, BRIGITTE, "bid RR", NOT_ENOUGH_GEMS),
    (bidding_gems, BRIGITTE, "bid DDD", TWO_GEMS_AT_MOST),
    (bidding_gems, BRIGITTE, "bid RRR", TWO_GEMS_AT_MOST),
    (taking_cards, AMELIE, "take barberini", NOT_IN_THE_ROW),
    (taking_cards, AMELIE, "take cesi", NOT_IN_THE_ROW),
    (taking_cards, AMELIE, "take mazarin", NOT_IN_THE_ROW),
    (excluding_by_the_faq, AMELIE, "exclude chigi", CHIGI_CANNOT_BE_EXCLUDED),
    (excluding, AMELIE, "exclude colonna", PROTECTED_BY_FELIPE),
    (excluding, AMELIE, "exclude bichi", PROTECTED_BY_FELIPE),
    (excluding, AMELIE, "exclude barberini", taking.NOT_IN_A_DISPLAY),
    (excluding, AMELIE, "exclude durazzo", taking.NOT_IN_A_DISPLAY),
    (excluding, AMELIE, "exclude lugo", taking.NOT_IN_A_DISPLAY),
    (striking, AMELIE, "strike 0", NOT_YOURSELF),
    (striking, AMELIE, "strike 3", NOBODY_TO_DIE),
    # Reasons of the kernel.
    (bidding_gems, RALF, "bid D", NOT_YOUR_TURN),
    (taking_cards, BRIGITTE, "take lugo", NOT_YOUR_TURN),
    (election, AMELIE, "take lugo", OVER),
    # Answers to other questions, among them the neighbours in the table of choices.
    (keeping, AMELIE, "lay none", NOT_ASKED),
    (laying, AMELIE, "keep felipe-mazarin", NOT_ASKED),
    (laying, AMELIE, "bid -", NOT_ASKED),
    (bidding_gems, AMELIE, "lay swap", NOT_ASKED),
    (bidding_gems, AMELIE, "take barberini", NOT_ASKED),
    (taking_cards, AMELIE, "bid DDD", NOT_ASKED),
    (taking_cards, AMELIE, "bribe barberini", NOT_ASKED),
    (bribing, AMELIE, "take camerlengo", NOT_ASKED),
    (bribing, AMELIE, "exclude barberini", NOT_ASKED),
    (excluding, AMELIE, "bribe durazzo", NOT_ASKED),
    (excluding, AMELIE, "strike 0", NOT_ASKED),
    (striking, AMELIE, "exclude durazzo", NOT_ASKED),
    (striking, AMELIE, "swap none none", NOT_ASKED),
    (swapping, AMELIE, "strike 3", NOT_ASKED),
]


@pytest.mark.parametrize(
    ("arrange", "seat", "notation", "reason"), CASES, ids=[f"{case[2]} is {case[3].key}" for case in CASES]
)
def test_a_refused_choice_says_why(arrange: Callable[[], Play], seat: int, notation: str, reason: Reason) -> None:
    play = arrange()
    before = play.table.hash()
    assert play.why_not(seat, notation) is reason
    assert play.table.hash() == before


def test_every_reason_of_the_game_is_met_above() -> None:
    stated = {
        value
        for module in (actions, bidding, reveal, taking)
        for value in vars(module).values()
        if isinstance(value, Reason)
    }
    assert len(stated) >= 14
    assert stated <= {reason for *_, reason in CASES}


def test_every_reason_of_the_game_names_its_section_of_the_rulebook() -> None:
    assert all(reason.section.ident for *_, reason in CASES if reason not in (NOT_YOUR_TURN, NOT_ASKED, OVER))


def test_a_legal_choice_has_no_reason_against_it() -> None:
    assert taking_cards().why_not(AMELIE, "take lugo") is None


def test_who_has_given_a_sealed_answer_cannot_change_it() -> None:
    play = bidding_gems()
    play.choose(AMELIE, "bid D")
    assert play.why_not(AMELIE, "bid R") is NOT_YOUR_TURN


def test_the_three_rubies_leave_nothing_to_decide() -> None:
    play = table_with(bid_gems, laid={CHRISTOPHE: "three-rubies"})
    assert play.why_not(CHRISTOPHE, "bid D") is NOT_YOUR_TURN


def test_a_seat_that_is_not_there_cannot_be_struck() -> None:
    play = table_with(take_cards, seats=3, row="lugo death swap camerlengo", displays={BRIGITTE: "colonna"})
    play.take(AMELIE, "death")
    assert play.why_not(AMELIE, "strike 3") is NOT_ASKED
