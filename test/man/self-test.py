#!/usr/bin/python3
# test/man/self-test.py -- the numbers of the manual and the README are those that commands print.
#
#   usage: self-test.py [-u]
#
# Behind a passage of a page, a comment is a command of the shell that prints its numbers:
#
#     .\" $ test/bench/pws.sh | sed -n '/^Table 3/,/DWS/p'
#
# Each number of the passage (but those of one digit) must be one that the command prints, perhaps rounded; of several such lines, that one of them
# prints. A passage begins behind a macro that begins a paragraph, a list, a table or an example, or behind such a comment.
# Numbers of papers are in test/papers. Where no command can print them, a comment says why:
#
#     .\" given: the limits of the format
#
# A passage whose numbers look measured (1,234 or 5.6 or 7 %) and that has neither is an error. The README has no place for
# comments: its numbers are those of its example, which test/man/self-test runs, and others do not look measured.
#
# Scripts of test/bench take minutes. What they printed is kept in test/man/said;
# `make soak` (TEST_SHARE=100) runs them and takes what they print now. -u writes that to test/man/said.
import glob
import re
import shlex
import sys

sys.path.append("test/lib")
from check import *

BUILD = os.path.dirname(W)
LONG = re.compile(r"test/bench/(\w+)\.sh")
BEGINS = re.compile(r"\.(TH|SH|SS|PP|P|LP|IP|TP|TS|EX|RS)\b")
COMMENT = re.compile(r'\.\\" (\$|given:) *(.*)')
NUMBER = re.compile(r"(?<![\w.,:/^*+-])-?\d+(?:,\d{3})*(?:\.\d+)?(?![\w^]|[.,:/-]\w)")
MEASURED = re.compile(r"\d,\d{3}|\.\d")
# What is only the name of something, as in "Table 3", "Figures 10e and 11" or "S = 1, 3 and 7", and sums without a result.
NAMES = re.compile(r"\b(?:(?:Tables?|Figures?|Eqs?\.|Lemmas?|[Ss]ections?|rules?|[Aa]lgorithms?|chapter|Pitfalls?|observations?) ?|[A-Za-z] = )"
                   r"\d[\d.]*[a-z]?\b(?:(?:, | and | to | or )\d[\d.]*[a-z]?\b)*(?! %)")


def plain(line):
    """A line without the fonts and escapes of roff."""
    return re.sub(r"\\f.|\\&|\\\(..|^\.[A-Z]+ ", "", line.replace("\\-", "-"))


class Passage:
    def __init__(self, page, line):
        self.page, self.line, self.text, self.commands, self.given = page, line, "", [], False

    def closed(self):
        return self.given or self.commands

    def numbers(self):
        """Its numbers, and whether each is in per cent; one digit alone says too little to be looked up."""
        text = NAMES.sub(" ", self.text)
        found = [(m[0], text[m.end():m.end() + 2].strip().startswith("%")) for m in NUMBER.finditer(text)]
        return [(n, per_cent) for n, per_cent in found if per_cent or len(n) > 1]

    def measured(self):
        return [n for n, per_cent in self.numbers() if per_cent or MEASURED.search(n)]


def passages(page):
    found, here, example = [], Passage(page, 1), False
    for at, line in enumerate(read(page).decode().splitlines(), 1):
        comment = COMMENT.match(line)
        if comment:
            here.given |= comment[1] == "given:"
            here.commands += [comment[2]] if comment[1] == "$" else []
            continue
        if BEGINS.match(line) or here.closed():
            found.append(here)
            here = Passage(page, at)
        ends = line and not line.startswith("    ") if page == "README" else line in (".EE", ".fi", "")
        example = line.startswith((".EX", ".nf", "    $ wavebound")) or example and not ends
        if not line.startswith(('.\\"', ".TH")) and not (example and (line.startswith("$") or page == "README" or page.endswith(".5"))):
            here.text += plain(line) + "\n"
    return [*found, here]


kept = {}


def kept_output(name):
    """The file with what a script of test/bench prints."""
    if name not in kept:
        kept[name] = f"test/man/said/{name}"
        if "-u" in sys.argv or os.environ.get("TEST_SHARE", "25") == "100":
            needs = [f"{BUILD}/{c[:-2]}" for c in glob.glob("test/bench/*.c")]
            subprocess.run(["make", "-s", f"B={BUILD}", *needs], check=True, stdout=sys.stderr)
            p = subprocess.run(["bash", f"test/bench/{name}.sh"], env={**os.environ, "B": BUILD}, stdout=subprocess.PIPE, check=True)
            if "-u" not in sys.argv:
                kept[name] = path(name)
            with open(kept[name], "wb") as f:
                f.write(p.stdout)
    return shlex.quote(os.path.abspath(kept[name]))


def printed(command):
    """The numbers that a command prints."""
    command = LONG.sub(lambda m: "cat " + kept_output(m[1]), command)
    p = subprocess.run(["bash", "-c", command], env={**os.environ, "PATH": BUILD + ":" + os.environ["PATH"]}, stdout=subprocess.PIPE)
    return [n.replace(",", "") for n in re.findall(r"\d+(?:,\d{3})+|\d+\.\d+|\d+", p.stdout.decode())]


def is_said(number, numbers):
    """Whether a number of a page is one of those, which may have more digits."""
    number = number.replace(",", "").lstrip("-")
    return any(n == number or f"{float(n):.{len(number.partition('.')[2])}f}" == number for n in numbers)


def wrong(passage):
    """What is wrong with the numbers of a passage, or nothing."""
    if passage.commands:
        numbers = [n for c in passage.commands for n in printed(c)]
        other = [n for n, _ in passage.numbers() if not is_said(n, numbers)]
        return other and f"{' '.join(other)}: not printed by {' or '.join(passage.commands)}"
    measured = [] if passage.given else passage.measured()
    return measured and f"{' '.join(measured)}: no comment says what prints them"


pages = sorted(glob.glob("man/*.[157]")) + ["README"]
bad = [(p.page, p.line, why) for page in pages for p in passages(page) for why in [wrong(p)] if why]
for page, line, why in bad:
    print(f"FAILED {page}:{line}: {why}")


@test
def numbers_are_those_of_commands():
    assert not bad


@test
def a_wrong_number_is_found():
    page = write("page", 'x\n.PP\nfor 1,235 of 7 kernels, 12 %\n.\\" $ echo 1234 7 11.6\n.PP\nfor 9 % of 3\n.PP\nas Table 3 has it\n')
    same([wrong(p) or "" for p in passages(page)][1:], ["1,235: not printed by echo 1234 7 11.6", "9: no comment says what prints them", ""])


finish()
