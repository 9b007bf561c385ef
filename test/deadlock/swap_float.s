; test: a compare-and-swap of floats finds 0 where -0 is, and writes: it ends the waiting of who waits for another word than -0
; run:  deadlock %s --workgroup 32
; exit: 1
	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1030"
	.amdhsa_code_object_version 4
	.globl	k
	.p2align	8
	.type	k,@function
k:
	s_load_dwordx2 s[8:9], s[0:1], 0x0
	v_mov_b32_e32 v1, 0
	v_bfrev_b32_e32 v4, 1		; -0
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	s_waitcnt lgkmcnt(0)
	global_store_dword v1, v4, s[8:9]
	s_waitcnt_vscnt null, 0
	v_cmp_ne_u32_e32 vcc_lo, 0, v0	; all but the first work-item
	s_and_saveexec_b32 s2, vcc_lo
	s_cbranch_execz .Lfirst
	s_mov_b32 s4, 0
.Lwait:
	global_load_dword v2, v1, s[8:9] glc dlc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, v4, v2
	s_or_b32 s4, vcc_lo, s4
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .Lwait
.Lfirst:
	s_mov_b32 exec_lo, s2
	global_atomic_fcmpswap v5, v1, v[6:7], s[8:9] glc
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
		.amdhsa_wavefront_size32 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
	.text
.Lend:
	.size	k, .Lend-k
	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: k
    .symbol: k.kd
    .kernarg_segment_size: 8
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 32
    .sgpr_count: 16
    .vgpr_count: 8
    .max_flat_workgroup_size: 256
    .args:
      - { .name: in, .offset: 0, .size: 8, .value_kind: global_buffer, .address_space: global }
amdhsa.version: [ 1, 1 ]
...
	.end_amdgpu_metadata
; want:
; swap_float.s: kernel k: possible, in workgroups of 32
;   swap_float.s:24:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    swap_float.s:24:2  global_load_dword v2, v1, s[8:9] glc dlc
;     blocked      swap_float.s:32:2  global_atomic_fcmpswap v5, v1, v[6:7], s[8:9] glc
;     way          @.Lwait (leaves the loop) -> @.Lfirst
;     meet again   at the end of the program
; run:  simulate %s --grid 32 --workgroup 32 --buffer in=iota:64 -q
; exit: 3
; want:
; swap_float.s:10:1: refused: no wave can end any more at cycle 321823 [hang]
;      10 | k:
;         | ^~
; swap_float.s:25:2: note: wave 0 of workgroup 0 iterates here for ever, in 'k'
;      25 | 	s_waitcnt vmcnt(0)
;         | 	^~~~~~~~~
;         = look at where the waves wait
