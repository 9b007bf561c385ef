; test: a frame that is kept in a lane of a register is known again; not where the register was written in between
; run:  deadlock -k kept --dump-after=promote --stop-after=promote
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
kept:
	s_mov_b32 s33, 0
	s_add_u32 s0, s0, s7
	s_addc_u32 s1, s1, 0
	buffer_store_dword v0, off, s[0:3], s33 offset:4
	s_mov_b32 s16, s33
	s_movk_i32 s33, 0x400
	v_writelane_b32 v4, s16, 2
	buffer_store_dword v1, off, s[0:3], s33 offset:4
	v_writelane_b32 v4, s6, 3
	v_readlane_b32 s4, v4, 2
	s_mov_b32 s33, s4
	buffer_load_dword v2, off, s[0:3], s33 offset:4
	s_endpgm
lost:
	s_mov_b32 s33, 0
	s_add_u32 s0, s0, s7
	s_addc_u32 s1, s1, 0
	buffer_store_dword v0, off, s[0:3], s33 offset:4
	s_mov_b32 s16, s33
	s_movk_i32 s33, 0x400
	v_writelane_b32 v4, s16, 2
	buffer_store_dword v1, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v4, 0
	v_readlane_b32 s4, v4, 2
	s_mov_b32 s33, s4
	buffer_load_dword v2, off, s[0:3], s33 offset:4
	s_endpgm
replaced:
	s_mov_b32 s33, 0
	s_add_u32 s0, s0, s7
	s_addc_u32 s1, s1, 0
	buffer_store_dword v0, off, s[0:3], s33 offset:4
	s_mov_b32 s16, s33
	s_movk_i32 s33, 0x400
	v_writelane_b32 v4, s16, 2
	buffer_store_dword v1, off, s[0:3], s33 offset:4
	v_writelane_b32 v4, s6, 2
	v_readlane_b32 s4, v4, 2
	s_mov_b32 s33, s4
	buffer_load_dword v2, off, s[0:3], s33 offset:4
	s_endpgm
other:
	s_mov_b32 s33, 0
	s_add_u32 s0, s0, s7
	s_addc_u32 s1, s1, 0
	buffer_store_dword v0, off, s[0:3], s33 offset:4
	s_mov_b32 s16, s33
	s_movk_i32 s33, 0x400
	v_writelane_b32 v4, s16, 2
	buffer_store_dword v1, off, s[0:3], s33 offset:4
	s_nop 0
	v_readlane_b32 s4, v4, 3
	s_mov_b32 s33, s4
	buffer_load_dword v2, off, s[0:3], s33 offset:4
	s_endpgm
	.section .rodata
	.amdhsa_kernel kept
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 48
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
	.end_amdhsa_kernel
	.amdhsa_kernel lost
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 48
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
	.end_amdhsa_kernel
	.amdhsa_kernel replaced
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 48
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
	.end_amdhsa_kernel
	.amdhsa_kernel other
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 48
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
	.end_amdhsa_kernel
