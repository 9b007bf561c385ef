#!/bin/sh
# test/sh/gate.sh -- the gate in a build: what examples/deadlock_gate shows for Make, CMake and a CI job, done for real.
#
# Each build must stop at the kernel whose optimised code hangs, saying why, and must pass the one that does not. Of the CI job
# the file is read as YAML, and the commands of its steps are run in a checkout, but for the one that installs packages.
#
# Usage: gate.sh [BUILD]
set -u
cd "$(dirname "$0")/../.." || exit 1
B=$(cd "${1:-build}" && pwd) || exit 1
T=$(mktemp -d) || exit 1
trap 'rm -rf "$T"' EXIT
passed=0 failed=0
# check WHAT CODE WORDS COMMAND...: the exit status is CODE, and the output has WORDS.
check() {
	what=$1 code=$2 words=$3
	shift 3
	"$@" >"$T/log" 2>&1
	got=$?
	if [ $got -eq "$code" ] && { [ -z "$words" ] || grep -q -- "$words" "$T/log"; }; then passed=$((passed + 1)); else failed=$((failed + 1)); echo "FAILED $what (exit $got)"; tail -n 12 "$T/log"; fi
}
gate() { mkdir -p "$T/$1" && cp examples/deadlock_gate/* "$T/$1"; }

gate make
check "make stops" 2 'simt-deadlock, high' make -C "$T/make" WAVEBOUND="$B/wavebound" counter.checked
check "make: nothing is marked as checked" 2 'No such file' ls "$T/make/counter.checked"
check "make passes" 0 'total.s: kernel total: clean' make -C "$T/make" WAVEBOUND="$B/wavebound" KERNELS=total.cl
check "make does nothing twice" 0 'Nothing to be done' make -C "$T/make" WAVEBOUND="$B/wavebound" KERNELS=total.cl
echo 'simt-deadlock count counter.cl:8 counted once a day' >"$T/make/accepted.txt"
check "make: accepted with a reason" 0 'counted once a day' make -C "$T/make" WAVEBOUND="$B/wavebound"
check "make clean" 0 rm make -C "$T/make" clean

gate cmake
configure() { cmake -S "$T/cmake" -B "$T/$1" -DWAVEBOUND="$B/wavebound" -DKERNELS="$2"; }
check "cmake configures" 0 'Generating done' configure out counter.cl
check "cmake stops" 2 'simt-deadlock, high' cmake --build "$T/out"
check "cmake configures the other" 0 'Generating done' configure clean total.cl
check "cmake passes" 0 'total.s: kernel total: clean' cmake --build "$T/clean"
check "cmake: both" 0 'Generating done' configure both 'total.cl;counter.cl'
check "cmake: one of them stops it" 2 'simt-deadlock, high' cmake --build "$T/both"

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
check "CI: the job is YAML, and has its steps" 0 '' /usr/bin/python3 "$T/steps.py" examples/deadlock_gate/ci.yml "$T"
check "CI: compile" 0 clang step 0
check "CI: the gate closes" 1 '' step 1
check "CI: and leaves what is uploaded" 0 '"ruleId": "simt-deadlock"' cat "$T/repo/deadlock.sarif"
rm -f "$T/repo/kernels/counter.s"
check "CI: the gate opens" 0 '' step 1
check "CI: an empty list is uploaded" 0 '"results": \[$' cat "$T/repo/deadlock.sarif"
# ---- a project that has findings already
W="$B/wavebound" S=test/deadlock/s
check "without a baseline, findings fail" 1 'high' "$W" deadlock $S/spin.O2.s
check "the baseline is written" 0 '' "$W" deadlock $S/spin.O2.s --write-baseline "$T/base"
check "the baseline names rule, kernel and place" 0 'simt-deadlock spin_wait_first ' cat "$T/base"
check "known findings pass" 0 'accepted)' "$W" deadlock $S/spin.O2.s --baseline "$T/base"
grep -v ' spin_wait_first ' "$T/base" >"$T/less"
check "a new finding fails" 1 'spin_wait_first: deadlock' "$W" deadlock $S/spin.O2.s --baseline "$T/less"
check "quiet says what failed" 1 'spin_wait_first: lanes wait.*gate-failed' "$W" deadlock $S/spin.O2.s --baseline "$T/less" -q
echo 'simt-deadlock spin_wait_first' >>"$T/less"
check "a line without a fingerprint" 2 'less:[0-9]*:1: error: .*bad-baseline' "$W" deadlock $S/spin.O2.s --baseline "$T/less"
check "no baseline" 2 'none' "$W" deadlock $S/spin.O2.s --baseline "$T/none"
check "found is not hidden by refused" 1 'part_of_lanes: unknown' "$W" deadlock test/gcn/call-spilled.s $S/spin.O2.s
check "refused alone" 3 'part_of_lanes: unknown' "$W" deadlock test/gcn/call-spilled.s
check "findings only" 1 'spin_wait_first: deadlock' "$W" deadlock $S/spin.O2.s --findings-only
"$W" deadlock $S/spin.O2.s --findings-only >"$T/only" 2>&1
check "findings only: nothing clean" 1 '' grep ': clean' "$T/only"
sed 's/ glc$//' test/deadlock/one_lane.s >"$T/plain.s"
check "plain loads count" 1 'another: possible' "$W" deadlock "$T/plain.s"
check "plain loads are told" 1 'by plain loads: a data race' "$W" deadlock "$T/plain.s"
check "plain loads can be left out" 0 'another: clean' "$W" deadlock "$T/plain.s" --plain-loads off
check "plain loads are on or off" 2 'neither on nor off' "$W" deadlock $S/table.O2.s --plain-loads maybe

echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
