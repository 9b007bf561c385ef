#!/usr/bin/python3
# test/terminal/self-test.py -- what a person at a terminal gets: 80 columns, colour, a line while the program works.
#
# The program runs on a terminal of its own (a pseudo terminal) with as many columns as the case says. Folded lines must
# hold the words of those in a pipe, in their order.
import fcntl
import os
import pty
import re
import select
import struct
import sys
import termios
import time

os.chdir(os.path.join(os.path.dirname(__file__), "../.."))
sys.path.append("test/lib")
from check import *

K = "examples/spmv/spmv.gfx900.s"
SPMV = [K, "--launch", "examples/spmv/launch.xml", "--facts", "examples/spmv/facts.ffx", "-m", "vega10"]
MATRIX = ["examples/matrix_multiply/matrix_multiply.gfx900.hsaco", "--launch", "examples/matrix_multiply/launch.xml"]
PROSE = [["help"], ["help", "analyze"], ["machine", "list"], ["machine", "show", "vega10", "--format", "text"],
         ["explain", "loop-unbounded"], ["analyze", *SPMV], ["analyze", "-v", *SPMV], ["analyze", *MATRIX],
         ["analyze", "examples/lu_step", "examples/vector_add", "--grid", "4096", "--workgroup", "64"],
         ["divergence", *MATRIX], ["split", *MATRIX], ["warp", *MATRIX], ["simulate", *MATRIX], ["deadlock", K]]


class OnTerminal:
    """A program that runs on a terminal of its own.

    Our own end of the terminal stays open until the program has ended and all is read: Linux may say that the other
    end is gone before it gives what was written last."""
    def __init__(self, words, columns=80, stdin=None, **env):
        given = {k: v for k, v in os.environ.items() if k not in ("NO_COLOR", "COLUMNS", "TERM")}
        self.ours, self.its = pty.openpty()
        self.text = b""
        fcntl.ioctl(self.its, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))
        self.program = subprocess.Popen([W, *words], stdin=stdin or self.its, stdout=self.its, stderr=self.its,
                                        start_new_session=True, env={**given, "TERM": "xterm", **env})

    def read(self):
        """Reads what there is; waits a little where there is nothing."""
        more = bool(select.select([self.ours], [], [], 0.01)[0])
        if more:
            self.text += os.read(self.ours, 1 << 16)
        return more

    def rest(self):
        """All that was written, when the program has ended; line ends as in files."""
        ended = False
        while self.read() or not ended:
            ended = self.program.poll() is not None
        os.close(self.its)
        os.close(self.ours)
        return self.text.decode().replace("\r\n", "\n")


def terminal(*words, **given):
    """What the program writes, without the line of those that take long: how busy this machine is decides about it."""
    return re.sub("\r\033\\[K([a-z-]+: \\d+ s[^\r]*(?=\r\033\\[K))?", "", OnTerminal(words, **given).rest())


