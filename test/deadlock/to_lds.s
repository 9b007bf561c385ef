; test: a load that goes to LDS is a write: lanes that wait for it in a loop before it wait for ever
; run:  deadlock %s --workgroup 64
; exit: 1
	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.amdhsa_code_object_version 4
	.globl	k
	.p2align	8
	.type	k,@function
k:
	s_load_dwordx2 s[8:9], s[0:1], 0x0
	s_mov_b32 s10, -1
	s_mov_b32 s11, 0x27000
	s_mov_b32 m0, 0
	v_mov_b32_e32 v1, 0
	ds_write_b32 v1, v1
	v_cmp_ne_u32_e32 vcc, 0, v0	; all but the first work-item
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .Lfirst
	s_mov_b64 s[4:5], 0
.Lwait:
	ds_read_b32 v2, v1
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v2
	s_or_b64 s[4:5], vcc, s[4:5]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .Lwait
.Lfirst:
	s_mov_b64 exec, s[2:3]
	s_waitcnt lgkmcnt(0)
	buffer_load_dword off, s[8:11], 0 offset:4 lds
	s_waitcnt vmcnt(0)
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel k
		.amdhsa_group_segment_fixed_size 256
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 16
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
    .group_segment_fixed_size: 256
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .sgpr_count: 16
    .vgpr_count: 4
    .max_flat_workgroup_size: 256
    .args:
      - { .name: in, .offset: 0, .size: 8, .value_kind: global_buffer, .address_space: global }
amdhsa.version: [ 1, 1 ]
...
	.end_amdgpu_metadata
; want:
; to_lds.s: kernel k: possible, in workgroups of 64
;   to_lds.s:22:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    to_lds.s:22:2  ds_read_b32 v2, v1
;     blocked      to_lds.s:31:2  buffer_load_dword off, s[8:11], 0 offset:4 lds
;     way          @.Lwait (leaves the loop) -> @.Lfirst
;     meet again   at the end of the program
; run:  simulate %s --grid 64 --workgroup 64 --buffer in=iota:64 -q
; exit: 3
; want:
; to_lds.s:10:1: refused: no wave can end any more at cycle 84365 [hang]
;      10 | k:
;         | ^~
; to_lds.s:25:2: note: wave 0 of workgroup 0 iterates here for ever, in 'k'
;      25 | 	s_or_b64 s[4:5], vcc, s[4:5]
;         | 	^~~~~~~~
;         = look at where the waves wait
