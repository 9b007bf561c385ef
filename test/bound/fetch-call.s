; test: instruction fetch (M18): behind a call the line of the caller is needed again, if the code does not fit. The second kernel
; test: calls a function of another section, whose distance is not known in a text: it does not fit, however small it is
; run:  simulate %s -m %d/fetch-small.xml --grid 64 --workgroup 64 | grep -E "^kernel|cycles  "
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.type	near,@function
	.p2align	8
near:
	s_getpc_b64 s[8:9]
	s_add_u32 s8, s8, helper@rel32@lo+4
	s_addc_u32 s9, s9, helper@rel32@hi+12
	s_swappc_b64 s[30:31], s[8:9]
	v_mov_b32_e32 v1, 0
	s_endpgm
	.type	helper,@function
	.p2align	8
helper:
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
	s_setpc_b64 s[30:31]
.Lhelper:
	.size	helper, .Lhelper-helper
	.type	apart,@function
	.p2align	8
apart:
	s_getpc_b64 s[8:9]
	s_add_u32 s8, s8, other@rel32@lo+4
	s_addc_u32 s9, s9, other@rel32@hi+12
	s_swappc_b64 s[30:31], s[8:9]
	v_mov_b32_e32 v1, 0
	s_endpgm
	.section	.text.other,"ax",@progbits
	.type	other,@function
	.p2align	2
other:
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
	s_setpc_b64 s[30:31]
.Lother:
	.size	other, .Lother-other
	.section	.rodata,"a",@progbits
	.p2align	6
	.amdhsa_kernel near
		.amdhsa_kernarg_size 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
	.amdhsa_kernel apart
		.amdhsa_kernarg_size 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.version: [ 1, 0 ]
amdhsa.kernels:
  - .name: near
    .symbol: near.kd
    .kernarg_segment_size: 0
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .sgpr_count: 16
    .vgpr_count: 8
    .max_flat_workgroup_size: 1024
  - .name: apart
    .symbol: apart.kd
    .kernarg_segment_size: 0
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .sgpr_count: 16
    .vgpr_count: 8
    .max_flat_workgroup_size: 1024
...
	.end_amdgpu_metadata
	.text
; want:
; kernel near
;   cycles    1092, slowest wave 1092
; kernel apart
;   cycles    1692, slowest wave 1692
; run:  analyze --verbose %s -m %d/fetch-small.xml --grid 64 --workgroup 64 | grep -E "^kernel|(exact|isolated|work-span|abstract-warp) +[0-9]|cache (holds|fit)"
; want:
; kernel near
;   * exact        1,092  no data decides the time: every run of this launch takes
;     isolated     1,092  1 round of d + E_WF = 100 + 992 cycles, block times of a
;     work-span    1,092  SIMDs, the memory interface and the LDS units are never
; kernel apart
;   * exact        1,692  no data decides the time: every run of this launch takes
;     isolated     1,692  1 round of d + E_WF = 100 + 1592 cycles, block times of
;     work-span    1,692  SIMDs, the memory interface and the LDS units are never
; run:  simulate %s -m %d/fetch.xml --grid 64 --workgroup 64 | grep -E "^kernel|cycles  "
; want:
; kernel near
;   cycles    792, slowest wave 792
; kernel apart
;   cycles    1692, slowest wave 1692
; run:  analyze --verbose %s -m %d/fetch.xml --grid 64 --workgroup 64 | grep -E "^kernel|(exact|isolated|work-span|abstract-warp) +[0-9]|cache (holds|fit)"
; want:
; kernel near
;   * exact        792  no data decides the time: every run of this launch takes
;     isolated     792  1 round of d + E_WF = 100 + 692 cycles, block times of a
;                       the instruction cache holds all lines of code that the
;     work-span    792  SIMDs, the memory interface and the LDS units are never
;                       the instruction cache holds all lines of code that the
; kernel apart
;   * exact        1,692  no data decides the time: every run of this launch takes
;     isolated     1,692  1 round of d + E_WF = 100 + 1592 cycles, block times of
;     work-span    1,692  SIMDs, the memory interface and the LDS units are never
