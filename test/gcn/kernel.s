; test: kernel descriptor and metadata
; run:  opt %s
	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
	.amdhsa_code_object_version 4
	.globl	k
	.p2align	8
	.type	k,@function
k:
	v_add_u32_e32 v0, vcc, s6, v0
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel k
		.amdhsa_group_segment_fixed_size 512
		.amdhsa_private_segment_fixed_size 16
		.amdhsa_kernarg_size 40
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
		.amdhsa_system_vgpr_workitem_id 2
		.amdhsa_next_free_vgpr 9
		.amdhsa_next_free_sgpr 10
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
		.amdhsa_float_denorm_mode_32 3
	.end_amdhsa_kernel
	.text
.Lfunc_end0:
	.size	k, .Lfunc_end0-k
	.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
      - .name:           out
        .address_space:  global
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
        .is_restrict:    true
      - .offset:         8
        .size:           4
        .value_kind:     by_value
      - .offset:         16
        .size:           8
        .value_kind:     hidden_global_offset_x
    .name:           k
    .max_flat_workgroup_size: 64
    .reqd_workgroup_size:
      - 64
      - 1
      - 1
    .symbol:         k.kd
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata
; want:
; target gfx803
; symbol k section=".text" fn=@k
; symbol .Lfunc_end0 section=".text" at=0x8
;
; fn @k section=".text" at=0x0+0x8 {
; 	desc vgprs=12 sgprs=16 lds_bytes=512 scratch_bytes=16 kernarg_bytes=40 max_flat_workgroup=64 reqd_workgroup_x=64 reqd_workgroup_y=1 reqd_workgroup_z=1 code_object_version=4 float_mode=240 dx10_clamp ieee_mode
; 	abi private_segment_buffer kernarg_ptr workgroup_id_x workgroup_id_y scratch_wave_offset workitem_id_dims=3 user_sgprs=6 s_private_segment_buffer=0 s_kernarg_ptr=4 s_workgroup_id_x=6 s_workgroup_id_y=7 s_scratch_wave_offset=8
; 	arg "out" buffer value_kind="global_buffer" type="int*" bytes=8 is_restrict
; 	arg "" value value_kind="by_value" offset=8 bytes=4
; 	arg "hidden_global_offset_x" hidden value_kind="hidden_global_offset_x" offset=16 bytes=8
; 	in =s %s6
; @k
; 	%v0, %vcc =vs add.u32 %s6, %v0 | %exec {at=0x0+4}
; 	end {at=0x4+4}
; }
