#!/bin/bash
# test/bench/chips.sh -- how far the bounds of chips lie above what was measured, by class.
#
# Launches of test/bound/measured.csv, without the constant of the launch: the bound is that of the kernel alone, and from the
# time the least one of its series is taken. Left out are times of which that is more than half.
# Launch: empty workgroups. Chase: each access waits for the one before. Compute: arithmetic and LDS. Streaming: each line is
# accessed once. Reuse: lines are accessed again, which caches serve. Unit: what one compute unit does, in its caches.
set -e
B=${B:-build}
T=$(mktemp -d)
trap 'rm -rf "$T"' EXIT
. test/lib/measured.sh
grep -v '^#' test/bound/measured.csv >"$T/all"
for chip in mi300x mi210 navi21; do
	grep "^$chip,[^,]*,\(fir\|nbody\|stencil\|copy\)" "$T/all" >"$T/rows"
	compile $(sed -n '1s/^[^,]*,\([^,]*\),.*/\1/p' "$T/rows") "$T/measured.s"
	results none <"$T/rows" >"$T/results.csv"
	"$B/wavebound" machine check $chip --against "$T/results.csv" "$T/measured.s" --align 256 --format json >"$T/check.json"
	sed -n 's/.*"bound_cycles": \([0-9]*\),.*/\1/p' "$T/check.json" >"$T/bounds"
	paste -d, "$T/rows" "$T/bounds" >>"$T/bounded"
done
while IFS=, read -r chip target kind amount workgroup cycles; do
	compiled $kind && continue
	kernel $target $kind $amount >"$T/measured.s"
	grid=$workgroup
	case $kind in
	empty) grid=$((amount * workgroup)) ;;
	add | min) grid=$((2048 * workgroup)) ;;
	esac
	"$B/wavebound" analyze "$T/measured.s" -m $chip --grid $grid --workgroup $workgroup --exact off --format json >"$T/report.json"
	echo "$chip,$target,$kind,$amount,$workgroup,$cycles,$(value kernel_cycles "$T/report.json")" >>"$T/bounded"
done <"$T/all"
[ -z "$KEEP" ] || cp "$T/bounded" "$KEEP"
awk -F, '
	function class(kind) {
		if (kind == "empty") return "1 launch"
		if (kind ~ /^(fma|nbody|shuffle)/) return "2 compute"
		if (kind == "copy") return "3 streaming"
		if (kind ~ /^(loads|load|chase)$/) return "5 chase"
		if (kind ~ /^(add|min)$/) return "6 atomics"
		return kind ~ /^(stride|store)/ ? "7 unit" : "4 reuse"
	}
	{
		key = $1 " " $3 " " $5; of[NR] = key; kind[NR] = $3; time[NR] = $6; bound[NR] = $7
		rows[key]++
		if (!(key in least) || $6 < least[key]) least[key] = $6
	}
	END {
		for (n = 1; n <= NR; n++) {
			constant = kind[n] ~ /^(load|stride.*|store.*)$/ ? 0 : least[of[n]]
			if (time[n] >= 2 * constant && time[n] > constant) printf "%s %.4f %s\n", class(kind[n]), bound[n] / (time[n] - constant), kind[n]
		}
	}' "$T/bounded" | sort -k1,1 -k3,3g >"$T/ratios"
printf '%-10s %8s %8s %8s %8s %8s\n' class launches least median p90 worst
awk '
	function put() { if (n) printf "%-10s %8d %8.2f %8.2f %8.2f %8.2f\n", name, n, v[1], v[int((n + 1) / 2)], v[int((9 * n + 9) / 10)], v[n]; n = 0 }
	$1 != class { put(); class = $1; name = $2 }
	{ v[++n] = $3 }
	END { put() }' "$T/ratios"
