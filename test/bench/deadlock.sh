#!/bin/bash
# test/bench/deadlock.sh -- the gate on one kernel of 20,000 instructions; the goal is 100 ms.
#
# `locks` has 110 spin locks one after the other, each a suspect whose blocked writes are all that
# follows; `safe` holds each lock inside its loop; `plain` has as many loops that wait for nobody.
# Processor seconds (user and system) of the whole program; median.
set -e
B=${B:-build}
RUNS=${RUNS:-9}
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT

kernel() {	# kernel KIND
	printf '\t.text\n\t.amdgcn_target "amdgcn-amd-amdhsa--gfx900"\n\t.globl k\n\t.type k,@function\nk:\n'
	printf '\ts_load_dwordx4 s[0:3], s[4:5], 0x0\n\tv_mov_b32_e32 v0, 1\n\tv_mov_b32_e32 v1, 0\n\ts_waitcnt lgkmcnt(0)\n'
	awk -v kind="$1" 'BEGIN {
		for (n = 0; n < 110; n++) {
			for (k = 0; k < 160; k++)
				printf "\tv_add_u32_e32 v%d, v%d, v%d\n", 4 + k % 9, 4 + (k + 3) % 9, 4 + (k + 5) % 9
			printf "\ts_mov_b64 s[6:7], 0\n.L%d:\n", n
			if (kind == "plain") {
				printf "\tglobal_load_dword v2, v1, s[2:3] offset:%d\n\ts_waitcnt vmcnt(0)\n\tv_add_u32_e32 v3, v2, v3\n\tv_add_u32_e32 v13, 1, v13\n\tv_cmp_lt_u32_e32 vcc, 40, v13\n", n * 4
			} else {
				printf "\tglobal_atomic_cmpswap v2, v1, v[0:1], s[0:1] offset:%d glc\n\ts_waitcnt vmcnt(0)\n\tv_cmp_eq_u32_e32 vcc, 0, v2\n", n * 4
			}
			if (kind == "safe")
				printf "\ts_and_saveexec_b64 s[8:9], vcc\n\tglobal_store_dword v1, v1, s[0:1] offset:%d\n\ts_or_b64 exec, exec, s[8:9]\n", n * 4
			printf "\ts_or_b64 s[6:7], vcc, s[6:7]\n\ts_andn2_b64 exec, exec, s[6:7]\n\ts_cbranch_execnz .L%d\n\ts_or_b64 exec, exec, s[6:7]\n", n
			if (kind == "locks")
				printf "\tglobal_store_dword v1, v1, s[0:1] offset:%d\n", n * 4
			for (k = 0; k < 12; k++)
				printf "\tv_xor_b32_e32 v%d, v%d, v%d\n", 4 + k % 9, 4 + (k + 3) % 9, 4 + (k + 5) % 9
		}
	}'
	printf '\tglobal_store_dword v1, v4, s[0:1] offset:2048\n\ts_endpgm\n\t.section .rodata\n\t.p2align 6\n\t.amdhsa_kernel k\n\t\t.amdhsa_next_free_vgpr 16\n\t\t.amdhsa_next_free_sgpr 16\n\t\t.amdhsa_user_sgpr_private_segment_buffer 1\n\t\t.amdhsa_user_sgpr_kernarg_segment_ptr 1\n\t\t.amdhsa_system_sgpr_workgroup_id_x 1\n\t.end_amdhsa_kernel\n'
}

median() { sort -g | awk '{ v[NR] = $1 } END { print v[int((NR + 1) / 2)] }'; }
cpu() { ( TIMEFORMAT='%U %S'; time "$@" >"$tmp/out" 2>"$tmp/err" || true ) 2>&1 | awk '{ print $1 + $2 }'; }

printf '%-8s %12s %8s %8s\n' kernel instructions suspect seconds
for kind in plain safe locks; do
	kernel $kind >"$tmp/$kind.s"
	rm -f "$tmp/t"
	for _ in $(seq "$RUNS"); do
		cpu "$B/wavebound" deadlock --format json "$tmp/$kind.s" >>"$tmp/t"
	done
	printf '%-8s %12d %8d %7.3fs\n' $kind "$(grep -c "^	[sv_gd][a-z]*_" "$tmp/$kind.s")" "$(grep -c '"verdict": "suspect"' "$tmp/out" || true)" "$(median <"$tmp/t")"
done
