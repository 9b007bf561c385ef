#!/bin/bash
# test/bench/simt.sh -- the experiments of simt-deadlock-2016 (ElTantawy and Aamodt), what the paper prints next to what comes out here.
#
# Its benchmarks run on a Tesla K20C, on GPGPU-Sim and on a CPU, as CUDA; here small kernels of the same kinds (locks.cl) run on simulate, compiled by clang.
# Code as in its Table II: M as for threads, S by hand for lanes in lock step; 0, 2, 2* the optimisation, * without what threads the jump out of
# the loop; a last S is --fix, D delayed points. "-" is a run that hangs. wavebound-deadlock(7) says what differs, and why.
#
#	simt.sh [WHAT...]	WHAT: IV, III, V (with figures 8 and 9), 10, 11 (with figure 12); all by default
set -e
B=${B:-build}
W=$B/wavebound
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
ALL="tl_coarse tl_fine ht atm am st"
compile() {	# compile NAME OPTION...: $tmp/NAME.s
	clang-19 -target amdgcn-amd-amdhsa -mcpu=gfx900 -x cl -cl-std=CL1.2 --rocm-device-lib-path=/usr/lib/x86_64-linux-gnu/amdgcn/bitcode \
		-mcode-object-version=4 -S test/bench/locks.cl -o "$tmp/$1.s" "${@:2}"
}
compile 0 -O0
compile 2 -O2
compile star -O2 -DSTAR
"$W" deadlock --fix "$tmp/0.s" -o "$tmp/0S.s" 2>/dev/null || true	# what cannot be rewritten stays as it is
"$W" deadlock --fix "$tmp/star.s" -o "$tmp/2S.s" 2>/dev/null || true
BUFFERS="--grid 64 --workgroup 64 --buffer 0=zero:65536 --buffer 1=iota:65536 --buffer 2=zero:65536 --arg 3=64"
# timed FILE KERNEL: cycles of a wave in lock step
timed() { "$W" simulate "$tmp/$1.s" -k "$2" $BUFFERS --steps 1000000 2>/dev/null | awk '$1 == "status" { s = $2 } $1 == "cycles" { sub(",", "", $2); c = $2 } END { print s == "finished" ? c : "-" }'; }
# simt FILE KERNEL stack|aware [OPTION...]: cycles, instructions, utilisation of lanes in %
simt() {
	"$W" simulate "$1" -k "$2" $BUFFERS --steps 400000 --simt "$3" "${@:4}" 2>/dev/null | awk '
		$1 == "status" { s = $2 } $1 == "cycles" { c = $2 } $1 == "executed" { i = $2; u = 100 * $5 / $2 / 64 }
		END { if (s == "finished") printf "%d %d %.0f\n", c, i, u; else print "- - -" }'
}
ratio() { awk -v a="$1" -v b="$2" 'BEGIN { if (a == "-" || b == "-") print "-"; else printf "%.2f", a / b }'; }

# ---- Table IV ----------------------------------------------------------------------------------------------
table_4() {
	echo "Table IV: detections; true are those in kernels that hang in lock step"
	printf '  %-18s %8s %6s %10s %6s %6s %7s\n' '' kernels loops detections true false rate
	[ -x "$B/test/prop/deadlock" ] || make -s "$B/test/prop/deadlock"
	for o in O2 O0; do	# the kernels of the table of wavebound-deadlock(7)
		"$B/test/prop/deadlock" -d $o | sed -n "s/^files/$o/p"
	done | awk '{
		printf "  %-18s %8d %6d %10d %6d %6d %5.1f %%\n", "here, -" $1, $2, $6, $7, $7 - $8, $8, 100 * $8 / $6 }'
	printf '  %-18s %8s %6s %10s %6s %6s %7s\n' 'the paper, -O0' 159 277 14 0 14 '5.1 %' 'the paper, -O2' 139 242 14 4 10 '4.1 %'
	echo "  The paper takes benchmarks that are in use; here are those of test/deadlock, written to be hard to tell apart."
	echo
}

