# exclusive scan in LDS, log steps by .rept with a doubling symbol
.include "gen.inc"
.macro if_ge reg, n, skip
	.if GFX10PLUS
	v_cmp_le_u32 vcc_lo, \n, \reg
	s_and_saveexec_b32 s10, vcc_lo
	.else
	v_cmp_le_u32 vcc, \n, \reg
	s_and_saveexec_b64 s[10:11], vcc
	.endif
	s_cbranch_execz \skip
.endm
.macro end_if skip
\skip:
	.if GFX10PLUS
	s_mov_b32 exec_lo, s10
	.else
	s_mov_b64 exec, s[10:11]
	.endif
.endm
.macro step d, id
	if_ge v0, \d, skip_\id
	_dsr v2, v1, 0
	_v_add_nc v5, (0 - 4*\d), v1
	_dsr v3, v5, 0
	_wait_l
	_v_add_nc v2, v2, v3
	end_if skip_\id
	_barrier
	if_ge v0, \d, skipw_\id
	_dsw v1, v2
	end_if skipw_\id
	_wait_l
	_barrier
.endm
.text
.globl scan
.p2align 8
.type scan,@function
scan:	_m0_init
	v_lshlrev_b32 v1, 2, v0
	_dsw v1, v0
	_wait_l
	_barrier
	.irp d, 1, 2, 4, 8, 16, 32
	step \d, \d
	.endr
	s_endpgm
.size scan, .-scan
KERNEL_DESC scan, 16, 8, 256, 0
