; test: rewritten: labels that stand on the line of an instruction stay in front of it, and what belongs behind the instruction before stays in front of them
; run:  deadlock --fix --workgroup 64 -o "$tmp/fixed.s" %s && $prog simulate "$tmp/fixed.s" --grid 64 --workgroup 64 --buffer p=zero:64 | grep status
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.globl in_turn
	.type in_turn,@function
in_turn:	s_load_dwordx2 s[4:5], s[0:1], 0x0
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v3, 0
	v_cmp_eq_u32_e64 s[10:11], 0, v0
	v_cmp_eq_u32_e64 s[12:13], 1, v0
	v_cmp_eq_u32_e64 s[14:15], 2, v0
	s_waitcnt lgkmcnt(0)
	s_and_saveexec_b64 s[20:21], s[10:11]
.G0:	global_atomic_cmpswap v4, v5, v[2:3], s[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v4
	s_and_b64 exec, exec, vcc
	s_cbranch_execnz .G0
	s_mov_b64 exec, s[20:21]
	s_and_saveexec_b64 s[20:21], s[12:13]
.G1:	global_atomic_cmpswap v4, v5, v[2:3], s[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v4
	s_and_b64 exec, exec, vcc
	s_cbranch_execnz .G1
	s_and_b64 exec, s[20:21], s[12:13]
	global_store_dword v5, v3, s[4:5]
	s_mov_b64 exec, s[20:21]
	s_and_saveexec_b64 s[20:21], s[14:15]
.G2:	global_atomic_cmpswap v4, v5, v[2:3], s[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v4
	s_and_b64 exec, exec, vcc
	s_cbranch_execnz .G2
	s_and_b64 exec, s[20:21], s[14:15]
	global_store_dword v5, v3, s[4:5]
	s_mov_b64 exec, s[20:21]
	s_and_saveexec_b64 s[20:21], s[10:11]
	global_store_dword v5, v3, s[4:5]
	s_endpgm
.Lfunc_end0:
	.size in_turn, .Lfunc_end0-in_turn
	.section .rodata
	.amdhsa_kernel in_turn
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 40
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
	.text
	.amdgpu_metadata
---
amdhsa.version: [ 1, 1 ]
amdhsa.kernels:
  - .name: in_turn
    .symbol: in_turn.kd
    .kernarg_segment_size: 8
    .sgpr_count: 46
    .args:
      - { .name: p, .size: 8, .offset: 0, .value_kind: global_buffer, .address_space: global }
...
	.end_amdgpu_metadata
; want:
;   status    finished
; note: fix_labels.s: of 1 kernels that may wait, 1 is rewritten [fixed]
;         = wavebound deadlock without --fix reports what it found