def piped(*words):
    r = subprocess.run([W, *words], stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    return r.stdout.decode()


def bare(text):
    return re.sub("\033\\[[0-9;]*[mK]", "", text)


def word_list(text):
    return sorted(bare(text).split())


@test
def lines_fit_and_no_word_is_lost():
    for command in PROSE:
        for columns in 80, 60, 120:
            shown, whole = terminal(*command, columns=columns), piped(*command)
            same(word_list(shown), word_list(whole))
            for line in bare(shown).split("\n"):
                parts = line.split()
                quoted = re.match(r" *\d* \| ", line)
                # what does not fit is one word, behind what a row begins with
                assert len(line) <= columns or quoted or len(parts[-1]) > columns // 3, (command, columns, line)


@test
def wide_rows_go_on_below_their_last_cell():
    lines = terminal("machine", "list").split("\n")
    rows = [k for k, line in enumerate(lines) if line.startswith("van-gogh ")]
    same(len(rows), 1)
    begins = re.match(r"\S+ +\S+ +", lines[rows[0]]).end()
    assert re.match(" {%d}[^ ]" % begins, lines[rows[0] + 1]), lines[rows[0]:rows[0] + 2]


@test
def what_programs_read_is_not_folded():
    for command in (["analyze", *SPMV, "--format", "json"], ["machine", "show", "vega10"], ["launch", K], ["facts", K],
                    ["cfg", K], ["machine", "show", "vega10", "--format", "json"]):
        out = subprocess.run([W, *command], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL).stdout.decode()
        shown = terminal(*command)
        assert out in shown, (command, out, shown)
    longest = max(map(len, piped("analyze", "-v", *SPMV).split("\n")))
    assert longest > 80, longest     # nor is text in a pipe
    same(terminal("analyze", "-v", *SPMV, "-o", path("r")), "")
    same(read(path("r")).decode(), piped("analyze", "-v", *SPMV))


@test
def a_report_answers_on_one_screen():
    for command, most in (["analyze", *SPMV], 30), (["analyze", *MATRIX], 24):
        n = terminal(*command).count("\n")
        assert n <= most, (command, n)
    text = piped("analyze", *SPMV)
    for part in (r"\n  kernel +[0-9,]+ cycles, [0-9.]+ ms ",
                 r"\n  why +[^:]* % of a wave is\s+the\s+loop\s+at\s+\./spmv\.cl:12,", r"\n  to do ",
                 r"\nassumed +\d+ of the machine, 1 by flow facts, \d+ of the bounds\n", r"\n--verbose: "):
        assert re.search(part, text), (part, text)
    assert "-v, --verbose" in piped("help", "analyze")


@test
def verbose_says_all_that_the_first_screen_says():
    for command in SPMV, MATRIX:
        short, whole = piped("analyze", *command), piped("analyze", "-v", *command)
        for name in "kernel", "why", "to do", "launch":
            section = re.search(r"\n  %s +(\S[^\n]*)" % name, short).group(1)
            assert section in whole, (name, section)


@test
def colour():
    bold = "\033[1m"
    assert bold in terminal("analyze", *MATRIX)
    for env in {"NO_COLOR": "1"}, {"TERM": "dumb"}:
        assert "\033" not in terminal("analyze", *MATRIX, **env), env
    assert bold in terminal("analyze", *MATRIX, NO_COLOR="")
    assert bold in terminal("analyze", *MATRIX, "--color", "always", NO_COLOR="1")
    assert bold in piped("analyze", *MATRIX, "--color=always")
    assert "\033" not in terminal("analyze", *MATRIX, "--color=never") + piped("analyze", *MATRIX)
    assert "\033[" in terminal("analyze", path("none"))      # messages
    assert "\033" not in terminal("analyze", path("none"), "--color=never")
    r = wavebound("analyze", K, "--color", "red")
    assert r.code == 2 and "none of auto, always, never" in r.said, r.said


@test
def columns_of_the_environment_count():
    assert max(map(len, bare(terminal("help", "analyze", COLUMNS="50")).split("\n"))) <= 60
    whole = [line for line in piped("help", "analyze").split("\n")]
    same(terminal("help", "analyze", columns=3).split("\n"), whole)      # too few to fold in
    same(terminal("help", "analyze", COLUMNS="1000").split("\n"), whole)
    assert terminal("help", "analyze", COLUMNS="x").split("\n") != whole


# Every command waits for an input that comes when all but the quiet one have said so, or after a minute.
@test
def what_takes_long_says_so():
    commands = [["analyze", "-"], ["deadlock", "-"], ["split", "-"], ["warp", "-"], ["check-certificate", "-", K],
                ["simulate", "-"], ["divergence", "-"], ["share", "-"], ["audit", "-"], ["analyze", "-", "-q"]]
    running = [OnTerminal(command, stdin=subprocess.PIPE) for command in commands]
    until = time.monotonic() + 60
    while time.monotonic() < until and not all(b" s" in r.text for r in running[:-1]):
        for r in running:
            r.read()
    for r in running:
        r.program.stdin.close()
    for command, r in zip(commands, running):
        said = re.search(r"\r\033\[K%s: \d+ s\r\033\[K" % command[0],
                         re.sub(r"\r\033\[K[a-z-]*: \d+ s(?=\r\033\[K[a-z])", "", r.rest()))
        assert bool(said) == ("-q" not in command), (command, r.text)


finish()
