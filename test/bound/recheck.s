; test: facts proved a second time by other means, and those taken on trust, one of each kind
; run: analyze %s -m pws4 --grid 256 --workgroup 128 --arg n=6 -q --exact off --certificate build/recheck.json && $prog check-certificate build/recheck.json %s -m pws4 --grid 256 --workgroup 128 --arg n=6 --exact off; rm -f build/recheck.json
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
k:
	s_load_dwordx4 s[4:7], s[0:1], 0x0
	v_lshlrev_b32_e32 v1, 2, v0
	s_movk_i32 s8, 0
	s_waitcnt lgkmcnt(0)
	s_cmp_eq_u32 s6, 0
	s_cbranch_scc1 .Lend			; never: n is 6
.Lcount:					; proved: 5 iterations after the first
	v_mov_b32_e32 v2, s8
	global_load_dword v3, v2, s[4:5]	; proved: one address
	s_barrier
	s_add_u32 s8, s8, 1
	s_cmp_lt_u32 s8, s6
	s_cbranch_scc1 .Lcount
	global_load_dword v4, v1, s[4:5]	; trust: neighbours
	v_and_b32_e32 v5, 7, v0
	s_mov_b64 s[10:11], exec
.Llanes:					; trust: lanes decide; waves meet again behind it, no barrier is inside
	v_subrev_u32_e32 v5, 1, v5
	v_cmp_lt_i32_e32 vcc, 0, v5
	s_and_b64 exec, exec, vcc
	s_cbranch_execnz .Llanes
	s_mov_b64 exec, s[10:11]
.Lend:
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel k
		.amdhsa_kernarg_size 16
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.version: [ 1, 2 ]
amdhsa.kernels:
  - .args:
      - .name: buffer
        .address_space: global
        .offset: 0
        .size: 8
        .value_kind: global_buffer
      - .name: !str n
        .offset: 8
        .size: 4
        .value_kind: by_value
      - .name: m
        .offset: 12
        .size: 4
        .value_kind: by_value
    .kernarg_segment_size: 16
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .sgpr_count: 16
    .vgpr_count: 8
    .max_flat_workgroup_size: 1024
    .name: k
    .symbol: k.kd
...
	.end_amdgpu_metadata
; want:
; k: proved, wave 1023 cycles, kernel 1063 cycles (abstract-warp)
;   proved from 9 flow programs in exact integers, with no solver
;   facts proved again by other means: 10
;          1  order of the code
;          6  cost of a block
;          1  lines or LDS rounds of an access
;          1  bound of a loop
;          1  barriers met alike by all waves
;   facts given by the user: 0
;   facts that hold if no access leaves its buffer: 0
;   facts that are open: 2
;     recheck.s:19:2: lines or LDS rounds of an access, at most 5 lines: from how addresses differ between lanes (wavebound-divergence(7))
;     recheck.s:23:2: bound of a loop, at most 6 iterations per entry: inferred from code and launch (wavebound-loops(7))
