"""What bots are called: first names of the stage and the courts of the time, the same wherever a table is looked at.

The names of a table follow from its own and from who else sits there, so nothing has to be kept of them.
"""

from __future__ import annotations

import hashlib
import unicodedata
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

NAMES: Final = (
    *("Ambroise", "Apolline", "Basile", "Bérénice", "Célimène", "Cosme", "Dorante", "Dorimène", "Elvire", "Ergaste"),
    *("Florimond", "Frosine", "Gaspard", "Geneviève", "Hippolyte", "Hortense", "Isaure", "Isidore", "Joachim"),
    *("Judith", "Léandre", "Lucrèce", "Melchior", "Mélite", "Nérine", "Nicandre", "Oriane", "Oronte", "Perrine"),
    *("Philinte", "Quentin", "Quitterie", "Rodrigue", "Roxane", "Séverin", "Sidonie", "Thècle", "Tiburce", "Ubald"),
    *("Ursule", "Valère", "Violante", "Xavier", "Yolande", "Zacharie", "Zaïde"),
)
"""Nobody of the three games, no noun in any of our languages, and of each initial a man's and a woman's at most.

Each is ranked by itself: one more or less changes the names at few tables.
"""

BLANK: Final = {
    *(0x034F, 0x115F, 0x1160, 0x2800, 0x3164, 0xFFA0, 0x1D159),
    *(*range(0x17B4, 0x17B6), *range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)),
}
"""Characters that count as letters, signs or marks, of which nothing is seen."""
CYRILLIC: Final = ("авеікмнорстухѕјԁԛԝүһӏгпѵѡҽєԑьԍөѳшғңҡқҳҭԏԃ", "abelkmhopctyxsjdqwyhlrnvweeebgoowfhkkxttd")
GREEK: Final = ("αβεικνορτυχωγημπϳ", "abelkvoptuxwynunj")
ARMENIAN: Final = ("օոստցհքզ", "onusghpq")
CHEROKEE: Final = ("ᎠᎡᎢᎪᎫᎬᎳᎷᎻᏀᏃᏙᏚᏞᏟᏢᏦᏴᎥ", "drtajewmhgzvslcpkbl")
CANADIAN: Final = ("ᗩᗷᑕᗪᗴᖴᕼᒍᒪᗰᑎᑭᖇᔕᑌᐯᗯ", "abcdefhjlmnprsuvw")
LISU: Final = ("ꓐꓑꓓꓔꓖꓗꓙꓚꓜꓝꓟꓠꓡꓢꓣꓦꓧꓪꓫꓬꓮꓰꓲꓳꓴ", "bpdtgkjczfmnlsrvhwxyaelou")
COPTIC: Final = ("ⲁⲃⲉⲏⲓⲕⲙⲛⲟⲣⲥⲧⲩⲭ", "abehlkmnopctyx")
PHONETIC: Final = ("ɑɡɩɪʋᴀʙᴄᴅᴇɢʜᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ℮", "agllvabcdeghjklmnoprstuvwyze")
OTHERS: Final = ("01i|ıøłđħ", "olllloldh")
SCRIPTS: Final = (CYRILLIC, GREEK, ARMENIAN, CHEROKEE, CANADIAN, LISU, COPTIC, PHONETIC, OTHERS)
ALIKE: Final = str.maketrans(*("".join(signs) for signs in zip(*SCRIPTS, strict=True)))
"""Signs that look alike, small, as one of them."""
CAPITALS: Final = str.maketrans("ΕΖΗΙΜΝΡΤΥΧՏՍՕ", "EZHIMNPTYXSUO")
"""Capitals of other scripts of which the small ones look otherwise."""


def seat_names(table: str, people: Sequence[str | None]) -> list[str]:
    """The names by seat; where there is None, a bot sits and gets one that nobody else has.

    Its initial is its own too, as long as there is one left: pieces bear it.
    """
    names = [name or "" for name in people]
    for seat, person in enumerate(people):
        if person is None:
            names[seat] = _bot_name(table, seat, names)
    return names


def told_apart(names: Sequence[str]) -> list[str]:
    """Names of which several may be alike: all but the first of them get a number, in brackets."""
    told: list[str] = []
    for name in names:
        other, number = name, 1
        while other in told or (number > 1 and other in names):
            number += 1
            other = f"{name} ({number})"
        told.append(other)
    return told


def _bot_name(table: str, seat: int, others: Sequence[str]) -> str:
    taken = {outline(name) for name in others}
    initials = {_plain(name)[:1] for name in others}
    free = [name for name in NAMES if outline(name) not in taken]
    return min(free, key=lambda name: (_plain(name)[0] in initials, _lot(table, seat, name)))


def _lot(table: str, seat: int, name: str) -> bytes:
    return hashlib.sha256(f"roisoleil-names/1 {table} {seat} {name}".encode()).digest()


def _plain(name: str) -> str:
    """A name without accents, in small letters."""
    return "".join(sign for sign in unicodedata.normalize("NFKD", name) if not unicodedata.combining(sign)).casefold()


@lru_cache(1000)
def outline(name: str) -> str:
    """What is left of a name for somebody who reads it in a hurry.

    Letters of other scripts that look like Latin ones, accents, and large and small letters make no difference, nor do
    dots, dashes and other signs where there is anything else.
    """
    plain = unicodedata.normalize("NFKD", name).translate(CAPITALS)
    signs = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", plain).casefold())
    seen = "".join(
        sign for sign in signs if sign != " " and is_seen(sign) and not unicodedata.combining(sign)
    ).translate(ALIKE)
    return "".join(sign for sign in seen if unicodedata.category(sign)[0] not in "PS") or seen


def is_seen(sign: str) -> bool:
    """Whether a character is more than a blank or a hidden command: not of the categories Cc, Cf, Cs, Co, Cn."""
    return ord(sign) not in BLANK and not unicodedata.category(sign).startswith("C")
