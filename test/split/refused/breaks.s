; test: a mask of lanes that break, made in one arm and used after the join, is not merged: no split there
; run:  split -f %d/breaks.ffx --grid 64 --workgroup 64 --choose all -S 1
;   __kernel void breaks(__global float *p, __global const int *q)
;   {
;   	int i = get_global_id(0);
;   	float x = p[i];
;   
;   #pragma nounroll
;   	for (int k = 0; k < 12; k++) {
;   		if (q[i + k] > 2) {
;   			p[i + k] = x;
;   			if (x > 3.0f)
;   				break;
;   			x += q[k + i + 3];
;   		} else {
;   			x *= p[i + 2 * k];
;   			p[i + 3 * k] = x;
;   		}
;   		p[i + 5 * k] = x;
;   	}
;   	p[i] = x;
;   }
	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.amdhsa_code_object_version 4
	.protected	breaks                  ; -- Begin function breaks
	.globl	breaks
	.p2align	8
	.type	breaks,@function
breaks:                                 ; @breaks
; %bb.0:
	s_load_dword s9, s[4:5], 0x4
	s_load_dword s14, s[6:7], 0x10
	s_load_dwordx4 s[0:3], s[6:7], 0x0
	s_mov_b32 s15, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s9, 0xffff
	s_mul_i32 s8, s8, s4
	v_add_u32_e32 v6, s8, v0
	v_add_u32_e32 v1, s14, v6
	v_mov_b32_e32 v0, 0
	v_ashrrev_i64 v[0:1], 30, v[0:1]
	v_mov_b32_e32 v2, s1
	v_add_co_u32_e32 v0, vcc, s0, v0
	v_addc_co_u32_e32 v1, vcc, v2, v1, vcc
	global_load_dword v7, v[0:1], off
	s_mov_b64 s[4:5], 0
	v_mov_b32_e32 v8, s3
	s_mov_b32 s3, 0x40400000
	v_mov_b32_e32 v9, v6
	v_mov_b32_e32 v10, v6
	v_mov_b32_e32 v11, v6
	s_branch .LBB0_2
.LBB0_1:                                ;   in Loop: Header=BB0_2 Depth=1
	s_or_b64 exec, exec, s[8:9]
	s_and_b64 s[6:7], exec, s[10:11]
	s_or_b64 s[4:5], s[6:7], s[4:5]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB0_10
.LBB0_2:                                ; =>This Inner Loop Header: Depth=1
	v_add_u32_e32 v2, s14, v6
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshlrev_b64 v[4:5], 2, v[2:3]
	s_mov_b64 s[6:7], 0
	v_add_co_u32_e32 v2, vcc, s2, v4
	v_addc_co_u32_e32 v3, vcc, v8, v5, vcc
	global_load_dword v12, v[2:3], off
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e32 vcc, 3, v12
	s_and_saveexec_b64 s[8:9], vcc
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execz .LBB0_4
; %bb.3:                                ;   in Loop: Header=BB0_2 Depth=1
	v_add_u32_e32 v2, s14, v10
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_mov_b32_e32 v4, s1
	v_add_co_u32_e32 v2, vcc, s0, v2
	v_addc_co_u32_e32 v3, vcc, v4, v3, vcc
	global_load_dword v5, v[2:3], off
	v_add_u32_e32 v2, s14, v9
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	s_mov_b64 s[6:7], exec
	v_add_co_u32_e32 v2, vcc, s0, v2
	v_addc_co_u32_e32 v3, vcc, v4, v3, vcc
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v7, v7, v5
	global_store_dword v[2:3], v7, off
                                        ; implicit-def: $vgpr4_vgpr5
                                        ; implicit-def: $vgpr2_vgpr3
.LBB0_4:                                ;   in Loop: Header=BB0_2 Depth=1
	s_andn2_saveexec_b64 s[8:9], s[8:9]
	s_cbranch_execz .LBB0_8
; %bb.5:                                ;   in Loop: Header=BB0_2 Depth=1
	v_mov_b32_e32 v12, s1
	v_add_co_u32_e32 v4, vcc, s0, v4
	v_addc_co_u32_e32 v5, vcc, v12, v5, vcc
	v_cmp_nlt_f32_e32 vcc, s3, v7
	s_mov_b64 s[10:11], s[6:7]
	global_store_dword v[4:5], v7, off
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB0_7
; %bb.6:                                ;   in Loop: Header=BB0_2 Depth=1
	global_load_dword v2, v[2:3], off offset:12
	s_or_b64 s[10:11], s[6:7], exec
	s_waitcnt vmcnt(0)
	v_cvt_f32_i32_e32 v2, v2
	v_add_f32_e32 v7, v7, v2
.LBB0_7:                                ;   in Loop: Header=BB0_2 Depth=1
	s_or_b64 exec, exec, s[12:13]
	s_andn2_b64 s[6:7], s[6:7], exec
	s_and_b64 s[10:11], s[10:11], exec
	s_or_b64 s[6:7], s[6:7], s[10:11]
.LBB0_8:                                ;   in Loop: Header=BB0_2 Depth=1
	s_or_b64 exec, exec, s[8:9]
	s_mov_b64 s[10:11], -1
	s_and_saveexec_b64 s[8:9], s[6:7]
	s_cbranch_execz .LBB0_1
