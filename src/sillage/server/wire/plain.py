"""Texts of people as they may be shown to others: nothing invisible, nothing that turns a line around; and passwords
that nobody guesses first."""

from __future__ import annotations

import re
import unicodedata

from sillage.kernel.found import game_ids

MARKS = 2           # accents on one letter: more of them run over other lines
JOINER = "\u200d"   # holds the parts of one emoji together
# Letters by their category, blank on every screen: Hangul fillers, an empty Braille cell, Khmer vowels that don't show.
BLANK = frozenset("\u115f\u1160\u3164\uffa0\u2800\u17b4\u17b5\u034f\u180b\u180c\u180d\u180f")
# Cyrillic and Greek letters, and digits, that look like Latin letters.
_ALIKE = str.maketrans(
    "аеорсухіјѕԁһӏкмтнвгԛԝүαορνικτυχβεημζγ01|",
    "aeopcyxijsdhlkmthbrqwyaopviktuxbenuzyoll",
)
# The passwords of leaked lists that are long enough for us, and what people put in when a page wants a password.
_COMMON = frozenset((
    "password", "passwort", "password1", "password12", "password123", "passw0rd", "p@ssw0rd", "p@ssword",
    "12345678", "123456789", "1234567890", "0123456789", "0987654321", "87654321", "987654321", "11111111",
    "00000000", "12341234", "11223344", "1q2w3e4r", "1q2w3e4r5t", "1qaz2wsx", "zaq12wsx", "qwertyui", "qwertyuiop",
    "qwerty12", "qwerty123", "qwertz123", "azertyuiop", "asdfghjk", "asdfghjkl", "zxcvbnm1", "abcdefgh", "abcd1234",
    "abc12345", "a1b2c3d4", "iloveyou", "iloveyou1", "sunshine", "princess", "football", "baseball", "superman",
    "trustno1", "welcome1", "welcome123", "letmein1", "starwars", "whatever", "computer", "internet", "michelle",
    "jennifer", "corvette", "mercedes", "maverick", "midnight", "jonathan", "danielle", "changeme", "changeit",
    "administrator", "admin123", "adminadmin", "testtest", "test1234", "secret123", "mypassword", "motdepasse",
    "bonjour1", "soleil123", "doudou123", "chouchou", "loulou123", "marseille", "perfumer",
))


def plain_name(text: str) -> str:
    """A name that can be shown anywhere: no control characters, nothing invisible, no blanks around it."""
    name = unicodedata.normalize("NFC", " ".join(text.split()))
    if not name or not name.isprintable() or BLANK & set(name) or _towers(name) or not _letters(name):
        raise ValueError("expected a name of characters that can be seen")
    return name


def _letters(name: str) -> bool:
    """Whether there is something to read."""
    return any(unicodedata.category(letter)[0] in "LNSP" for letter in name)


def _towers(text: str) -> bool:
    """Whether accents are piled up, or stand on nothing."""
    high = MARKS + 1
    for letter in text:
        high = high + 1 if unicodedata.category(letter) in ("Mn", "Me") and letter != "\ufe0f" else 0
        if high > MARKS:
            return True
    return False


def look(name: str) -> str:
    """What a name looks like: two names with the same look are one to the eye."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    bare = "".join(letter for letter in plain if unicodedata.category(letter) != "Mn")
    return re.sub(r"[\s._\-]+", " ", bare.translate(_ALIKE)).strip()


def plain_line(text: str) -> str:
    """A line of chat: what can't be seen is left out, breaks are blanks, and no accents are piled up."""
    kept, high = [], 0
    for letter in " ".join(text.split()):
        category = unicodedata.category(letter)
        if (category[0] in "CZ" and letter not in (" ", JOINER)) or letter in BLANK:
            continue
        high = high + 1 if category in ("Mn", "Me") else 0
        if high <= MARKS:
            kept.append(letter)
    line = "".join(kept).strip(" " + JOINER)
    if not line:
        raise ValueError("expected a line with something to read")
    return line


def good_password(password: str) -> str:
    """Refuses what anybody tries first: leaked ones, digits, the name of what is played here."""
    plain = password.casefold()
    named = plain.rstrip("0123456789") in {"sillage", *game_ids()}
    if named or plain in _COMMON or len(set(password)) < 4 or password.isdecimal():
        raise ValueError("this password is one of the first that anybody tries; expected another, such as a few words")
    return password
