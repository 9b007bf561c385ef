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
		flag.O[01] | table.O0 | sync.*) how="some loops are refused, with reasons" with=refused ;;
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
check "functions that call functions that wait: rewritten, too" "$W" deadlock --fix test/deadlock/s/hand.gfx900.O2.s -o "$T/hand.s"
check "functions that call functions that wait: the result assembles" llvm-mc-19 -triple=amdgcn-amd-amdhsa -mcpu=gfx900 -filetype=obj "$T/hand.s" -o "$T/hand.o"
check "a number in a register of the return address: rewritten" "$W" deadlock --fix test/deadlock/fix_return.s -o "$T/return.s"
check "a number in a register of the return address: kept" sh -c "sed -n '/^k:/,/s_endpgm/p' '$T/return.s' | grep -q 's30, v5, 0'"
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
