; nested.cl, by clang 19 for gfx900 with -O2 -mllvm -amdgpu-skip-threshold=0:
;   __kernel void nested(__global float *p, __global const int *q)
;   {
;   	int i = get_global_id(0);
;   	float x = p[i];
;   
;   	if (q[i] > 3) {
;   		x = x * 3.0f + 1.0f;
;   		if (q[i + 1] > 4) {
;   			x += p[i + 64];
;   		} else {
;   			x -= p[i + 65] * x;
;   			p[i + 3] = x;
;   		}
;   		p[i + 9] = x;
;   	} else {
;   		x += p[i + 2];
;   		if (q[i + 2] > 4) {
;   			x += p[i + 66];
;   		} else {
;   			p[i + 4] = x;
;   			x *= p[i + 5];
;   		}
;   		p[i + 10] = x;
;   	}
;   	p[i] = x;
;   }
	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.amdhsa_code_object_version 4
	.protected	nested                  ; -- Begin function nested
	.globl	nested
	.p2align	8
	.type	nested,@function
nested:                                 ; @nested
; %bb.0:
	s_load_dword s2, s[4:5], 0x4
	s_load_dwordx4 s[12:15], s[6:7], 0x0
	s_load_dwordx2 s[0:1], s[6:7], 0x10
                                        ; implicit-def: $vgpr6
	s_waitcnt lgkmcnt(0)
	s_and_b32 s1, s2, 0xffff
	s_mul_i32 s8, s8, s1
	v_add_u32_e32 v0, s8, v0
	v_add_co_u32_e32 v2, vcc, s0, v0
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshlrev_b64 v[3:4], 2, v[2:3]
	v_mov_b32_e32 v1, s13
	v_add_co_u32_e32 v0, vcc, s12, v3
	v_addc_co_u32_e32 v1, vcc, v1, v4, vcc
	v_mov_b32_e32 v5, s15
	v_add_co_u32_e32 v3, vcc, s14, v3
	v_addc_co_u32_e32 v4, vcc, v5, v4, vcc
	global_load_dword v5, v[3:4], off
	global_load_dword v7, v[0:1], off
	s_waitcnt vmcnt(1)
	v_cmp_gt_i32_e32 vcc, 4, v5
                                        ; implicit-def: $vgpr4_vgpr5
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[2:3], exec, s[0:1]
	s_cbranch_execz .LBB0_6
; %bb.1:
	v_add_co_u32_e64 v3, vcc, 0, 0
	v_addc_co_u32_e64 v4, s[0:1], 2, v2, vcc
	v_ashrrev_i64 v[4:5], 30, v[3:4]
	v_mov_b32_e32 v6, s13
	v_add_co_u32_e64 v8, s[0:1], s12, v4
	v_addc_co_u32_e64 v9, s[0:1], v6, v5, s[0:1]
	global_load_dword v6, v[8:9], off
	v_mov_b32_e32 v8, s15
	v_add_co_u32_e64 v4, s[0:1], s14, v4
	v_addc_co_u32_e64 v5, s[0:1], v8, v5, s[0:1]
	global_load_dword v4, v[4:5], off
	s_mov_b32 s4, 0
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v7, v7, v6
                                        ; implicit-def: $vgpr6
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[0:1], 5, v4
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execz .LBB0_3
; %bb.2:
	v_addc_co_u32_e64 v4, s[0:1], 4, v2, vcc
	v_ashrrev_i64 v[4:5], 30, v[3:4]
	v_mov_b32_e32 v6, s13
	v_add_co_u32_e64 v4, s[0:1], s12, v4
	v_addc_co_u32_e64 v5, s[0:1], v6, v5, s[0:1]
	global_store_dword v[4:5], v7, off
	v_addc_co_u32_e64 v4, s[0:1], 5, v2, vcc
	v_ashrrev_i64 v[3:4], 30, v[3:4]
	s_mov_b32 s5, 10
	v_add_co_u32_e64 v3, s[0:1], s12, v3
	v_addc_co_u32_e64 v4, s[0:1], v6, v4, s[0:1]
	global_load_dword v3, v[3:4], off
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v6, v7, v3
                                        ; implicit-def: $vgpr3
                                        ; implicit-def: $vgpr7
.LBB0_3:
	s_or_saveexec_b64 s[0:1], s[6:7]
	v_mov_b32_e32 v4, s4
	v_mov_b32_e32 v5, s5
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB0_5
; %bb.4:
	v_mov_b32_e32 v4, 0x42
	v_addc_co_u32_e32 v4, vcc, v2, v4, vcc
	v_ashrrev_i64 v[3:4], 30, v[3:4]
	v_mov_b32_e32 v5, s13
	v_add_co_u32_e32 v3, vcc, s12, v3
	v_addc_co_u32_e32 v4, vcc, v5, v4, vcc
	global_load_dword v3, v[3:4], off
	s_mov_b32 s4, 0
	s_mov_b32 s5, 10
	v_mov_b32_e32 v4, s4
	v_mov_b32_e32 v5, s5
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v6, v7, v3
.LBB0_5:
	s_or_b64 exec, exec, s[0:1]
                                        ; implicit-def: $vgpr7
.LBB0_6:
	s_andn2_saveexec_b64 s[2:3], s[2:3]
	s_cbranch_execz .LBB0_12
