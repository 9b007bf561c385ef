; test: accesses that differ in one thing only are counted one by one
; run:  divergence --grid 1024 --workgroup 64
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
k:
	v_lshlrev_b32_e32 v1, 2, v0
	v_lshlrev_b32_e32 v2, 3, v0
	v_mov_b32_e32 v3, 0
	ds_read_b32 v4, v1		; 64 words in 32 banks
	ds_read_b32 v4, v2		; each second bank
	ds_read_b64 v[4:5], v1		; 65 words
	ds_read2_b32 v[4:5], v1 offset0:0 offset1:1	; 65 words
	ds_read2_b32 v[4:5], v1 offset0:0 offset1:64	; 128
	ds_read2_b32 v[4:5], v1 offset0:0 offset1:0	; 64
	ds_read2st64_b32 v[4:5], v1 offset0:0 offset1:1	; 128
	ds_read_b32 v4, v3		; one word for all
	ds_add_u32 v3, v9		; one by one
	ds_read_b32 v4, v1		; as above
	global_load_dword v4, v[1:2], off
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_mov_b32_e32 v5, v1
	v_mov_b32_e32 v6, 0
	global_load_dword v4, v[5:6], off	; lines cut at their ends
	global_load_dword v4, v[5:6], off offset:4	; one more
	global_load_dwordx2 v[7:8], v[5:6], off	; one more
	global_load_ushort v4, v[5:6], off
	v_lshlrev_b32_e32 v5, 5, v0
	global_load_dword v4, v[5:6], off	; two lanes in each line
	global_load_dword v4, v[5:6], off offset:60	; one more
	global_load_dword v4, v5, s[2:3]	; where is not known
	global_load_dword v4, v1, s[2:3]
	v_add_u32_e32 v5, s4, v1
	global_load_dword v4, v[5:6], off	; in two runs
	ds_add_u32 v5, v9		; anywhere
	v_lshl_add_u32 v5, v0, 1, s4
	ds_read_u16 v4, v5		; half a word too far: 33 words
	s_endpgm
	.section .rodata,"a",@progbits
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
		.amdhsa_group_segment_fixed_size 4096
		.amdhsa_user_sgpr_private_segment_buffer 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
