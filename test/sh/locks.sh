#!/bin/sh
# test/sh/locks.sh -- a kernel of very many locks: what `wavebound deadlock` prints is read, and its cost is known.
#
# Waiting loops as clang 19 compiles them, all of one lock, where each wait has all later releases behind it, and of a
# lock each. Limits are a few times what is needed: less than 2 s and 200 MB.
#
# Usage: locks.sh [BUILD]
. "$(dirname "$0")/../lib/check.sh"
kernel() {	# kernel LOCKS STEP DATA [SPACE]: that many waits, STEP bytes from lock to lock; the locks guard DATA
	awk -v n="$1" -v step="$2" -v data="$3" -v lds="${4:-}" 'BEGIN {
		print "\t.amdgcn_target \"amdgcn-amd-amdhsa--gfx900\"\n\t.text\n\t.type\tlocks,@function\nlocks:"
		print "\ts_load_dwordx4 s[0:3], s[4:5], 0x0\n\tv_mov_b32_e32 v3, 0"
		for (k = 0; k < n; k++) {
			print "\ts_waitcnt lgkmcnt(0)\n\ts_add_u32 s6, s0, " k * step "\n\ts_addc_u32 s7, s1, 0"
			print "\ts_mov_b64 s[8:9], 0\n\tv_mov_b32_e32 v0, 1\n\tv_mov_b32_e32 v1, 0"
			at = " offset:" k * step "\n\ts_waitcnt lgkmcnt(0)"
			print ".Lwait" k ":"
			print lds ? "\tds_cmpst_rtn_b32 v2, v3, v1, v0" at : \
				"\tglobal_atomic_cmpswap v2, v3, v[0:1], s[6:7] glc\n\ts_waitcnt vmcnt(0)"
			print "\tv_cmp_eq_u32_e32 vcc, 0, v2\n\ts_or_b64 s[8:9], vcc, s[8:9]"
			print "\ts_andn2_b64 exec, exec, s[8:9]\n\ts_cbranch_execnz .Lwait" k "\n\ts_or_b64 exec, exec, s[8:9]"
			print "\tglobal_load_dword v4, v3, " data "\n\ts_waitcnt vmcnt(0)\n\tv_add_u32_e32 v4, 1, v4"
			print "\tglobal_store_dword v3, v4, " data "\n\ts_waitcnt vmcnt(0)\n\tv_mov_b32_e32 v5, 0"
			print lds ? "\tds_wrxchg_rtn_b32 v5, v3, v5" at : \
				"\tglobal_atomic_swap v5, v3, v5, s[6:7] glc\n\ts_waitcnt vmcnt(0)"
		}
		print "\ts_endpgm\n\t.section .rodata\n\t.amdhsa_kernel locks"
		print "\t\t.amdhsa_user_sgpr_private_segment_buffer 1\n\t\t.amdhsa_user_sgpr_kernarg_segment_ptr 1"
		print "\t\t.amdhsa_group_segment_fixed_size " (lds ? 8192 : 0)
		print "\t\t.amdhsa_next_free_vgpr 6\n\t\t.amdhsa_next_free_sgpr 10\n\t.end_amdhsa_kernel"
	}'
}
found() {	# found FILE: it is analysed within the limits, and all of it waits
	(ulimit -t 20 && ulimit -v 600000 && "$W" deadlock "$1" >"$T/out")
	[ $? -eq 1 ] && grep -q 'deadlock' "$T/out"
}
apart='s[0:1] offset:-4' anywhere='s[2:3]'	# what is stored anywhere may open a lock
kernel 200 4 "$apart" >"$T/each.s"
check "200 locks" found "$T/each.s"
check "at most 300 lines" test "$(wc -l <"$T/out")" -le 300
check "eight are shown whole" test "$(grep -c 'waits for' "$T/out")" -eq 8
check "of each there is a line" test "$(grep -c 'simt-deadlock, high' "$T/out")" -eq 200
check "and all are counted" grep -q '^200 findings: 200 simt-deadlock; ' "$T/out"
kernel 200 4 "$anywhere" >"$T/each.s"
listed() {	# listed FORMAT BYTES: no more than that
	"$W" deadlock --format "$1" "$T/each.s" >"$T/out"
	[ $? -eq 1 ] && [ "$(wc -c <"$T/out")" -le "$2" ]
}
check "JSON grows with the locks, not with their square" listed json 2000000
check "it says how many writes it does not list" grep -q '"blocked_writes_not_listed": 137' "$T/out"
check "and so does SARIF" listed sarif 5000000
n=1460					# 34,000 lines
[ "${TEST_SHARE:-100}" -lt 100 ] && n=600
kernel $n 0 "$apart" >"$T/one.s"
check "$n waits for one lock" found "$T/one.s"
kernel $n 4 "$apart" >"$T/each.s"
check "$n waits for a lock each" found "$T/each.s"
kernel $n 4 "$apart" lds >"$T/each.s"
check "$n waits for a lock each, in LDS" found "$T/each.s"
kernel 1 0 "$apart" >"$T/one.s"
analysed() {
	"$W" analyze "$T/one.s" >"$T/out" 2>&1
	[ $? -eq 3 ] && grep -q 'no count is true: `wavebound deadlock` says' "$T/out"
}
check "whoever bounds it is led to the gate" analysed
finish
