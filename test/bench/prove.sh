#!/bin/sh
# test/bench/prove.sh -- how many facts of the examples are proved again, given by the user, true if no access leaves its
# buffer, and open, by kind, with the prover; then how long check-certificate --prove takes.
#
# All examples with a launch, for each target that they are compiled for, as assembly and as a code object.
set -u
cd "$(dirname "$0")/../.." || exit 1
B=${B:-build}
T=$(mktemp -d) || exit 1
trap 'rm -rf "$T"' EXIT
for f in examples/*/*.gfx*.s examples/*/*.gfx*.hsaco; do
	l=$(dirname "$f")/launch.xml
	facts=$(ls "$(dirname "$f")"/*.ffx 2>/dev/null | sed 's/^/--facts /')
	[ -f "$l" ] || continue
	# shellcheck disable=SC2086
	"$B/wavebound" analyze "$f" --launch "$l" $facts -q --certificate "$T/c.json" >/dev/null 2>&1 || continue
	start=$(date +%s%N)
	# shellcheck disable=SC2086
	"$B/wavebound" check-certificate --prove "$T/c.json" "$f" --launch "$l" $facts >>"$T/facts" 2>/dev/null
	echo "$((($(date +%s%N) - start) / 1000000)) ms $f" >>"$T/times"
done
awk '
function add(name, n) { if (!(name in seen)) { seen[name] = 1; kind[++kinds] = name }; count[name, class] += n }
/^  facts proved again/ { class = 1 } /^  facts given/ { class = 2 } /^  facts that hold/ { class = 3 } /^  facts that are open/ { class = 4 }
/^[^ ]|^  exact/ { class = 0 }
class == 1 && /^    +[0-9]+  / { n = $1; sub(/^ +[0-9]+  /, ""); add($0, n) }
class > 1 && /^    / {
	sub(/^    /, "")
	if (match($0, /(order of the code|cost of a block|lines or LDS rounds of an access|bound of a loop|branch that is decided|barriers met alike by all waves|further row|waves outside a guard|split branch), /))
		add(substr($0, RSTART, RLENGTH - 2), 1)
}
END {
	printf "%-36s %7s %6s %9s %6s\n", "facts of the examples", "proved", "given", "if inside", "open"
	for (k = 1; k <= kinds; k++) {
		printf "%-36s %7d %6d %9d %6d\n", kind[k], count[kind[k], 1], count[kind[k], 2], count[kind[k], 3], count[kind[k], 4]
		for (c = 1; c <= 4; c++)
			all[c] += count[kind[k], c]
	}
	printf "%-36s %7d %6d %9d %6d\n", "all", all[1], all[2], all[3], all[4]
}' "$T/facts"
sort -n "$T/times" | awk '{ t[NR] = $1; sum += $1 }
END { printf "%d runs: %.1f s in all, median %d ms, 95 %% within %d ms; longest:\n", NR, sum / 1000, t[int((NR + 1) / 2)], t[int(NR * 0.95)] }'
sort -n "$T/times" | tail -3
