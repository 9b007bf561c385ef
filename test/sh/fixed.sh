#!/bin/sh
# test/sh/fixed.sh -- what `wavebound deadlock --fix` writes is assembly that LLVM assembles, for every file of kernels that wait.
#
# Some loops of a file may be refused (exit 3, with reasons); the others are rewritten all the same. That the result
# ends and computes the same is test/prop/deadlock.c's. One kernel is fixed alone, which must succeed and leave nothing to find.
#
# Usage: fixed.sh [BUILD]
. "$(dirname "$0")/../lib/check.sh"
refused() {
	"$@"
	[ $? -eq 3 ]
}
for file in lane flag table sync; do
	for kind in O0 O1 O2 gfx803; do
		cpu=gfx900
		[ $kind = gfx803 ] && cpu=gfx803
		how="all loops are rewritten" with=
		case $file.$kind in
		sync.*) how="some loops are refused, with reasons" with=refused ;;
		esac
		input=test/deadlock/s/$file.$kind.s
		check "$input: $how" $with "$W" deadlock --fix "$input" -o "$T/fixed.s"
		check "$input: the result differs" sh -c "! cmp -s '$input' '$T/fixed.s'"
		check "$input: the result assembles" llvm-mc-19 -triple=amdgcn-amd-amdhsa -mcpu=$cpu -filetype=obj "$T/fixed.s" -o "$T/fixed.o"
	done
done
check "functions that wait: rewritten where they are called" refused "$W" deadlock --fix test/deadlock/fix_calls.s -o "$T/calls.s"
check "functions that wait: the result assembles" llvm-mc-19 -triple=amdgcn-amd-amdhsa -mcpu=gfx900 -filetype=obj "$T/calls.s" -o "$T/calls.o"
check "functions that wait: nothing is found afterwards" "$W" deadlock -k twice "$T/calls.s"
sed -e '/amdgcn_target/a calls_unknown:\n s_swappc_b64 s[30:31], s[8:9]\n s_endpgm' \
	-e '$a\ .amdhsa_kernel calls_unknown\n .amdhsa_next_free_vgpr 1\n .amdhsa_next_free_sgpr 32\n .end_amdhsa_kernel' \
	test/deadlock/fix_calls.s >"$T/unknown.s"
check "next to a kernel that cannot be analysed: rewritten" refused "$W" deadlock --fix "$T/unknown.s" -o "$T/known.s"
cp "$T/check.log" "$T/err"
check "next to a kernel that cannot be analysed: nothing is found afterwards" "$W" deadlock -k twice "$T/known.s"
check "next to a kernel that cannot be analysed: said once" test "$(grep -c 'refused: calls_unknown: an indirect call' "$T/err")" = 1
check "functions that call functions that wait: rewritten, too" "$W" deadlock --fix test/deadlock/s/hand.gfx900.O2.s -o "$T/hand.s"
check "functions that call functions that wait: the result assembles" llvm-mc-19 -triple=amdgcn-amd-amdhsa -mcpu=gfx900 -filetype=obj "$T/hand.s" -o "$T/hand.o"
check "a number in a register of the return address: rewritten" "$W" deadlock --fix test/deadlock/fix_return.s -o "$T/return.s"
check "a number in a register of the return address: kept" sh -c "sed -n '/^k:/,/s_endpgm/p' '$T/return.s' | grep -q 's30, v5, 0'"
check "labels as --fix writes them: rewritten" "$W" deadlock --fix test/deadlock/fix_again.s -o "$T/again.s"
check "labels as --fix writes them: the result assembles" llvm-mc-19 -triple=amdgcn-amd-amdhsa -mcpu=gfx900 -filetype=obj "$T/again.s" -o "$T/again.o"
check "labels as --fix writes them: nothing is found afterwards" "$W" deadlock "$T/again.s"
reads_address() {	# INSTRUCTIONS behind which s9 has half of the return address: refused, with a reason
	sed "s/^.*s\[8:9\], s\[30:31\].*/$1/" test/deadlock/fix_address.s >"$T/address.s"
	refused "$W" deadlock --fix "$T/address.s" -o "$T/address.out" 2>"$T/err" && grep -q 'reads the address to return to' "$T/err"
}
for instructions in 's_mov_b64 s[8:9], s[30:31]' 's_mov_b32 s9, s30' 'v_writelane_b32 v5, s31, 7\n v_readlane_b32 s9, v5, 7' \
	'v_writelane_b32 v5, s31, 7\n v_mov_b32 v6, v5\n v_readlane_b32 s9, v6, 7' 's_sub_u32 s9, s8, s30' \
	'v_writelane_b32 v5, s31, 7\n global_store_dword v[0:1], v5, off' 'v_writelane_b32 v5, s31, 7\n v_readfirstlane_b32 s9, v5' \
	'v_writelane_b32 v5, s31, 7\n buffer_store_dword v5, off, s[0:3], s32 offset:8\n buffer_load_dword v6, off, s[0:3], s32 offset:8\n s_waitcnt vmcnt(0)\n v_readlane_b32 s9, v6, 7'; do
	check "reads its return address: $instructions" reads_address "$instructions"
