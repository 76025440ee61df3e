"""The commands and their options. Each loads what it needs when it runs, so that help comes at once."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from sillage import __version__
from sillage.cli.house import DbOpt, admin, backup, doctor, restore

BOTS = ("random", "novice", "apprentice", "greedy", "perfumer", "nose")     # as in `sillage.bots`, which loads slowly
# What somebody came for: the commands stand in these groups.
PLAY, DESIGN, STUDY, SERVE = "Play", "Design games", "Study games", "Keep a server"


def examples(*lines: str) -> str:
    """What help ends with: commands that can be copied, a line each."""
    return "For example:\n\n" + "\n\n".join(f"[bold]{line}[/]" for line in lines)


app = typer.Typer(
    help="Modern board games: play them, record them, simulate them by the million.",
    no_args_is_help=True, rich_markup_mode="rich", pretty_exceptions_enable=False, add_completion=False,
    epilog="Start with: [bold]sillage play[/]",
)
editions = typer.Typer(help="The pieces of a game as data: list, look at, check, type your own.", no_args_is_help=True)
app.add_typer(editions, name="edition", rich_help_panel=DESIGN)
games = typer.Typer(help="The games there are; a game of your own: begin one, check it.", no_args_is_help=True)
app.add_typer(games, name="game", rich_help_panel=DESIGN)
app.add_typer(admin, name="admin", rich_help_panel=SERVE)

GAME_HELP = "The id of a game; `sillage game list` shows them all."
GameArg = Annotated[str, typer.Argument(metavar="GAME", help=GAME_HELP)]
EditionOpt = Annotated[str | None, typer.Option(help="An edition's id, or a TOML file of your own.")]
LangOpt = Annotated[str | None, typer.Option(help="en or fr (default: SILLAGE_LANG, else your system's).")]
OptionOpt = Annotated[
    list[str] | None,
    typer.Option("--option", help="An option of the game as name=value (see `sillage game list`); repeatable."),
]


def _version(shown: bool) -> None:
    if shown:
        typer.echo(__version__)
        raise typer.Exit


@app.callback()
def _root(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Show the version.")
    ] = False,
) -> None: ...


@app.command(rich_help_panel=PLAY, epilog=examples(
    "sillage play parfum --seats Mia,Max,greedy",
    "sillage play fairy_perfume --option variant=true --turn-based",
    "sillage play --resume game.jsonl",
))
def play(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help=GAME_HELP)] = None,
    players: Annotated[int | None, typer.Option(help="How many players; the others are bots. Default 2.")] = None,
    seats: Annotated[
        str | None,
        typer.Option(help="Who sits where: names, human, or bots (weak to strong: " + ", ".join(BOTS) + ")."),
    ] = None,
    lang: LangOpt = None,
    seed: Annotated[int | None, typer.Option(help="The same seed gives the same dice.")] = None,
    option: OptionOpt = None,
    edition: EditionOpt = None,
    record: Annotated[Path | None, typer.Option(help="Where the record is kept (default: your data folder).")] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with a game that was left.")] = None,
    turn_based: Annotated[
        bool, typer.Option("--turn-based", help="No real time: think as long as you like.")
    ] = False,
    plain: Annotated[
        bool, typer.Option("--plain", help="Plain lines instead of a full screen; pipes have them anyway.")
    ] = False,
) -> None:
    """Play a game in the terminal, against bots or with friends at one keyboard."""
    from sillage.cli.play import choose_game, play_game, resume_game

    if resume is not None:
        resume_game(resume, lang, record, plain)
        return
    game = game or choose_game(lang)
    play_game(game, players, seats, lang, seed, _options(game, option), edition, record, turn_based, plain)


@app.command(rich_help_panel=STUDY, epilog=examples(
    "sillage simulate parfum --players 4 --games 100000 --jobs 2",
    "sillage simulate perfumery --bot greedy,random --players 2 --json",
))
def simulate(
    game: GameArg,
    players: Annotated[int, typer.Option(help="How many players.")] = 4,
    games: Annotated[int, typer.Option(min=1, max=1_000_000_000, help="How many games.")] = 10_000,
    bot: Annotated[
        str, typer.Option(help="random or greedy; or one for each seat: greedy,random,... Of a data set, any bot.")
    ] = "greedy",
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    jobs: Annotated[int, typer.Option(min=1, max=256, help="Threads.")] = 1,
    option: OptionOpt = None,
    edition: EditionOpt = None,
    records: Annotated[Path | None, typer.Option(help="Also write each game's record to this folder (slow).")] = None,
    dataset: Annotated[
        Path | None,
        typer.Option(help="Write every decision to this Parquet file: observation, mask, action, result."),
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="Print the results as JSON.")] = False,
    lang: LangOpt = None,
) -> None:
    """Let bots play many games inside compiled code, and tell what came of it."""
    from sillage.cli.simulate import simulate_games, write_decisions

    if dataset is not None:
        write_decisions(game, players, games, bot, seed, _options(game, option), edition, dataset, json, lang)
        return
    simulate_games(game, players, games, bot, seed, jobs, _options(game, option), edition, records, json, lang)


@app.command(rich_help_panel=STUDY, epilog=examples("sillage arena parfum --bots nose,perfumer --games 20 --jobs 2"))
def arena(
    game: GameArg,
    bots: Annotated[
        str, typer.Option(help="Who takes part: novice, apprentice, perfumer, nose, nose*4 (four times its budget).")
    ] = "nose,perfumer,apprentice,novice",
    players: Annotated[str, typer.Option(help="Numbers of players: 2-4, or 2,4.")] = "2",
    games: Annotated[int, typer.Option(min=1, help="Games of each line-up, every deal in all its seatings.")] = 100,
    jobs: Annotated[int, typer.Option(min=1, max=256, help="Worker processes.")] = 1,
    time: Annotated[float | None, typer.Option(min=0.001, help="Seconds a move for bots that search.")] = None,
    sims: Annotated[int | None, typer.Option(min=1, help="Simulations a move for bots that search.")] = None,
    ladder: Annotated[
        bool, typer.Option("--ladder", help="Each bot against the next one only, alone among seats of it.")
    ] = False,
    resume: Annotated[Path | None, typer.Option(help="Go on with the tournament in this folder.")] = None,
    out: Annotated[Path | None, typer.Option(help="The folder of a new tournament.")] = None,
    cluster: Annotated[str | None, typer.Option(help="Play on Ray: local, or the address of a cluster.")] = None,
    only_jobs: Annotated[
        bool, typer.Option("--only-jobs", help="Write the jobs to a file for sillage.arena.worker; play nothing.")
    ] = False,
    seed: Annotated[int, typer.Option(help="The same seed gives the same deals.")] = 1,
    option: OptionOpt = None,
    edition: EditionOpt = None,
    json: Annotated[bool, typer.Option("--json", help="Print the results as JSON.")] = False,
    lang: LangOpt = None,
) -> None:
    """A tournament of bots: duplicate play, ratings, win shares with intervals, a report with plots."""
    from sillage.cli.arena import run_arena

    run_arena(
        game, bots, players, games, jobs, time, sims, resume, out, cluster, ladder, _options(game, option), edition,
        seed, only_jobs, json, lang,
    )


@app.command(rich_help_panel=STUDY, epilog=examples(
    "sillage balance parfum --players 4 --games 2000 --jobs 2",
    "sillage balance parfum --against mine.toml",
))
def balance(
    game: GameArg,
    players: Annotated[int, typer.Option(help="How many players.")] = 4,
    bot: Annotated[str, typer.Option(help="Who plays every seat: perfumer, novice, nose ...")] = "perfumer",
    games: Annotated[int, typer.Option(min=2, help="How many games.")] = 2000,
    jobs: Annotated[int, typer.Option(min=1, max=256, help="Worker processes.")] = 1,
    sims: Annotated[int | None, typer.Option(min=1, help="Simulations a move for bots that search.")] = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    option: OptionOpt = None,
    edition: EditionOpt = None,
    against: Annotated[str | None, typer.Option(help="A second edition, side by side.")] = None,
    out: Annotated[Path | None, typer.Option(help="The folder of the report.")] = None,
    json: Annotated[bool, typer.Option("--json", help="Print the results as JSON.")] = False,
    lang: LangOpt = None,
) -> None:
    """What seats, pieces and luck are worth, with intervals and plots."""
    from sillage.cli.balance import run_balance

    run_balance(
        game, players, bot, games, jobs, sims, seed, _options(game, option), edition, against, out, json, lang
    )


@app.command(rich_help_panel=DESIGN, epilog=examples(
    "sillage tune parfum --check",
    "sillage edition new parfum mine.toml",
    "sillage tune parfum --edition mine.toml --players 2-4",
))
def tune(
    game: GameArg,
    check: Annotated[
        bool, typer.Option("--check", help="Play nothing: tell the numbers that may be turned, and dominated pieces.")
    ] = False,
    players: Annotated[str, typer.Option(help="Players: 4, 2,4 or 2-4 (default: all that the game is for).")] = "",
    bot: Annotated[str, typer.Option(help="Who plays: greedy (in bulk), a level, race (search on a GPU).")] = "greedy",
    games: Annotated[int, typer.Option(min=1, help="Games of each number of players and board.")] = 2000,
    around: Annotated[
        int | None, typer.Option(min=1, help="Games of a step that look around the best edition (default: --games).")
    ] = None,
    steps: Annotated[int, typer.Option(min=0, help="Steps of the search; 0 only measures.")] = 20,
    width: Annotated[int, typer.Option(min=1, help="Candidates of a step: after 1 turn, 2, 4, ...")] = 4,
    jobs: Annotated[int, typer.Option(min=0, max=256, help="Threads; 0 is all cores.")] = 0,
    sims: Annotated[int | None, typer.Option(min=1, help="Simulations a move, for bots that search.")] = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    option: OptionOpt = None,
    edition: EditionOpt = None,
    cluster: Annotated[str | None, typer.Option(help="Play on Ray: local, or the address of a cluster.")] = None,
    out: Annotated[Path | None, typer.Option(help="The folder of the report.")] = None,
    lang: LangOpt = None,
) -> None:
    """Search the numbers of an edition that are not printed for balance, with a report of before and after."""
    from sillage.cli.tune import check_balance, counts_of, run_tune

    if check:
        raise typer.Exit(0 if check_balance(game, edition, lang) else 1)
    run_tune(
        game, counts_of(game, players), bot, games, around, steps, width, jobs, sims, seed, _options(game, option),
        edition, cluster, out, lang,
    )


@app.command(rich_help_panel=PLAY, epilog=examples("sillage replay game.jsonl", "sillage replay game.jsonl --check"))
def replay(
    file: Annotated[Path, typer.Argument(help="A record (JSON Lines).")],
    check: Annotated[
        bool, typer.Option("--check", help="Replay from tape and from actions, compare, say if it holds.")
    ] = False,
    step: Annotated[bool, typer.Option(help="Wait for Enter after each decision.")] = True,
    lang: LangOpt = None,
) -> None:
    """Show a recorded game step by step, or check it."""
    from sillage.cli.replay import check_record, show_record

    if check:
        check_record(file)
    else:
        show_record(file, lang, step)


@app.command(rich_help_panel=PLAY, epilog=examples("sillage judge game.jsonl another.jsonl"))
def judge(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Records (JSON Lines).")],
) -> None:
    """Have records judged by a second reading of the rulebook, which shares nothing with the rules that are played."""
    from sillage.cli.judge import judge_files

    judge_files(files)


@app.command(rich_help_panel=PLAY, epilog=examples("sillage analyse game.jsonl --sims 100"))
def analyse(
    file: Annotated[Path, typer.Argument(help="A record (JSON Lines).")],
    sims: Annotated[
        int, typer.Option(min=1, max=100_000, help="How many games are played on from each position.")
    ] = 300,
    seed: Annotated[int, typer.Option(help="The same seed gives the same analysis.")] = 0,
    json: Annotated[bool, typer.Option("--json", help="Print the analysis as JSON.")] = False,
    lang: LangOpt = None,
) -> None:
    """Tell what turned a game: win chances, what the nose would have played, and how much was luck."""
    from sillage.cli.analyse import analyse_record

    analyse_record(file, sims, seed, json, lang)


@app.command(rich_help_panel=PLAY, epilog=examples("sillage rules parfum", "sillage rules parfum PA-C8 --lang fr"))
def rules(
    game: GameArg,
    clause: Annotated[str | None, typer.Argument(help="One clause, by its id, such as PA-C8.")] = None,
    lang: LangOpt = None,
) -> None:
    """Show the rules of a game, with every ruling and its reason."""
    from sillage.cli.rules import show_rules

    show_rules(game, clause, lang)


@app.command(rich_help_panel=SERVE, epilog=examples("sillage serve --open"))
def serve(
    host: Annotated[str, typer.Option(help="Where to listen; 0.0.0.0 is the whole network.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=1, max=65535, help="The port.")] = 8000,
    db: DbOpt = None,
    open_browser: Annotated[bool, typer.Option("--open", help="Open the browser.")] = False,
    origin: Annotated[
        list[str] | None, typer.Option(help="Accept pages from here too, such as https://play.example; repeatable.")
    ] = None,
    secure: Annotated[bool, typer.Option("--secure", help="HTTPS only: cookies, and browsers are told so.")] = False,
    log: Annotated[str, typer.Option(help="What is logged: debug, info, warning or error.")] = "warning",
    workers: Annotated[int, typer.Option(min=1, max=64, help="Server processes, on PostgreSQL.")] = 1,
) -> None:
    """Serve tables to browsers and outside bots."""
    from sillage.cli.serve import serve as run

    run(host, port, db, open_browser, origin or [], secure, log, workers)


for command in (backup, restore, doctor):
    app.command(rich_help_panel=SERVE)(command)


@app.command(rich_help_panel=SERVE, epilog=examples("sillage verify game.jsonl"))
def verify(file: Annotated[Path, typer.Argument(help="A record of a game that was played on a server.")]) -> None:
    """Check that every chance outcome is the one that the table's secret gives."""
    from sillage.cli.serve import verify_record

    verify_record(file)


