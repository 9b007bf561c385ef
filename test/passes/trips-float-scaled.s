; test: x / y as floats, where y is scaled if it is large: ceil(100 / 7) iterations, whatever the comparison says
; run:  opt -p dom,postdom,cdep,loops,gsa,lanes,trips %s | grep 'bound max'
	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
	.text
k:
	s_movk_i32 s10, 0x64
	s_mov_b32 s11, 7
	s_mov_b32 s0, 0x6f800000
	v_mov_b32_e32 v2, 0x2f800000
	v_cvt_f32_i32_e32 v1, s11
	v_cvt_f32_i32_e32 v3, s10
	v_cmp_gt_f32_e64 vcc, |v1|, s0
	v_cndmask_b32_e32 v2, 1.0, v2, vcc
	v_mul_f32_e32 v1, v1, v2
	v_rcp_f32_e32 v1, v1
	v_mul_f32_e32 v1, v3, v1
	v_mul_f32_e32 v1, v2, v1
	v_ceil_f32_e32 v1, v1
	v_cvt_i32_f32_e32 v5, v1
.Lcount:
	v_add_u32_e32 v5, vcc, -1, v5
	v_cmp_ne_u32_e32 vcc, 0, v5
	s_and_b64 exec, exec, vcc
	s_cbranch_execnz .Lcount
	s_endpgm
.Lend_k:
	.section .rodata,"a",@progbits
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
		.amdhsa_user_sgpr_private_segment_buffer 0
	.end_amdhsa_kernel
; want:
; ;   bound max=14 (v5 of each lane counts 14, 13, ... until v5 == 0 (trips-float-scaled.s:22:2))
