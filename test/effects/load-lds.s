; test: loads of gfx942 into LDS write it from M0 on, and those of private memory read FLAT_SCRATCH
; run:  opt
	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text
k:
	global_load_lds_dword v[2:3], off
	scratch_load_lds_dword off, s5
	buffer_load_dword off, s[4:7], 0 lds
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 20
		.amdhsa_next_free_sgpr 40
		.amdhsa_accum_offset 20
	.end_amdhsa_kernel
; want:
; target gfx942
; symbol k section=".text" fn=@k
;
; fn @k section=".text" at=0x0+0x1c {
; 	desc vgprs=24 sgprs=48 float_mode=192 dx10_clamp ieee_mode
; 	abi workgroup_id_x starts_flat_scratch s_workgroup_id_x=0
; 	in =s %flat_scratch[lo:hi], %s[4:7]
; 	in =v %v[2:3]
; @k
; 	load %v[2:3], global 4 | %exec, %m0 lds=1 {counters=vmcnt+lgkmcnt at=0x0+8}
; 	load %s5, scratch 4 | %exec, %m0, %flat_scratch[lo:hi] lds=1 {+masked counters=vmcnt+lgkmcnt at=0x8+8}
; 	load %s[4:7], 0, global 4 | %exec, %m0 lds=1 {+masked addr=255 counters=vmcnt+lgkmcnt at=0x10+8}
; 	end {at=0x18+4}
; }
