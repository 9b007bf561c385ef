#!/bin/sh
# test/sh/gate.sh -- the gate in a build: what examples/deadlock_gate shows for Make, CMake and a CI job, done for real.
#
# Each build must stop at the kernel whose optimised code hangs, saying why, and must pass the one that does not. Of the CI job
# the file is read as YAML, and the commands of its steps are run in a checkout, but for the one that installs packages.
#
# Usage: gate.sh [BUILD]
. "$(dirname "$0")/../lib/check.sh"
gate() { mkdir -p "$T/$1" && cp examples/deadlock_gate/* "$T/$1"; }

gate make
expect "make stops" 2 'simt-deadlock, high' make -C "$T/make" WAVEBOUND="$B/wavebound" counter.checked
expect "make: nothing is marked as checked" 2 'No such file' ls "$T/make/counter.checked"
expect "make passes" 0 'total.s: kernel total: clean' make -C "$T/make" WAVEBOUND="$B/wavebound" KERNELS=total.cl
expect "make does nothing twice" 0 'Nothing to be done' make -C "$T/make" WAVEBOUND="$B/wavebound" KERNELS=total.cl
echo 'simt-deadlock count counter.cl:8 counted once a day' >"$T/make/accepted.txt"
expect "make: accepted with a reason" 0 'counted once a day' make -C "$T/make" WAVEBOUND="$B/wavebound"
expect "make clean" 0 rm make -C "$T/make" clean

gate cmake
configure() { cmake -S "$T/cmake" -B "$T/$1" -DWAVEBOUND="$B/wavebound" -DKERNELS="$2"; }
expect "cmake configures" 0 'Generating done' configure out counter.cl
expect "cmake stops" 2 'simt-deadlock, high' cmake --build "$T/out"
expect "cmake configures the other" 0 'Generating done' configure clean total.cl
expect "cmake passes" 0 'total.s: kernel total: clean' cmake --build "$T/clean"
expect "cmake: both" 0 'Generating done' configure both 'total.cl;counter.cl'
expect "cmake: one of them stops it" 2 'simt-deadlock, high' cmake --build "$T/both"

# steps: the commands of each step but the first that has some, one file each
mkdir "$T/repo" && gate repo/kernels
cat >"$T/steps.py" <<'END'
import sys, yaml
job = yaml.safe_load(open(sys.argv[1]))["jobs"]["gate"]
run = [s["run"] for s in job["steps"] if "run" in s]
assert "apt-get" in run[0] and len(run) == 3
upload = job["steps"][-1]
assert upload["if"] == "always()" and "upload-sarif" in upload["uses"]
assert upload["with"]["sarif_file"] in run[2]
for n, text in enumerate(run[1:]):
    open("%s/step%d" % (sys.argv[2], n), "w").write(text)
END
mkdir "$T/bin" && ln -s "$B/wavebound" "$T/bin/wavebound"
step() { ( cd "$T/repo" && PATH="$T/bin:$PATH" sh -e "$T/step$1" ); }
expect "CI: the job is YAML, and has its steps" 0 '' /usr/bin/python3 "$T/steps.py" examples/deadlock_gate/ci.yml "$T"
expect "CI: compile" 0 clang step 0
expect "CI: the gate closes" 1 '' step 1
expect "CI: and leaves what is uploaded" 0 '"ruleId": "simt-deadlock"' cat "$T/repo/deadlock.sarif"
rm -f "$T/repo/kernels/counter.s"
expect "CI: the gate opens" 0 '' step 1
expect "CI: an empty list is uploaded" 0 '"results": \[$' cat "$T/repo/deadlock.sarif"
# ---- a project that has findings already
W="$B/wavebound" S=test/deadlock/s
expect "without a baseline, findings fail" 1 'high' "$W" deadlock $S/spin.O2.s
expect "the baseline is written" 0 '' "$W" deadlock $S/spin.O2.s --write-baseline "$T/base"
expect "the baseline names rule, kernel and place" 0 'simt-deadlock spin_wait_first ' cat "$T/base"
expect "known findings pass" 0 'accepted)' "$W" deadlock $S/spin.O2.s --baseline "$T/base"
grep -v ' spin_wait_first ' "$T/base" >"$T/less"
expect "a new finding fails" 1 'spin_wait_first: deadlock' "$W" deadlock $S/spin.O2.s --baseline "$T/less"
expect "quiet says what failed" 1 'spin_wait_first: lanes wait.*gate-failed' "$W" deadlock $S/spin.O2.s --baseline "$T/less" -q
echo 'simt-deadlock spin_wait_first' >>"$T/less"
expect "a line without a fingerprint" 2 'less:[0-9]*:1: error: .*bad-baseline' "$W" deadlock $S/spin.O2.s --baseline "$T/less"
expect "no baseline" 2 'none' "$W" deadlock $S/spin.O2.s --baseline "$T/none"
expect "found is not hidden by refused" 1 'part_of_lanes: unknown' "$W" deadlock test/gcn/call-spilled.s $S/spin.O2.s
expect "refused alone" 3 'part_of_lanes: unknown' "$W" deadlock test/gcn/call-spilled.s
expect "findings only" 1 'spin_wait_first: deadlock' "$W" deadlock $S/spin.O2.s --findings-only
"$W" deadlock $S/spin.O2.s --findings-only >"$T/only" 2>&1
expect "findings only: nothing clean" 1 '' grep ': clean' "$T/only"
sed 's/ glc$//' test/deadlock/one_lane.s >"$T/plain.s"
expect "plain loads count" 1 'another: possible' "$W" deadlock "$T/plain.s"
expect "plain loads are told" 1 'by plain loads: a data race' "$W" deadlock "$T/plain.s"
expect "plain loads can be left out" 0 'another: clean' "$W" deadlock "$T/plain.s" --plain-loads off
expect "plain loads are on or off" 2 'neither on nor off' "$W" deadlock $S/table.O2.s --plain-loads maybe

finish
