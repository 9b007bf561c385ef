/* winograd: tables in front of the code, s_waitcnt with symbols, ping-pong buffers, two loops */
.include "gen.inc"
.rodata
.p2align 4
points: .float 0.0, 1.0, -1.0, 2.0
        .long  (1 << 3) | 7, 0b101, 0777, 'a'
.text
.macro ping dst, src, wait
	.ifc \wait, yes
	_wait_v 1
	.else
	_wait_v 0
	.endif
	v_sub_f32 v[\dst+0], v[\src+0], v[\src+2]
	v_add_f32 v[\dst+1], v[\src+1], v[\src+2]
	v_sub_f32 v[\dst+2], v[\src+2], v[\src+1]
	v_sub_f32 v[\dst+3], v[\src+1], v[\src+3]
.endm
.globl wino
.p2align 8
.type wino,@function
wino:
	_s_load4 s[4:7], s[0:1], 0
	s_getpc_b64 s[8:9]
	s_add_u32 s8, s8, points@rel32@lo+4
	s_addc_u32 s9, s9, points@rel32@hi+12
	_s_load4 s[12:15], s[8:9], 0
	_wait_k
	s_mov_b32 s6, 4096
	s_mov_b32 s7, 0x20000
	v_lshlrev_b32 v1, 2, v0
	s_mov_b32 s10, (8 - 1)
outer:
	_bload v4, v1, s[4:7]
	_bload v5, v1, s[4:7], 0, 4
	_bload v6, v1, s[4:7], 0, 8
	_bload v7, v1, s[4:7], 0, 12
	s_mov_b32 s11, 3
inner:
	ping 8, 4, no
	_fma v12, s12, v8
	_fma v13, s13, v9
	s_sub_i32 s11, s11, 1
	s_cmp_ge_i32 s11, 0
	s_cbranch_scc1 inner
	s_sub_u32 s10, s10, 1
	s_cbranch_scc0 outer
	_bstore v12, v1, s[4:7]
	s_endpgm
.size wino, .-wino
KERNEL_DESC wino, 24, 16, 0, 16
