; test: barriers that lanes reach on different paths: a wave waits for itself on a stack; AWARE ends, and who is at a barrier is not yet at the point behind it
; run:  simulate %s -m vega --grid 128 --workgroup 128 --buffer 0=zero:1024 --simt aware
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.type	arms,@function
arms:
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_and_b32_e32 v1, 1, v0
	v_lshlrev_b32_e32 v2, 2, v0
	v_cmp_eq_u32_e32 vcc, 1, v1
	s_waitcnt lgkmcnt(0)
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .Lother
	v_mov_b32_e32 v3, 3
	global_store_dword v2, v3, s[0:1]
	s_waitcnt vmcnt(0)
	s_barrier
.Lother:
	s_andn2_saveexec_b64 s[2:3], s[2:3]
	s_cbranch_execz .Ljoin
	v_mov_b32_e32 v3, 4
	global_store_dword v2, v3, s[0:1]
	s_waitcnt vmcnt(0)
	s_barrier
.Ljoin:
	s_or_b64 exec, exec, s[2:3]
	v_xor_b32_e32 v2, 4, v2
	global_load_dword v3, v2, s[0:1]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v3, 1, v3
	global_store_dword v2, v3, s[0:1] offset:512
	s_endpgm
.Lend:
	.size	arms, .Lend-arms
	.section	.rodata,"a",@progbits
	.p2align	6
	.amdhsa_kernel arms
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 16
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_kernarg_size 8
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
      - .name: p
        .address_space: global
        .offset: 0
        .size: 8
        .value_kind: global_buffer
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 8
    .max_flat_workgroup_size: 128
    .name: arms
    .private_segment_fixed_size: 0
    .sgpr_count: 16
    .symbol: arms.kd
    .vgpr_count: 4
    .wavefront_size: 64
amdhsa.target: amdgcn-amd-amdhsa--gfx900
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata
; want:
; kernel arms
;   machine   warps of 64 threads, AWARE
;   status    finished
;   cycles    28
;   executed  54 warp instructions, 2688 of threads; 128 of 128 work-items ended
;   parted    2 times; at most 2 splits and 1 points of one warp
;   tables    0 spills, 0 fills; 0 timeouts
;
;   points    (where threads that part meet again)
;     branch  point  line
;     b0      b4     aware-barrier.s:7:2
;     b2      b4     aware-barrier.s:20:2
; run:  simulate %s -m vega --grid 128 --workgroup 128 --buffer 0=zero:1024 --simt aware --points ipdom -q
; exit: 3
; want:
; aware-barrier.s:6:1: refused: no work-item can end any more, after 24 warp instructions with AWARE [hang]
;       6 | arms:
;         | ^~~~~
; aware-barrier.s:20:2: note: 64 work-items are here, in 'arms': the first is work-item 0 of workgroup 0
;      20 | 	s_andn2_saveexec_b64 s[2:3], s[2:3]
;         | 	^~~~~~~~~~~~~~~~~~~~
; aware-barrier.s:20:2: note: 64 work-items wait at a barrier before this, in 'arms': the first is work-item 1 of workgroup 0
;      20 | 	s_andn2_saveexec_b64 s[2:3], s[2:3]
;         | 	^~~~~~~~~~~~~~~~~~~~
;         = look at where the waves wait
; run:  simulate %s -m vega --grid 128 --workgroup 128 --buffer 0=zero:1024 --simt aware --points ipdom --timeout 50
; want:
; kernel arms
;   machine   warps of 64 threads, AWARE
;   status    finished
;   cycles    80
;   executed  68 warp instructions, 2688 of threads; 128 of 128 work-items ended
;   parted    2 times; at most 2 splits and 1 points of one warp
;   tables    0 spills, 0 fills; 2 timeouts
;
;   points    (where threads that part meet again)
;     branch  point  line
;     b0      b2     aware-barrier.s:7:2
;     b2      b4     aware-barrier.s:20:2
; run:  simulate %s -m vega --grid 128 --workgroup 128 --buffer 0=zero:1024 --simt stack -q
; exit: 3
; want:
; aware-barrier.s:6:1: refused: no work-item can end any more, after 24 warp instructions with a reconvergence stack [hang]
;       6 | arms:
;         | ^~~~~
; aware-barrier.s:20:2: note: 64 work-items are here, in 'arms': the first is work-item 0 of workgroup 0
;      20 | 	s_andn2_saveexec_b64 s[2:3], s[2:3]
;         | 	^~~~~~~~~~~~~~~~~~~~
; aware-barrier.s:20:2: note: 64 work-items wait at a barrier before this, in 'arms': the first is work-item 1 of workgroup 0
;      20 | 	s_andn2_saveexec_b64 s[2:3], s[2:3]
;         | 	^~~~~~~~~~~~~~~~~~~~
;         = look at where the waves wait
