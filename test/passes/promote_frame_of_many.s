; test: the lane with the frame is followed, also where the register that it is read into is used for many others
; run:  deadlock -k many --dump-after=promote --stop-after=promote
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
many:
	s_mov_b32 s33, 0
	s_add_u32 s0, s0, s7
	s_addc_u32 s1, s1, 0
	buffer_store_dword v0, off, s[0:3], s33 offset:4
	s_mov_b32 s16, s33
	s_movk_i32 s33, 0x400
	v_writelane_b32 v4, s16, 2
	buffer_store_dword v1, off, s[0:3], s33 offset:4
	v_readlane_b32 s4, v5, 0
	v_readlane_b32 s4, v5, 1
	v_readlane_b32 s4, v5, 2
	v_readlane_b32 s4, v5, 3
	v_readlane_b32 s4, v5, 4
	v_readlane_b32 s4, v5, 5
	v_readlane_b32 s4, v5, 6
	v_readlane_b32 s4, v5, 7
	v_readlane_b32 s4, v5, 8
	v_readlane_b32 s4, v5, 9
	v_readlane_b32 s4, v5, 10
	v_readlane_b32 s4, v5, 11
	v_readlane_b32 s4, v5, 12
	v_readlane_b32 s4, v5, 13
	v_readlane_b32 s4, v5, 14
	v_readlane_b32 s4, v5, 15
	v_readlane_b32 s4, v5, 16
	v_readlane_b32 s4, v5, 17
	v_readlane_b32 s4, v5, 18
	v_readlane_b32 s4, v5, 19
	v_readlane_b32 s4, v5, 20
	v_readlane_b32 s4, v5, 21
	v_readlane_b32 s4, v5, 22
	v_readlane_b32 s4, v5, 23
	v_readlane_b32 s4, v5, 24
	v_readlane_b32 s4, v5, 25
	v_readlane_b32 s4, v5, 26
	v_readlane_b32 s4, v5, 27
	v_readlane_b32 s4, v5, 28
	v_readlane_b32 s4, v5, 29
	v_readlane_b32 s4, v5, 30
	v_readlane_b32 s4, v5, 31
	v_readlane_b32 s4, v5, 32
	v_readlane_b32 s4, v5, 33
	v_readlane_b32 s4, v5, 34
	v_readlane_b32 s4, v5, 35
	v_readlane_b32 s4, v5, 36
	v_readlane_b32 s4, v5, 37
	v_readlane_b32 s4, v5, 38
	v_readlane_b32 s4, v5, 39
	v_readlane_b32 s4, v5, 40
	v_readlane_b32 s4, v5, 41
	v_readlane_b32 s4, v5, 42
	v_readlane_b32 s4, v5, 43
	v_readlane_b32 s4, v5, 44
	v_readlane_b32 s4, v5, 45
	v_readlane_b32 s4, v5, 46
	v_readlane_b32 s4, v5, 47
	v_readlane_b32 s4, v5, 48
	v_readlane_b32 s4, v5, 49
	v_readlane_b32 s4, v5, 50
	v_readlane_b32 s4, v5, 51
	v_readlane_b32 s4, v5, 52
	v_readlane_b32 s4, v5, 53
	v_readlane_b32 s4, v5, 54
	v_readlane_b32 s4, v5, 55
	v_readlane_b32 s4, v5, 56
	v_readlane_b32 s4, v5, 57
	v_readlane_b32 s4, v5, 58
	v_readlane_b32 s4, v5, 59
	v_readlane_b32 s4, v5, 60
	v_readlane_b32 s4, v5, 61
	v_readlane_b32 s4, v5, 62
	v_readlane_b32 s4, v5, 63
	v_readlane_b32 s4, v4, 2
	s_mov_b32 s33, s4
	buffer_load_dword v2, off, s[0:3], s33 offset:4
	s_endpgm
	.section .rodata
	.amdhsa_kernel many
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 48
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
	.end_amdhsa_kernel
