; test: an execution is given up when a wave knows how long a loop of its lanes is; where a wave of the first workgroup is found to be open that is said, though the machine would take longer than the limit to get there
; run:  analyze --verbose %s -k lanes --grid 128 --workgroup 64 --align 64 --arg n=100000 --exact 100000 | grep "not exact"
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.globl lanes
	.p2align 8
	.type lanes,@function
lanes:
	s_load_dword s0, s[4:5], 0x8
	v_lshl_add_u32 v0, s6, 6, v0
	v_mov_b32_e32 v2, 0
	s_mov_b64 s[2:3], 0
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s0, v0
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .Lnone
.Llanes:
	v_add_u32_e32 v2, v2, v0
	v_add_u32_e32 v0, 1, v0
	v_cmp_le_i32_e32 vcc, s0, v0
	s_or_b64 s[2:3], vcc, s[2:3]
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .Llanes
.Lnone:
	s_endpgm
	.size lanes, .-lanes
	.globl late
	.p2align 8
	.type late,@function
late:
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_movk_i32 s7, 0x400
.Llate:
	v_mov_b32_e32 v1, s7
	s_add_i32 s7, s7, -1
	s_cmp_lg_u32 s7, 0
	s_cbranch_scc1 .Llate
	s_waitcnt lgkmcnt(0)
	s_load_dword s2, s[0:1], 0x0
	s_waitcnt lgkmcnt(0)
	s_cmp_eq_u32 s2, 0
	s_cbranch_scc1 .Lzero
	s_nop 0
.Lzero:
	s_endpgm
	.size late, .-late
	.section .rodata,"a",@progbits
	.p2align 6
	.amdhsa_kernel lanes
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_kernarg_size 12
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 12
	.end_amdhsa_kernel
	.amdhsa_kernel late
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_kernarg_size 12
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 8
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.version: [ 1, 2 ]
amdhsa.kernels:
  - .name: lanes
    .symbol: lanes.kd
    .kernarg_segment_size: 12
    .args:
      - { .name: to, .offset: 0, .size: 8, .value_kind: global_buffer, .address_space: global }
      - { .name: n, .offset: 8, .size: 4, .value_kind: by_value }
  - .name: late
    .symbol: late.kd
    .kernarg_segment_size: 12
    .args:
      - { .name: from, .offset: 0, .size: 8, .value_kind: global_buffer, .address_space: global }
      - { .name: n, .offset: 8, .size: 4, .value_kind: by_value }
...
	.end_amdgpu_metadata
; want:
;   not exact: given up after 0 wave instructions, for it takes at least 599988 as --exact counts them; --exact LIMIT changes the limit
; run:  analyze --verbose %s -k lanes --grid 128 --workgroup 64 --align 64 --arg n=100000 --exact 600000 | grep "not exact"
; want:
;   not exact: given up after 2 wave instructions, for it takes at least 1799550 as --exact counts them; --exact LIMIT changes the limit
; run:  analyze --verbose %s -k lanes --grid 128 --workgroup 64 --align 64 --arg n=100000 --exact 2000000 | grep "no data decides"
; want:
;   * exact        5,600,508  no data decides the time: every run of this launch
; run:  analyze --verbose %s -k late --grid 4096 --workgroup 64 --align 64 --exact 40000 | sed -n '/not exact/,/in all/p'
; want:
;   not exact: it is not known where this branch goes
;     decides  s_cbranch_scc1 .Lzero (exact-early.s:42)
;     by       s_load_dword s2, s[0:1], 0x0 (exact-early.s:39)
;              if an argument is loaded there, give it a value (--arg, or
;              <argument> in the launch); if a buffer, its contents
;              (content="given")
;     in all   not counted, for the first workgroup that is open shows it, and
