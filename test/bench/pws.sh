#!/bin/bash
# test/bench/pws.sh -- the experiments of pws-2023 (Klashtorny and others), what the paper prints next to what comes out here.
#
# Figures 2 and 8 with Table 2 are skeletons with given block times. The rest is the synthetic family of section 7: OpenCL kernels compiled with all
# skip branches. "published" is Eqs. 3 to 8 over block times of a wave alone, "safe" charges contention, too, and "observed" is a timed run; all three are
# of the same launch.
# The paper's plots have no numbers in their text: what it says about them is quoted. Curves go to $B/bench/pws-*.svg.
# wavebound-pws(7) says what differs, and why.
set -e
B=${B:-build}
W=$B/wavebound
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
out=$B/bench
mkdir -p "$out"
gen=test/bench/pwsgen chart=test/bench/pwschart
GROUPS_=16		# workgroups of one wave: one for each SIMD of pws4, so that giving split SIMDs back gains nothing

compile() {	# compile NAME DIVERGENT MEMORY DEPTH [OPERATIONS]: $tmp/NAME.s
	name=$1
	shift
	"$gen" "$@" >"$tmp/$name.cl"
	clang-19 -target amdgcn-amd-amdhsa -mcpu=gfx900 -O2 -x cl -cl-std=CL1.2 --rocm-device-lib-path=/usr/lib/x86_64-linux-gnu/amdgcn/bitcode \
		-mcode-object-version=4 -mllvm -amdgpu-skip-threshold=0 -S "$tmp/$name.cl" -o "$tmp/$name.s"
}
# table FILE [OPTION...]: lines "S none DWS PWS" of split; without --grid of a wave alone
table() { "$W" split "$@" | awk '$1 == "S" && $2 == "|SB|" { on = 1; next } on && NF < 12 { exit } on { print $1, $7, $8, $9 }'; }
best() { table "$1" --choose best "${@:2}"; }
# published FILE GRID [OPTION...]: likewise, the equations as published
published() {
	"$W" split "$1" --grid "$2" --workgroup 64 --choose best "${@:3}" |
		awk '$1 == "S" && $2 == "no" { on = 1; next } on && NF < 8 { exit } on { print $1, $6, $7, $8 }'
}
# timed FILE GRID S HOW [OPTION...]: cycles of a run
timed() {
	"$W" simulate "$1" -m "${MACHINE:-pws4}" --grid "$2" --workgroup 64 -S "$3" --splits "$4" --buffer 0=random:2097152:1 "${@:5}" |
		awk '$1 == "cycles" { sub(",", "", $2); print $2 }'
}
# paper WHAT: what its authors print of a table or a figure, of which WHAT is a pattern
paper() { sed -n "s/^$1[^:]*: //p" test/papers/pws-2023; }
percent() { awk -v none="$1" -v pws="$2" 'BEGIN { printf "%.1f", 100 * (none - pws) / none }'; }

