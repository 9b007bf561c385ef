; test: lanes that have left a loop have added less often than those that iterate: behind it, the address spreads
; run:  divergence %s --grid 64 --workgroup 64
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
word:
	s_load_dwordx2 s[2:3], s[0:1], 0
	s_mov_b64 exec, -1
	v_and_b32_e32 v1, 63, v0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_mov_b32 s10, 0
.Lloop:
	v_cmp_lt_u32_e32 vcc, s10, v1
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .Lout			; lane i leaves in iteration i
	v_add_u32_e32 v4, 64, v4
	s_add_u32 s10, s10, 1
	s_branch .Lloop
.Lout:
	s_mov_b64 exec, -1
	v_add_co_u32_e32 v6, vcc, s2, v4
	v_mov_b32_e32 v7, s3
	v_addc_co_u32_e32 v7, vcc, 0, v7, vcc
	global_load_dword v8, v[6:7], off
	s_endpgm
	.section .rodata,"a",@progbits
	.amdhsa_kernel word
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
		.amdhsa_user_sgpr_private_segment_buffer 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
	.text
pair:
	s_load_dwordx2 s[2:3], s[0:1], 0
	s_mov_b64 exec, -1
	v_and_b32_e32 v1, 63, v0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s2
	v_mov_b32_e32 v5, s3
	s_mov_b32 s10, 0
.Lagain:
	v_cmp_lt_u32_e32 vcc, s10, v1
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .Lgone			; lane i leaves in iteration i
	v_add_co_u32_e32 v4, vcc, 64, v4
	v_addc_co_u32_e32 v5, vcc, 0, v5, vcc
	s_add_u32 s10, s10, 1
	s_branch .Lagain
.Lgone:
	s_mov_b64 exec, -1
	global_load_dword v8, v[4:5], off
	s_endpgm
	.section .rodata,"a",@progbits
	.amdhsa_kernel pair
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
		.amdhsa_user_sgpr_private_segment_buffer 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
; want:
; kernel word
;   strides count the lanes of a wave
;   counter-left.s:14
;     loop 0: lanes leave in different iterations
;         the condition is divergent: computed from it (counter-left.s:15)
;         the condition is divergent: computed from it (counter-left.s:14)
;         v1 is divergent: computed from it (counter-left.s:8)
;         v0 is divergent: what is there at the start
;   counter-left.s:15
;     s_and_b64 exec, exec, vcc
;       divergent
;         the condition is divergent: computed from it (counter-left.s:15)
;         the condition is divergent: computed from it (counter-left.s:14)
;         v1 is divergent: computed from it (counter-left.s:8)
;         v0 is divergent: what is there at the start
;   counter-left.s:16
;     s_cbranch_execz .Lout
;       wave
;   counter-left.s:25
;     global_load_dword v8, v[6:7], off
;       divergent
;         v6 is divergent: computed from it (counter-left.s:22)
;         v4 is divergent: computed from it
;         v4 is divergent: computed from it
;         v4 is divergent: other lanes keep an older value (counter-left.s:17)
;         v4 is launch: computed from it (counter-left.s:17)
;         v4 is launch: computed from it
;
; kernel pair
;   strides count the lanes of a wave
;   counter-left.s:44
;     loop 0: lanes leave in different iterations
;         the condition is divergent: computed from it (counter-left.s:45)
;         the condition is divergent: computed from it (counter-left.s:44)
;         v1 is divergent: computed from it (counter-left.s:38)
;         v0 is divergent: what is there at the start
;   counter-left.s:45
;     s_and_b64 exec, exec, vcc
;       divergent
;         the condition is divergent: computed from it (counter-left.s:45)
;         the condition is divergent: computed from it (counter-left.s:44)
;         v1 is divergent: computed from it (counter-left.s:38)
;         v0 is divergent: what is there at the start
;   counter-left.s:46
;     s_cbranch_execz .Lgone
;       wave
;   counter-left.s:53
;     global_load_dword v8, v[4:5], off
;       divergent
;         v4 is divergent: computed from it
;         v4 is divergent: computed from it
;         v4 is divergent: other lanes keep an older value (counter-left.s:47)
;         v4 is launch: computed from it (counter-left.s:47)
;         v4 is launch: computed from it
;         v4 is launch: computed from it (counter-left.s:40)
;         s2 is launch: computed from it (counter-left.s:36)
;         s1 is launch: what is there at the start
