"""`roisoleil play`: a table in the terminal."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter

from roisoleil.cli.common import REPORTS, default_language, parse_seed
from roisoleil.cli.play_end import closing_lines, keep, leave, wants_rematch
from roisoleil.cli.play_questions import Wishes, ask_wishes
from roisoleil.cli.play_seats import USUAL_LEVEL, names_at, occupants, parts, usual_players
from roisoleil.cli.play_session import TEXT, Session, resumed
from roisoleil.cli.play_table import play_match
from roisoleil.cli.play_turn import Leave
from roisoleil.cli.savefile import default_file, is_there, newest_save, read_save, state_folder
from roisoleil.cli.screen import Screen
from roisoleil.engine.chance import commitment
from roisoleil.engine.codec import BrokenMessage
from roisoleil.engine.game import game_names, load_game
from roisoleil.engine.match import SEED_BYTES, Match
from roisoleil.games.words import Messages, check_language

LONGEST_PACE: Final = 60


def play(
    game: str = "",
    *,
    players: int | None = None,
    seat: str = "",
    bots: str = USUAL_LEVEL,
    names: str = "",
    seed: str = "",
    lang: str = "",
    data: str = "",
    option: Annotated[list[str] | None, Parameter(negative="")] = None,
    save: Path | None = None,
    resume: Annotated[list[Path] | None, Parameter(consume_multiple=(0, 1), negative="")] = None,
    pace: float | None = None,
) -> int:
    """Play at this screen, alone against bots or with others, who pass the screen on.

    Type ? at the table for help. Every choice is saved at once; a match that was left goes on with --resume.

    Parameters
    ----------
    game
        The game, see `roisoleil games`; a few questions are asked if left out.
    players
        The number of players; 4 if left out, or as many as the game takes.
    seat
        The seats of the people at this screen, counted from 0 and separated by commas; the first ones if left out.
    bots
        One bot level for all other seats, or one for each bot, separated by commas: page, courtisan, ministre, roi,
        from the weakest to the strongest, or random. roi:5s lets a ministre or roi think for another time than usual.
        Seats without a bot are for people: `--players 4 --bots courtisan,courtisan` is for two people, `--bots none`
        for people only.
    names
        The names of the people, or of all players, separated by commas.
    seed
        64 hexadecimal digits that decide the deal; drawn by lot if left out.
    lang
        fr, en or de; from the environment if left out.
    data
        The owner's component file.
    option
        An option of the game, such as an expansion; may be repeated.
    save
        Keep the match in this file instead of a new one in the state folder.
    resume
        Go on with this saved match; with the last unfinished one if no file is named.
    pace
        Seconds for which a bot's move is shown; 0.4 in a terminal.
    """
    if pace is not None and not 0 <= pace <= LONGEST_PACE:
        raise BrokenMessage(f"--pace: expected 0 to {LONGEST_PACE} seconds, not {pace}")
    screen = Screen(pace)
    language = check_language(lang or default_language())
    wishes = Wishes(game, players, seat, bots, names, seed, language, data, option or [], save)
    try:
        session = new_session(screen, wishes) if resume is None else old_session(resume, game, lang, data)
    except (EOFError, KeyboardInterrupt):
        return 0
    if screen.is_live:
        # The second screen leaves no trace; what was promised before the deal should.
        screen.console.print(session.say("commitment", commitment=session.match.commitment), soft_wrap=True)
    for line in play_session(session, screen):
        screen.console.print(line, soft_wrap=True)  # A command must stay in one piece to be copied.
    return 0


# Starting.


def new_session(screen: Screen, wishes: Wishes) -> Session:
    """Set up a new match."""
    if not wishes.game:
        if not screen.is_live:
            raise BrokenMessage(f"which game? (games: {', '.join(game_names())})")
        wishes = ask_wishes(screen, wishes)
    game = load_game(wishes.game, wishes.data)
    players = usual_players(game) if wishes.players is None else wishes.players
    game.check_setup(players, wishes.options)
    seated = occupants(players, wishes.bots, wishes.seat)
    seed = parse_seed(wishes.seed) if wishes.seed else secrets.token_bytes(SEED_BYTES)
    messages = Messages(wishes.language, REPORTS, TEXT)
    names = names_at(commitment(seed), messages, seated, parts(wishes.names))
    match = Match(game, names, wishes.options, seed)
    if wishes.save is not None and is_there(wishes.save):
        raise BrokenMessage(f"{wishes.save}: exists; go on with it by --resume, or name a new file")
    return Session(match, seated, wishes.language, wishes.data, wishes.save or default_file(match))


def old_session(files: list[Path], game: str, lang: str, data: str) -> Session:
    """Take up a saved match: the one in the file, or the last unfinished one."""
    file = files[0] if files else newest_save(state_folder(), game)
    if file is None:
        raise BrokenMessage(f"no unfinished match in {state_folder()}; name a file after --resume")
    session = resumed(read_save(file), file, lang, data)
    if game not in ("", session.match.game.name):
        raise BrokenMessage(f"{file}: is a match of {session.match.game.name}, not of {game}")
    return session


def rematch(session: Session) -> Session:
    """The same table with a new deal."""
    old = session.match
    match = Match(old.game, old.names, old.options, secrets.token_bytes(SEED_BYTES))
    return Session(match, session.occupants, session.words.language, session.data, default_file(match))


# Playing.


def play_session(session: Session, screen: Screen) -> list[str]:
    """Play one match after another; returns what is left to say on the ordinary screen."""
    with screen.open():
        while True:
            try:
                session.autosave()
                play_match(session, screen)
            except Leave:
                return leave(session, screen)
            except (EOFError, KeyboardInterrupt):
                return keep(session)
            last_words = closing_lines(session)
            if not wants_rematch(session, screen, last_words):
                return last_words if screen.is_live else []
            session = rematch(session)
