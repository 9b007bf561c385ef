; test: the mask that a branch behind a barrier finds empty, or the wave aborts, is no longer what it was at the barrier
; run:  deadlock %s --workgroup 256
; exit: 1
	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.amdhsa_code_object_version 4
	.globl	k
	.p2align	8
	.type	k,@function
k:
	s_mov_b32 s4, 32
	s_mov_b64 s[8:9], exec
.Lloop:
	v_cmp_le_u32_e64 s[2:3], s4, v0	; at first half of the lanes, then none of the first wave
	s_cmp_eq_u32 s4, 0x400
	s_cbranch_scc1 .Lassert
	s_andn2_b64 exec, exec, s[2:3]
	s_barrier
	s_mov_b64 exec, s[8:9]
	s_mov_b32 s4, 0x400
	s_branch .Lloop
.Lassert:
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .Labort
	s_endpgm
.Labort:
	s_trap 2
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
	.text
.Lend:
	.size	k, .Lend-k
; want:
; aborts_anew.s: kernel k: deadlock, in workgroups of 256
;   aborts_anew.s:18:2: barrier that only a part of the lanes reaches [barrier-divergence, high]
;     here         aborts_anew.s:18:2  s_barrier
