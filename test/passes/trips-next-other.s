; test: what is tested has to be what the next iteration begins with: not a number that is shifted otherwise, nor an end of an interval that becomes another one
; run:  opt -p dom,postdom,cdep,loops,gsa,lanes,trips %s | grep 'bound max'
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.globl	shifted
	.type	shifted,@function
shifted:			; 8 stays, and 2: half of it is 1
	s_and_b32 s4, s4, 15
.Lshifted:
	s_lshr_b32 s6, s4, 1
	s_lshr_b32 s4, s4, 2
	s_cmp_lg_u32 s6, 0
	s_cbranch_scc1 .Lshifted
	s_endpgm
	.globl	halved
	.type	halved,@function
halved:				; as in trips-between.s, but for where the upper end goes
	s_mov_b32 s4, 0
	s_mov_b32 s5, 20
	s_and_b32 s13, s13, 15
.Lhalved:
	s_load_dword s6, s[2:3], 0x0
	s_add_i32 s7, s4, s5
	s_lshr_b32 s7, s7, 1
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s6, 5
	s_cselect_b32 s10, s7, s4
	s_cselect_b32 s11, s5, s7
	s_mov_b32 s4, s10
	s_add_i32 s5, s11, s13
	s_add_i32 s8, s10, 1
	s_cmp_lt_i32 s8, s11
	s_cbranch_scc1 .Lhalved
	s_endpgm
	.section .rodata,"a",@progbits
	.p2align 6
	.amdhsa_kernel shifted
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
	.amdhsa_kernel halved
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
; want:
; ;   bound max=unknown (the exit at trips-next-other.s:12:2 depends on what is computed at trips-next-other.s:10:2 (lshr))
; ;   bound max=unknown (the exit at trips-next-other.s:32:2 depends on what is computed at trips-next-other.s:27:2 (select))
