#!/bin/sh
# test/sh/machines.sh -- each target has a machine, and that holds as many waves as the compiler says.
#
# Kernels that use more and more vector registers: the waves of a SIMD that their number leaves room for are those that
# LLVM prints for that processor ("Occupancy"). Workgroups are one wave; a unit has four SIMDs, in CU mode two, for it
# is half a workgroup processor then.
set -u
cd "$(dirname "$0")/../.." || exit 1
W=${WAVEBOUND:-build/wavebound}
T=$(mktemp -d) || exit 1
trap 'rm -rf "$T"' EXIT
trap 'exit 1' INT TERM
passed=0 failed=0

for n in 20 30 40 50 70 90 100 120 130 170 200 250; do
	echo "__kernel void k$n(void) { __asm__ volatile(\"v_mov_b32 v$n, 0\" ::: \"v$n\"); }"
done >"$T/k.cl"
# hold TARGET LANES SIMDS [OPTION...]
hold() {
	target=$1 lanes=$2 simds=$3
	shift 3
	clang-19 -target amdgcn-amd-amdhsa -mcpu="$target" "$@" -O2 -x cl -nogpulib -S "$T/k.cl" -o "$T/k.s" || exit 1
	want=$(sed -n 's/^; Occupancy: //p' "$T/k.s" | tr '\n' ' ')
	got=$("$W" analyze --verbose "$T/k.s" --grid $lanes --workgroup $lanes 2>&1 |
		awk -v n="$simds" '/ on a (compute unit|workgroup processor)/ { printf "%d ", $1 / n }')
	if [ -n "$want" ] && [ "$want" = "$got" ]; then
		passed=$((passed + 1))
	else
		failed=$((failed + 1))
		echo "FAILED $target, waves of $lanes lanes, $*: $got, LLVM has $want"
	fi
}
for t in gfx803 gfx900 gfx902 gfx904 gfx906 gfx908 gfx909 gfx90a gfx90c gfx940 gfx941 gfx942; do
	hold $t 64 4
done
for t in gfx1010 gfx1011 gfx1012 gfx1030 gfx1031 gfx1032 gfx1033 gfx1034 gfx1035 gfx1036 gfx1100 gfx1101 gfx1102 gfx1103 gfx1150 gfx1151 gfx1152 gfx1200 gfx1201; do
	hold $t 32 4
	hold $t 64 4 -mwavefrontsize64
	hold $t 32 2 -mcumode
	hold $t 64 2 -mwavefrontsize64 -mcumode
done
echo "$passed passed, $failed failed"
[ $failed -eq 0 ]