; want:
; ; after promote
; fn @many section=".text" at=0x0+0x244 {
; 	desc vgprs=16 sgprs=64 float_mode=192 dx10_clamp ieee_mode
; 	abi private_segment_buffer kernarg_ptr workgroup_id_x scratch_wave_offset user_sgprs=6 s_private_segment_buffer=0 s_kernarg_ptr=4 s_workgroup_id_x=6 s_scratch_wave_offset=7
; 	in =s %s[2:3], %s7
; 	in =v %v[0:1], %v5
; @many
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
; 	%s4 =s readlane.b32 %v5, 0 {at=0x2c+8}
; 	%s4 =s readlane.b32 %v5, 1 {at=0x34+8}
; 	%s4 =s readlane.b32 %v5, 2 {at=0x3c+8}
; 	%s4 =s readlane.b32 %v5, 3 {at=0x44+8}
; 	%s4 =s readlane.b32 %v5, 4 {at=0x4c+8}
; 	%s4 =s readlane.b32 %v5, 5 {at=0x54+8}
; 	%s4 =s readlane.b32 %v5, 6 {at=0x5c+8}
; 	%s4 =s readlane.b32 %v5, 7 {at=0x64+8}
; 	%s4 =s readlane.b32 %v5, 8 {at=0x6c+8}
; 	%s4 =s readlane.b32 %v5, 9 {at=0x74+8}
; 	%s4 =s readlane.b32 %v5, 10 {at=0x7c+8}
; 	%s4 =s readlane.b32 %v5, 11 {at=0x84+8}
; 	%s4 =s readlane.b32 %v5, 12 {at=0x8c+8}
; 	%s4 =s readlane.b32 %v5, 13 {at=0x94+8}
; 	%s4 =s readlane.b32 %v5, 14 {at=0x9c+8}
; 	%s4 =s readlane.b32 %v5, 15 {at=0xa4+8}
; 	%s4 =s readlane.b32 %v5, 16 {at=0xac+8}
; 	%s4 =s readlane.b32 %v5, 17 {at=0xb4+8}
; 	%s4 =s readlane.b32 %v5, 18 {at=0xbc+8}
; 	%s4 =s readlane.b32 %v5, 19 {at=0xc4+8}
; 	%s4 =s readlane.b32 %v5, 20 {at=0xcc+8}
; 	%s4 =s readlane.b32 %v5, 21 {at=0xd4+8}
; 	%s4 =s readlane.b32 %v5, 22 {at=0xdc+8}
; 	%s4 =s readlane.b32 %v5, 23 {at=0xe4+8}
; 	%s4 =s readlane.b32 %v5, 24 {at=0xec+8}
; 	%s4 =s readlane.b32 %v5, 25 {at=0xf4+8}
; 	%s4 =s readlane.b32 %v5, 26 {at=0xfc+8}
; 	%s4 =s readlane.b32 %v5, 27 {at=0x104+8}
; 	%s4 =s readlane.b32 %v5, 28 {at=0x10c+8}
; 	%s4 =s readlane.b32 %v5, 29 {at=0x114+8}
; 	%s4 =s readlane.b32 %v5, 30 {at=0x11c+8}
; 	%s4 =s readlane.b32 %v5, 31 {at=0x124+8}
; 	%s4 =s readlane.b32 %v5, 32 {at=0x12c+8}
; 	%s4 =s readlane.b32 %v5, 33 {at=0x134+8}
; 	%s4 =s readlane.b32 %v5, 34 {at=0x13c+8}
; 	%s4 =s readlane.b32 %v5, 35 {at=0x144+8}
; 	%s4 =s readlane.b32 %v5, 36 {at=0x14c+8}
; 	%s4 =s readlane.b32 %v5, 37 {at=0x154+8}
; 	%s4 =s readlane.b32 %v5, 38 {at=0x15c+8}
; 	%s4 =s readlane.b32 %v5, 39 {at=0x164+8}
; 	%s4 =s readlane.b32 %v5, 40 {at=0x16c+8}
; 	%s4 =s readlane.b32 %v5, 41 {at=0x174+8}
; 	%s4 =s readlane.b32 %v5, 42 {at=0x17c+8}
; 	%s4 =s readlane.b32 %v5, 43 {at=0x184+8}
; 	%s4 =s readlane.b32 %v5, 44 {at=0x18c+8}
; 	%s4 =s readlane.b32 %v5, 45 {at=0x194+8}
; 	%s4 =s readlane.b32 %v5, 46 {at=0x19c+8}
; 	%s4 =s readlane.b32 %v5, 47 {at=0x1a4+8}
; 	%s4 =s readlane.b32 %v5, 48 {at=0x1ac+8}
; 	%s4 =s readlane.b32 %v5, 49 {at=0x1b4+8}
; 	%s4 =s readlane.b32 %v5, 50 {at=0x1bc+8}
; 	%s4 =s readlane.b32 %v5, 51 {at=0x1c4+8}
; 	%s4 =s readlane.b32 %v5, 52 {at=0x1cc+8}
; 	%s4 =s readlane.b32 %v5, 53 {at=0x1d4+8}
; 	%s4 =s readlane.b32 %v5, 54 {at=0x1dc+8}
; 	%s4 =s readlane.b32 %v5, 55 {at=0x1e4+8}
; 	%s4 =s readlane.b32 %v5, 56 {at=0x1ec+8}
; 	%s4 =s readlane.b32 %v5, 57 {at=0x1f4+8}
; 	%s4 =s readlane.b32 %v5, 58 {at=0x1fc+8}
; 	%s4 =s readlane.b32 %v5, 59 {at=0x204+8}
; 	%s4 =s readlane.b32 %v5, 60 {at=0x20c+8}
; 	%s4 =s readlane.b32 %v5, 61 {at=0x214+8}
; 	%s4 =s readlane.b32 %v5, 62 {at=0x21c+8}
; 	%s4 =s readlane.b32 %v5, 63 {at=0x224+8}
; 	%s4 =s readlane.b32 %v4, 2 {at=0x22c+8}
; 	%s33 =s mov.b32 %s4 {at=0x234+4}
; 	nop.b32 | %s[0:3], %s33 {at=0x238}
; 	%v2 =v mov.b32 %stack4 | %exec {at=0x238}
; 	end {at=0x240+4}
; }
