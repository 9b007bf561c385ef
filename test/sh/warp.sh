#!/bin/sh
# test/sh/warp.sh -- wavebound warp from the outside.
#
#   the example of the paper: 804 cycles, the nodes of its figure 3, an execution within the bound; the report is
#   the one committed as examples/mini_simt/expected.txt (-u writes it)
#   DOT and SVG can be drawn and read, JSON agrees with the text
#   every GCN example has an abstract warp, or is refused with a reason, and executions keep to it
#
# Usage: warp.sh [BUILD] [-u]
. "$(dirname "$0")/../lib/check.sh"
update=${2:-}
has() {		# has FILE TEXT: the file contains the text
	grep -qF -- "$2" "$1" || { echo "$1 does not have: $2"; head -n 20 "$1"; return 1; }
}

dir=examples/mini_simt
tri=$dir/triangle_sum.msimt
"$W" warp $tri --timeline "$T/chart.svg" 2>&1 | sed "s#$dir/##g" >"$T/report"
[ "$update" = -u ] && cp "$T/report" $dir/expected.txt
check "the report of TriangleSum is the expected one" diff $dir/expected.txt "$T/report"
check "804 cycles" has "$T/report" "804 cycles: 684 of instructions, 120 of stalls"
check "T_instr = 7, T_shift = 1 before the load" awk '$2 == "time" && $3 == 7 && $4 == 1 { getline; ok = $2 == "memory" } END { exit !ok }' "$T/report"
bound=$(awk '$1 == "bound" { print $2 }' "$T/report") executed=$(awk '$1 == "executed" { print $2 }' "$T/report")
check "the execution takes $executed cycles, no more than $bound" test "${executed:-9999}" -le "${bound:-0}"
check "the chart is XML" xmllint --noout "$T/chart.svg"
"$W" opt -p dom,postdom,cdep,loops,gsa,lanes,divergence $tri >"$T/div"
check "the loop's branch is divergent" has "$T/div" '; div branch @"107" divergent'
check "the branch at d % (Tid + 1) is divergent" has "$T/div" '; div branch @b2 divergent'
check "the branch at d % 2 is not" has "$T/div" '; div branch @"112" launch'
"$W" warp $tri --format dot >"$T/dot"
check "DOT can be drawn" dot -Tsvg -o "$T/by-dot.svg" "$T/dot"
check "a memory node is a circle" has "$T/dot" "shape=circle"
check "SVG" "$W" warp $tri --svg -o "$T/warp.svg"
check "the SVG is XML" xmllint --noout "$T/warp.svg"
"$W" warp $tri --format json >"$T/json"
check "JSON says the same" has "$T/json" '"cycles": 804, "instruction_cycles": 684, "stall_cycles": 120'
check "and the execution" has "$T/json" "\"executed\": { \"cycles\": $executed"
"$W" warp $tri --grid 12 >"$T/twelve" 2>/dev/null
check "fewer threads than the barrier waits for are refused" has "$T/twelve" "bound     refused: this barrier does not wait for exactly the threads that come to it"

# What it adds up: word t + 1 is 1, and 256 + t + 16 d of each odd row d up to t.
"$W" warp $tri --buffer memory=iota:4096 --dump memory="$T/sums" >/dev/null 2>&1
check "the memory behind the execution can be written" test "$(wc -c <"$T/sums")" = 4096
awk 'BEGIN { for (t = 0; t < 16; t++) { s = 1; for (d = 1; d <= t; d += 2) s += 256 + t + 16 * d; print s } }' >"$T/wanted"
od -An -v -tu4 -w4 "$T/sums" | sed -n '2,17s/ //gp' >"$T/got"
check "and holds the sums" diff "$T/wanted" "$T/got"
"$W" warp $tri --buffer memory="$T/sums" --dump memory="$T/again" >/dev/null 2>&1
check "a file can be executed on: the same sums" cmp "$T/sums" "$T/again"
"$W" warp $tri --dump v="$T/sums" >/dev/null 2>"$T/err"
check "there is no other buffer" has "$T/err" "is not memory=FILE"
"$W" warp examples/stencil/stencil.gfx900.s --dump memory="$T/sums" >/dev/null 2>"$T/err"
check "GCN code is not executed here" has "$T/err" "GCN code is executed by"

