; test: a register that is read before its load has returned is unknown, and reported with both places; in time it is neither
; run:  analyze %s -q
; exit: 3
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
early_count:				; the wait allows for one that is outstanding, in any order
	s_load_dword s2, s[0:1], 0x0
	s_load_dword s3, s[0:1], 0x0
	s_waitcnt lgkmcnt(1)
	s_and_b32 s2, s2, 15
.Lcount:
	s_sub_u32 s2, s2, 1
	s_cmp_gt_i32 s2, 0
	s_cbranch_scc1 .Lcount
	s_waitcnt lgkmcnt(0)
	s_endpgm
early_vcc:				; a branch on what a load brings
	s_load_dwordx2 vcc, s[0:1], 0x0
	s_cbranch_vccz .Lvcc
	v_mov_b32_e32 v1, 0
.Lvcc:
	s_endpgm
early_path:				; a wait on one path only
	s_load_dword s2, s[0:1], 0x0
	s_cmp_eq_u32 s9, 0
	s_cbranch_scc1 .Lpath
	s_waitcnt lgkmcnt(0)
.Lpath:
	s_min_u32 s2, s2, 4
	s_endpgm
early_counter:				; the other counter
	v_mov_b32_e32 v1, 0
	global_load_dword v2, v1, s[0:1]
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v3, v2, v2
	s_endpgm
early_write:				; the load comes after the write
	v_mov_b32_e32 v1, 0
	global_load_dword v2, v1, s[0:1]
	v_mov_b32_e32 v2, 7
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v3, v2, v2
	v_add_u32_e32 v3, v2, v2
	s_endpgm
early_flat:				; flat accesses have no place in either order
	global_load_dword v4, v[2:3], off
	flat_load_dword v5, v[2:3]
	s_waitcnt vmcnt(1)
	v_mov_b32_e32 v6, v4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, v5
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v6, v5
	s_endpgm
early_kept:				; half of a register is loaded behind the other half; another kind of access is not
	buffer_load_short_d16 v4, off, s[4:7], 0
	buffer_load_short_d16_hi v4, off, s[4:7], 0
	ds_read_u16_d16 v4, v1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_mov_b32_e32 v6, v4
	s_endpgm
early_stored:				; two stores are older than the loads
	global_store_dword v[2:3], v0, off
	global_load_dword v4, v[2:3], off
	global_load_dword v5, v[2:3], off
	global_store_dword v[2:3], v0, off
	s_waitcnt vmcnt(2)
	v_mov_b32_e32 v6, v4
	v_mov_b32_e32 v6, v5
	s_endpgm
