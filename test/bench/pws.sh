#!/bin/bash
# test/bench/pws.sh -- the synthetic family of pws-2023, section 7: what splitting takes off the bound.
#
# Kernels are generated as OpenCL, compiled with all skip branches, and bounded without
# splitting and with PWS for S = 1, 3, 7, under contention, with the best split points. Curves after
# Figure 10a to 10c of the paper, and one over the nesting depth, go to $B/bench/pws-*.svg.
# Before that: seconds for the branch nodes, tables and proofs of one large kernel.
set -e
B=${B:-build}
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
out=$B/bench
mkdir -p "$out"
gen=$B/test/bench/pwsgen chart=$B/test/bench/pwschart
[ -x "$gen" ] || make -s "$gen" "$chart"
GROUPS_=16		# workgroups of one wave: one for each SIMD of pws4, so that giving split SIMDs back gains nothing

compile() {	# compile NAME DIVERGENT MEMORY DEPTH [OPERATIONS]: $tmp/NAME.s
	name=$1
	shift
	"$gen" "$@" >"$tmp/$name.cl"
	clang-19 -target amdgcn-amd-amdhsa -mcpu=gfx900 -O2 -x cl -cl-std=CL1.2 --rocm-device-lib-path=/usr/lib/x86_64-linux-gnu/amdgcn/bitcode \
		-mcode-object-version=4 -mllvm -amdgpu-skip-threshold=0 -S "$tmp/$name.cl" -o "$tmp/$name.s"
}
# table FILE [OPTION...]: "S none PWS" lines of the choice "best"
table() {
	f=$1
	shift
	"$B/wavebound" split "$f" --choose best --workgroup 64 "$@" | awk '$1 == "S" && $2 == "|SB|" { on = 1; next } on && NF < 12 { exit } on { print $1, $7, $9 }'
}
percent() { awk -v none="$1" -v pws="$2" 'BEGIN { printf "%.1f\n", 100 * (none - pws) / none }'; }

# curve X FILE: a line for S = 1, 3, 7 each, and a row of the printed table
curve() {
	table "$2" --grid $((GROUPS_ * 64)) -S 7 >"$tmp/rows"
	printf '%-34s' "$3"
	for S in 1 3 7; do
		p=$(awk -v S=$S '$1 == S { printf "%.1f", 100 * ($2 - $3) / $2 }' "$tmp/rows")
		echo "$1 $S $p" >>"$tmp/points"
		printf ' %8s %%' "$p"
	done
	printf '\n'
}
printf '%-34s %10s %10s %10s\n' "less than without splitting" "S = 1" "S = 3" "S = 7"
: >"$tmp/points"
for d in 0 25 50 75 100; do
	compile div$d $d 0 3
	curve $d "$tmp/div$d.s" "divergent instructions: $d %"
done
"$chart" "Reduction of the bound by divergent instructions (Figure 10a)" "divergent instructions, %" <"$tmp/points" >"$out/pws-10a.svg"
: >"$tmp/points"
for m in 0 25 50 75 100; do
	compile mem$m 100 $m 3
	curve $m "$tmp/mem$m.s" "memory instructions: $m %"
done
"$chart" "Reduction of the bound by memory instructions (Figure 10b)" "memory instructions among the divergent ones, %" <"$tmp/points" >"$out/pws-10b.svg"
: >"$tmp/points"
for n in 1 2 3 4; do
	compile depth$n 100 0 $n
	curve $n "$tmp/depth$n.s" "nesting depth: $n"
done
"$chart" "Reduction of the bound by nesting depth" "levels of if/else" <"$tmp/points" >"$out/pws-depth.svg"

# The same SIMDs, all for waves or one in S + 1 for waves and the others for their SWFs.
: >"$tmp/points"
"$B/wavebound" machine show pws4 >"$tmp/pws4.xml"
machine() {	# machine SIMDS SPLIT
	sed -e "s/ simds=\"4\" waves/ simds=\"$1\" waves/" -e "s/split simds=\"3\"/split simds=\"$2\"/" "$tmp/pws4.xml" >"$tmp/m.xml"
}
for T in 8 16 32 64; do
	machine $T 0
	none=$(table "$tmp/div100.s" --grid $((GROUPS_ * 64)) -m "$tmp/m.xml" -S 0 | awk '{ print $2 }')
	printf '%-34s' "SIMDs of a unit: $T"
	for S in 1 3 7; do
		machine $((T / (S + 1))) $S
		pws=$(table "$tmp/div100.s" --grid $((GROUPS_ * 64)) -m "$tmp/m.xml" -S $S | awk -v S=$S '$1 == S { print $3 }')
		p=$(percent "$none" "$pws")
		echo "$T $S $p" >>"$tmp/points"
		printf ' %8s %%' "$p"
	done
	printf '\n'
done
"$chart" "Reduction of the bound at the same number of SIMDs (Figure 10c)" "SIMDs of a compute unit, split ones included" <"$tmp/points" >"$out/pws-10c.svg"
for f in 10a 10b 10c depth; do
	[ -s "$out/pws-$f.svg" ] && echo "$out/pws-$f.svg"
done

compile large 100 25 6 20000
insts=$(grep -c '^	[a-z]' "$tmp/large.s")
( TIMEFORMAT="wavebound split, $insts lines, 63 branches, S = 0 .. 7: %U s"; time "$B/wavebound" split "$tmp/large.s" --grid 10240 --workgroup 64 -S 7 >/dev/null )
