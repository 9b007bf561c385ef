; test: a limit that is loaded is within what the launch says of the numbers in its buffer, if a whole one is loaded
; run:  analyze --verbose %s -l %d/values-limit.xml --exact off --without type-range 2>/dev/null | grep -E "^kernel|^ +0  b"
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
dword:						; a number of row: at most 50
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_lshlrev_b32_e32 v1, 2, v0
	v_mov_b32_e32 v4, 0
	s_waitcnt lgkmcnt(0)
	global_load_dword v3, v1, s[0:1]
	s_waitcnt vmcnt(0)
.Ldword:
	v_add_u32_e32 v4, 1, v4
	v_cmp_lt_u32_e32 vcc, v4, v3
	s_and_b64 exec, exec, vcc
	s_cbranch_execnz .Ldword
	s_endpgm
scalar:						; the same for the wave
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_nop 0
	v_mov_b32_e32 v4, 0
	s_waitcnt lgkmcnt(0)
	s_load_dword s6, s[0:1], 0x8
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, s6
	s_waitcnt vmcnt(0)
.Lscalar:
	v_add_u32_e32 v4, 1, v4
	v_cmp_lt_u32_e32 vcc, v4, v3
	s_and_b64 exec, exec, vcc
	s_cbranch_execnz .Lscalar
	s_endpgm
second:						; the second one of two
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_lshlrev_b32_e32 v1, 2, v0
	v_mov_b32_e32 v4, 0
	s_waitcnt lgkmcnt(0)
	global_load_dwordx2 v[2:3], v1, s[0:1] offset:4
	s_waitcnt vmcnt(0)
.Lsecond:
	v_add_u32_e32 v4, 1, v4
	v_cmp_lt_u32_e32 vcc, v4, v3
	s_and_b64 exec, exec, vcc
	s_cbranch_execnz .Lsecond
	s_endpgm
next:						; at 4 * (v0 + 1), as compilers extend that
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_add_co_u32_e64 v1, vcc, 0, 0
	v_addc_co_u32_e32 v2, vcc, 1, v0, vcc
	v_ashrrev_i64 v[1:2], 30, v[1:2]
	v_mov_b32_e32 v4, 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v5, s1
	v_add_co_u32_e32 v1, vcc, s0, v1
	v_addc_co_u32_e32 v2, vcc, v5, v2, vcc
	global_load_dword v3, v[1:2], off
	s_waitcnt vmcnt(0)
.Lnext:
	v_add_u32_e32 v4, 1, v4
	v_cmp_lt_u32_e32 vcc, v4, v3
	s_and_b64 exec, exec, vcc
	s_cbranch_execnz .Lnext
	s_endpgm
between:						; from the middle of one to that of the next
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_lshlrev_b32_e32 v1, 2, v0
	v_mov_b32_e32 v4, 0
	s_waitcnt lgkmcnt(0)
	global_load_dword v3, v1, s[0:1] offset:2
	s_waitcnt vmcnt(0)
.Lbetween:
	v_add_u32_e32 v4, 1, v4
	v_cmp_lt_u32_e32 vcc, v4, v3
	s_and_b64 exec, exec, vcc
	s_cbranch_execnz .Lbetween
	s_endpgm
odd:						; every second begins in the middle of one
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_lshlrev_b32_e32 v1, 1, v0
	v_mov_b32_e32 v4, 0
	s_waitcnt lgkmcnt(0)
	global_load_dword v3, v1, s[0:1]
	s_waitcnt vmcnt(0)
.Lodd:
	v_add_u32_e32 v4, 1, v4
	v_cmp_lt_u32_e32 vcc, v4, v3
	s_and_b64 exec, exec, vcc
	s_cbranch_execnz .Lodd
	s_endpgm
anywhere:						; nobody knows
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_nop 0
	v_mov_b32_e32 v4, 0
	s_waitcnt lgkmcnt(0)
	global_load_dword v3, v0, s[0:1] offset:4
	s_waitcnt vmcnt(0)
.Lanywhere:
	v_add_u32_e32 v4, 1, v4
	v_cmp_lt_u32_e32 vcc, v4, v3
	s_and_b64 exec, exec, vcc
	s_cbranch_execnz .Lanywhere
	s_endpgm
half:						; half of one
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_lshlrev_b32_e32 v1, 2, v0
	v_mov_b32_e32 v4, 0
	s_waitcnt lgkmcnt(0)
	global_load_ushort v3, v1, s[0:1]
	s_waitcnt vmcnt(0)
.Lhalf:
	v_add_u32_e32 v4, 1, v4
	v_cmp_lt_u32_e32 vcc, v4, v3
	s_and_b64 exec, exec, vcc
	s_cbranch_execnz .Lhalf
	s_endpgm
other:						; of the other buffer
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_lshlrev_b32_e32 v1, 2, v0
	v_mov_b32_e32 v4, 0
	s_waitcnt lgkmcnt(0)
	global_load_dword v3, v1, s[2:3]
	s_waitcnt vmcnt(0)