early_sent:				; what is exported may be the new value
	exp mrt0 v0, v0, v0, v0 done vm
	v_mov_b32_e32 v0, 0
	s_waitcnt expcnt(0)
	v_mov_b32_e32 v0, 1
	s_endpgm
	.section .rodata,"a",@progbits
	.amdhsa_kernel early_count
		.amdhsa_kernarg_size 8
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_group_segment_fixed_size 64
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
	.amdhsa_kernel early_vcc
		.amdhsa_kernarg_size 8
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_group_segment_fixed_size 64
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
	.amdhsa_kernel early_path
		.amdhsa_kernarg_size 8
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_group_segment_fixed_size 64
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
	.amdhsa_kernel early_counter
		.amdhsa_kernarg_size 8
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_group_segment_fixed_size 64
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
	.amdhsa_kernel early_write
		.amdhsa_kernarg_size 8
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_group_segment_fixed_size 64
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
	.amdhsa_kernel early_flat
		.amdhsa_kernarg_size 8
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_group_segment_fixed_size 64
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
	.amdhsa_kernel early_kept
		.amdhsa_kernarg_size 8
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_group_segment_fixed_size 64
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
	.amdhsa_kernel early_stored
		.amdhsa_kernarg_size 8
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_group_segment_fixed_size 64
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
	.amdhsa_kernel early_sent
		.amdhsa_kernarg_size 8
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_group_segment_fixed_size 64
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
; want:
; wait-missing.s:10:2: warning: early_count: s2 is read here, and what loads it may be outstanding: wait for lgkmcnt(0) before [wait-missing]
;      10 | 	s_and_b32 s2, s2, 15
;         | 	^~~~~~~~~
; wait-missing.s:7:2: note: it is loaded here
;       7 | 	s_load_dword s2, s[0:1], 0x0
;         | 	^~~~~~~~~~~~
;         = wait before, with the counter and number of the message
; wait-missing.s:12:2: warning: early_count: s2 is read here, and what loads it may be outstanding: wait for lgkmcnt(0) before [wait-missing]
;      12 | 	s_sub_u32 s2, s2, 1
;         | 	^~~~~~~~~
; wait-missing.s:7:2: note: it is loaded here
;       7 | 	s_load_dword s2, s[0:1], 0x0
;         | 	^~~~~~~~~~~~
;         = wait before, with the counter and number of the message
; wait-missing.s:13:2: warning: early_count: s2 is read here, and what loads it may be outstanding: wait for lgkmcnt(0) before [wait-missing]
;      13 | 	s_cmp_gt_i32 s2, 0
;         | 	^~~~~~~~~~~~
; wait-missing.s:7:2: note: it is loaded here
;       7 | 	s_load_dword s2, s[0:1], 0x0
;         | 	^~~~~~~~~~~~
;         = wait before, with the counter and number of the message
; wait-missing.s:19:2: warning: early_vcc: vcc is read here, and what loads it may be outstanding: wait for lgkmcnt(0) before [wait-missing]
;      19 | 	s_cbranch_vccz .Lvcc
;         | 	^~~~~~~~~~~~~~
; wait-missing.s:18:2: note: it is loaded here
;      18 | 	s_load_dwordx2 vcc, s[0:1], 0x0
;         | 	^~~~~~~~~~~~~~
;         = wait before, with the counter and number of the message
; wait-missing.s:29:2: warning: early_path: s2 is read here, and what loads it may be outstanding: wait for lgkmcnt(0) before [wait-missing]
;      29 | 	s_min_u32 s2, s2, 4
;         | 	^~~~~~~~~
; wait-missing.s:24:2: note: it is loaded here
;      24 | 	s_load_dword s2, s[0:1], 0x0
;         | 	^~~~~~~~~~~~
;         = wait before, with the counter and number of the message
; wait-missing.s:35:2: warning: early_counter: v2 is read here, and what loads it may be outstanding: wait for vmcnt(0) before [wait-missing]
;      35 | 	v_add_u32_e32 v3, v2, v2
;         | 	^~~~~~~~~~~~~
; wait-missing.s:33:2: note: it is loaded here
;      33 | 	global_load_dword v2, v1, s[0:1]
;         | 	^~~~~~~~~~~~~~~~~
;         = wait before, with the counter and number of the message
; wait-missing.s:42:2: warning: early_write: v2 is read here, and was written while a load into it was outstanding, which may have changed it later [wait-missing]
;      42 | 	v_add_u32_e32 v3, v2, v2
;         | 	^~~~~~~~~~~~~
; wait-missing.s:40:2: note: it is written here
;      40 | 	v_mov_b32_e32 v2, 7
;         | 	^~~~~~~~~~~~~
;         = wait before, with the counter and number of the message
; wait-missing.s:49:2: warning: early_flat: v4 is read here, and what loads it may be outstanding: wait for vmcnt(0) before [wait-missing]
;      49 | 	v_mov_b32_e32 v6, v4
;         | 	^~~~~~~~~~~~~
; wait-missing.s:46:2: note: it is loaded here
;      46 | 	global_load_dword v4, v[2:3], off
;         | 	^~~~~~~~~~~~~~~~~
;         = wait before, with the counter and number of the message
; wait-missing.s:51:2: warning: early_flat: v5 is read here, and what loads it may be outstanding: wait for lgkmcnt(0) before [wait-missing]
;      51 | 	v_mov_b32_e32 v6, v5
;         | 	^~~~~~~~~~~~~
; wait-missing.s:47:2: note: it is loaded here
;      47 | 	flat_load_dword v5, v[2:3]
;         | 	^~~~~~~~~~~~~~~
;         = wait before, with the counter and number of the message
; wait-missing.s:58:2: warning: early_kept: v4 is read here, and what loads it may be outstanding: wait for vmcnt(0) before [wait-missing]
;      58 | 	ds_read_u16_d16 v4, v1
;         | 	^~~~~~~~~~~~~~~
; wait-missing.s:57:2: note: it is loaded here
;      57 | 	buffer_load_short_d16_hi v4, off, s[4:7], 0
;         | 	^~~~~~~~~~~~~~~~~~~~~~~~
;         = wait before, with the counter and number of the message
; wait-missing.s:60:2: warning: early_kept: v4 is read here, and was written while a load into it was outstanding, which may have changed it later [wait-missing]
;      60 | 	v_mov_b32_e32 v6, v4
;         | 	^~~~~~~~~~~~~
; wait-missing.s:58:2: note: it is written here
;      58 | 	ds_read_u16_d16 v4, v1
;         | 	^~~~~~~~~~~~~~~
;         = wait before, with the counter and number of the message
; wait-missing.s:69:2: warning: early_stored: v5 is read here, and what loads it may be outstanding: wait for vmcnt(1) before [wait-missing]
;      69 | 	v_mov_b32_e32 v6, v5
;         | 	^~~~~~~~~~~~~
; wait-missing.s:65:2: note: it is loaded here
;      65 | 	global_load_dword v5, v[2:3], off
;         | 	^~~~~~~~~~~~~~~~~
;         = wait before, with the counter and number of the message
; wait-missing.s:73:2: warning: early_sent: v0 is written here, and what exports it may be outstanding: wait for expcnt(0) before [wait-missing]
;      73 | 	v_mov_b32_e32 v0, 0
;         | 	^~~~~~~~~~~~~
; wait-missing.s:72:2: note: it is exported here
;      72 | 	exp mrt0 v0, v0, v0, v0 done vm
;         | 	^~~
;         = wait before, with the counter and number of the message
; wait-missing.s:12:2: refused: early_count: loop at block 1 has no bound [loop-unbounded]
;      12 | 	s_sub_u32 s2, s2, 1
;         | 	^~~~~~~~~
; note: the exit at wait-missing.s:13:2 depends on what is computed at wait-missing.s:13:2 (time)
; note: a flow fact that bounds it:  <loop label=".Lcount" xmlns:wb="urn:wavebound:ffx" wb:code="baefcb5d6f632d07" maxcount="N"/>
; note: this is for any launch; one with sizes, arguments and buffers may bound it (`wavebound launch` writes a description to fill in, for --launch)
;         = `wavebound facts` writes a template with a line for each such loop
; run: deadlock --rule wait-missing -k early_f* %s
; exit: 1
; want:
; wait-missing.s: kernel early_flat: possible
;   wait-missing.s:49:2: a register is read here, and what loads it may be outstanding [wait-missing, possible]
;     here         wait-missing.s:49:2  v_mov_b32_e32 v6, v4
;     loaded by    wait-missing.s:46:2  global_load_dword v4, v[2:3], off
;   wait-missing.s:51:2: a register is read here, and what loads it may be outstanding [wait-missing, possible]
;     here         wait-missing.s:51:2  v_mov_b32_e32 v6, v5
;     loaded by    wait-missing.s:47:2  flat_load_dword v5, v[2:3]
; wait-missing.s:10:2: warning: early_count: s2 is read here, and what loads it may be outstanding: wait for lgkmcnt(0) before [wait-missing]
;      10 | 	s_and_b32 s2, s2, 15
;         | 	^~~~~~~~~
; wait-missing.s:7:2: note: it is loaded here
;       7 | 	s_load_dword s2, s[0:1], 0x0
;         | 	^~~~~~~~~~~~
;         = wait before, with the counter and number of the message
; wait-missing.s:12:2: warning: early_count: s2 is read here, and what loads it may be outstanding: wait for lgkmcnt(0) before [wait-missing]
;      12 | 	s_sub_u32 s2, s2, 1
;         | 	^~~~~~~~~
; wait-missing.s:7:2: note: it is loaded here
;       7 | 	s_load_dword s2, s[0:1], 0x0
;         | 	^~~~~~~~~~~~
;         = wait before, with the counter and number of the message
; wait-missing.s:13:2: warning: early_count: s2 is read here, and what loads it may be outstanding: wait for lgkmcnt(0) before [wait-missing]
;      13 | 	s_cmp_gt_i32 s2, 0
;         | 	^~~~~~~~~~~~
; wait-missing.s:7:2: note: it is loaded here
;       7 | 	s_load_dword s2, s[0:1], 0x0
;         | 	^~~~~~~~~~~~
;         = wait before, with the counter and number of the message
; wait-missing.s:19:2: warning: early_vcc: vcc is read here, and what loads it may be outstanding: wait for lgkmcnt(0) before [wait-missing]
;      19 | 	s_cbranch_vccz .Lvcc
;         | 	^~~~~~~~~~~~~~
; wait-missing.s:18:2: note: it is loaded here
;      18 | 	s_load_dwordx2 vcc, s[0:1], 0x0
;         | 	^~~~~~~~~~~~~~
;         = wait before, with the counter and number of the message
; wait-missing.s:29:2: warning: early_path: s2 is read here, and what loads it may be outstanding: wait for lgkmcnt(0) before [wait-missing]
;      29 | 	s_min_u32 s2, s2, 4
;         | 	^~~~~~~~~
; wait-missing.s:24:2: note: it is loaded here
;      24 | 	s_load_dword s2, s[0:1], 0x0
;         | 	^~~~~~~~~~~~
;         = wait before, with the counter and number of the message
; wait-missing.s:35:2: warning: early_counter: v2 is read here, and what loads it may be outstanding: wait for vmcnt(0) before [wait-missing]
;      35 | 	v_add_u32_e32 v3, v2, v2
;         | 	^~~~~~~~~~~~~
; wait-missing.s:33:2: note: it is loaded here
;      33 | 	global_load_dword v2, v1, s[0:1]
;         | 	^~~~~~~~~~~~~~~~~
;         = wait before, with the counter and number of the message
; wait-missing.s:42:2: warning: early_write: v2 is read here, and was written while a load into it was outstanding, which may have changed it later [wait-missing]
;      42 | 	v_add_u32_e32 v3, v2, v2
;         | 	^~~~~~~~~~~~~
; wait-missing.s:40:2: note: it is written here
;      40 | 	v_mov_b32_e32 v2, 7
;         | 	^~~~~~~~~~~~~
;         = wait before, with the counter and number of the message
; wait-missing.s:49:2: warning: early_flat: v4 is read here, and what loads it may be outstanding: wait for vmcnt(0) before [wait-missing]
;      49 | 	v_mov_b32_e32 v6, v4
;         | 	^~~~~~~~~~~~~
; wait-missing.s:46:2: note: it is loaded here
;      46 | 	global_load_dword v4, v[2:3], off
;         | 	^~~~~~~~~~~~~~~~~
;         = wait before, with the counter and number of the message
; wait-missing.s:51:2: warning: early_flat: v5 is read here, and what loads it may be outstanding: wait for lgkmcnt(0) before [wait-missing]
;      51 | 	v_mov_b32_e32 v6, v5
;         | 	^~~~~~~~~~~~~
; wait-missing.s:47:2: note: it is loaded here
;      47 | 	flat_load_dword v5, v[2:3]
;         | 	^~~~~~~~~~~~~~~
;         = wait before, with the counter and number of the message
; wait-missing.s:58:2: warning: early_kept: v4 is read here, and what loads it may be outstanding: wait for vmcnt(0) before [wait-missing]
;      58 | 	ds_read_u16_d16 v4, v1
;         | 	^~~~~~~~~~~~~~~
; wait-missing.s:57:2: note: it is loaded here
;      57 | 	buffer_load_short_d16_hi v4, off, s[4:7], 0
;         | 	^~~~~~~~~~~~~~~~~~~~~~~~
;         = wait before, with the counter and number of the message
; wait-missing.s:60:2: warning: early_kept: v4 is read here, and was written while a load into it was outstanding, which may have changed it later [wait-missing]
;      60 | 	v_mov_b32_e32 v6, v4
;         | 	^~~~~~~~~~~~~
; wait-missing.s:58:2: note: it is written here
;      58 | 	ds_read_u16_d16 v4, v1
;         | 	^~~~~~~~~~~~~~~
;         = wait before, with the counter and number of the message
; wait-missing.s:69:2: warning: early_stored: v5 is read here, and what loads it may be outstanding: wait for vmcnt(1) before [wait-missing]
;      69 | 	v_mov_b32_e32 v6, v5
;         | 	^~~~~~~~~~~~~
; wait-missing.s:65:2: note: it is loaded here
;      65 | 	global_load_dword v5, v[2:3], off
;         | 	^~~~~~~~~~~~~~~~~
;         = wait before, with the counter and number of the message
; wait-missing.s:73:2: warning: early_sent: v0 is written here, and what exports it may be outstanding: wait for expcnt(0) before [wait-missing]
;      73 | 	v_mov_b32_e32 v0, 0
;         | 	^~~~~~~~~~~~~
; wait-missing.s:72:2: note: it is exported here
;      72 | 	exp mrt0 v0, v0, v0, v0 done vm
;         | 	^~~
;         = wait before, with the counter and number of the message
