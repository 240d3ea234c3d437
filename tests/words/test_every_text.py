"""Every text is written as docs/words.md says: its spaces, its plurals, its terms."""

from __future__ import annotations

import re
from typing import Final

import pytest

from tests.words.texts import LANGUAGES, Text, texts

every_language = pytest.mark.parametrize("language", LANGUAGES)

NUMBERS: Final = """
    actions agree age all amount amounts cardinals cards copies count deals decisions discard draw games general
    gold intrigues louis markers most others paid percent personal playouts players points politics power price
    purple records rest rotations seals shields shown total votes weaker
"""
"""The variables that hold a number."""

NOT_COUNTED: Final = {
    "fr": """
        à au aux avec chacun chacune contre d dans de des du en est et fois jusqu mais ne ou par payés pour puis
        si sont sur
    """,
    "en": "a an and at by each for from has if in is of on or per that the then to with",
    "de": """
        ab am an auf aus bei bezahlt bieten bis dann das davon dem den der des die für gegen hat in ist je mit
        nach oder sind um und von wird zu zum
    """,
}
"""Words after a number that are not what it counts."""

UNITS: Final = {
    "fr": """
        jetons? pièces? louis voix cartes? points? joueurs? missions? blasons? rubis saphirs? ambres? diamants?
        gemmes? tuiles? ans minutes? jokers? sceaux cardinaux
    """,
    "en": """
        markers? gold power louis votes? points? players? missions? shields? rub(?:y|ies) sapphires? ambers?
        diamonds? gems? tiles? years minutes? jokers? seals? cards? tokens? cardinals?
    """,
    "de": """
        Gold Louisdor Steine?n? Stimmen? Punkte?n? Personen Spielern? Mission(?:en)? Wappen Rubine?n? Saphire?n?
        Bernsteine?n? Diamanten? Edelsteine?n? Plättchen Jahre?n? Minuten? Jokern? Siegeln? Karten? Goldchips?
        Machtchips? Chips? Kardinälen?
    """,
}
"""What is counted in figures."""

BEFORE: Final = r"[\w})»*’°%…\]]"
"""What a sign may follow."""


def among(words: str) -> str:
    return "(?:" + "|".join(words.split()) + r")(?!\w)"


def wrong(language: str, pattern: str) -> list[Text]:
    """The texts in which something stands that should not."""
    return [text for text in texts(language) if re.search(pattern, text.words)]


# Spaces.


def test_french_has_a_narrow_no_break_space_at_high_signs_and_guillemets() -> None:
    assert not wrong("fr", rf"(?<={BEFORE})[;!?»](?=[\s.,…)*]|$)")
    assert not wrong("fr", rf"(?<={BEFORE})[ \u00a0][;!?»]|«(?!\u202f)")


def test_french_has_a_no_break_space_before_a_colon() -> None:
    assert not wrong("fr", rf"{BEFORE}[ \u202f]?:(?=[\s{{]|$)")


@every_language
def test_a_number_is_not_parted_from_what_it_counts(language: str) -> None:
    assert not wrong(language, rf"\{{\${among(NUMBERS)}\}} (?!{among(NOT_COUNTED[language])})[^\W\d_]")
    assert not wrong(language, rf"(?<![\w.,/])\d+ {among(UNITS[language])}(?! XIV)")


@every_language
def test_per_cent_stands_as_the_language_wants_it(language: str) -> None:
    assert not wrong(language, r"[\d}]\s%" if language == "en" else r"[\d}] ?%")


def test_english_divides_with_its_own_sign() -> None:
    assert not wrong("en", rf"{BEFORE}\s:\s")


# Plurals.

ALIKE: Final = {
    "fr": "louis or rubis voix",
    "en": "gold louis power so still",
    "de": "Gold Louisdor P Wappen Zepter fehlen im",
}
"""What stands behind a number and is the same for one and for many."""

ALWAYS_MANY: Final = {
    "age": "nobody is one year old",
    "habemus-years": "nobody is one year old",
    "majorities-shared": "a court has at least two players",
    "majorities-strict": "a court has at least two players",
    "minutes": "the longest time of a game",
    "report-arena-heading": "a table has at least two players",
    "report-arena-rounded": "a table has at least two seats",
}


@every_language
def test_a_number_before_a_noun_selects_its_plural(language: str) -> None:
    same = among(f"{ALIKE[language]} {NOT_COUNTED[language]}")
    found = [text for text in wrong(language, rf"\{{\${among(NUMBERS)}\}}\u00a0(?!{same})[^\W\d_]") if not text.chosen]
    assert [text for text in found if text.where not in ALWAYS_MANY] == []


@every_language
def test_no_text_is_excused_from_a_plural_that_needs_no_excuse(language: str) -> None:
    assert ALWAYS_MANY.keys() <= {text.where for text in texts(language)}


# Terms.

NOT_SAID: Final = {
    "fr": r"""
        anneaux? casques? violettes? robots? automates? doyens? renouvelé
        camps?.neutres? joueur.neutre vieux.camarades donne.honnête redonn\w+ cartes?.d’argent cartes?.d’influence
        Rien.de.tel cartes?.d’or pour.de.bon pas.de.tel(?:le)?s? seul.en.tête à.ce.tour
    """,
    "en": r"""
        booklets? chips? jewels? robots? courtisans? counsel(?:s|led)? Ministre Roi stand.up look(?:ing)?.back anew
        sole.first as.many.(?:votes|points|gems): load.again pinch under.way whoever shall if.any\? in.sight:
    """,
    "de": r"""
        Partei Roboter Automat(?:en)? Courtisan Ministre Roi Gespräch Probespiele?n? Abdruck Regelheft Heft
        versiegelt\w* aufgehoben echt.die Rückblick hinzugetan neutrale.Person seither dergleichen wenn.überhaupt
        bei.Hofe Kurzschrift Kartenverteilung(?:en)? (?:scheidet|scheiden).aus
    """,
}
"""Words of another register, of another thing, or of another language's sentence; docs/words.md has those to use."""


@every_language
def test_no_text_uses_a_word_that_was_decided_against(language: str) -> None:
    assert wrong(language, rf"(?i:(?<!\w){among(NOT_SAID[language])})") == []


@every_language
def test_to_decline_does_not_say_that_there_was_something_before(language: str) -> None:
    """The question may be the first of its kind: « Ne plus en remettre » would answer only the second."""
    declined = [text for text in texts(language) if "-decline" in text.where]
    assert declined
    assert [text for text in declined if re.search(r"(?i)\b(?:no more|mehr|plus)\b", text.words)] == []


def test_french_begins_no_sentence_with_a_headless_relative() -> None:
    """A proverb may: « Qui ne dit mot consent ». The joueur who does something is named; a question may begin so."""
    assert wrong("fr", r"(?:^|[.;:!?…]\s)(?i:qui) [^?]*(?:[.;]|$)") == []


def test_german_says_du() -> None:
    assert wrong("de", r"(?<=[a-zäöüß,;)] )(?:Sie|Ihnen|Ihre?[mnrs]?)\b") == []


@every_language
def test_levels_are_called_as_the_language_calls_them(language: str) -> None:
    told = {text.where: text.words for text in texts(language) if re.fullmatch(r"level-[a-z]+", text.where)}
    assert (
        " ".join(told.values())
        == {
            "fr": "Hasard Page Courtisan Ministre Roi",
            "en": "Random Page Courtier Minister King",
            "de": "Zufall Page Höfling Minister König",
        }[language]
    )