# ---- Figure 2 ------------------------------------------------------------------------------------------
cat >"$tmp/f2.wir" <<'END'
fn @figure_2 {
	in =s %exec_lo, %exec_hi
@bb1
	split 0, 0
	cbrz %exec[lo:hi], @s1
@bb2
	split 0, 0
	cbrz %exec[lo:hi], @s2
@bb3
	nop
@s2
	cbrz %exec[lo:hi], @bb5
@bb4
	nop
@bb5
	nop
@s1
	cbrz %exec[lo:hi], @bb7
@bb6
	nop
@bb7
	split 0, 0
	cbrz %exec[lo:hi], @s7
@bb8
	nop
@s7
	cbrz %exec[lo:hi], @bb10
@bb9
	nop
@bb10
	end
}
END
{
	echo '<block-times><kernel name="figure_2">'
	for b in bb1=1 bb2=1 bb3=2 s2=0 bb4=2 bb5=1 s1=0 bb6=1 bb7=2 bb8=4 s7=0 bb9=4 bb10=2; do
		echo "<block label=\"${b%=*}\" cycles=\"${b#*=}\"/>"
	done
	echo '</kernel></block-times>'
} >"$tmp/f2.xml"
"$W" machine show pws4 | sed 's/split="1" merge="1"/split="0" merge="0"/' >"$tmp/free.xml"
table "$tmp/f2.wir" --block-times "$tmp/f2.xml" --choose marked -S 2 -m "$tmp/free.xml" >"$tmp/rows"
awk '$1 == 2 { none = $2; dws = $3; pws = $4 } END {
	printf "Figure 2: a kernel of ten blocks; times of blocks chosen to fit, as the text has none\n"
	printf "  %-52s %6s %6s\n", "", "here", "paper"
	printf "  %-52s %6d %6d\n", "2c, no splitting", none, 20
	printf "  %-52s %6d %6d\n", "2d, split at blocks 1, 2 and 7, SWFs on SIMDs", pws, 13
	printf "  %-52s %6d %6d\n", "2e, bound of DWS: all blocks, one SWF after the other", dws, 20
	printf "  By Lemma 5.7 the bound of DWS is not 20 but (S + 1) x 20 = %d for S = 2: it charges every SWF with all blocks.\n\n", 3 * dws
}' "$tmp/rows"

# ---- Figure 8, Table 2 ------------------------------------------------------------------------------------
echo "Figure 8 and Table 2: E_kernel, d = e_s = e_m = DS = 1"
printf '  %2s  %12s  %12s  %12s\n  %2s' '' 'no splitting' DWS PWS S
printf '  %5s %6s' here paper here paper here paper; echo
table examples/figure_8/figure_8.wir --block-times examples/figure_8/block-times.xml --choose marked -S 3 | awk '
	NR == FNR { if ($1 == "Table" && $2 == "2,") { split($0, n, /[^0-9]+/); none[n[3]] = n[4]; dws[n[3]] = n[5]; pws[n[3]] = n[6] } next }
	$1 && $1 <= 3 { printf "  %2d  %5d %6d  %5d %6d  %5d %6d\n", $1, 1 + $2, none[$1], 1 + ($1 + 1) * $3, dws[$1], 1 + $4, pws[$1] }' test/papers/pws-2023 -
echo "  DWS is Lemma 5.7 as printed. No block times give PWS 52, 49 and 47 (wavebound-pws(7) proves it)."
echo

# ---- Table 3, Figure 10d -------------------------------------------------------------------------------------
compile k 100 25 3
echo "Table 3: cycles of one wave; all instructions diverge, a quarter of them are memory's"
printf '  %2s  %26s  %26s  %26s\n' '' 'no splitting' DWS PWS
printf '  %2s' S
for k in 1 2 3; do printf '  %8s %8s %8s' observed publ. safe; done
printf '   the paper, observed and analytical, thousands\n'
published "$tmp/k.s" 64 -S 7 >"$tmp/publ"
best "$tmp/k.s" -S 7 --workgroup 64 --grid 64 >"$tmp/safe"
at() { awk -v S="$2" -v c="$3" '$1 == S { print $c }' "$tmp/$1"; }
for S in 1 3 7; do
	"$W" split "$tmp/k.s" --choose best -S $S --emit asm -q -o "$tmp/s$S.s"
	"$W" split "$tmp/k.s" --choose all -S 63 --emit asm -q -o "$tmp/all.s"
	printf '  %2s' $S
	printf '  %8s %8s %8s' "$(timed "$tmp/k.s" 64 0 none)" "$(at publ $S 2)" "$(at safe $S 2)"
	printf '  %8s %8s %8s' "$(timed "$tmp/all.s" 64 $S dws)" $(at publ $S 3) -
	printf '  %8s %8s %8s' "$(timed "$tmp/s$S.s" 64 $S pws)" "$(at publ $S 4)" "$(at safe $S 4)"
	echo "   $(paper "Table 3.*S = $S")"
