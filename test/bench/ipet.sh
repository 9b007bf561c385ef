#!/bin/bash
# test/bench/ipet.sh -- our bound computation against glpsol on the same linear program.
#
# Random reducible functions of about 10^3, 10^4 and 10^5 blocks, one fresh process
# per run; medians. glpsol's time is its processor time less that of reading
# the file (glpsol --check). What it gives up on after LIMIT seconds counts as LIMIT.
set -e
B=${B:-build}
LIMIT=${LIMIT:-20}
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
ipet=$B/test/bench/ipet
[ -x "$ipet" ] || make -s "$ipet"

median() { sort -g | awk '{ v[NR] = $1 } END { print v[int((NR + 1) / 2)] }'; }

# Processor seconds of a command whose output does not matter.
cpu() { ( TIMEFORMAT='%U %S'; time "$@" >"$tmp/out" 2>&1 ) 2>&1 | awk '{ print $1 + $2 }'; }

printf '%-24s %8s %8s %10s %9s %9s %11s %8s\n' "bound computation" blocks loops seconds ns/block "peak MB" "glpsol s" ratio
row() {		# BLOCKS RUNS GLPSOL-RUNS
	rm -f "$tmp"/*.s "$tmp"/*.m "$tmp"/*.n "$tmp"/*.g
	for seed in $(seq "$2"); do
		read -r n _ l s m bound < <("$ipet" solve "$1" "$seed")
		echo "$s" >>"$tmp/t.s"; echo "$m" >>"$tmp/t.m"; awk "BEGIN { print $s / $n * 1e9 }" >>"$tmp/t.n"
		[ "$seed" -le "$3" ] || continue
		"$ipet" lp "$1" "$seed" >"$tmp/p.lp"
		all=$(cpu glpsol --tmlim "$LIMIT" --lp "$tmp/p.lp" -w "$tmp/sol")
		mark=
		if grep -q 'TIME LIMIT' "$tmp/out"; then
			mark='>'
		elif ! awk -v b="$bound" '$1 == "s" { d = $7 - b; exit !(d < 0.5 && d > -0.5) }' "$tmp/sol"; then
			mark='!'		# optimal, says glpsol, but the nearest integer is another
		fi
		read=$(cpu glpsol --check --lp "$tmp/p.lp")
		awk "BEGIN { print $all - $read }" >>"$tmp/t.g"
	done
	s=$(median <"$tmp/t.s") g=$(median <"$tmp/t.g")
	awk -v n="$n" -v l="$l" -v s="$s" -v m="$(median <"$tmp/t.m")" -v p="$(median <"$tmp/t.n")" -v g="$g" -v k="$mark" 'BEGIN {
		printf "%-24s %8d %8d %10.6f %9.0f %9.1f %11s %8s\n", "random, reducible", n, l, s, p, m / 1e6, sprintf("%s%.2f", k, g), sprintf("%.0f", g / s) }'
}
row 1000 7 5
row 10000 7 3
row 100000 7 1
read -r n _ l s m _ < <("$ipet" nest 10000)
awk "BEGIN { printf \"%-24s %8d %8d %10.6f %9.0f %9.1f\\n\", \"nest 10,000 deep\", $n, $l, $s, $s / $n * 1e9, $m / 1e6 }"
