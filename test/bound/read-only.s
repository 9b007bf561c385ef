; test: M13: bounds of code that reads its arguments and stores list that no store reaches them; without a store, or without arguments, they do not
; run: analyze %s -k stores -m pws4 --grid 64 --workgroup 64 --format json | grep -o '"no store[^"]*"' | sort | uniq -c
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
stores:
	s_load_dwordx2 s[0:1], s[0:1], 0x0
	v_mov_b32_e32 v0, 0
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v0, s[0:1]
	global_atomic_add v0, v0, s[0:1]
	ds_write_b32 v0, v0
	s_endpgm
loads:
	s_load_dwordx2 s[0:1], s[0:1], 0x0
	s_waitcnt lgkmcnt(0)
	s_endpgm
nothing:
	v_mov_b32_e32 v0, 0
	global_store_dword v[0:1], v0, off
	s_endpgm
	.amdhsa_kernel stores
		.amdhsa_group_segment_fixed_size 64
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_kernarg_size 64
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
	.amdhsa_kernel loads
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_kernarg_size 64
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
	.amdhsa_kernel nothing
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
; want:
;       6 "no store reaches kernel arguments or dispatch packet, which are read-only (M13); 2 stores in the code might"
; run: analyze %s -k loads -m pws4 --grid 64 --workgroup 64 --format json | grep -c 'no store'; true
; want:
; 0
; run: analyze %s -k nothing -m pws4 --grid 64 --workgroup 64 --format json | grep -c 'no store'; true
; want:
; 0