; want:
; ; after promote
; fn @kept section=".text" at=0x0+0x4c {
; 	desc vgprs=16 sgprs=64 float_mode=192 dx10_clamp ieee_mode
; 	abi private_segment_buffer kernarg_ptr workgroup_id_x scratch_wave_offset user_sgprs=6 s_private_segment_buffer=0 s_kernarg_ptr=4 s_workgroup_id_x=6 s_scratch_wave_offset=7
; 	in =s %s[2:3], %s[6:7]
; 	in =v %v[0:1]
; @kept
; 	%s33 =s mov.b32 0 {at=0x0+4}
; 	%s0 =s add.u32 %s0, %s7 | def %scc {at=0x4+4}
; 	%s1 =s addc.u32 %s1, 0 | %scc, def %scc {at=0x8+4}
; 	nop.b32 | %s[0:3], %s33 {at=0xc}
; 	%stack4 =v mov.b32 %v0 | %exec {at=0xc}
; 	%s16 =s mov.b32 %s33 {at=0x14+4}
; 	%s33 =s mov.i32 1024 {at=0x18+4}
; 	%v4 =v writelane.b32 %s16, 2 | %v4 {+crosslane at=0x1c+8}
; 	nop.b32 | %s[0:3], %s33 {at=0x24}
; 	%stack20 =v mov.b32 %v1 | %exec {at=0x24}
; 	%v4 =v writelane.b32 %s6, 3 | %v4 {+crosslane at=0x2c+8}
; 	%s4 =s readlane.b32 %v4, 2 {at=0x34+8}
; 	%s33 =s mov.b32 %s4 {at=0x3c+4}
; 	nop.b32 | %s[0:3], %s33 {at=0x40}
; 	%v2 =v mov.b32 %stack4 | %exec {at=0x40}
; 	end {at=0x48+4}
; }
; run:  deadlock -k lost --dump-after=promote --stop-after=promote
; want:
; ; after promote
; fn @lost section=".text" at=0x4c+0x48 {
; 	desc vgprs=16 sgprs=64 float_mode=192 dx10_clamp ieee_mode
; 	abi private_segment_buffer kernarg_ptr workgroup_id_x scratch_wave_offset user_sgprs=6 s_private_segment_buffer=0 s_kernarg_ptr=4 s_workgroup_id_x=6 s_scratch_wave_offset=7
; 	in =s %s[2:3], %s7
; 	in =v %v[0:1]
; @lost
; 	%s33 =s mov.b32 0 {at=0x4c+4}
; 	%s0 =s add.u32 %s0, %s7 | def %scc {at=0x50+4}
; 	%s1 =s addc.u32 %s1, 0 | %scc, def %scc {at=0x54+4}
; 	store %v0, %s[0:3], %s33, global 4 | %exec offset=4 {addr=255 data=0 at=0x58+8}
; 	%s16 =s mov.b32 %s33 {at=0x60+4}
; 	%s33 =s mov.i32 1024 {at=0x64+4}
; 	%v4 =v writelane.b32 %s16, 2 | %v4 {+crosslane at=0x68+8}
; 	store %v1, %s[0:3], %s33, global 4 | %exec offset=4 {addr=255 data=0 at=0x70+8}
; 	%v4 =v mov.b32 0 | %exec {at=0x78+4}
; 	%s4 =s readlane.b32 %v4, 2 {at=0x7c+8}
; 	%s33 =s mov.b32 %s4 {at=0x84+4}
; 	%v2 =v load %s[0:3], %s33, global 4 | %exec offset=4 {addr=255 at=0x88+8}
; 	end {at=0x90+4}
; }
; run:  deadlock -k replaced --dump-after=promote --stop-after=promote
; want:
; ; after promote
; fn @replaced section=".text" at=0x94+0x4c {
; 	desc vgprs=16 sgprs=64 float_mode=192 dx10_clamp ieee_mode
; 	abi private_segment_buffer kernarg_ptr workgroup_id_x scratch_wave_offset user_sgprs=6 s_private_segment_buffer=0 s_kernarg_ptr=4 s_workgroup_id_x=6 s_scratch_wave_offset=7
; 	in =s %s[2:3], %s[6:7]
; 	in =v %v[0:1]
; @replaced
; 	%s33 =s mov.b32 0 {at=0x94+4}
; 	%s0 =s add.u32 %s0, %s7 | def %scc {at=0x98+4}
; 	%s1 =s addc.u32 %s1, 0 | %scc, def %scc {at=0x9c+4}
; 	store %v0, %s[0:3], %s33, global 4 | %exec offset=4 {addr=255 data=0 at=0xa0+8}
; 	%s16 =s mov.b32 %s33 {at=0xa8+4}
; 	%s33 =s mov.i32 1024 {at=0xac+4}
; 	%v4 =v writelane.b32 %s16, 2 | %v4 {+crosslane at=0xb0+8}
; 	store %v1, %s[0:3], %s33, global 4 | %exec offset=4 {addr=255 data=0 at=0xb8+8}
; 	%v4 =v writelane.b32 %s6, 2 | %v4 {+crosslane at=0xc0+8}
; 	%s4 =s readlane.b32 %v4, 2 {at=0xc8+8}
; 	%s33 =s mov.b32 %s4 {at=0xd0+4}
; 	%v2 =v load %s[0:3], %s33, global 4 | %exec offset=4 {addr=255 at=0xd4+8}
; 	end {at=0xdc+4}
; }
; run:  deadlock -k other --dump-after=promote --stop-after=promote
; want:
; ; after promote
; fn @other section=".text" at=0xe0+0x48 {
; 	desc vgprs=16 sgprs=64 float_mode=192 dx10_clamp ieee_mode
; 	abi private_segment_buffer kernarg_ptr workgroup_id_x scratch_wave_offset user_sgprs=6 s_private_segment_buffer=0 s_kernarg_ptr=4 s_workgroup_id_x=6 s_scratch_wave_offset=7
; 	in =s %s[2:3], %s7
; 	in =v %v[0:1]
; @other
; 	%s33 =s mov.b32 0 {at=0xe0+4}
; 	%s0 =s add.u32 %s0, %s7 | def %scc {at=0xe4+4}
; 	%s1 =s addc.u32 %s1, 0 | %scc, def %scc {at=0xe8+4}
; 	store %v0, %s[0:3], %s33, global 4 | %exec offset=4 {addr=255 data=0 at=0xec+8}
; 	%s16 =s mov.b32 %s33 {at=0xf4+4}
; 	%s33 =s mov.i32 1024 {at=0xf8+4}
; 	%v4 =v writelane.b32 %s16, 2 | %v4 {+crosslane at=0xfc+8}
; 	store %v1, %s[0:3], %s33, global 4 | %exec offset=4 {addr=255 data=0 at=0x104+8}
; 	nop 0 {at=0x10c+4}
; 	%s4 =s readlane.b32 %v4, 3 {at=0x110+8}
; 	%s33 =s mov.b32 %s4 {at=0x118+4}
; 	%v2 =v load %s[0:3], %s33, global 4 | %exec offset=4 {addr=255 at=0x11c+8}
; 	end {at=0x124+4}
; }