; %bb.7:
	v_add_co_u32_e64 v3, vcc, 0, 0
	v_addc_co_u32_e64 v4, s[0:1], 1, v2, vcc
	v_ashrrev_i64 v[4:5], 30, v[3:4]
	v_mov_b32_e32 v6, s15
	v_add_co_u32_e64 v4, s[0:1], s14, v4
	v_addc_co_u32_e64 v5, s[0:1], v6, v5, s[0:1]
	global_load_dword v4, v[4:5], off
	s_mov_b32 s0, 0x40400000
	s_waitcnt vmcnt(1)
	v_fma_f32 v7, v7, s0, 1.0
	s_mov_b32 s4, 0
                                        ; implicit-def: $vgpr6
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[0:1], 5, v4
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execz .LBB0_9
; %bb.8:
	v_mov_b32_e32 v4, 0x41
	v_addc_co_u32_e64 v4, s[0:1], v2, v4, vcc
	v_ashrrev_i64 v[4:5], 30, v[3:4]
	v_mov_b32_e32 v6, s13
	v_add_co_u32_e64 v4, s[0:1], s12, v4
	v_addc_co_u32_e64 v5, s[0:1], v6, v5, s[0:1]
	global_load_dword v5, v[4:5], off
	v_addc_co_u32_e64 v4, s[0:1], 3, v2, vcc
	v_ashrrev_i64 v[3:4], 30, v[3:4]
	s_mov_b32 s5, 9
	v_add_co_u32_e64 v3, s[0:1], s12, v3
	v_addc_co_u32_e64 v4, s[0:1], v6, v4, s[0:1]
	s_waitcnt vmcnt(0)
	v_fma_f32 v6, -v5, v7, v7
	global_store_dword v[3:4], v6, off
                                        ; implicit-def: $vgpr3
                                        ; implicit-def: $vgpr7
.LBB0_9:
	s_or_saveexec_b64 s[0:1], s[6:7]
	v_mov_b32_e32 v4, s4
	v_mov_b32_e32 v5, s5
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB0_11
; %bb.10:
	v_addc_co_u32_e32 v4, vcc, 64, v2, vcc
	v_ashrrev_i64 v[3:4], 30, v[3:4]
	v_mov_b32_e32 v5, s13
	v_add_co_u32_e32 v3, vcc, s12, v3
	v_addc_co_u32_e32 v4, vcc, v5, v4, vcc
	global_load_dword v3, v[3:4], off
	s_mov_b32 s4, 0
	s_mov_b32 s5, 9
	v_mov_b32_e32 v4, s4
	v_mov_b32_e32 v5, s5
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v6, v7, v3
.LBB0_11:
	s_or_b64 exec, exec, s[0:1]
.LBB0_12:
	s_or_b64 exec, exec, s[2:3]
	v_add_co_u32_e32 v3, vcc, 0, v4
	v_addc_co_u32_e32 v4, vcc, v2, v5, vcc
	v_ashrrev_i64 v[2:3], 30, v[3:4]
	v_mov_b32_e32 v4, s13
	v_add_co_u32_e32 v2, vcc, s12, v2
	v_addc_co_u32_e32 v3, vcc, v4, v3, vcc
	global_store_dword v[2:3], v6, off
	global_store_dword v[0:1], v6, off
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel nested
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
		.amdhsa_next_free_vgpr 10
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
	.size	nested, .Lfunc_end0-nested
                                        ; -- End function
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 768
; NumSgprs: 20
; NumVgprs: 10
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 2
; VGPRBlocks: 2
; NumSGPRsForWavesPerEU: 20
; NumVGPRsForWavesPerEU: 10
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
    .name:           nested
    .private_segment_fixed_size: 0
    .sgpr_count:     20
    .sgpr_spill_count: 0
    .symbol:         nested.kd
    .vgpr_count:     10
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx900
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
; run:  split %s --grid 65536 --workgroup 64 -S 2 | grep -E "^ *S |^ +[0-9] +[0-9]"
; want:
;      S  |SB| alive SIMDs     G_par    DS  no splitting            DWS          PWS    -none    -DWS  SB
;      0     0     0     4       160     7       1030141        1030141      1030141      0 %     0 %  none
;      1     1     1     4       160     7       1030141        2064503       657475     36 %    68 %  b0
;      2     1     1     6       160     7       1030141        3063193       649999     37 %    79 %  b0
;      S no splitting          PWS    -none no splitting          DWS          PWS
;      0       198338       198338      0 %        28672        28672        28672
;      1       198338       191269      4 %        28672        57477        18578
;      2       198338       179095     10 %        28672        86422        18578
;     S = 2: Eq. 4 gives G_parallel = 240; 160 fit with registers, LDS and barriers
;     S = 2: analyze bounds what --emit asm writes so for simds=6 and split simds=1: idle split SIMDs became SIMDs
; run:  split %s -m %d/delay.xml --grid 64 --workgroup 64 -S 1 | grep -E "^ +1 +[0-9]"
; want:
;      1     1     1     4       160     1          4096           8811         2874     30 %    67 %  b0
;      1         4096         2970     30 %         4096         8371         2734
; run:  split %s --grid 64 --workgroup 64 -S 1 | grep -E "^ +1 +[0-9]"
; want:
;      1     1     1     4       160     1          4096           8651         2794     32 %    68 %  b0
;      1         4096         2890     32 %         4096         8211         2654
