; test: flat accesses whose address is known to be on the stack are registers; where one may be anywhere, nothing is
; run:  deadlock -k known --dump-after=promote --stop-after=promote
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.macro start		; v[2:3]: byte 8 of the stack; v[4:5]: the first argument
	s_add_u32 flat_scratch_lo, s6, s9
	s_addc_u32 flat_scratch_hi, s7, 0
	s_add_u32 s0, s0, s9
	s_addc_u32 s1, s1, 0
	s_mov_b32 s33, 0
	s_load_dwordx2 s[10:11], s[4:5], 0x0
	s_mov_b64 s[12:13], src_private_base
	v_mov_b32_e32 v2, 8
	v_mov_b32_e32 v3, s13
	buffer_store_dword v0, off, s[0:3], s33 offset:4
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v5, s11
	.endm
known:
	start
	flat_store_dword v[2:3], v0
	flat_load_dword v6, v[2:3]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[4:5], v6
	s_endpgm
moved:			; flat accesses find the stack elsewhere
	start
	s_add_u32 flat_scratch_lo, flat_scratch_lo, 4
	flat_store_dword v[2:3], v0
	s_endpgm
told:			; the pointer goes to memory, and comes back
	start
	flat_store_dwordx2 v[4:5], v[2:3]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dwordx2 v[6:7], v[4:5]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[6:7], v0
	s_endpgm
off:			; lanes that were off have another byte
	start
	v_cmp_gt_u32_e32 vcc, 5, v0
	s_and_saveexec_b64 s[14:15], vcc
	v_mov_b32_e32 v2, 16
	s_mov_b64 exec, s[14:15]
	flat_store_dword v[2:3], v0
	s_endpgm
indexed:		; an array
	start
	v_and_b32_e32 v6, 4, v0
	v_add_u32_e32 v2, v2, v6
	flat_store_dword v[2:3], v0
	s_endpgm
	.section .rodata
	.macro kernel name
	.amdhsa_kernel \name
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 48
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_flat_scratch_init 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
	.end_amdhsa_kernel
	.endm
	kernel known
	kernel moved
	kernel told
	kernel off
	kernel indexed
