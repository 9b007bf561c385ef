#!/bin/sh
# test/sh/lp.sh -- analyze --lp: another solver finds the bound of a wave from the file that is written.
#
# The optimum of glpsol, rounded down, is the bound where path and bound meet, and is never above it. All examples, with
# the facts that they come with.
#
# Usage: lp.sh [BUILD]
. "$(dirname "$0")/../lib/check.sh"

judge_lp() {	# WHAT: $T/p.lp against $T/report.json
	glpsol --nopresol --exact --lp "$T/p.lp" -w "$T/solution" >"$T/check.log" 2>&1
	/usr/bin/python3 - "$T" >>"$T/check.log" 2>&1 <<'END'
import json, math, re, sys
text = open(sys.argv[1] + "/solution").read()
kernel = json.load(open(sys.argv[1] + "/report.json"))["kernels"][0]
primal, dual, found = re.search(r"^s bas \d+ \d+ (\w) (\w) (\S+)$", text, re.M).groups()
assert primal == dual == "f", text[:200]    # feasible both ways: an optimum
found = float(found)
bound, gap = kernel["wave"]["isolated_cycles"], kernel["wave"]["gap_cycles"]
near = max(1e-6, 1e-12 * bound)
assert bound - gap - near <= found < bound + 1 + near, (found, bound, gap)
END
	judge $? "$1"
}

for input in examples/*/*.s test/bound/*.s; do
	facts=${input%/*}/facts.ffx
	drawn || continue
	rm -f "$T/p.lp"
	set -- "$input"
	[ -f "$facts" ] && set -- "$@" --facts "$facts"
	"$W" analyze "$@" --format json --lp "$T/p.lp" >"$T/report.json" 2>/dev/null || continue
	judge_lp "$input"
done

expect "two kernels are not one file" 2 "choose one with -k" "$W" analyze test/bound/abort.s --lp "$T/none.lp"
check "a refused command writes no file" [ ! -e "$T/none.lp" ]
expect "Sim-D" 2 "is about wavefronts" "$W" analyze examples/sim_d/fft.sas --lp "$T/none.lp"
finish