; %bb.9:                                ;   in Loop: Header=BB0_2 Depth=1
	v_add_u32_e32 v2, s14, v11
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	s_add_i32 s15, s15, 1
	s_cmp_eq_u32 s15, 12
	v_mov_b32_e32 v4, s1
	v_add_co_u32_e32 v2, vcc, s0, v2
	s_cselect_b64 s[6:7], -1, 0
	v_addc_co_u32_e32 v3, vcc, v4, v3, vcc
	v_add_u32_e32 v11, 5, v11
	v_add_u32_e32 v10, 2, v10
	v_add_u32_e32 v9, 3, v9
	v_add_u32_e32 v6, 1, v6
	s_orn2_b64 s[10:11], s[6:7], exec
	global_store_dword v[2:3], v7, off
	s_branch .LBB0_1
.LBB0_10:
	s_or_b64 exec, exec, s[4:5]
	global_store_dword v[0:1], v7, off
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel breaks
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 72
		.amdhsa_user_sgpr_count 8
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_flat_scratch_init 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 13
		.amdhsa_next_free_sgpr 16
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
		.amdhsa_reserve_xnack_mask 1
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_fp16_overflow 0
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.text
.Lfunc_end0:
	.size	breaks, .Lfunc_end0-breaks
                                        ; -- End function
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 460
; NumSgprs: 20
; NumVgprs: 13
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 2
; VGPRBlocks: 3
; NumSGPRsForWavesPerEU: 20
; NumVGPRsForWavesPerEU: 13
; Occupancy: 10
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 8
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
	.hidden	__oclc_ABI_version              ; @__oclc_ABI_version
	.type	__oclc_ABI_version,@object
	.section	.rodata,"a",@progbits
	.weak	__oclc_ABI_version
	.p2align	2, 0x0
__oclc_ABI_version:
	.long	400                             ; 0x190
	.size	__oclc_ABI_version, 4

	.section	".note.GNU-stack","",@progbits
	.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .offset:         8
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .offset:         16
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         24
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         32
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .offset:         40
        .size:           8
        .value_kind:     hidden_none
      - .offset:         48
        .size:           8
        .value_kind:     hidden_none
      - .offset:         56
        .size:           8
        .value_kind:     hidden_none
      - .offset:         64
        .size:           8
        .value_kind:     hidden_none
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 72
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           breaks
    .private_segment_fixed_size: 0
    .sgpr_count:     20
    .sgpr_spill_count: 0
    .symbol:         breaks.kd
    .vgpr_count:     13
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx900
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
; want:
; input    breaks.s
; machine  pws4 (model 225be4145f73346e): 4 compute units, 4 SIMDs each with 3 split SIMDs, 10 waves per SIMD
;
; kernel breaks
;     split points: all; 1 workgroup of 64 work-items
;
;     branch SUCCBB   BSB    its SUCCBB RECONV PARENT  split   where
;     b1     b2       b3     b4       b7      0       no      breaks.s:61:2
;            not split: s6 is written for the lanes of its second arm and used after they meet, but a merge keeps the scalar registers of the first
;     b4      no branch node: it has no else: the lanes that skip it would only wait; breaks.s:96:2
;     b7      no branch node: it has no else: the lanes that skip it would only wait; breaks.s:116:2
;     b9      no branch node: it has no else: the lanes that skip it would only wait; breaks.s:55:2
;
;      S  |SB| alive SIMDs     G_par    DS  no splitting            DWS          PWS    -none    -DWS  SB
;      0     0     0     4       160     1         15863          15863        15863      0 %     0 %  none
;      1     0     0     8       160     1         15863          31745        15863      0 %    50 %  none
;
;        any order of issue: safe  smaller  as published: not safe
;      S no splitting          PWS    -none no splitting          DWS          PWS
;      0        15863        15863      0 %        15863        15863        15863
;      1        15863        15863      0 %        15863        31745        15863
;     S = 1: Eq. 4 gives G_parallel = 320; 160 fit with registers, LDS and barriers
;     S = 1: analyze bounds what --emit asm writes so for simds=8 and split simds=0: idle split SIMDs became SIMDs
;
;     at S = 1     alive  counted          PWS  best is   SB
;     best             0        0        15863            none  (optimal: proved)
;     algorithm1       0        0        15863  0 % less  none  (optimal: proved)
;     all              0        0        15863  0 % less  none
;     marked           0        0        15863  0 % less  none
;
;     cycles are of the kernel (E_kernel); block times computed, under contention (round robin); e_s + e_m = 10, d = 1
;     PWS and no splitting: safe for the machine as described
;     1 branch in loops: pruned in place, each iteration alike; no loop was unrolled
;     SIMDs and split SIMDs issue in loose round robin; what every other SWF can have outstanding may be ahead in the memory queues
;     split SIMDs that are not needed become SIMDs with registers of their own; a unit has 4 SIMDs and 4 split SIMDs at S = 1
;     DWS: Lemma 5.7 of pws-2023; whether it is safe on this machine is not claimed
; breaks.ffx:2:3: warning: breaks: nothing says which loop this fact was written for; if it is the loop at .LBB0_2 (breaks.s:61:2), its code is 86596a4ffdfaf56b [fact-any-loop]
;       2 |   <loop label=".LBB0_2" maxcount="11"/>
;         |   ^~~~~
;         = put the code into the fact: wb:code="...", with xmlns:wb="urn:wavebound:ffx" at the root; `wavebound facts` writes both