; want:
; ; after promote
; fn @known section=".text" at=0x0+0x5c {
; 	desc vgprs=16 sgprs=64 code_object_version=5 float_mode=192 dx10_clamp ieee_mode
; 	abi private_segment_buffer kernarg_ptr flat_scratch_init workgroup_id_x scratch_wave_offset user_sgprs=8 s_private_segment_buffer=0 s_kernarg_ptr=4 s_flat_scratch_init=6 s_workgroup_id_x=8 s_scratch_wave_offset=9
; 	in =s %s[2:7], %s9, %src_private_base
; 	in =v %v0
; @known
; 	%flat_scratch_lo =s add.u32 %s6, %s9 | def %scc {at=0x0+4}
; 	%flat_scratch_hi =s addc.u32 %s7, 0 | %scc, def %scc {at=0x4+4}
; 	%s0 =s add.u32 %s0, %s9 | def %scc {at=0x8+4}
; 	%s1 =s addc.u32 %s1, 0 | %scc, def %scc {at=0xc+4}
; 	%s33 =s mov.b32 0 {at=0x10+4}
; 	%s[10:11] =s load %s[4:5], scalar 8 {at=0x14+8}
; 	%s[12:13] =s mov.b64 %src_private_base {at=0x1c+4}
; 	%v2 =v mov.b32 8 | %exec {at=0x20+4}
; 	%v3 =v mov.b32 %s13 | %exec {at=0x24+4}
; 	nop.b32 | %s[0:3], %s33 {at=0x28}
; 	%stack4 =v mov.b32 %v0 | %exec {at=0x28}
; 	waitcnt lgkmcnt=0 {at=0x30+4}
; 	%v4 =v mov.b32 %s10 | %exec {at=0x34+4}
; 	%v5 =v mov.b32 %s11 | %exec {at=0x38+4}
; 	nop.b32 | %v[2:3], %flat_scratch[lo:hi] {at=0x3c}
; 	%stack8 =v mov.b32 %v0 | %exec {at=0x3c}
; 	nop.b32 | %v[2:3], %flat_scratch[lo:hi] {at=0x44}
; 	%v6 =v mov.b32 %stack8 | %exec {at=0x44}
; 	waitcnt vmcnt=0 lgkmcnt=0 {at=0x4c+4}
; 	store %v[4:5], %v6, flat 4 | %exec, %flat_scratch[lo:hi] {at=0x50+8}
; 	end {at=0x58+4}
; }
; run:  deadlock -k moved --dump-after=promote --stop-after=promote
; want:
; ; after promote
; fn @moved section=".text" at=0x5c+0x4c {
; 	desc vgprs=16 sgprs=64 code_object_version=5 float_mode=192 dx10_clamp ieee_mode
; 	abi private_segment_buffer kernarg_ptr flat_scratch_init workgroup_id_x scratch_wave_offset user_sgprs=8 s_private_segment_buffer=0 s_kernarg_ptr=4 s_flat_scratch_init=6 s_workgroup_id_x=8 s_scratch_wave_offset=9
; 	in =s %s[2:7], %s9, %src_private_base
; 	in =v %v0
; @moved
; 	%flat_scratch_lo =s add.u32 %s6, %s9 | def %scc {at=0x5c+4}
; 	%flat_scratch_hi =s addc.u32 %s7, 0 | %scc, def %scc {at=0x60+4}
; 	%s0 =s add.u32 %s0, %s9 | def %scc {at=0x64+4}
; 	%s1 =s addc.u32 %s1, 0 | %scc, def %scc {at=0x68+4}
; 	%s33 =s mov.b32 0 {at=0x6c+4}
; 	%s[10:11] =s load %s[4:5], scalar 8 {at=0x70+8}
; 	%s[12:13] =s mov.b64 %src_private_base {at=0x78+4}
; 	%v2 =v mov.b32 8 | %exec {at=0x7c+4}
; 	%v3 =v mov.b32 %s13 | %exec {at=0x80+4}
; 	store %v0, %s[0:3], %s33, global 4 | %exec offset=4 {addr=255 data=0 at=0x84+8}
; 	waitcnt lgkmcnt=0 {at=0x8c+4}
; 	%v4 =v mov.b32 %s10 | %exec {at=0x90+4}
; 	%v5 =v mov.b32 %s11 | %exec {at=0x94+4}
; 	%flat_scratch_lo =s add.u32 %flat_scratch_lo, 4 | def %scc {at=0x98+4}
; 	store %v[2:3], %v0, flat 4 | %exec, %flat_scratch[lo:hi] {at=0x9c+8}
; 	end {at=0xa4+4}
; }
; run:  deadlock -k told --dump-after=promote --stop-after=promote
; want:
; ; after promote
; fn @told section=".text" at=0xa8+0x60 {
; 	desc vgprs=16 sgprs=64 code_object_version=5 float_mode=192 dx10_clamp ieee_mode
; 	abi private_segment_buffer kernarg_ptr flat_scratch_init workgroup_id_x scratch_wave_offset user_sgprs=8 s_private_segment_buffer=0 s_kernarg_ptr=4 s_flat_scratch_init=6 s_workgroup_id_x=8 s_scratch_wave_offset=9
; 	in =s %s[2:7], %s9, %src_private_base
; 	in =v %v0
; @told
; 	%flat_scratch_lo =s add.u32 %s6, %s9 | def %scc {at=0xa8+4}
; 	%flat_scratch_hi =s addc.u32 %s7, 0 | %scc, def %scc {at=0xac+4}
; 	%s0 =s add.u32 %s0, %s9 | def %scc {at=0xb0+4}
; 	%s1 =s addc.u32 %s1, 0 | %scc, def %scc {at=0xb4+4}
; 	%s33 =s mov.b32 0 {at=0xb8+4}
; 	%s[10:11] =s load %s[4:5], scalar 8 {at=0xbc+8}
; 	%s[12:13] =s mov.b64 %src_private_base {at=0xc4+4}
; 	%v2 =v mov.b32 8 | %exec {at=0xc8+4}
; 	%v3 =v mov.b32 %s13 | %exec {at=0xcc+4}
; 	store %v0, %s[0:3], %s33, global 4 | %exec offset=4 {addr=255 data=0 at=0xd0+8}
; 	waitcnt lgkmcnt=0 {at=0xd8+4}
; 	%v4 =v mov.b32 %s10 | %exec {at=0xdc+4}
; 	%v5 =v mov.b32 %s11 | %exec {at=0xe0+4}
; 	store %v[4:5], %v[2:3], flat 8 | %exec, %flat_scratch[lo:hi] {at=0xe4+8}
; 	waitcnt vmcnt=0 lgkmcnt=0 {at=0xec+4}
; 	%v[6:7] =v load %v[4:5], flat 8 | %exec, %flat_scratch[lo:hi] {at=0xf0+8}
; 	waitcnt vmcnt=0 lgkmcnt=0 {at=0xf8+4}
; 	store %v[6:7], %v0, flat 4 | %exec, %flat_scratch[lo:hi] {at=0xfc+8}
; 	end {at=0x104+4}
; }
; run:  deadlock -k off --dump-after=promote --stop-after=promote
; want:
; ; after promote
; fn @off section=".text" at=0x108+0x58 {
; 	desc vgprs=16 sgprs=64 code_object_version=5 float_mode=192 dx10_clamp ieee_mode
; 	abi private_segment_buffer kernarg_ptr flat_scratch_init workgroup_id_x scratch_wave_offset user_sgprs=8 s_private_segment_buffer=0 s_kernarg_ptr=4 s_flat_scratch_init=6 s_workgroup_id_x=8 s_scratch_wave_offset=9
; 	in =s %s[2:7], %s9, %src_private_base
; 	in =v %v0
; @off
; 	%flat_scratch_lo =s add.u32 %s6, %s9 | def %scc {at=0x108+4}
; 	%flat_scratch_hi =s addc.u32 %s7, 0 | %scc, def %scc {at=0x10c+4}
; 	%s0 =s add.u32 %s0, %s9 | def %scc {at=0x110+4}
; 	%s1 =s addc.u32 %s1, 0 | %scc, def %scc {at=0x114+4}
; 	%s33 =s mov.b32 0 {at=0x118+4}
; 	%s[10:11] =s load %s[4:5], scalar 8 {at=0x11c+8}
; 	%s[12:13] =s mov.b64 %src_private_base {at=0x124+4}
; 	%v2 =v mov.b32 8 | %exec {at=0x128+4}
; 	%v3 =v mov.b32 %s13 | %exec {at=0x12c+4}
; 	store %v0, %s[0:3], %s33, global 4 | %exec offset=4 {addr=255 data=0 at=0x130+8}
; 	waitcnt lgkmcnt=0 {at=0x138+4}
; 	%v4 =v mov.b32 %s10 | %exec {at=0x13c+4}
; 	%v5 =v mov.b32 %s11 | %exec {at=0x140+4}
; 	%vcc =s gt.u32 5, %v0 | %exec {at=0x144+4}
; 	%s[14:15] =s and_saveexec.b64 %vcc | %exec, def %scc, def %exec {at=0x148+4}
; 	%v2 =v mov.b32 16 | %exec {at=0x14c+4}
; 	%exec =s mov.b64 %s[14:15] {at=0x150+4}
; 	store %v[2:3], %v0, flat 4 | %exec, %flat_scratch[lo:hi] {at=0x154+8}
; 	end {at=0x15c+4}
; }
; run:  deadlock -k indexed --dump-after=promote --stop-after=promote
; want:
; ; after promote
; fn @indexed section=".text" at=0x160+0x50 {
; 	desc vgprs=16 sgprs=64 code_object_version=5 float_mode=192 dx10_clamp ieee_mode
; 	abi private_segment_buffer kernarg_ptr flat_scratch_init workgroup_id_x scratch_wave_offset user_sgprs=8 s_private_segment_buffer=0 s_kernarg_ptr=4 s_flat_scratch_init=6 s_workgroup_id_x=8 s_scratch_wave_offset=9
; 	in =s %s[2:7], %s9, %src_private_base
; 	in =v %v0
; @indexed
; 	%flat_scratch_lo =s add.u32 %s6, %s9 | def %scc {at=0x160+4}
; 	%flat_scratch_hi =s addc.u32 %s7, 0 | %scc, def %scc {at=0x164+4}
; 	%s0 =s add.u32 %s0, %s9 | def %scc {at=0x168+4}
; 	%s1 =s addc.u32 %s1, 0 | %scc, def %scc {at=0x16c+4}
; 	%s33 =s mov.b32 0 {at=0x170+4}
; 	%s[10:11] =s load %s[4:5], scalar 8 {at=0x174+8}
; 	%s[12:13] =s mov.b64 %src_private_base {at=0x17c+4}
; 	%v2 =v mov.b32 8 | %exec {at=0x180+4}
; 	%v3 =v mov.b32 %s13 | %exec {at=0x184+4}
; 	store %v0, %s[0:3], %s33, global 4 | %exec offset=4 {addr=255 data=0 at=0x188+8}
; 	waitcnt lgkmcnt=0 {at=0x190+4}
; 	%v4 =v mov.b32 %s10 | %exec {at=0x194+4}
; 	%v5 =v mov.b32 %s11 | %exec {at=0x198+4}
; 	%v6 =v and.b32 4, %v0 | %exec {at=0x19c+4}
; 	%v2 =v add.u32 %v2, %v6 | %exec {at=0x1a0+4}
; 	store %v[2:3], %v0, flat 4 | %exec, %flat_scratch[lo:hi] {at=0x1a4+8}
; 	end {at=0x1ac+4}
; }