@games.command("list")
def game_list(lang: LangOpt = None) -> None:
    """Every game with its id, players and options."""
    from sillage.cli.games import list_games

    list_games(lang)


@editions.command("list")
def edition_list(game: Annotated[str | None, typer.Argument(help="Only this game.")] = None) -> None:
    """The editions that come with Sillage."""
    from sillage.cli.edition import list_editions

    list_editions(game)


@editions.command("show")
def edition_show(
    game: GameArg,
    which: Annotated[str | None, typer.Argument(help="An edition's id or file.")] = None,
    lang: LangOpt = None,
) -> None:
    """Every table of an edition, and whether it is printed or reconstructed."""
    from sillage.cli.edition import show_edition

    show_edition(game, which, lang)


@editions.command("check")
def edition_check(file: Annotated[Path, typer.Argument(help="A TOML file.")]) -> None:
    """Check an edition file: every error with its line, what is wrong and what is expected."""
    from sillage.cli.edition import check_file

    check_file(file)


@editions.command("new")
def edition_new(game: GameArg, file: Annotated[Path, typer.Argument(help="Where to write the template.")]) -> None:
    """Write a commented template for your own pieces."""
    from sillage.cli.edition import new_file

    new_file(game, file)


@games.command("new")
def game_new(
    name: Annotated[str, typer.Argument(metavar="NAME", help="Its id, such as night_garden.")],
    folder: Annotated[Path | None, typer.Option(help="Where to write it (default: a folder of its name).")] = None,
) -> None:
    """Write a small complete game, as a package of its own, to change into yours."""
    from sillage.cli.games import new_game

    new_game(name, folder)


@games.command("check")
def game_check(
    game: GameArg,
    thorough: Annotated[bool, typer.Option("--thorough", help="Play many times as many games.")] = False,
) -> None:
    """Check the laws that every game obeys: nothing is lost, nothing leaks, everything is said."""
    from sillage.cli.games import check

    check(game, thorough)


def _options(game: str, given: list[str] | None) -> dict[str, Any]:
    """Options given as name=value, in the types of the game's header."""
    from sillage.errors import SetupError
    from sillage.kernel.game import find_game

    known = {o.id: {str(v).lower(): v for v in o.values} for o in find_game(game).options}
    options: dict[str, Any] = {}
    for item in given or []:
        name, _, value = item.partition("=")
        if name not in known:
            raise SetupError(f"{game} has no option {name!r}; it has: {', '.join(known) or 'none'}")
        if value.lower() not in known[name]:
            raise SetupError(f"option {name!r} can't be {value!r}; expected one of: {', '.join(known[name])}")
        options[name] = known[name][value.lower()]
    return options
