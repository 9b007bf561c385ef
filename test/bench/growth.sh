#!/bin/bash
# test/bench/growth.sh -- how time grows with what an input has many of: 32 times as much in five doublings is linear.
#
# Each kind of growthgen (or KINDS), without a launch, with one, with one that is executed, and in the deadlock gate. Processor seconds of the
# whole program, the least of RUNS. A size that takes less than a hundredth of a second says little. A row ends behind
# the first size that takes MOST seconds.
set -e
B=${B:-build}
RUNS=${RUNS:-3}
FIRST=${FIRST:-250}
MOST=${MOST:-4}
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT

cpu() { ( TIMEFORMAT='%U %S'; time "$@" >"$tmp/out" 2>"$tmp/err" || true ) 2>&1 | awk '{ print $1 + $2 }'; }
least() { for _ in $(seq "$RUNS"); do cpu "$@"; done | sort -g | head -1; }

growth() {	# growth NAME KIND COMMAND...: a row of seconds, and what five doublings multiply them by
	printf '%-10s %-18s' "$1" "$2"
	for k in 1 2 4 8 16 32; do
		test/bench/growthgen "$2" $((FIRST * k)) >"$tmp/k.s"
		s=$(least "$B/wavebound" "${@:3}" "$tmp/k.s")
		printf ' %7.3f' "$s"
		[ $k != 1 ] || first=$s
		awk -v s="$s" -v most="$MOST" 'BEGIN { exit s >= most }' || { echo "  ended"; return; }
	done
	awk -v a="$first" -v b="$s" 'BEGIN { printf "  x %.0f\n", b / (a > 0.01 ? a : 0.01) }'
}

printf '%-29s' "parts"
for k in 1 2 4 8 16 32; do printf ' %7d' $((FIRST * k)); done
echo
for kind in ${KINDS:-$(test/bench/growthgen)}; do
	growth analyze "$kind" analyze
	growth launch "$kind" analyze --grid 4096 --workgroup 256 --exact off
	growth exact "$kind" analyze --grid 4096 --workgroup 256
	growth deadlock "$kind" deadlock
done
