#!/bin/sh
# test/sh/chips.sh -- no bound for a chip is below what was measured on it.
#
# test/bound/measured.csv has the largest public measurements. Each kernel is written here again, for the target of its chip,
# and bounded on the built-in description; where the measurement has the launch, so has the bound.
#
# Usage: chips.sh [BUILD]
. "$(dirname "$0")/../lib/check.sh"

# kernel TARGET KIND AMOUNT: one wave, so many dependent loads one after another; or nothing
kernel() {
	load=global_load_dword more=
	case $1 in
	gfx803) load=flat_load_dword ;;
	gfx90a | gfx942) more="		.amdhsa_accum_offset 8" ;;
	gfx1030) more="		.amdhsa_wavefront_size32 1" ;;
	gfx1100) load=global_load_b32 more="		.amdhsa_wavefront_size32 1" ;;
	esac
	off=", off"
	[ $1 = gfx803 ] && off=
	echo "	.amdgcn_target \"amdgcn-amd-amdhsa--$1\""
	echo "	.text"
	echo "measured:"
	[ $2 = empty ] || awk -v n="$3" -v load="$load v0, v[0:1]$off" 'BEGIN {
		while (n--) print "\t" load "\n\ts_waitcnt vmcnt(0)"
	}'
	cat <<END
	s_endpgm
	.section .rodata,"a",@progbits
	.amdhsa_kernel measured
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
$more
	.end_amdhsa_kernel
END
}

# value KEY FILE: the number of a key of the report
value() { sed -n "s/.*\"$1\": \([0-9][0-9]*\).*/\1/p" "$2" | tail -1; }

grep -v '^#' test/bound/measured.csv >"$T/measured"
while IFS=, read -r chip target kind amount workgroup cycles; do
	kernel $target $kind $amount >"$T/measured.s"
	grid=$workgroup
	[ $kind = empty ] && grid=$((amount * workgroup))
	"$W" analyze "$T/measured.s" -m $chip --grid $grid --workgroup $workgroup --exact off --format json >"$T/report.json"
	bound=$(value kernel_cycles "$T/report.json")
	[ $kind = load ] || bound=$(value cold_cycles "$T/report.json")
	check "$chip, $kind of $amount: $bound, measured $cycles" test "${bound:-0}" -ge $cycles
done <"$T/measured"
finish
