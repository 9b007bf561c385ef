#!/bin/bash
# test/bench/solvers.sh -- the flow programs of every example, answered by structure and by GLPK (--solver glpk).
#
# Microseconds of processor time for all programs of a kernel, with their proofs (test/bench/solvers.c). Bounds that differ
# would be a defect. "by" is who answers by default: where facts speak of more than one loop, GLPK answers what is left.
set -e
B=${B:-build}
solvers=$B/test/bench/solvers
[ -x "$solvers" ] || make -s "$solvers"
for dir in examples/*/; do
	name=$(basename "$dir") facts=-
	[ -f "$dir$name.cl" ] && [ -f "$dir/launch.xml" ] || continue
	[ -f "$dir/facts.ffx" ] && facts=$dir/facts.ffx
	for target in gfx900 gfx803; do
		"$solvers" "$dir$name.$target.hsaco" "$dir/launch.xml" "$facts" | sed "s/^/$target /"
	done
done | awk '
BEGIN { printf "%-20s %-7s %8s %6s %5s %-11s %9s %9s %6s\n", "kernel", "target", "programs", "edges", "rows", "by", "us", "GLPK us", "ratio" }
{
	printf "%-20s %-7s %8d %6d %5d %-11s %9.1f %9.1f %6.1f\n", $2, $1, $3, $4, $5, $6, $7, $8, $7 ? $8 / $7 : 0
	programs += $3; a += $7; g += $8; differ += $9
}
END { printf "%-20s %-7s %8d %6s %5s %-11s %9.1f %9.1f %6.1f\n%d bounds differ\n", "all", "", programs, "", "", "", a, g, g / a, differ; exit differ > 0 }'