.Lother:
	v_add_u32_e32 v4, 1, v4
	v_cmp_lt_u32_e32 vcc, v4, v3
	s_and_b64 exec, exec, vcc
	s_cbranch_execnz .Lother
	s_endpgm
	.amdhsa_kernel dword
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 12
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
	.amdhsa_kernel scalar
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 12
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
	.amdhsa_kernel second
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 12
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
	.amdhsa_kernel next
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 12
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
	.amdhsa_kernel between
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 12
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
	.amdhsa_kernel odd
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 12
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
	.amdhsa_kernel anywhere
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 12
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
	.amdhsa_kernel half
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 12
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
	.amdhsa_kernel other
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 12
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
      - { .name: row, .offset: 0, .size: 8, .value_kind: global_buffer }
      - { .name: other, .offset: 8, .size: 8, .value_kind: global_buffer }
    .kernarg_segment_size: 16
    .max_flat_workgroup_size: 256
    .name: dword
    .symbol: dword.kd
  - .args:
      - { .name: row, .offset: 0, .size: 8, .value_kind: global_buffer }
      - { .name: other, .offset: 8, .size: 8, .value_kind: global_buffer }
    .kernarg_segment_size: 16
    .max_flat_workgroup_size: 256
    .name: scalar
    .symbol: scalar.kd
  - .args:
      - { .name: row, .offset: 0, .size: 8, .value_kind: global_buffer }
      - { .name: other, .offset: 8, .size: 8, .value_kind: global_buffer }
    .kernarg_segment_size: 16
    .max_flat_workgroup_size: 256
    .name: second
    .symbol: second.kd
  - .args:
      - { .name: row, .offset: 0, .size: 8, .value_kind: global_buffer }
      - { .name: other, .offset: 8, .size: 8, .value_kind: global_buffer }
    .kernarg_segment_size: 16
    .max_flat_workgroup_size: 256
    .name: next
    .symbol: next.kd
  - .args:
      - { .name: row, .offset: 0, .size: 8, .value_kind: global_buffer }
      - { .name: other, .offset: 8, .size: 8, .value_kind: global_buffer }
    .kernarg_segment_size: 16
    .max_flat_workgroup_size: 256
    .name: between
    .symbol: between.kd
  - .args:
      - { .name: row, .offset: 0, .size: 8, .value_kind: global_buffer }
      - { .name: other, .offset: 8, .size: 8, .value_kind: global_buffer }
    .kernarg_segment_size: 16
    .max_flat_workgroup_size: 256
    .name: odd
    .symbol: odd.kd
  - .args:
      - { .name: row, .offset: 0, .size: 8, .value_kind: global_buffer }
      - { .name: other, .offset: 8, .size: 8, .value_kind: global_buffer }
    .kernarg_segment_size: 16
    .max_flat_workgroup_size: 256
    .name: anywhere
    .symbol: anywhere.kd
  - .args:
      - { .name: row, .offset: 0, .size: 8, .value_kind: global_buffer }
      - { .name: other, .offset: 8, .size: 8, .value_kind: global_buffer }
    .kernarg_segment_size: 16
    .max_flat_workgroup_size: 256
    .name: half
    .symbol: half.kd
  - .args:
      - { .name: row, .offset: 0, .size: 8, .value_kind: global_buffer }
      - { .name: other, .offset: 8, .size: 8, .value_kind: global_buffer }
    .kernarg_segment_size: 16
    .max_flat_workgroup_size: 256
    .name: other
    .symbol: other.kd
amdhsa.version: [ 1, 2 ]
...
	.end_amdgpu_metadata
; want:
; kernel dword
;      0  b1          1     49  inferred    values-limit.s:13  v4 of each lane counts 1, 2, ... until v4 >= v3 (values-limit.s:14:2)
; kernel scalar
;      0  b1          1     49  inferred    values-limit.s:28  v4 of each lane counts 1, 2, ... until v4 >= s6 (values-limit.s:29:2)
; kernel second
;      0  b1          1     49  inferred    values-limit.s:41  v4 of each lane counts 1, 2, ... until v4 >= v3 (values-limit.s:42:2)
; kernel next
;      0  b1          1     49  inferred    values-limit.s:59  v4 of each lane counts 1, 2, ... until v4 >= v3 (values-limit.s:60:2)
; kernel between: refused
;      0  b1          1   none  -           values-limit.s:72  the exit at values-limit.s:73:2 depends on the load at values-limit.s:69:2
; kernel odd: refused
;      0  b1          1   none  -           values-limit.s:85  the exit at values-limit.s:86:2 depends on the load at values-limit.s:82:2
; kernel anywhere: refused
;      0  b1          1   none  -           values-limit.s:98  the exit at values-limit.s:99:2 depends on the load at values-limit.s:95:2
; kernel half: refused
;      0  b1          1   none  -           values-limit.s:111  only the range of a type bounds it: v4 of each lane counts 1, 2, ... until v4 >= v3 (values-limit.s:112:2)
; kernel other: refused
;      0  b1          1   none  -           values-limit.s:124  the exit at values-limit.s:125:2 depends on the load at values-limit.s:121:2
