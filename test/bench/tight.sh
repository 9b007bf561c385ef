#!/bin/bash
# test/bench/tight.sh -- how far above an execution the bounds lie, and why.
#
# Every example on both targets, as launched and with one workgroup, on three machines:
# the target's own, the same with round-robin issue, pws4. test/bench/tight.c explains the shares.
set -e
B=${B:-build}
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
for m in vega gcn3; do
	"$B/wavebound" machine show $m | sed 's/scheduler="[a-z]*"/scheduler="rr"/; /<machine/s/name="\([a-z0-9]*\)"/name="\1-rr"/' >"$tmp/$m.xml"
done
for dir in examples/*/; do
	name=$(basename "$dir")
	[ -f "$dir$name.cl" ] && [ -f "$dir/launch.xml" ] || continue
	facts=-
	[ -f "$dir/facts.ffx" ] && facts=$dir/facts.ffx
	group=$(sed -n 's/.*workgroup="\([0-9,]*\)".*/\1/p' "$dir/launch.xml" | sort -u)
	for target in gfx900 gfx803; do
		rr=$tmp/vega.xml
		[ $target = gfx803 ] && rr=$tmp/gcn3.xml
		for machine in - "$rr" pws4; do
			for grid in - $([ "$(wc -w <<<"$group")" = 1 ] && echo "$group"); do
				"$B/test/bench/tight" "$dir$name.$target.hsaco" "$dir/launch.xml" "$facts" "$machine" "$grid" 2>"$tmp/err" |
					sed "s|^|$name/$target/$(basename "$machine" .xml)/$grid |" >>"$tmp/all" || { echo "$name $target $machine $grid: $(head -n 2 "$tmp/err")" >&2; exit 1; }
			done
		done
	done
done
printf '%-12s %5s %8s %8s %8s   %s\n' bound runs median p90 worst "share of the distance (mean of runs weighted by its logarithm)"
for bound in work-span round-robin $(awk '{ print $3 }' "$tmp/all" | sort -u | grep -v -x -e work-span -e round-robin || true); do
	awk -v b="$bound" '$3 == b' "$tmp/all" | sort -g -k4 >"$tmp/one"
	[ -s "$tmp/one" ] || continue
	awk -v b="$bound" '
	{ v[NR] = $4; l = log($4 > 1 ? $4 : 1); all += l; for (k = 0; k < 6; k++) s[k] += l * $(5 + k); where = $1 " " $2; for (k = 0; k < 6; k++) worst[k] = $(5 + k) }
	function shares(s, all,   k, n, text) {
		split("loops path memory lds waits overlap", n)
		for (k = 0; k < 6; k++)
			if (all && s[k] / all >= 0.005) text = text sprintf("%s%s %.0f %%", text ? ", " : "", n[k + 1], 100 * s[k] / all)
		return text
	}
	END {
		p = int((9 * NR + 9) / 10)
		printf "%-12s %5d %8.2f %8.2f %8.2f   %s\n", b, NR, v[int((NR + 1) / 2)], v[p], v[NR], shares(s, all)
		printf "%-12s %32s   %s (%s)\n", "", "worst:", shares(worst, 1), where
	}' "$tmp/one"
done
# The smallest bound of each run: what is reported. "isolated" is of one wave.
awk '$3 != "isolated" { run = $1 " " $2; if (!(run in least) || $4 < least[run]) least[run] = $4 } END { for (run in least) print least[run] }' "$tmp/all" | sort -g |
	awk '{ v[NR] = $1 } END { printf "%-12s %5d %8.2f %8.2f %8.2f\n", "the smallest", NR, v[int((NR + 1) / 2)], v[int((9 * NR + 9) / 10)], v[NR] }'
