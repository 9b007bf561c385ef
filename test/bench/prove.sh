#!/bin/sh
# test/bench/prove.sh -- how many facts of the examples, and of compiled kernels, are proved again, given by the user, true
# if no access leaves its buffer, and open, by kind, with the prover, and which share of some kinds together, with the
# least that it should be; then how long check-certificate takes: for kinds that src/recheck proves, and how much longer
# for those of src/prove, which executes a wave once for all of them.
#
# All examples with a launch, for each target that they are compiled for, as assembly and as a code object; and all of
# test/compiled, a file at a time.
set -u
cd "$(dirname "$0")/../.." || exit 1
B=${B:-build}
T=$(mktemp -d) || exit 1
trap 'rm -rf "$T"' EXIT

# INPUT OPTION...: adds its facts, and its time.
prove() {
	rm -f "$T/c.json"
	"$B/wavebound" analyze "$@" -q --certificate "$T/c.json" >/dev/null 2>&1
	[ -s "$T/c.json" ] || return 0
	start=$(date +%s%N)
	"$B/wavebound" check-certificate "$T/c.json" "$@" >/dev/null 2>&1
	without=$(date +%s%N)
	"$B/wavebound" check-certificate --prove "$T/c.json" "$@" >>"$T/facts" 2>/dev/null
	with=$(date +%s%N)
	echo "$(((with - without) / 1000000)) $(((without - start) / 1000000)) ms $1" >>"$T/times"
}

# NAME: prints both, and begins anew.
table() {
	awk -v name="$1" '
	function share(name, goal, a, b) {
		proved = count[a, 1] + count[b, 1]; all = proved + count[a, 4] + count[b, 4]
		printf "%-36s %6.1f %% of %d; goal %d %%\n", name, all ? 100 * proved / all : 100, all, goal
	}
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
		printf "%-36s %7s %6s %9s %6s\n", "facts of " name, "proved", "given", "if inside", "open"
		for (k = 1; k <= kinds; k++) {
			printf "%-36s %7d %6d %9d %6d\n", kind[k], count[kind[k], 1], count[kind[k], 2], count[kind[k], 3], count[kind[k], 4]
			for (c = 1; c <= 4; c++)
				sum[c] += count[kind[k], c]
		}
		printf "%-36s %7d %6d %9d %6d\n", "all", sum[1], sum[2], sum[3], sum[4]
		print "proved, of those proved or open:"
		share("lines and barriers", 95, "lines or LDS rounds of an access", "barriers met alike by all waves")
		share("rows and waits", 90, "further row", "cost of a block")
		share("loops", 80, "bound of a loop")
		share("branches", 70, "branch that is decided")
	}' "$T/facts"
	sort -n "$T/times" | awk '{ t[NR] = $1; with += $1; without += $2 }
	END {
		printf "%d runs: analysis, order of the code, costs and barriers %.1f s; all other kinds %.1f s more\n", NR, without / 1000, (with - without) / 1000
		printf "median %d ms, 95 %% within %d ms; longest:\n", t[int((NR + 1) / 2)], t[int(NR * 0.95)]
	}'
	sort -n "$T/times" | tail -3 | sed "s/ [0-9]* ms/ ms/"
	rm "$T/facts" "$T/times"
}

for f in examples/*/*.gfx*.s examples/*/*.gfx*.hsaco; do
	l=$(dirname "$f")/launch.xml
	facts=$(ls "$(dirname "$f")"/*.ffx 2>/dev/null | sed 's/^/--facts /')
	# shellcheck disable=SC2086
	[ ! -f "$l" ] || prove "$f" --launch "$l" $facts
done
table "the examples"
for f in test/compiled/*.s; do
	prove "$f" --grid 300 --workgroup 100 --arg n=13 --arg m=47 --arg wide=9715136 --arg f=0.75 --arg p=13,6,0x3f000000,627
done
table "compiled kernels"
