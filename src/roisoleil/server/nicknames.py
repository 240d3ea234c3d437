"""What people call themselves: names that can be read, and that nobody takes for another's.

Letters of other scripts that look like Latin ones, accents, and large and small letters make no difference.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from itertools import chain, count
from typing import Final

LONGEST_NAME: Final = 20
BLANK: Final = {
    *(0x034F, 0x115F, 0x1160, 0x2800, 0x3164, 0xFFA0, 0x1D159),
    *(*range(0x17B4, 0x17B6), *range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)),
}
"""Characters that count as letters, signs or marks, of which nothing is seen."""
CYRILLIC: Final = ("авеікмнорстухѕјԁԛԝүһӏгпѵѡҽ", "abelkmhopctyxsjdqwyhlrnvwe")
GREEK: Final = ("αβεικνορτυχωγη", "abelkvoptuxwyn")
ARMENIAN: Final = ("օոստցհքզ", "onusghpq")
CHEROKEE: Final = ("ᎠᎡᎢᎪᎫᎬᎳᎷᎻᏀᏃᏙᏚᏞᏟᏢᏦᏴᎥ", "drtajewmhgzvslcpkbl")
PHONETIC: Final = ("ɑɡɩɪʋᴀʙᴄᴅᴇɢʜᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ℮", "agllvabcdeghjklmnoprstuvwyze")
OTHERS: Final = ("01i|ıøłđħ", "olllloldh")
ALIKE: Final = str.maketrans(
    *("".join(signs) for signs in zip(CYRILLIC, GREEK, ARMENIAN, CHEROKEE, PHONETIC, OTHERS, strict=True))
)
"""Signs that look alike, small, as one of them."""
CAPITALS: Final = str.maketrans("ΕΖΗΙΜΝΡΤΥΧՏՍՕ", "EZHIMNPTYXSUO")
"""Capitals of other scripts of which the small ones look otherwise."""


def clean_name(name: str) -> str:
    """A name in its plain form (NFKC), without control characters, marks of direction, and blanks around or in a row.

    So nobody takes another's name with an invisible difference, or turns the words around it. What has nothing to be
    seen is refused.
    """
    plain = unicodedata.normalize("NFKC", name)
    seen = "".join(" " if sign.isspace() else sign for sign in plain if sign.isspace() or is_seen(sign))
    clean = " ".join(seen.split())
    if not any(unicodedata.category(sign)[0] in "LNPS" for sign in clean):
        raise ValueError("a name must have something to be seen")
    if len(clean) > LONGEST_NAME:
        raise ValueError(f"a name has at most {LONGEST_NAME} characters")
    return clean


def is_seen(sign: str) -> bool:
    """Whether a character is more than a blank or a hidden command: not of the categories Cc, Cf, Cs, Co, Cn."""
    return ord(sign) not in BLANK and not unicodedata.category(sign).startswith("C")


def outline(name: str) -> str:
    """What is left of a name for somebody who reads it in a hurry."""
    plain = unicodedata.normalize("NFKD", name).translate(CAPITALS)
    signs = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", plain).casefold())
    return "".join(
        sign for sign in signs if sign != " " and is_seen(sign) and not unicodedata.combining(sign)
    ).translate(ALIKE)


def is_like_any(name: str, others: Iterable[str]) -> bool:
    """Whether a name may be taken for one of the others."""
    return outline(name) in {outline(other) for other in others}


def apart(name: str, others: Iterable[str]) -> str:
    """A name that nobody takes for one of the others: with a number in brackets where it would be."""
    known = list(others)
    numbered = (f"{name} ({number})" for number in count(2))
    return next(each for each in chain([name], numbered) if not is_like_any(each, known))
