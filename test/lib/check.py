# test/lib/check.py -- what tests in Python begin with, as test/lib/check.sh for those of the shell:
#
#	sys.path.append("test/lib")
#	from check import *
#
#	@test
#	def what_holds():
#		assert wavebound("analyze", path).code == 0
#
#	finish()
#
# Tests run in the order in which they stand, at the top of the tree. $WAVEBOUND is the program, T a directory that is
# gone at the end. A test that raises anything has failed, and says where.
import json
import os
import subprocess
import sys
import tempfile
import traceback

W = os.path.abspath(os.environ.get("WAVEBOUND", "build/wavebound"))
T = tempfile.TemporaryDirectory()
tests = []


class Result:
    def __init__(self, code, out, said, usage):
        self.code, self.out, self.said, self.usage = code, out, said.decode(errors="replace"), usage

    def json(self):
        return read_json(self.out)


def test(function):
    tests.append(function)
    return function


def wavebound(*words, stdin=None):
    """What the program does with these arguments, and what it uses."""
    with tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as err:
        p = subprocess.Popen([W, *words], stdout=out, stderr=err, stdin=stdin)
        _, status, usage = os.wait4(p.pid, 0)
        p.returncode = os.waitstatus_to_exitcode(status)
        out.seek(0), err.seek(0)
        return Result(p.returncode, out.read(), err.read(), usage)


def run(command):
    """Commands of the shell, in T, that must succeed."""
    subprocess.run("set -e; " + command, shell=True, check=True, cwd=T.name)


def path(name):
    return os.path.join(T.name, name)


def write(name, data):
    """A file in T of text or bytes; its path."""
    with open(path(name), "wb") as f:
        f.write(data.encode() if isinstance(data, str) else data)
    return path(name)


def read(name):
    with open(name, "rb") as f:
        return f.read()


def no_key_twice(pairs):
    assert len(dict(pairs)) == len(pairs), pairs
    return dict(pairs)


def read_json(text):
    return json.loads(text, object_pairs_hook=no_key_twice)


def same(got, want):
    assert got == want, f"{got!r} is not {want!r}"


def finish():
    failed = 0
    for t in tests:
        try:
            t()
        except Exception:
            print("FAILED", t.__name__)
            traceback.print_exc(file=sys.stdout)
            failed += 1
    print(f"{len(tests) - failed} passed, {failed} failed")
    sys.exit(failed != 0)
