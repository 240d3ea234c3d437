"""Why a choice is refused: every reason of the game, in a position where a player would meet it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from roisoleil.engine.frame import Reason
from roisoleil.engine.table import NOT_ASKED, NOT_YOUR_TURN, OVER
from roisoleil.games.ombre import auction, conspiracy, debts, gold, mazarin, payment, qualities, reveal
from tests.games.ombre.helpers import PHASE_2, PHASE_3, table_with
from tests.games.ombre.play import ANNE, BLAISE, COLBERT, Play

MODULES = [auction, conspiracy, debts, gold, mazarin, payment, qualities, reveal]


def poor() -> Play:
    """Phase 1 of Anne, who has no majority and no auction card."""
    return table_with(spheres={ANNE: "red green", BLAISE: "red red green green blue"}, discard="yellow")


def rich() -> Play:
    """Phase 1 of Anne, who has every majority and card of phase 1."""
    spheres = {ANNE: "blue green red yellow authority suzerain pension conspiracy", BLAISE: "purple"}
    return table_with(seats=4, spheres=spheres, fallen={COLBERT: 1})


def exhausted() -> Play:
    """Anne has used all that she had."""
    play = rich()
    play.choose(ANNE, "duel 1", "use power", "use wealth", "use authority", "use pension", "suzerain 1")
    play.choose(ANNE, "conspire red power", "dismiss yellow 1 purple")
    return play


def power_used() -> Play:
    """Anne, who has the majority in red alone, has used it."""
    play = table_with(spheres={ANNE: "red", BLAISE: "yellow"})
    play.choose(ANNE, "use power")
    return play


def wealth_used() -> Play:
    """Anne, who has the majority in yellow alone, has used it."""
    play = table_with(spheres={ANNE: "yellow", BLAISE: "red"})
    play.choose(ANNE, "use wealth")
    return play


def poor_second() -> Play:
    """Phase 1 of Blaise, who may aim at seat 0 but has nothing to aim with."""
    return table_with(active=BLAISE, spheres={ANNE: "blue green", BLAISE: "purple"})


def with_yellow() -> Play:
    """Anne has the majority in yellow, not that in blue."""
    return table_with(spheres={ANNE: "yellow", BLAISE: "blue"})


def with_pension() -> Play:
    return table_with(spheres={ANNE: "pension", BLAISE: "yellow yellow"})


def with_suzerain() -> Play:
    """Anne has used her Authority, but not her Suzerain."""
    play = table_with(spheres={ANNE: "authority suzerain", BLAISE: "red red green green"})
    play.choose(ANNE, "use authority")
    return play


def retrieving() -> Play:
    play = table_with(spheres={ANNE: "blue red"}, discard="yellow green")
    play.choose(ANNE, "lay-down red")
    return play


def announcing() -> Play:
    return table_with(PHASE_2, spheres={ANNE: "red"})


def with_medal() -> Play:
    return table_with(PHASE_2, spheres={ANNE: "medal"})


def pausing() -> Play:
    play = table_with(PHASE_2, spheres={ANNE: "medal conspiracy red"}, draw="red")
    play.choose(ANNE, "turn")
    return play


def placing() -> Play:
    return table_with(announced=2, draw="red red", spheres={ANNE: "blue"})


def placing_with_influence() -> Play:
    return table_with(announced=2, draw="red blue", spheres={ANNE: "influence"})


def favoured() -> Play:
    return table_with(announced=1, draw="mazarin red", spheres={ANNE: "purple"}, gold={BLAISE: 17})


def favoured_with_little_power() -> Play:
    return table_with(announced=1, draw="mazarin red", spheres={ANNE: "purple"}, power={BLAISE: 41})


def indebted() -> Play:
    return table_with(
        announced=1,
        draw="debts red",
        spheres={ANNE: "green pension", BLAISE: "red-seal"},
        power={ANNE: 1},
        gold={ANNE: 1},
    )


def bidding() -> Play:
    play = table_with(announced=1, draw="pension red")
    play.choose(ANNE, "bid 4")
    return play


def outbid() -> Play:
    """Anne has bid all that Blaise could pay."""
    play = table_with(announced=1, draw="pension red")
    play.choose(ANNE, "bid 10")
    return play


def paying() -> Play:
    play = table_with(announced=1, draw="pension red", spheres={ANNE: "green yellow"}, power={ANNE: 1})
    play.win_auction(ANNE, 3)
    return play


def spending() -> Play:
    return table_with(PHASE_3, seats=4, spheres={ANNE: "red", BLAISE: "blue"}, gold={ANNE: 2}, fallen={COLBERT: 1})


def spending_second() -> Play:
    """Phase 3 of Blaise, who may aim at seat 0."""
    return table_with(PHASE_3, active=BLAISE, spheres={ANNE: "red", BLAISE: "blue"}, gold={BLAISE: 2})


def with_one_gold() -> Play:
    return table_with(PHASE_3, spheres={ANNE: "red", BLAISE: "blue"})


def second_with_one_gold() -> Play:
    return table_with(PHASE_3, active=BLAISE, spheres={ANNE: "red", BLAISE: "blue"})


def penniless() -> Play:
    return table_with(PHASE_3, spheres={ANNE: "red", BLAISE: "blue"}, gold={ANNE: 0})


def has_acted() -> Play:
    play = table_with(PHASE_3, spheres={ANNE: "red", BLAISE: "blue"}, gold={ANNE: 9})
    play.choose(ANNE, "sap 1")
    return play


def over() -> Play:
    return table_with(announced=1, draw="louis", louis_seen=True)


CASES: list[tuple[Callable[[], Play], int, str, Reason]] = [
    # Phase 1.
    (rich, ANNE, "done", qualities.DUEL_FIRST),
    (poor, ANNE, "duel 1", qualities.NO_MAJORITY),
    (poor, ANNE, "duel-two 1 2", qualities.NO_MAJORITY),
    (poor, ANNE, "use power", qualities.NO_MAJORITY),
    (poor, ANNE, "use wealth", qualities.NO_MAJORITY),
    (poor, ANNE, "lay-down red", qualities.NO_MAJORITY),
    (poor, ANNE, "dismiss red 1 red", qualities.NO_MAJORITY),
    (poor, ANNE, "lay-down blue", qualities.NO_MAJORITY),
    (with_yellow, ANNE, "lay-down blue", qualities.NO_MAJORITY),
    (poor_second, BLAISE, "duel 0", qualities.NO_MAJORITY),
    (poor_second, BLAISE, "dismiss blue 0 blue", qualities.NO_MAJORITY),
    (poor_second, BLAISE, "suzerain 0", qualities.NOT_YOUR_CARD),
    (poor_second, BLAISE, "suzerain 5", qualities.NOT_YOUR_CARD),
    (power_used, ANNE, "use power", qualities.USED_ALREADY),
    (power_used, ANNE, "use wealth", qualities.NO_MAJORITY),
    (wealth_used, ANNE, "use wealth", qualities.USED_ALREADY),
    (wealth_used, ANNE, "use power", qualities.NO_MAJORITY),
    (exhausted, ANNE, "duel 1", qualities.USED_ALREADY),
    (exhausted, ANNE, "use power", qualities.USED_ALREADY),
    (exhausted, ANNE, "use wealth", qualities.USED_ALREADY),
    (exhausted, ANNE, "use authority", qualities.USED_ALREADY),
    (exhausted, ANNE, "use pension", qualities.USED_ALREADY),
    (exhausted, ANNE, "suzerain 1", qualities.USED_ALREADY),
    (exhausted, ANNE, "lay-down blue", qualities.USED_ALREADY),
    (exhausted, ANNE, "dismiss blue 1 purple", qualities.USED_ALREADY),
    (poor, ANNE, "use authority", qualities.NOT_YOUR_CARD),
    (poor, ANNE, "use pension", qualities.NOT_YOUR_CARD),
    (poor, ANNE, "suzerain 1", qualities.NOT_YOUR_CARD),
    (with_pension, ANNE, "use authority", qualities.NOT_YOUR_CARD),
    (with_pension, ANNE, "suzerain 1", qualities.NOT_YOUR_CARD),
    (with_suzerain, ANNE, "use pension", qualities.NOT_YOUR_CARD),
    (with_suzerain, ANNE, "use authority", qualities.USED_ALREADY),
    (with_suzerain, ANNE, "suzerain 0", qualities.NOT_AN_OPPONENT),
    (rich, ANNE, "duel 0", qualities.NOT_AN_OPPONENT),
    (rich, ANNE, "duel 2", qualities.NOT_AN_OPPONENT),
    (rich, ANNE, "duel 5", qualities.NOT_AN_OPPONENT),
    (rich, ANNE, "duel-two 0 1", qualities.NOT_AN_OPPONENT),
    (rich, ANNE, "suzerain 0", qualities.NOT_AN_OPPONENT),
    (rich, ANNE, "suzerain 2", qualities.NOT_AN_OPPONENT),
    (rich, ANNE, "dismiss red 0 red", qualities.NOT_AN_OPPONENT),
    (rich, ANNE, "dismiss red 2 red", qualities.NOT_AN_OPPONENT),
    (rich, ANNE, "dismiss blue 0 blue", qualities.NOT_AN_OPPONENT),
    (rich, ANNE, "dismiss red 1 yellow", qualities.NO_CARD_THERE),
    (rich, ANNE, "dismiss purple 1 purple", qualities.NO_CARD_THERE),
    (rich, ANNE, "lay-down purple", qualities.NO_CARD_THERE),
    (rich, ANNE, "lay-down red", qualities.NOTHING_TO_RETRIEVE),
    (retrieving, ANNE, "retrieve red", qualities.NOTHING_TO_RETRIEVE),
    (retrieving, ANNE, "retrieve purple", qualities.NOTHING_TO_RETRIEVE),
    (retrieving, ANNE, "retrieve blue", qualities.NOTHING_TO_RETRIEVE),
    # Conspiracy.
    (poor, ANNE, "conspire red power", conspiracy.NO_CONSPIRACY),
    (announcing, ANNE, "conspire red gold", conspiracy.NO_CONSPIRACY),
    (placing, ANNE, "conspire blue power", conspiracy.NO_CONSPIRACY),
    (spending, ANNE, "conspire red power", conspiracy.NO_CONSPIRACY),
    (exhausted, ANNE, "conspire blue power", conspiracy.ONCE_PER_TURN),
    (rich, ANNE, "conspire purple power", conspiracy.NO_CARD_TO_CONSPIRE),
    # Phase 2.
    (announcing, ANNE, "turn", reveal.NO_MEDAL),
    (announcing, ANNE, "stop", reveal.NO_MEDAL),
    (with_medal, ANNE, "announce 1", reveal.MEDAL_NEEDS_NO_NUMBER),
    (with_medal, ANNE, "announce 3", reveal.MEDAL_NEEDS_NO_NUMBER),
    (placing, ANNE, "place blue", reveal.NOT_TURNED),
    (placing_with_influence, ANNE, "place-two red red", reveal.NOT_TURNED),
    (placing, ANNE, "place-two red red", reveal.NO_INFLUENCE),
    (placing, ANNE, "place-two blue blue", reveal.NO_INFLUENCE),
    # Specials and auctions.
    (favoured, ANNE, "favour 0 2", mazarin.BANK_LACKS_THEM),
    (favoured_with_little_power, ANNE, "favour 2 0", mazarin.BANK_LACKS_THEM),
    (favoured_with_little_power, ANNE, "favour 1 0", mazarin.TAKE_TWO),
    (favoured, ANNE, "favour 0 1", mazarin.TAKE_TWO),
    (favoured, ANNE, "favour 0 0", mazarin.TAKE_TWO),
    (indebted, ANNE, "forfeit blue", debts.NOT_YOUR_CARD),
    (indebted, ANNE, "forfeit yellow", debts.NOT_YOUR_CARD),
    (indebted, ANNE, "forfeit diplomacy", debts.NOT_YOUR_CARD),
    (indebted, ANNE, "forfeit-tokens 2 0", debts.NOT_ENOUGH_TOKENS),
    (indebted, ANNE, "forfeit-tokens 0 2", debts.NOT_ENOUGH_TOKENS),
    (bidding, BLAISE, "bid 4", auction.BID_TOO_LOW),
    (bidding, BLAISE, "bid 1", auction.BID_TOO_LOW),
    (bidding, BLAISE, "bid 11", auction.BEYOND_YOUR_MEANS),
    (outbid, BLAISE, "bid 10", auction.BID_TOO_LOW),
    (outbid, BLAISE, "bid 11", auction.BEYOND_YOUR_MEANS),
    (paying, ANNE, "pay blue", payment.NOT_YOUR_CARD),
    (paying, ANNE, "pay pension", payment.NOT_YOUR_CARD),
    (paying, ANNE, "pay diplomacy", payment.NOT_YOUR_CARD),
    (paying, ANNE, "settle 0", payment.NOT_THOSE_TOKENS),
    (paying, ANNE, "settle 3", payment.NOT_THOSE_TOKENS),
    (paying, ANNE, "settle 62", payment.NOT_THOSE_TOKENS),
    # Phase 3.
    (has_acted, ANNE, "sap 1", gold.ONE_GOLD_ACTION),
    (has_acted, ANNE, "trade red 1 blue", gold.ONE_GOLD_ACTION),
    (has_acted, ANNE, "banish 1 blue", gold.ONE_GOLD_ACTION),
    (has_acted, ANNE, "buy-card", gold.ONE_GOLD_ACTION),
    (penniless, ANNE, "sap 1", gold.NOT_ENOUGH_GOLD),
    (penniless, ANNE, "trade red 1 blue", gold.NOT_ENOUGH_GOLD),
    (with_one_gold, ANNE, "banish 1 blue", gold.NOT_ENOUGH_GOLD),
    (with_one_gold, ANNE, "buy-card", gold.NOT_ENOUGH_GOLD),
    (with_one_gold, ANNE, "sap 0", gold.NOT_AN_OPPONENT),
    (with_one_gold, ANNE, "trade red 1 yellow", gold.NO_CARD_THERE),
    (second_with_one_gold, BLAISE, "banish 0 blue", gold.NOT_ENOUGH_GOLD),
    (spending, ANNE, "trade red 1 yellow", gold.NO_CARD_THERE),
    (spending, ANNE, "trade blue 1 blue", gold.NO_CARD_THERE),
    (spending, ANNE, "banish 1 red", gold.NO_CARD_THERE),
    (spending_second, BLAISE, "trade blue 0 blue", gold.NO_CARD_THERE),
    (spending_second, BLAISE, "banish 0 blue", gold.NO_CARD_THERE),
    (spending, ANNE, "sap 0", gold.NOT_AN_OPPONENT),
    (spending, ANNE, "sap 2", gold.NOT_AN_OPPONENT),
    (spending, ANNE, "trade red 0 red", gold.NOT_AN_OPPONENT),
    (spending, ANNE, "banish 2 red", gold.NOT_AN_OPPONENT),
    (spending, ANNE, "banish 5 red", gold.NOT_AN_OPPONENT),
    # Reasons of the kernel.
    (rich, BLAISE, "done", NOT_YOUR_TURN),
    (bidding, COLBERT, "bid 5", NOT_YOUR_TURN),
    (rich, ANNE, "announce 1", NOT_ASKED),
    (rich, ANNE, "retrieve blue", NOT_ASKED),
    (rich, ANNE, "retrieve yellow-seal", NOT_ASKED),
    (retrieving, ANNE, "lay-down yellow", NOT_ASKED),
    (retrieving, ANNE, "dismiss blue 0 blue", NOT_ASKED),
    (announcing, ANNE, "place blue", NOT_ASKED),
    (with_medal, ANNE, "stop", NOT_ASKED),
    (placing, ANNE, "stop", NOT_ASKED),
    (placing, ANNE, "sap 0", NOT_ASKED),
    (favoured, ANNE, "buy-card", NOT_ASKED),
    (favoured, ANNE, "forfeit blue", NOT_ASKED),
    (indebted, ANNE, "pass", NOT_ASKED),
    (indebted, ANNE, "favour 0 2", NOT_ASKED),
    (bidding, BLAISE, "pay blue", NOT_ASKED),
    (paying, ANNE, "bid 250", NOT_ASKED),
    (spending, ANNE, "draw", NOT_ASKED),
    (spending, ANNE, "place-two yellow-seal yellow-seal", NOT_ASKED),
    (pausing, ANNE, "conspire red power", NOT_ASKED),
    (pausing, ANNE, "announce 1", NOT_ASKED),
    (bidding, BLAISE, "settle 1", NOT_ASKED),
    (spending, ANNE, "use power", NOT_ASKED),
    (over, ANNE, "done", OVER),
]


@pytest.mark.parametrize(
    ("arrange", "seat", "notation", "reason"),
    CASES,
    ids=[f"{case[2]} in {case[0].__name__} is {case[3].key}" for case in CASES],
)
def test_a_refused_choice_says_why(arrange: Callable[[], Play], seat: int, notation: str, reason: Reason) -> None:
    play = arrange()
    before = play.table.hash()
    assert play.why_not(seat, notation) is reason
    assert play.table.hash() == before


def test_a_superfluous_card_is_refused_as_such() -> None:
    play = paying()
    assert play.options(ANNE) == ["pay green", "pay yellow"]
    play.choose(ANNE, "pay green")
    assert play.why_not(ANNE, "pay yellow") is payment.SUPERFLUOUS


def test_every_reason_of_the_game_is_met_above() -> None:
    stated = {value for module in MODULES for value in vars(module).values() if isinstance(value, Reason)}
    assert len(stated) >= 26
    assert stated - {payment.SUPERFLUOUS} <= {reason for *_, reason in CASES}


def test_every_reason_of_the_game_names_its_section_of_the_rulebook() -> None:
    assert all(reason.section.ident for *_, reason in CASES if reason not in (NOT_YOUR_TURN, NOT_ASKED, OVER))


def test_a_legal_choice_has_no_reason_against_it() -> None:
    assert rich().why_not(ANNE, "duel 1") is None
    assert spending().why_not(ANNE, "buy-card") is None


def test_who_may_not_choose_anything_else_is_told_why_for_every_choice() -> None:
    # No choice of the whole game lacks an answer, and none changes the table.
    for arrange in {case[0] for case in CASES}:
        play = arrange()
        before = play.table.hash()
        for seat in range(play.table.seats):
            legal = set(play.table.options(seat))
            for choice in range(len(play.game.choices.rows)):
                assert (play.table.why_not(seat, choice) is None) == (choice in legal)
        assert play.table.hash() == before
