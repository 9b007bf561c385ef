; test: numbers that get smaller: not those of lanes that were off when that was asked; of all lanes, it ends
; run:  deadlock %s --workgroup 64
; exit: 1
	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.amdhsa_code_object_version 4
	.globl	all
	.p2align	8
	.type	all,@function
all:
	s_load_dwordx2 s[8:9], s[0:1], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 50
	v_mov_b32_e32 v4, 77
	s_mov_b64 s[2:3], exec
	s_mov_b64 s[10:11], exec
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 63, v0	; all but the last work-item
	s_and_b64 exec, exec, vcc
.Lall:
	global_load_dword v3, v1, s[8:9] glc
	s_waitcnt vmcnt(0)
	s_mov_b64 s[6:7], exec
	s_and_b64 exec, exec, s[10:11]
	v_cmp_ge_u32_e32 vcc, v3, v2
	s_mov_b64 exec, s[6:7]
	v_cmp_eq_u32_e64 s[12:13], v4, v3
	v_mov_b32_e32 v2, v3
	s_or_b64 s[12:13], s[12:13], vcc
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .Lall
	s_mov_b64 exec, s[2:3]
	global_store_dword v1, v4, s[8:9]
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel all
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
	.text
.Lall_end:
	.size	all, .Lall_end-all
	.globl	odd
	.p2align	8
	.type	odd,@function
odd:
	s_load_dwordx2 s[8:9], s[0:1], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 50
	v_mov_b32_e32 v4, 77
	s_mov_b64 s[2:3], exec
	v_and_b32_e32 v5, 1, v0
	v_cmp_ne_u32_e64 s[10:11], 0, v5
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 63, v0	; all but the last work-item
	s_and_b64 exec, exec, vcc
.Lodd:
	global_load_dword v3, v1, s[8:9] glc
	s_waitcnt vmcnt(0)
	s_mov_b64 s[6:7], exec
	s_and_b64 exec, exec, s[10:11]
	v_cmp_ge_u32_e32 vcc, v3, v2
	s_mov_b64 exec, s[6:7]
	v_cmp_eq_u32_e64 s[12:13], v4, v3
	v_mov_b32_e32 v2, v3
	s_or_b64 s[12:13], s[12:13], vcc
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .Lodd
	s_mov_b64 exec, s[2:3]
	global_store_dword v1, v4, s[8:9]
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel odd
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
	.text
.Lodd_end:
	.size	odd, .Lodd_end-odd
	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: all
    .symbol: all.kd
    .kernarg_segment_size: 8
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .sgpr_count: 16
    .vgpr_count: 8
    .max_flat_workgroup_size: 256
    .args:
      - { .name: in, .offset: 0, .size: 8, .value_kind: global_buffer, .address_space: global }
  - .name: odd
    .symbol: odd.kd
    .kernarg_segment_size: 8
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .sgpr_count: 16
    .vgpr_count: 8
    .max_flat_workgroup_size: 256
    .args:
      - { .name: in, .offset: 0, .size: 8, .value_kind: global_buffer, .address_space: global }
amdhsa.version: [ 1, 1 ]
...
	.end_amdgpu_metadata
; want:
; descend.s: kernel all: clean, in workgroups of 64
; descend.s: kernel odd: possible, in workgroups of 64
;   descend.s:60:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    descend.s:60:2  global_load_dword v3, v1, s[8:9] glc
;     blocked      descend.s:72:2  global_store_dword v1, v4, s[8:9]
;     way          @.Lodd (leaves the loop) -> @b2
;     meet again   at the end of the program
; run:  simulate %s -k odd --grid 64 --workgroup 64 --buffer in=zero:64 -q
; exit: 3
; want:
; descend.s:48:1: refused: no wave can end any more at cycle 182392 [hang]
;      48 | odd:
;         | ^~~~
; descend.s:68:2: note: wave 0 of workgroup 0 iterates here for ever, in 'odd'
;      68 | 	s_or_b64 s[12:13], s[12:13], vcc
;         | 	^~~~~~~~
;         = look at where the waves wait
; run:  simulate %s -k all --grid 64 --workgroup 64 --buffer in=zero:64 -q
; want:
