; test: words of the stack become registers; lanes of a register that lies there with all lanes on, scalars
; run:  deadlock -k words --dump-after=promote --stop-after=promote
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
words:
	s_mov_b32 s33, 0
	s_mov_b32 s32, 0x1000
	s_add_u32 s0, s0, s7
	s_addc_u32 s1, s1, 0
	buffer_store_dwordx2 v[0:1], off, s[0:3], s33 offset:4
	buffer_store_byte v0, off, s[0:3], s33 offset:13
	buffer_load_dword v3, off, s[0:3], s33 offset:12
	buffer_store_dword v0, off, s[0:3], s32 offset:4
	v_writelane_b32 v5, s6, 3
	s_or_saveexec_b64 s[10:11], -1
	buffer_store_dword v5, off, s[0:3], s33 offset:20
	s_mov_b64 exec, s[10:11]
	buffer_store_dword v5, off, s[0:3], s33 offset:24
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v8, off, s[0:3], s33 offset:24
	s_mov_b64 exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s13, v8, 3
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[22:23], s[2:3]
.Lround:
	s_mov_b64 s[0:1], s[20:21]
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v6, off, s[20:23], s33 offset:20
	buffer_load_dword v7, off, s[0:3], s33 offset:20
	s_mov_b64 exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_writelane_b32 v7, s8, 4
	v_readlane_b32 s12, v6, 3
	s_or_saveexec_b64 s[10:11], -1
	buffer_store_dword v7, off, s[0:3], s33 offset:20
	buffer_store_dword v6, off, s[0:3], s33 offset:20
	s_mov_b64 exec, s[10:11]
	buffer_load_dword v1, off, s[0:3], s33 offset:8
	s_cmp_lt_u32 s12, 9
	s_cbranch_scc1 .Lround
	s_endpgm
computed:
	s_add_u32 s0, s0, s7
	s_addc_u32 s1, s1, 0
	buffer_store_dword v0, off, s[0:3], 0 offset:4
	buffer_store_dword v0, v1, s[0:3], 0 offen
	s_endpgm
another:
	s_add_u32 s0, s0, s7
	s_addc_u32 s1, s1, 0
	buffer_store_dword v0, off, s[0:3], 0 offset:4
	s_mov_b32 s2, s6
	buffer_store_dword v0, off, s[0:3], 0 offset:8
	s_endpgm
between:
	s_add_u32 s0, s0, s7
	s_addc_u32 s1, s1, 0
	s_movk_i32 s33, 0x101
	buffer_store_dword v0, off, s[0:3], s33 offset:4
	buffer_load_dword v1, off, s[0:3], 0 offset:4
	s_endpgm
	.section .rodata
	.amdhsa_kernel words
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 48
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
	.end_amdhsa_kernel
	.amdhsa_kernel computed
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 48
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
	.end_amdhsa_kernel
	.amdhsa_kernel another
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 48
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
	.end_amdhsa_kernel
	.amdhsa_kernel between
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 48
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
	.end_amdhsa_kernel
; want:
; ; after promote
; fn @words section=".text" at=0x0+0xd4 {
; 	desc vgprs=16 sgprs=64 float_mode=192 dx10_clamp ieee_mode
; 	abi private_segment_buffer kernarg_ptr workgroup_id_x scratch_wave_offset user_sgprs=6 s_private_segment_buffer=0 s_kernarg_ptr=4 s_workgroup_id_x=6 s_scratch_wave_offset=7
; 	in =s %s[2:3], %s[6:8]
; 	in =v %v0
; @words
; 	%s33 =s mov.b32 0 {at=0x0+4}
; 	%s32 =s mov.b32 lit(4096) {at=0x4+8}
; 	%s0 =s add.u32 %s0, %s7 | def %scc {at=0xc+4}
; 	%s1 =s addc.u32 %s1, 0 | %scc, def %scc {at=0x10+4}
; 	nop.b32 | %s[0:3], %s33 {at=0x14}
; 	%stack4 =v mov.b32 %v0 | %exec {at=0x14}
; 	%stack8 =v mov.b32 %v1 | %exec {at=0x14}
; 	store %v0, %s[0:3], %s33, global 1 | %exec offset=13 {addr=255 data=0 at=0x1c+8}
; 	%v3 =v load %s[0:3], %s33, global 4 | %exec offset=12 {addr=255 at=0x24+8}
; 	nop.b32 | %s[0:3], %s32 {at=0x2c}
; 	%stack68 =v mov.b32 %v0 | %exec {at=0x2c}
; 	%v5 =v writelane.b32 %s6, 3 | %v5 {+crosslane at=0x34+8}
; 	%s[10:11] =s or_saveexec.b64 0xffffffffffffffff | %exec, def %scc, def %exec {at=0x3c+4}
; 	nop.b32 | %s[0:3], %s33 {at=0x40}
; 	%stack20 =v mov.b32 %v5 {-masked at=0x40}
; 	%exec =s mov.b64 %s[10:11] {at=0x48+4}
; 	nop.b32 | %s[0:3], %s33 {at=0x4c}
; 	%stack24 =v mov.b32 %v5 | %exec {at=0x4c}
; 	%s[10:11] =s or_saveexec.b64 0xffffffffffffffff | %exec, def %scc, def %exec {at=0x54+4}
; 	nop.b32 | %s[0:3], %s33 {at=0x58}
; 	%v8 =v mov.b32 %stack24 {-masked at=0x58}
; 	%exec =s mov.b64 %s[10:11] {at=0x60+4}
; 	waitcnt vmcnt=0 {at=0x64+4}
; 	%s13 =s readlane.b32 %v8, 3 {at=0x68+8}
; 	%s[20:21] =s mov.b64 %s[0:1] {at=0x70+4}
; 	%s[22:23] =s mov.b64 %s[2:3] {at=0x74+4}
; @.Lround
; 	%s[0:1] =s mov.b64 %s[20:21] {at=0x78+4}
; 	%s[10:11] =s or_saveexec.b64 0xffffffffffffffff | %exec, def %scc, def %exec {at=0x7c+4}
; 	nop.b32 | %s[20:23], %s33 {at=0x80}
; 	%v6 =v mov.b32 %stack20 {-masked at=0x80}
; 	nop.b32 | %s[0:3], %s33 {at=0x88}
; 	%v7 =v mov.b32 %stack20 {-masked at=0x88}
; 	%exec =s mov.b64 %s[10:11] {at=0x90+4}
; 	waitcnt vmcnt=0 {at=0x94+4}
; 	%v7 =v writelane.b32 %s8, 4 | %v7 {+crosslane at=0x98+8}
; 	%s12 =s readlane.b32 %v6, 3 {at=0xa0+8}
; 	%s[10:11] =s or_saveexec.b64 0xffffffffffffffff | %exec, def %scc, def %exec {at=0xa8+4}
; 	nop.b32 | %s[0:3], %s33 {at=0xac}
; 	%stack20 =v mov.b32 %v7 {-masked at=0xac}
; 	nop.b32 | %s[0:3], %s33 {at=0xb4}
; 	%stack20 =v mov.b32 %v6 {-masked at=0xb4}
; 	%exec =s mov.b64 %s[10:11] {at=0xbc+4}
; 	nop.b32 | %s[0:3], %s33 {at=0xc0}
; 	%v1 =v mov.b32 %stack8 | %exec {at=0xc0}
; 	lt.u32 %s12, 9 | def %scc {at=0xc8+4}
; 	cbrnz @.Lround | %scc {at=0xcc+4}
; @b2
; 	end {at=0xd0+4}
; }
; run:  deadlock -k computed --dump-after=promote --stop-after=promote
; want:
; ; after promote
; fn @computed section=".text" at=0xd4+0x1c {
; 	desc vgprs=16 sgprs=64 float_mode=192 dx10_clamp ieee_mode
; 	abi private_segment_buffer kernarg_ptr workgroup_id_x scratch_wave_offset user_sgprs=6 s_private_segment_buffer=0 s_kernarg_ptr=4 s_workgroup_id_x=6 s_scratch_wave_offset=7
; 	in =s %s[2:3], %s7
; 	in =v %v[0:1]
; @computed
; 	%s0 =s add.u32 %s0, %s7 | def %scc {at=0xd4+4}
; 	%s1 =s addc.u32 %s1, 0 | %scc, def %scc {at=0xd8+4}
; 	store %v0, %s[0:3], 0, global 4 | %exec offset=4 {addr=255 data=0 at=0xdc+8}
; 	store %v0, %v1, %s[0:3], 0, global 4 | %exec offen=1 {addr=1 data=0 at=0xe4+8}
; 	end {at=0xec+4}
; }
; run:  deadlock -k another --dump-after=promote --stop-after=promote
; want:
; ; after promote
; fn @another section=".text" at=0xf0+0x20 {
; 	desc vgprs=16 sgprs=64 float_mode=192 dx10_clamp ieee_mode
; 	abi private_segment_buffer kernarg_ptr workgroup_id_x scratch_wave_offset user_sgprs=6 s_private_segment_buffer=0 s_kernarg_ptr=4 s_workgroup_id_x=6 s_scratch_wave_offset=7
; 	in =s %s3, %s[6:7]
; 	in =v %v0
; @another
; 	%s0 =s add.u32 %s0, %s7 | def %scc {at=0xf0+4}
; 	%s1 =s addc.u32 %s1, 0 | %scc, def %scc {at=0xf4+4}
; 	store %v0, %s[0:3], 0, global 4 | %exec offset=4 {addr=255 data=0 at=0xf8+8}
; 	%s2 =s mov.b32 %s6 {at=0x100+4}
; 	store %v0, %s[0:3], 0, global 4 | %exec offset=8 {addr=255 data=0 at=0x104+8}
; 	end {at=0x10c+4}
; }
; run:  deadlock -k between --dump-after=promote --stop-after=promote
; want:
; ; after promote
; fn @between section=".text" at=0x110+0x20 {
; 	desc vgprs=16 sgprs=64 float_mode=192 dx10_clamp ieee_mode
; 	abi private_segment_buffer kernarg_ptr workgroup_id_x scratch_wave_offset user_sgprs=6 s_private_segment_buffer=0 s_kernarg_ptr=4 s_workgroup_id_x=6 s_scratch_wave_offset=7
; 	in =s %s[2:3], %s7
; 	in =v %v0
; @between
; 	%s0 =s add.u32 %s0, %s7 | def %scc {at=0x110+4}
; 	%s1 =s addc.u32 %s1, 0 | %scc, def %scc {at=0x114+4}
; 	%s33 =s mov.i32 257 {at=0x118+4}
; 	store %v0, %s[0:3], %s33, global 4 | %exec offset=4 {addr=255 data=0 at=0x11c+8}
; 	%v1 =v load %s[0:3], 0, global 4 | %exec offset=4 {addr=255 at=0x124+8}
; 	end {at=0x12c+4}
; }