; want:
; kernel k
;   strides count the lanes of a wave
;   alike.s:9
;     ds_read_b32 v4, v1
;       affine 4 per lane; address 4 per lane; at most 2 LDS rounds
;         v1 is affine 4 per lane: computed from it (alike.s:6)
;         v0 is affine 1 per lane: what is there at the start
;   alike.s:10
;     ds_read_b32 v4, v2
;       affine 8 per lane; address 8 per lane; at most 4 LDS rounds
;         v2 is affine 8 per lane: computed from it (alike.s:7)
;         v0 is affine 1 per lane: what is there at the start
;   alike.s:11
;     ds_read_b64 v[4:5], v1
;       affine 4 per lane; address 4 per lane; at most 3 LDS rounds
;         v1 is affine 4 per lane: computed from it (alike.s:6)
;         v0 is affine 1 per lane: what is there at the start
;   alike.s:12
;     ds_read2_b32 v[4:5], v1 offset0:0 offset1:1
;       affine 4 per lane; address 4 per lane; at most 3 LDS rounds
;         v1 is affine 4 per lane: computed from it (alike.s:6)
;         v0 is affine 1 per lane: what is there at the start
;   alike.s:13
;     ds_read2_b32 v[4:5], v1 offset0:0 offset1:64
;       affine 4 per lane; address 4 per lane; at most 4 LDS rounds
;         v1 is affine 4 per lane: computed from it (alike.s:6)
;         v0 is affine 1 per lane: what is there at the start
;   alike.s:14
;     ds_read2_b32 v[4:5], v1 offset0:0 offset1:0
;       affine 4 per lane; address 4 per lane; at most 2 LDS rounds
;         v1 is affine 4 per lane: computed from it (alike.s:6)
;         v0 is affine 1 per lane: what is there at the start
;   alike.s:15
;     ds_read2st64_b32 v[4:5], v1 offset0:0 offset1:1
;       affine 4 per lane; address 4 per lane; at most 4 LDS rounds
;         v1 is affine 4 per lane: computed from it (alike.s:6)
;         v0 is affine 1 per lane: what is there at the start
;   alike.s:16
;     ds_read_b32 v4, v3
;       launch; address 0; at most 1 LDS rounds
;   alike.s:17
;     ds_add_u32 v3, v9
;       launch; address 0; at most 64 LDS rounds
;   alike.s:18
;     ds_read_b32 v4, v1
;       affine 4 per lane; address 4 per lane; at most 2 LDS rounds
;         v1 is affine 4 per lane: computed from it (alike.s:6)
;         v0 is affine 1 per lane: what is there at the start
;   alike.s:19
;     global_load_dword v4, v[1:2], off
;       affine 4 per lane; at most 64 lines
;         v1 is affine 4 per lane: computed from it (alike.s:6)
;         v0 is affine 1 per lane: what is there at the start
;   alike.s:23
;     global_load_dword v4, v[5:6], off
;       affine 4 per lane; address 4 per lane; at most 4 lines
;         v5 is affine 4 per lane: computed from it (alike.s:21)
;         v1 is affine 4 per lane: computed from it (alike.s:6)
;         v0 is affine 1 per lane: what is there at the start
;   alike.s:24
;     global_load_dword v4, v[5:6], off offset:4
;       affine 4 per lane; address 4 per lane; at most 5 lines
;         v5 is affine 4 per lane: computed from it (alike.s:21)
;         v1 is affine 4 per lane: computed from it (alike.s:6)
;         v0 is affine 1 per lane: what is there at the start
;   alike.s:25
;     global_load_dwordx2 v[7:8], v[5:6], off
;       affine 4 per lane; address 4 per lane; at most 5 lines
;         v5 is affine 4 per lane: computed from it (alike.s:21)
;         v1 is affine 4 per lane: computed from it (alike.s:6)
;         v0 is affine 1 per lane: what is there at the start
;   alike.s:26
;     global_load_ushort v4, v[5:6], off
;       affine 4 per lane; address 4 per lane; at most 4 lines
;         v5 is affine 4 per lane: computed from it (alike.s:21)
;         v1 is affine 4 per lane: computed from it (alike.s:6)
;         v0 is affine 1 per lane: what is there at the start
;   alike.s:28
;     global_load_dword v4, v[5:6], off
;       affine 32 per lane; address 32 per lane; at most 32 lines
;         v5 is affine 32 per lane: computed from it (alike.s:27)
;         v0 is affine 1 per lane: what is there at the start
;   alike.s:29
;     global_load_dword v4, v[5:6], off offset:60
;       affine 32 per lane; address 32 per lane; at most 33 lines
;         v5 is affine 32 per lane: computed from it (alike.s:27)
;         v0 is affine 1 per lane: what is there at the start
;   alike.s:30
;     global_load_dword v4, v5, s[2:3]
;       affine 32 per lane; address 32 per lane; at most 33 lines
;         v5 is affine 32 per lane: computed from it (alike.s:27)
;         v0 is affine 1 per lane: what is there at the start
;   alike.s:31
;     global_load_dword v4, v1, s[2:3]
;       affine 4 per lane; address 4 per lane; at most 5 lines
;         v1 is affine 4 per lane: computed from it (alike.s:6)
;         v0 is affine 1 per lane: what is there at the start
;   alike.s:33
;     global_load_dword v4, v[5:6], off
;       affine 4 per lane; address 4 per lane; at most 7 lines
;         v5 is affine 4 per lane: computed from it (alike.s:32)
;         v1 is affine 4 per lane: computed from it (alike.s:6)
;         v0 is affine 1 per lane: what is there at the start
;   alike.s:34
;     ds_add_u32 v5, v9
;       affine 4 per lane; address 4 per lane; at most 2 LDS rounds
;         v5 is affine 4 per lane: computed from it (alike.s:32)
;         v1 is affine 4 per lane: computed from it (alike.s:6)
;         v0 is affine 1 per lane: what is there at the start
;   alike.s:36
;     ds_read_u16 v4, v5
;       affine 2 per lane; address 2 per lane; at most 2 LDS rounds
;         v5 is affine 2 per lane: computed from it (alike.s:35)
;         v0 is affine 1 per lane: what is there at the start
