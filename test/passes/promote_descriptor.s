; test: words of the stack become registers beside buffers and images whose descriptors come from elsewhere; not where one may have the address of the stack
; run:  deadlock --dump-after=promote --stop-after=promote %s 2>&1 | grep '^fn\|store'
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
elsewhere:
	s_add_u32 s0, s0, s7
	s_addc_u32 s1, s1, 0
	s_load_dwordx8 s[8:15], s[4:5], 0x0
	buffer_store_dword v0, off, s[0:3], 0 offset:4
	s_waitcnt lgkmcnt(0)
	image_store v[0:3], v[0:1], s[8:15] dmask:0xf unorm
	buffer_store_dword v0, off, s[8:11], 0 offset:4
	s_endpgm
half:				; the low half of the address is that of the stack
	s_add_u32 s0, s0, s7
	s_addc_u32 s1, s1, 0
	s_load_dwordx8 s[8:15], s[4:5], 0x0
	buffer_store_dword v0, off, s[0:3], 0 offset:4
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s8, s0
	buffer_store_dword v0, off, s[8:11], 0 offset:4
	s_endpgm
sometimes:
	s_add_u32 s0, s0, s7
	s_addc_u32 s1, s1, 0
	s_load_dwordx8 s[8:15], s[4:5], 0x0
	buffer_store_dword v0, off, s[0:3], 0 offset:4
	s_waitcnt lgkmcnt(0)
	s_cmp_lg_u32 s8, 0
	s_cbranch_scc1 .Lstore
	s_mov_b64 s[8:9], s[0:1]
	s_mov_b64 s[10:11], s[2:3]
.Lstore:
	image_store v[0:3], v[0:1], s[8:15] dmask:0xf unorm
	s_endpgm
	.section .rodata
	.amdhsa_kernel elsewhere
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 48
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
	.end_amdhsa_kernel
	.amdhsa_kernel half
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 48
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
	.end_amdhsa_kernel
	.amdhsa_kernel sometimes
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 48
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
	.end_amdhsa_kernel
; want:
; fn @elsewhere section=".text" at=0x0+0x30 {
; 	store %v[0:3], %v[0:3], %s[8:15], global 16 | %exec dmask=15 image=1 {addr=1 data=0 class=image at=0x1c+8}
; 	store %v0, %s[8:11], 0, global 4 | %exec offset=4 {addr=255 data=0 at=0x24+8}
; fn @half section=".text" at=0x30+0x2c {
; 	store %v0, %s[0:3], 0, global 4 | %exec offset=4 {addr=255 data=0 at=0x40+8}
; 	store %v0, %s[8:11], 0, global 4 | %exec offset=4 {addr=255 data=0 at=0x50+8}
; fn @sometimes section=".text" at=0x5c+0x38 {
; 	store %v0, %s[0:3], 0, global 4 | %exec offset=4 {addr=255 data=0 at=0x6c+8}
; 	cbrnz @.Lstore | %scc {at=0x7c+4}
; @.Lstore
; 	store %v[0:3], %v[0:3], %s[8:15], global 16 | %exec dmask=15 image=1 {addr=1 data=0 class=image at=0x88+8}
