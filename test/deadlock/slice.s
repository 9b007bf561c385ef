; test: what a loop waits for, told by the register of a lane that is off: read at its number, or by v_readfirstlane with no lane on
; run:  deadlock %s --workgroup 64
; exit: 1
	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.amdhsa_code_object_version 4
	.globl	by_readlane
	.p2align	8
	.type	by_readlane,@function
by_readlane:
	s_load_dwordx2 s[8:9], s[0:1], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v4, 1
	v_mov_b32_e32 v3, 0
	s_mov_b64 s[2:3], exec
	v_and_b32_e32 v5, 1, v0
	v_cmp_ne_u32_e64 s[10:11], 0, v5
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e64 s[14:15], 63, v0
	s_and_b64 exec, exec, s[14:15]
.Lby_readlane:
	s_mov_b64 s[6:7], exec
	s_mov_b64 exec, 1
	global_load_dword v3, v1, s[8:9] glc
	s_waitcnt vmcnt(0)
	s_and_b64 exec, s[6:7], s[10:11]
	v_mov_b32_e32 v3, 0
	v_readlane_b32 s12, v3, 0
	s_mov_b64 exec, s[6:7]
	s_cmp_eq_u32 s12, 0
	s_cbranch_scc1 .Lby_readlane
	s_mov_b64 exec, s[2:3]
	global_store_dword v1, v4, s[8:9]
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel by_readlane
		.amdhsa_next_free_vgpr 12
		.amdhsa_next_free_sgpr 32
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
	.text
.Lby_readlane_end:
	.size	by_readlane, .Lby_readlane_end-by_readlane
	.globl	by_first
	.p2align	8
	.type	by_first,@function
by_first:
	s_load_dwordx2 s[8:9], s[0:1], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v4, 1
	v_mov_b32_e32 v3, 0
	s_mov_b64 s[2:3], exec
	v_and_b32_e32 v5, 1, v0
	v_cmp_ne_u32_e64 s[10:11], 0, v5
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e64 s[14:15], 63, v0
	s_and_b64 exec, exec, s[14:15]
.Lby_first:
	s_mov_b64 s[6:7], exec
	s_mov_b64 exec, 1
	global_load_dword v3, v1, s[8:9] glc
	s_waitcnt vmcnt(0)
	s_and_b64 exec, s[6:7], s[10:11]
	v_mov_b32_e32 v3, 0
	s_mov_b64 exec, 0
	v_readfirstlane_b32 s12, v3
	s_mov_b64 exec, s[6:7]
	s_cmp_eq_u32 s12, 0
	s_cbranch_scc1 .Lby_first
	s_mov_b64 exec, s[2:3]
	global_store_dword v1, v4, s[8:9]
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel by_first
		.amdhsa_next_free_vgpr 12
		.amdhsa_next_free_sgpr 32
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
	.text
.Lby_first_end:
	.size	by_first, .Lby_first_end-by_first
	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: by_readlane
    .symbol: by_readlane.kd
    .kernarg_segment_size: 8
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .sgpr_count: 32
    .vgpr_count: 12
    .max_flat_workgroup_size: 256
    .args:
      - { .name: in, .offset: 0, .size: 8, .value_kind: global_buffer, .address_space: global }
  - .name: by_first
    .symbol: by_first.kd
    .kernarg_segment_size: 8
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .sgpr_count: 32
    .vgpr_count: 12
    .max_flat_workgroup_size: 256
    .args:
      - { .name: in, .offset: 0, .size: 8, .value_kind: global_buffer, .address_space: global }
amdhsa.version: [ 1, 1 ]
...
	.end_amdgpu_metadata
; want:
; slice.s: kernel by_readlane: possible
;   slice.s:24:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    slice.s:24:2  global_load_dword v3, v1, s[8:9] glc
;     blocked      slice.s:33:2  global_store_dword v1, v4, s[8:9]
;     way          @.Lby_readlane (leaves the loop) -> @b2
;     meet again   at the end of the program
; slice.s: kernel by_first: possible
;   slice.s:62:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    slice.s:62:2  global_load_dword v3, v1, s[8:9] glc
;     blocked      slice.s:72:2  global_store_dword v1, v4, s[8:9]
;     way          @.Lby_first (leaves the loop) -> @b2
;     meet again   at the end of the program
; run:  simulate %s -k by_readlane --grid 64 --workgroup 64 --buffer in=zero:64 -q
; exit: 3
; want:
; slice.s:10:1: refused: no wave can end any more at cycle 205612 [hang]
;      10 | by_readlane:
;         | ^~~~~~~~~~~~
; slice.s:27:2: note: wave 0 of workgroup 0 goes round here for ever, in 'by_readlane'
;      27 | 	v_mov_b32_e32 v3, 0
;         | 	^~~~~~~~~~~~~
;         = look at where the waves wait
; run:  simulate %s -k by_first --grid 64 --workgroup 64 --buffer in=zero:64 -q
; exit: 3
; want:
; slice.s:48:1: refused: no wave can end any more at cycle 188440 [hang]
;      48 | by_first:
;         | ^~~~~~~~~
; slice.s:68:2: note: wave 0 of workgroup 0 goes round here for ever, in 'by_first'
;      68 | 	s_mov_b64 exec, s[6:7]
;         | 	^~~~~~~~~
;         = look at where the waves wait