# ---- Table III -----------------------------------------------------------------------------------------------
# size FILE KERNEL: "instructions sgprs+vgprs+bytes of the stack"
size() {
	awk -v k="$2" '$1 == k ":" { on = 1 } on && /^\t[a-z]/ { n++ } $1 == ".size" && $2 == k "," { on = 0 }
		$1 == ".amdhsa_kernel" { d = $2 == k } d && $1 == ".amdhsa_next_free_sgpr" { s = $2 } d && $1 == ".amdhsa_next_free_vgpr" { v = $2 }
		d && $1 == ".amdhsa_private_segment_fixed_size" { b = $2 } END { print n, s "+" v "+" b }' "$tmp/$1.s"
}
table_3() {
	echo "Table III: instructions, and scalar + vector registers + bytes of stack"
	printf '  %-10s' kernel
	for c in M0- S0- M0S M2- S2*- M2S; do printf ' %5s %10s' "$c" ''; done; echo
	for k in $ALL; do
		printf '  %-10s' $k
		for c in "0 m" "0 s" "0S m" "2 m" "star s" "2S m"; do printf ' %5s %-10s' $(size ${c% *} ${c#* }_$k); done
		echo
	done
	echo '  The paper, instructions:'
	sed -n 's/^Table III, instructions [^:]*: //p' test/papers/simt-deadlock-2016 | while read -r k a b c d e f; do
		printf '  %-10s %5s %-10s %5s %-10s %5s %-10s %5s %-10s %5s %-10s %5s\n' "$k" "$a" '' "$b" '' "$c" '' "$d" '' "$e" '' "$f"
	done
	echo '  It gives LLVM a new graph and registers are allotted'
	echo '  again; --fix edits machine code, so a rewritten loop costs a few instructions and scalar registers for masks, vector registers never.'
	echo
}

# ---- Figures 8 and 9, Table V -----------------------------------------------------------------------------------
figures_8_9() {
	echo "Figures 8 and 9: a wave in lock step; cycles, then instructions and utilisation of lanes on the stack. Table V: which code hangs (-)"
	printf '  %-10s %8s %8s %8s %8s %9s   %7s %7s   %5s %5s\n' kernel M2- S2- 'S2*-' M2S 'M2S/S2*-' 'S2*-' M2S 'S2*-' M2S
	for k in $ALL; do
		s=($(simt "$tmp/star.s" s_$k stack)) f=($(simt "$tmp/2S.s" m_$k stack))
		a=$(timed star s_$k) b=$(timed 2S m_$k)
		printf '  %-10s %8s %8s %8s %8s %9s   %7s %7s   %4s%% %4s%%\n' $k "$(timed 2 m_$k)" "$(timed 2 s_$k)" "$a" "$b" "$(ratio "$b" "$a")" "${s[1]}" "${f[1]}" "${s[2]}" "${f[2]}"
	done
	echo '  The paper: M2- and S2- hang, S2*- and M2S end; M2S takes 8.2 % longer on average of whole applications, kernels by themselves up to several times.'
	echo "  The same hang here (s_atm aside, whose two locks the compiler does not thread). These kernels are nothing but synchronisation,"
	echo "  so all of the cost shows. Table V's speed-ups against a CPU cannot be reproduced: there is no CPU and no OpenMP runtime in the machine."
	echo
}

# ---- Figure 10 ---------------------------------------------------------------------------------------------------
figure_10() {
	echo "Figure 10: M2D on AWARE against the stack; cycles, instructions and utilisation"
	printf '  %-10s %23s  %23s  %23s\n  %-10s' '' 'S2*- on the stack' 'M2S on the stack' 'M2D on AWARE' ''
	for c in 1 2 3; do printf ' %8s %8s %5s ' cycles insts util; done; echo
	for k in $ALL; do
		printf '  %-10s' $k
		for c in "star s stack" "2S m stack" "2 m aware"; do
			set -- $c
			printf ' %8s %8s %4s%% ' $(simt "$tmp/$1.s" $2_$k $3)
		done
		echo
	done
	echo '  The paper: on par with M2S on average, fewer instructions but for BH-ST, which spins. The same here; where lanes spin (atm, am) AWARE tries more often.'
	echo
}

# ---- Figures 11 and 12 ------------------------------------------------------------------------------------------------
figures_11_12() {
	echo "Figures 11 and 12: AWARE on kernels of test/deadlock; cycles, and how many times those with delayed points and whole tables"
	printf '  %-18s %9s  %7s %7s %7s %7s   %7s %7s %7s %7s\n' kernel delayed 'T=50' 'T=200' 'T=1000' 'T=5000' '8,8' '4,4' '4,2' '1,1'
	for at in spin:spin_wait_first spin:ticket_wait_first spin:lock_of_two flag:chain_wait flag:produce_else flag:tree_up_wait flag:turn_wait flag:queue_drain; do
		f=test/deadlock/s/${at%%:*}.O2.s k=${at#*:}
		base=$(simt $f $k aware | cut -d' ' -f1)
		printf '  %-18s %9s ' $k "$base"
		for t in 50 200 1000 5000; do simt $f $k aware --points ipdom --timeout $t; done >"$tmp/c"
		for n in 8,8 4,4 4,2 1,1; do simt $f $k aware --tables $n; done >>"$tmp/c"
		awk -v base="$base" '{ printf NR == 5 ? "   %7s" : " %7s", $1 == "-" ? "-" : sprintf("%.2f", $1 / base) } END { print "" }' "$tmp/c"
	done
	echo "  Figure 11: small timeouts favour kernels that deadlock, and delayed points with no timeout are best: the same here. Figure 12: at most 16 % more"
	echo "  time with 4 and 2 entries: here only where few splits are alive, as every spill and fill holds the warp for a whole memory access and no cache takes them."
}

[ $# -gt 0 ] || set -- IV III V 10 11
for what in "$@"; do
	case $what in
	IV) table_4 ;;
	III) table_3 ;;
	V) figures_8_9 ;;
	10) figure_10 ;;
	11) figures_11_12 ;;
	*) echo "simt.sh: $what is none of IV, III, V, 10 and 11" >&2; exit 2 ;;
	esac
done