done
echo "  DWS: Lemma 5.7 over all blocks, as in Table 2; no bound of DWS is called safe. The paper's Table 3 has S + 1 times its PWS column there (2 x 300,"
echo "  4 x 217.5, 8 x 180), so its 50, 75, 88 % are S / (S + 1) whatever the kernel. Its cycles are of another machine and of a kernel that is not given."
echo
echo "Figure 10d: less than without splitting, %; the paper's plot has no numbers in its text, its Table 3 gives those"
printf '  %2s  %14s  %14s\n  %2s' '' PWS DWS S
printf '  %6s %7s' here paper here paper; echo
for S in 1 3 7; do
	p=$(paper "Table 3.*S = $S" | awk -F'[ ,;]+' '{ printf "%.1f %.1f", 100 * (1 - $10 / $4), 100 * (1 - $7 / $4) }')
	printf '  %2s  %6s %7s  %6s %7s\n' $S "$(percent "$(at publ $S 2)" "$(at publ $S 4)")" ${p% *} \
		"$(percent "$(at publ $S 2)" $(at publ $S 3))" ${p#* }
done
echo "  By Eq. 3 no kernel can have more than S / (S + 1), 50, 75 and 87.5 % (proof in wavebound-pws(7)); the paper's 56 % for S = 1 is above."
echo

# ---- Figures 10a to 10c -----------------------------------------------------------------------------------------
# curve X FILE ROW: a line for S = 1, 3, 7 each, and a row of the printed table
curve() {
	best "$2" --workgroup 64 --grid $((GROUPS_ * 64)) -S 7 >"$tmp/rows"
	printf '  %-34s' "$3"
	for S in 1 3 7; do
		p=$(percent "$(at rows $S 2)" "$(at rows $S 4)")
		echo "$1 $S $p" >>"$tmp/points"
		printf ' %8s %%' "$p"
	done
	printf '\n'
}
draw() { "$chart" "$2" "$3" <"$tmp/points" >"$out/pws-$1.svg"; : >"$tmp/points"; echo "  $out/pws-$1.svg"; }
printf '%-36s %10s %10s %10s\n' "Less than without splitting, safe" "S = 1" "S = 3" "S = 7"
: >"$tmp/points"
for d in 0 25 50 75 100; do
	compile div$d $d 0 3
	curve $d "$tmp/div$d.s" "divergent instructions: $d %"
done
draw 10a "Reduction of the bound by divergent instructions (Figure 10a)" "divergent instructions, %"
echo '  Figure 10a, the paper: "workloads with greater amounts of divergence benefit more". The same here.'
for m in 0 25 50 75 100; do
	compile mem$m 100 $m 3
	curve $m "$tmp/mem$m.s" "memory instructions: $m %"
done
draw 10b "Reduction of the bound by memory instructions (Figure 10b)" "memory instructions among the divergent ones, %"
printf '  %-34s %10s %10s %10s   S = 7, 16 waves\n' "the same" published safe observed
for m in 0 25 50 75 100; do
	"$W" split "$tmp/mem$m.s" --choose best -S 7 --emit asm -q -o "$tmp/m.s"
	published "$tmp/mem$m.s" 1024 -S 7 >"$tmp/publ"
	best "$tmp/mem$m.s" -S 7 --workgroup 64 --grid 1024 >"$tmp/safe"
	none=$(timed "$tmp/mem$m.s" 1024 0 none) pws=$(timed "$tmp/m.s" 1024 7 pws)
	printf '  %-34s' "memory instructions: $m %"
	printf ' %8s %%' "$(percent "$(at publ 7 2)" "$(at publ 7 4)")" "$(percent "$(at safe 7 2)" "$(at safe 7 4)")" "$(percent "$none" "$pws")"
	echo
done
"$W" machine show pws4 | sed 's/<memory line-bytes="64" service="1" latency="311"/<memory line-bytes="64" service="16" latency="40"/' >"$tmp/slow.xml"
printf '  a wave alone, where memory serves a line in 16 cycles and answers in 40\n'
for m in 0 25 50 75 100; do
	"$W" split "$tmp/mem$m.s" -m "$tmp/slow.xml" --choose best -S 7 --emit asm -q -o "$tmp/m.s"
	published "$tmp/mem$m.s" 64 -m "$tmp/slow.xml" -S 7 >"$tmp/publ"
	best "$tmp/mem$m.s" -m "$tmp/slow.xml" -S 7 --workgroup 64 --grid 64 >"$tmp/safe"
	none=$(MACHINE=$tmp/slow.xml timed "$tmp/mem$m.s" 64 0 none) pws=$(MACHINE=$tmp/slow.xml timed "$tmp/m.s" 64 7 pws)
	printf '  %-34s' "memory instructions: $m %"
	printf ' %8s %%' "$(percent "$(at publ 7 2)" "$(at publ 7 4)")" "$(percent "$(at safe 7 2)" "$(at safe 7 4)")" "$(percent "$none" "$pws")"
	echo
done
echo '  Figure 10b, the paper: "less of a WCET reduction for workloads that have larger amounts of memory instructions". So it is in timed runs, from which the'
echo "  paper takes its block times, and in safe bounds. By Eq. 3 over one set of block times it must rise: longer paths, the same e_s + e_m (proof in wavebound-pws(7))."
for n in 1 2 3 4; do
	compile depth$n 100 0 $n
	curve $n "$tmp/depth$n.s" "nesting depth: $n"
done
draw depth "Reduction of the bound by nesting depth" "levels of if/else"

# The same SIMDs, all for waves or one in S + 1 for waves and the others for their SWFs.
"$W" machine show pws4 >"$tmp/pws4.xml"
machine() { sed -e "s/ simds=\"4\" waves/ simds=\"$1\" waves/" -e "s/split simds=\"3\"/split simds=\"$2\"/" "$tmp/pws4.xml" >"$tmp/m.xml"; }	# SIMDS SPLIT
for T in 8 16 32 64; do
	machine $T 0
	none=$(best "$tmp/div100.s" --workgroup 64 --grid $((GROUPS_ * 64)) -m "$tmp/m.xml" -S 0 | awk '{ print $2 }')
	printf '  %-34s' "SIMDs of a unit: $T"
	for S in 1 3 7; do
		machine $((T / (S + 1))) $S
		p=$(percent "$none" "$(best "$tmp/div100.s" --workgroup 64 --grid $((GROUPS_ * 64)) -m "$tmp/m.xml" -S $S | awk -v S=$S '$1 == S { print $4 }')")
		echo "$T $S $p" >>"$tmp/points"
		printf ' %8s %%' "$p"
	done
	printf '\n'
done
draw 10c "Reduction of the bound at the same number of SIMDs (Figure 10c)" "SIMDs of a compute unit, split ones included"
echo '  Figure 10c, the paper: "useful even with tight hardware budgets". The same here wherever each wave still finds a SIMD.'
echo

# ---- Figure 12 -------------------------------------------------------------------------------------------------------
echo "Figure 12: cycles of a run of 512 waves, S = 3, split SIMDs that are not used idle or made SIMDs (Eq. 2); the paper: up to 31 % less"
printf '  %-14s %10s %10s %8s\n' 'split points' idle reused less
compile twelve 100 0 2 1024
for n in 0 1 2 3; do
	"$W" split "$tmp/twelve.s" --choose best -S $n --emit asm -q -o "$tmp/n.s" 2>/dev/null || cp "$tmp/twelve.s" "$tmp/n.s"
	how=pws
	[ $n -gt 0 ] || how=none
	idle=$(timed "$tmp/n.s" 32768 3 $how) reused=$(timed "$tmp/n.s" 32768 3 $how --reuse $n)
	printf '  %-14s %10s %10s %6s %%\n' $n "$idle" "$reused" "$(percent "$idle" "$reused")"
done
echo "  As in the paper, the fewer split points, the more is gained. How much is a matter of the launch: here every SIMD has waves to run."
echo

compile large 100 25 6 20000
insts=$(grep -c '^	[a-z]' "$tmp/large.s")
( TIMEFORMAT="wavebound split, $insts lines, 63 branches, S = 0 .. 7: %U s"; time "$W" split "$tmp/large.s" --grid 10240 --workgroup 64 -S 7 >/dev/null )
