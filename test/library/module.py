"""test/library/module.py PROGRAM -- the module for Python says what the program says."""
import json, subprocess, sys, tempfile

import wavebound

program = sys.argv[1]
add = "examples/vector_add/vector_add.gfx900.hsaco"
sums = "examples/reduction/reduction.gfx900.s"


def run(*args):
    done = subprocess.run([program, *args], capture_output=True, text=True)
    return done.returncode, done.stdout


# A bound, in each way that an option can be spelled; what --certificate writes.
with tempfile.TemporaryDirectory() as folder:
    code, text = run("analyze", add, "--grid", "4096,2", "--workgroup", "64,2", "--arg", "n=5", "--format", "json",
                     "--certificate", folder + "/proof.json")
    with open(folder + "/proof.json") as f:
        proofs = json.load(f)
report = wavebound.analyze(add, grid=(4096, 2), workgroup=[64, 2], arg={"n": 5})
want = json.loads(text)["kernels"][0]
kernel = report["vector_add"]
assert code == report.code == 0
assert (kernel.cycles, kernel.wave_cycles) == (want["kernel_cycles"], want["wave"]["isolated_cycles"])
assert [(b.name, b.cycles) for b in kernel.bounds if b.safe] == [(b["name"], b["cycles"]) for b in want["bounds"]]
assert [(b.name, b.cycles) for b in kernel.bounds if not b.safe] == [(b["name"], b["cycles"]) for b in want["estimates"]]
assert json.loads(report.certificates) == proofs and len(kernel.certificates) == len(proofs) > 0

# Bytes in place of a file.
with open(add, "rb") as f:
    again = wavebound.analyze(data=f.read(), grid="4096,2", workgroup="64,2", arg="n=5")
assert again["vector_add"].cycles == kernel.cycles

# A refusal is no exception and no number; a flow fact bounds the loop.
refused = wavebound.analyze(sums)
assert refused.code == 3 and refused["reduction"].wave_cycles is None and refused["reduction"].cycles is None
assert [loop.bound for loop in refused["reduction"].loops] == [None, 7]
assert "loop-unbounded" in [d.name for d in refused["reduction"].diagnostics] and "loop-unbounded" in refused.messages
with tempfile.NamedTemporaryFile("w", suffix=".ffx") as facts:
    facts.write('<flowfacts><function name="reduction"><loop source="./reduction.cl" line="13" maxcount="9"/></function></flowfacts>')
    facts.flush()
    bounded = wavebound.analyze(sums, facts=[facts.name])
assert bounded["reduction"].loops[0].bound == 9 and bounded["reduction"].wave_cycles, bounded.messages

# A bound of more than 64 bits is a number here, too, though no certificate holds it.
wide = wavebound.analyze("test/bound/wide.wir", machine="test/bound/tiny.xml").data["kernels"]
want = json.loads(run("analyze", "test/bound/wide.wir", "-m", "test/bound/tiny.xml", "--format", "json")[1])["kernels"]
assert [k["wave"] for k in wide] == [k["wave"] for k in want] and any(k["wave"]["wide_cycles"] for k in wide if k["wave"])

# Errors, with the exit code that the program has.
for call in (lambda: wavebound.analyze("/dev/null"), lambda: wavebound.analyze(add, machine="none-such"),
             lambda: wavebound.analyze(add, colour="red"), lambda: wavebound.analyze("no-such-file"),
             lambda: wavebound.analyze(add, grid=-1, workgroup=64), lambda: wavebound.analyze(add, arg={"zz": 1})):
    try:
        call()
        raise SystemExit("no error")
    except wavebound.Error as error:
        assert error.code == 2 and str(error), error
for call in (lambda: wavebound.analyze(add + "\0.txt"), lambda: wavebound.analyze(add, machine="vega\0")):
    try:
        call()
        raise SystemExit("no error")
    except ValueError:
        pass
assert wavebound.version() == run("--version")[1].split()[1]