printf '<launch><grid x="16"/><workgroup x="16"/></launch>' >"$T/launch.xml"
"$W" machine show mini-simt | sed 's/per-warp="4"/per-warp="65"/' >"$T/wide.xml"
"$W" machine check "$T/wide.xml" >/dev/null 2>"$T/err"
check "warps of 65 threads are refused" has "$T/err" "[machine-value]"
"$W" machine show mini-simt | sed 's/per-warp="4"/per-warp="8"/' >"$T/eight.xml"
"$W" warp $tri -m "$T/eight.xml" >"$T/eight"
check "two warps of 8" has "$T/eight" "16 threads in 2 warps of 8"
"$W" warp $tri -m vega >/dev/null 2>"$T/err"
check "vega does not execute it" has "$T/err" "does not execute this kind of code"
"$W" analyze $tri >/dev/null 2>"$T/err"
check "analyze says who does" has "$T/err" "wavebound warp"

for s in examples/*/*.gfx900.s; do
	"$W" warp "$s" >"$T/out" 2>"$T/err"
	code=$?
	check "$s: an abstract warp (exit $code)" test "$code" -eq 0 -o "$code" -eq 3
	if [ "$code" -eq 0 ]; then
		check "$s: has nodes" has "$T/out" "T_instr"
	else
		check "$s: a reason" has "$T/err" "[no-abstract-warp]"
	fi
	"$W" warp "$s" --format dot >"$T/dot" 2>/dev/null
	check "$s: DOT" dot -Tplain -o /dev/null "$T/dot"
done

# Each function calls the one before it twice.
awk 'BEGIN {
	for (f = 0; f < 24; f++) {
		printf "fn @f%d device {\n\tin =s %%s[30:31]\n@entry\n\twaitcnt vmcnt=0\n", f
		for (k = 0; f && k < 2; k++) printf "\t%%s[30:31] =s call %%s[30:31], @f%d\n", f - 1
		print "\tret %s[30:31]\n}"
	}
	print "fn @k {\n\tdesc vgprs=12 sgprs=16 wave_lanes=64\n\tin =s %s[30:31]\n@entry\n\t%s[30:31] =s call %s[30:31], @f23\n\tend\n}"
}' >"$T/many.wir"
"$W" warp "$T/many.wir" -m vega >"$T/out" 2>/dev/null
check "calls that grow too large are refused" has "$T/out" "with what it calls it has too many nodes"

# Two ways that cross behind each branch and never meet.
awk 'BEGIN {
	print "fn @k {\n\tdesc vgprs=12 sgprs=16 wave_lanes=64\n\tin =s %scc\n@entry\n\tcbrnz %scc, @d0"
	for (k = 0; k < 40; k++)
		printf "@c%d\n\tnop\n\tcbrnz %%scc, @d%d\n@e%d\n\tbr @c%d\n@d%d\n\tnop\n\tcbrnz %%scc, @d%d\n", k, k + 1, k, k + 1, k, k + 1
	print "@c40\n\tend\n@d40\n\tend\n}"
}' >"$T/ladder.wir"
"$W" warp "$T/ladder.wir" -m vega >"$T/out" 2>&1
check "ways that cross too often are refused" has "$T/out" "blocks belong to too many statements"

set -- -x
for s in examples/*/*.gfx900.s examples/*/*.gfx803.s; do
	[ -f "${s%/*}/launch.xml" ] && set -- "$@" "$s" "${s%/*}/launch.xml"
done
check "no wave of an example takes longer than T_instr, none differ by more than T_shift" \
	"$(prop parts)" "$@"
finish
