; test: matrices, images, prefetches, floats of 8 bits and exports of gfx12, in waves of 32 lanes
; run:  opt %s
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1200"
	.text
	.type	f,@function
f:
	v_wmma_f32_16x16x16_f16 v[0:7], v[8:11], v[12:15], v[0:7]
	v_wmma_i32_16x16x16_iu8 v[0:7], v[8:9], v[12:13], 0 neg_lo:[1,0,0] clamp
	v_swmmac_f32_16x16x32_f16 v[0:7], v[8:11], v[12:19], v20 index_key:1
	v_swmmac_i32_16x16x64_iu4 v[0:7], v[8:9], v[12:15], v20
	image_load v[30:33], [v0, v5], s[0:7] dmask:0xf dim:SQ_RSRC_IMG_2D th:TH_LOAD_NT
	image_sample_d v[34:37], [v4, v5, v6, v[7:9]], s[0:7], s[8:11] dmask:0xf dim:SQ_RSRC_IMG_2D
	s_wait_samplecnt 0x0
	s_prefetch_inst s[0:1], 0x100, s2, 5
	s_prefetch_data_pc_rel 0x64, null, 31
	v_cvt_f32_fp8_e64 v1, v2 byte_sel:3
	v_cvt_sr_bf8_f32 v1, v2, v3 byte_sel:1
	v_dot4_f32_fp8_bf8 v1, v2, v3, v4
	v_permlanex16_var_b32 v1, v2, v3 op_sel:[1,0]
	ds_sub_clamp_rtn_u32 v22, v2, v3
	global_atomic_pk_add_bf16 v21, v2, v3, s[0:1] th:TH_ATOMIC_RETURN
	export mrt0 v0, v1, off, off done row_en
	s_endpgm
; want:
; target gfx1200
; symbol f section=".text" fn=@f
;
; fn @f device section=".text" at=0x0+0x8c wave_lanes=32 {
; 	in =s %s[0:11]
; 	in =v %v[8:20]
; @f
; 	%v[0:7] =v other %v[8:11], %v[12:15], %v[0:7] | %exec_lo {-masked +unmodelled class=mfma-8 at=0x0+8}
; 	%v[0:7] =v other %v[8:9], %v[12:13], 0 | %exec_lo clamp=1 neg_lo=1 {-masked +unmodelled class=mfma-8 at=0x8+8}
; 	%v[0:7] =v other %v[8:11], %v[12:19], %v20 | %v[0:7], %exec_lo index_key=1 {-masked +unmodelled class=mfma-8 at=0x10+8}
; 	%v[0:7] =v other %v[8:9], %v[12:15], %v20 | %v[0:7], %exec_lo {-masked +unmodelled class=mfma-8 at=0x18+8}
; 	%v[30:33] =v load %v0, %v5, %s[0:7], global 16 | %exec_lo slc=1 dmask=15 image=8192 {class=image at=0x20+12}
; 	%v[34:37] =v load %v4, %v5, %v6, %v7, %v8, %v9, %s[0:7], %s[8:11], global 16*255 | %exec_lo dmask=15 image=8192 {class=image at=0x2c+12}
; 	waitcnt vmcnt=0 {at=0x38+4}
; 	prefetch %s[0:1], %s2 simm=5 offset=256 {at=0x3c+8}
; 	prefetch 0 simm=31 offset=100 {at=0x44+8}
; 	%v1 =v other %v2 | %exec_lo, %mode byte_sel=3 {+unmodelled class=valu-cvt at=0x4c+8}
; 	%v1 =v other %v2, %v3 | %v1, %exec_lo, %mode byte_sel=1 {+unmodelled class=valu-cvt at=0x54+8}
; 	%v1 =v other %v2, %v3, %v4 | %exec_lo, %mode {+unmodelled +lanewise at=0x5c+8}
; 	%v1 =v other %v2, %v3 | %v1, %exec_lo op_sel=1 {+crosslane +unmodelled at=0x64+8}
; 	%v22 =v atomic %v2, %v3, lds 4 | %exec_lo {at=0x6c+8}
; 	%v21 =v atomic %v2, %v3, %s[0:1], global 4 | %exec_lo glc=1 {at=0x74+12}
; 	other %m0, %v0, %v1 | %exec_lo image=96 {+masked +side_effect +unmodelled counters=expcnt class=export at=0x80+8}
; 	end {at=0x88+4}
; }