done
not_read() { ! reads_address "$1"; }
for instructions in 's_mov_b32 s30, 5\n s_mov_b64 s[8:9], s[30:31]\n s_mov_b32 s9, s30' 'v_writelane_b32 v5, s31, 7\n v_writelane_b32 v5, s4, 7\n v_readlane_b32 s9, v5, 7' 's_mov_b32 s9, s4'; do
	check "reads a number: $instructions" not_read "$instructions"
done
refused_kernel() { sed -n '/^data_in_callee:/,/s_endpgm/p' "$1"; }
refused_kernel test/deadlock/fix_calls.s >"$T/was"
refused_kernel "$T/calls.s" >"$T/is"
check "functions that wait: a kernel that is refused stays as it was" cmp "$T/was" "$T/is"
for kernel in spin_wait_first spin_all_inside ticket_all_inside; do
	for kind in O1 O2; do
		check "$kernel: fixed alone" "$W" deadlock --fix -k $kernel test/deadlock/s/spin.$kind.s -o "$T/one.s"
		check "$kernel: the result assembles" llvm-mc-19 -triple=amdgcn-amd-amdhsa -mcpu=gfx900 -filetype=obj "$T/one.s" -o "$T/one.o"
	done
	check "$kernel: nothing is found afterwards" "$W" deadlock -k $kernel "$T/one.s"
	check "$kernel: the result ends" "$W" simulate -k $kernel -l test/deadlock/launch.xml "$T/one.s" --steps 1000000
done
check "nothing can be rewritten: refused" refused "$W" deadlock --fix -k lanes_behind test/deadlock/fix_refused.s -o "$T/none.s"
check "nothing can be rewritten: no file" test ! -e "$T/none.s"
says() {	# CODE WORDS COMMAND...
	want=$1 words=$2
	shift 2
	"$@" 2>"$T/err"
	[ $? -eq "$want" ] && grep -q -- "$words" "$T/err"
}
check "nothing to rewrite: said" says 0 'note: .*nothing is rewritten, and it is written as it was .fixed' "$W" deadlock --fix -k spin_all_inside test/deadlock/s/spin.O1.s -o "$T/same.s"
check "nothing to rewrite: as it was" cmp test/deadlock/s/spin.O1.s "$T/same.s"
check "what is rewritten is said" says 0 'of 1 kernels that may wait, 1 is rewritten' "$W" deadlock --fix -k spin_all_inside test/deadlock/s/spin.O2.s -o "$T/one.s"
check "what is not repaired fails, and is said" says 1 'warning: .*barrier-skipped' "$W" deadlock --fix test/deadlock/barrier-lanes.s -o "$T/same.s"
check "and is said not to be rewritten" grep -q 'nothing is rewritten' "$T/err"
finish
