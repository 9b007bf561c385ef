; test: words of the stack that a global store may reach by an address made of its base are no registers
; run:  analyze %s --grid 64 --workgroup 64 --exact off | grep -E "^kernel|inferred|none  "
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
k:
	s_add_u32 s0, s0, s5
	s_addc_u32 s1, s1, 0
	v_mov_b32_e32 v1, 5
	buffer_store_dword v1, off, s[0:3], 0 offset:4
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e32 v4, 2, v0
	s_and_b32 s8, s1, 0xffff
	v_mov_b32_e32 v6, s8
	v_add_co_u32_e32 v2, vcc, s0, v4
	v_addc_co_u32_e32 v3, vcc, 0, v6, vcc
	v_mov_b32_e32 v5, 0x1000
	global_store_dword v[2:3], v5, off offset:256
	s_waitcnt vmcnt(0)
	buffer_load_dword v1, off, s[0:3], 0 offset:4
	s_waitcnt vmcnt(0)
.L1:
	v_add_u32_e32 v1, -1, v1
	v_cmp_ne_u32_e32 vcc, 0, v1
	s_and_b64 exec, exec, vcc
	s_cbranch_execnz .L1
	s_endpgm
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 32
		.amdhsa_next_free_sgpr 64
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
		.amdhsa_private_segment_fixed_size 16
	.end_amdhsa_kernel
; want:
; kernel k
; stack-address.s:22:2: warning: k: the bound of 4294967295 repetitions for the loop at .L1 (stack-address.s:22:2) is no more than the range of a type [loop-type-range]
;      22 | 	v_add_u32_e32 v1, -1, v1
;         | 	^~~~~~~~~~~~~
; note: v1 of each lane counts v1 - 1, v1 - 2, ... until v1 == 0 (stack-address.s:23:2)
;         = give the values it depends on (--arg, buffers in the launch description) or a flow fact; --without type-range refuses such loops
