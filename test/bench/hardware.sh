#!/bin/bash
# test/bench/hardware.sh -- executed next to bounded: Table 3 of pws-2023; timeouts and small tables of AWARE (simt-deadlock-2016, Figures 11 and 12).
#
# Table 3: the synthetic kernel of full divergence (7 branches, 8 paths), one wave; cycles as published (isolated block times; Eqs. 3 and 8) and
# under contention (safe), next to a timed run with --splits none, dws, pws. The paper's own numbers are gem5's, in thousands of cycles.
# AWARE: cycles of deadlocking kernels of test/deadlock, each relative to delayed points with whole tables.
set -e
B=${B:-build}
W=$B/wavebound
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
gen=$B/test/bench/pwsgen
[ -x "$gen" ] || make -s "$gen"
"$gen" 100 25 3 >"$tmp/k.cl"
clang-19 -target amdgcn-amd-amdhsa -mcpu=gfx900 -O2 -x cl -cl-std=CL1.2 --rocm-device-lib-path=/usr/lib/x86_64-linux-gnu/amdgcn/bitcode \
	-mcode-object-version=4 -mllvm -amdgpu-skip-threshold=0 -S "$tmp/k.cl" -o "$tmp/k.s"

# row S COLUMN [OPTION...]: a column of the table of split
row() { s=$1 c=$2; shift 2; "$W" split "$tmp/k.s" --choose best -S 7 "$@" | awk -v s="$s" -v c="$c" '$1 == "S" && $2 == "|SB|" { on = 1; next } on && $1 == s { print $c; exit }'; }
run() { "$W" simulate "$1" -m pws4 --grid 64 --workgroup 64 -S "$2" --splits "$3" --buffer 0=random:2097152:1 | awk '$1 == "cycles" { sub(",", "", $2); print $2 }'; }
echo "Table 3 (pws-2023): cycles of one wave, all instructions divergent, a quarter of them memory"
printf '  %2s  %26s  %26s  %26s\n' '' 'no splitting' DWS PWS
printf '  %2s' S
for k in 1 2 3; do printf '  %8s %8s %8s' observed publ. safe; done
printf '   the paper, observed/analytical, thousands\n'
for S in 1 3 7; do
	"$W" split "$tmp/k.s" --choose best -S $S --emit asm -q -o "$tmp/s$S.s"
	"$W" split "$tmp/k.s" --choose all -S 63 --emit asm -q -o "$tmp/all.s"
	printf '  %2s' $S
	printf '  %8s %8s %8s' "$(run "$tmp/k.s" 0 none)" "$(row $S 7)" "$(row $S 7 --grid 64 --workgroup 64)"
	printf '  %8s %8s %8s' "$(run "$tmp/all.s" $S dws)" $((($(row $S 8)) * (S + 1))) -	# Lemma 5.7: S + 1 times the wave
	printf '  %8s %8s %8s' "$(run "$tmp/s$S.s" $S pws)" "$(row $S 9)" "$(row $S 9 --grid 64 --workgroup 64)"
	case $S in 1) echo '   500/680, 140/600, 150/300' ;; 3) echo '   500/680, 50/870, 30/220' ;; *) echo '   500/680, 45/1440, 15/180' ;; esac
done
echo "  publ.: of a wave alone (Eqs. 3 and 8); what is safe charges contention between split wavefronts, too; no bound of DWS is called safe."
echo "  DWS: Lemma 5.7 over all blocks, as in Table 2. The paper's Table 3 has S + 1 times its PWS column instead (2 x 300, 4 x 217.5, 8 x 180), so its"
echo "  50, 75, 88 % are S / (S + 1) whatever the kernel. Its cycles are of another machine and of a kernel that is not given."
echo

simt() { "$W" simulate "$1" -k "$2" --grid 64 --workgroup 64 --buffer 0=zero:65536 --buffer 1=iota:65536 --buffer 2=zero:65536 --arg 3=64 --steps 400000 --simt aware "${@:3}" 2>/dev/null | awk '$1 == "status" { s = $2 } $1 == "cycles" { print s == "finished" ? $2 : "-" }'; }
echo "AWARE (simt-deadlock-2016, Figures 11 and 12): cycles, and how many times those with delayed points and whole tables"
printf '  %-18s %9s  %7s %7s %7s %7s   %7s %7s %7s\n' kernel delayed 'T=50' 'T=200' 'T=1000' 'T=5000' '8,8' '4,2' '1,1'
for at in spin:spin_wait_first spin:ticket_wait_first spin:lock_of_two flag:chain_wait flag:produce_else flag:tree_up_wait flag:turn_wait flag:queue_drain; do
	f=test/deadlock/s/${at%%:*}.O2.s k=${at#*:}
	base=$(simt $f $k)
	printf '  %-18s %9s ' $k "$base"
	for t in 50 200 1000 5000; do simt $f $k --points ipdom --timeout $t; done >"$tmp/c"
	for n in 8,8 4,2 1,1; do simt $f $k --tables $n; done >>"$tmp/c"
	awk -v base="$base" '{ printf NR == 5 ? "   %7s" : " %7s", $1 == "-" ? "-" : sprintf("%.2f", $1 / base) } END { print "" }' "$tmp/c"
done
echo "  Figure 11: small timeouts favour kernels that deadlock, and delayed points with no timeout are best: the same here. Figure 12: at most 16 % more"
echo "  time with 4 and 2 entries: here only where few splits are alive, as every spill and fill holds the warp for a whole memory access and no cache takes them."
