#!/bin/sh
# test/sh/policies.sh -- a scalar load hits a scalar cache (M20) only if it has no cache policy, whatever the target calls that.
#
# The policies of a target are those words that LLVM assembles and prints again behind a scalar load; a word that is the
# default is not printed. A kernel for each loads two arguments of one line. Without a policy the line is fetched once, in
# the simulator, and bounds rest on that; with one neither may be. Assembly and code object are read alike.
#
# Usage: policies.sh [BUILD]
. "$(dirname "$0")/../lib/check.sh"
words="glc slc dlc nv scc sc0 sc1 nt glc,dlc scope:SCOPE_CU scope:SCOPE_SE scope:SCOPE_DEV scope:SCOPE_SYS"
for hint in RT NT HT LU BYPASS RT_NT NT_RT NT_HT; do words="$words th:TH_LOAD_$hint"; done

# kernel NAME MNEMONIC [POLICY]
kernel() {
	cat <<-S
		.text
		.globl $1
		.type $1,@function
		.p2align 8
		$1:
		$2 s2, s[0:1], 0x0 ${3:-}
		$2 s3, s[0:1], 0x4 ${3:-}
		s_endpgm
		.size $1, .-$1
		.rodata
		.p2align 6
		.amdhsa_kernel $1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_kernarg_size 8
		.amdhsa_next_free_vgpr 1
		.amdhsa_next_free_sgpr 8
		$accum
		.end_amdhsa_kernel
	S
}
# policies TARGET MNEMONIC: those of $words that LLVM assembles and prints again; wN is the Nth word's line
policies() {
	echo $words | tr ' ,' '\n ' | awk -v load="$2 s2, s[0:1], 0x0" '{ print "w" NR ":", load, $0 }' >"$T/words.s"
	llvm-mc-19 -triple amdgcn-amd-amdhsa -mcpu=$1 "$T/words.s" 2>/dev/null |
		awk -v words="$words" 'BEGIN { split(words, word) } /^w[0-9]+:/ { n = substr($1, 2) + 0 }
		/s_load/ { last = word[n]; sub(/.*,/, "", last); if ($NF == last) print word[n] }'
}
# hold TARGET BASE MNEMONIC NUMBER: of policies; the machine is BASE with a scalar cache
hold() {
	cat >"$T/m.xml" <<-X
		<machine name="cached" kind="gcn" base="$2" times="at-most" what="$2 with a scalar cache">
		<memory line-bytes="64" service="1/4" latency="400" argument-latency="3000" source="for a test"/>
		<scalar-cache bytes="16384" line-bytes="64" units="1" hit="60" source="for a test"/></machine>
	X
	accum= known=0
	[ $1 != gfx90a ] && [ $1 != gfx942 ] || accum=".amdhsa_accum_offset 4"
	printf '.amdgcn_target "amdgcn-amd-amdhsa--%s"\n' $1 >"$T/k.s"
	kernel plain $3 >>"$T/k.s"
	for w in $(policies $1 $3); do
		kernel "k$known" $3 "$(echo $w | tr , ' ')" >>"$T/k.s"
		known=$((known + 1))
	done
	check "$1: policies that LLVM prints: $known, not $4" [ $known = $4 ]
	llvm-mc-19 -triple amdgcn-amd-amdhsa -mcpu=$1 -filetype=obj "$T/k.s" -o "$T/k.o"
	for f in k.s k.o; do
		"$W" analyze -v "$T/$f" -m "$T/m.xml" --grid 1048576 --workgroup 64 | awk '/^kernel/ { name = $2 } /scalar cache fetches/ { print name }' | sort -u >"$T/hit"
		check "$1, $f: bounds rest on hits without a policy alone" [ "$(cat "$T/hit")" = plain ]
		"$W" simulate "$T/$f" -m "$T/m.xml" --grid 64 --workgroup 64 | awk '/^kernel/ { name = $2 } / executed / { print name, $7 }' >"$T/run"
		check "$1, $f: lines of plain loads alone are fetched once" awk -v n=$known '$1 == "plain" ? $2 == 1 : $2 > 1 { ok++ } END { exit ok != n + 1 }' "$T/run"
	done
}
hold gfx803 gcn3 s_load_dword 1
hold gfx900 vega s_load_dword 1
hold gfx908 cdna s_load_dword 1
hold gfx90a cdna2 s_load_dword 1
hold gfx942 cdna3 s_load_dword 1
hold gfx1010 rdna1 s_load_dword 3
hold gfx1030 rdna2 s_load_dword 3
hold gfx1100 rdna3 s_load_b32 3
hold gfx1200 rdna3 s_load_b32 6
finish
