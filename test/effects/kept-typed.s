; test: typed loads of one or three components with d16 keep half a register; where tfe finds no memory, registers keep what they hold
; run:  opt
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
k:
	buffer_load_format_d16_x v1, off, s[4:7], 0
	buffer_load_format_d16_xy v1, off, s[4:7], 0
	buffer_load_format_d16_xyz v[1:2], off, s[4:7], 0
	tbuffer_load_format_d16_x v1, off, s[4:7], 0 format:[BUF_DATA_FORMAT_16,BUF_NUM_FORMAT_FLOAT]
	tbuffer_load_format_d16_xyz v[1:2], off, s[4:7], 0 format:115
	buffer_load_dword v[1:2], off, s[4:7], 0 tfe
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 20
		.amdhsa_next_free_sgpr 40
	.end_amdhsa_kernel
; want:
; target gfx900
; symbol k section=".text" fn=@k
;
; fn @k section=".text" at=0x0+0x34 {
; 	desc vgprs=20 sgprs=48 float_mode=192 dx10_clamp ieee_mode
; 	abi workgroup_id_x s_workgroup_id_x=0
; 	in =s %s[4:7]
; @k
; 	%v1 =v load %s[4:7], 0, global 16 | %v1, %exec {addr=255 at=0x0+8}
; 	%v1 =v load %s[4:7], 0, global 16 | %exec {addr=255 at=0x8+8}
; 	%v[1:2] =v load %s[4:7], 0, global 16 | %v[1:2], %exec {addr=255 at=0x10+8}
; 	%v1 =v load %s[4:7], 0, global 16 | %v1, %exec format=114 {addr=255 at=0x18+8}
; 	%v[1:2] =v load %s[4:7], 0, global 16 | %v[1:2], %exec format=115 {addr=255 at=0x20+8}
; 	%v[1:2] =v load %s[4:7], 0, global 4 | %v[1:2], %exec tfe=1 {addr=255 at=0x28+8}
; 	end {at=0x30+4}
; }
