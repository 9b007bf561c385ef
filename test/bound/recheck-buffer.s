; test: a bound from the size of a buffer is taken on trust, and says what it assumes; where the code goes on for longer, an access has left its buffer before, and that is said
; run: analyze %s -m pws4 -l %d/recheck-buffer.xml -q --exact off --certificate build/recheck-buffer.json && $prog check-certificate build/recheck-buffer.json %s -m pws4 -l %d/recheck-buffer.xml --exact off; rm -f build/recheck-buffer.json
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
k:
	s_load_dwordx4 s[4:7], s[0:1], 0x0
	v_lshlrev_b32_e32 v1, 2, v0
	s_movk_i32 s8, 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, s7
	v_mov_b32_e32 v2, s6
.Lleaves:					; until the counter is 3: it is even
	global_load_dword v4, v[2:3], off
	v_add_co_u32_e32 v2, vcc, 0x100, v2
	v_addc_co_u32_e32 v3, vcc, 0, v3, vcc
	s_add_u32 s8, s8, 2
	s_cmp_lg_u32 s8, 3
	s_cbranch_scc1 .Lleaves
	global_load_dword v2, v1, s[6:7]
	s_movk_i32 s8, 0
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s9, v2
.Ltrust:					; memory decides
	s_load_dword s12, s[4:5], 0x0
	s_add_u32 s4, s4, 4
	s_addc_u32 s5, s5, 0
	s_add_u32 s8, s8, 1
	s_cmp_lt_u32 s8, s9
	s_cbranch_scc1 .Ltrust
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
      - .name: p
        .address_space: global
        .offset: 0
        .size: 8
        .value_kind: global_buffer
      - .name: q
        .address_space: global
        .offset: 8
        .size: 8
        .value_kind: global_buffer
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
; k: proved, wave 2107 cycles, kernel 2108 cycles (isolated)
;   proved from 2 flow programs in exact integers, with no solver
;   facts proved again by other means: 6
;          1  order of the code
;          5  cost of a block
;   facts given by the user: 0
;   facts that hold if no access leaves its buffer: 2
;     recheck-buffer.s:13:2: bound of a loop, at most 16 iterations per entry: inferred from the size of a buffer or of LDS (wavebound-loops(7)), if no access leaves it; one of 'q' in line 13 does
;     recheck-buffer.s:24:2: bound of a loop, at most 16 iterations per entry: inferred from the size of a buffer or of LDS (wavebound-loops(7)), if no access leaves it
;   facts that are open: 2
;     recheck-buffer.s:13:2: lines or LDS rounds of an access, at most 1 lines: from how addresses differ between lanes (wavebound-divergence(7))
;     recheck-buffer.s:19:2: lines or LDS rounds of an access, at most 5 lines: from how addresses differ between lanes (wavebound-divergence(7))
; recheck-buffer.s:13:2: warning: k: the bound of 16 repetitions for the loop at .Lleaves (recheck-buffer.s:13:2) is no more than the size of a buffer allows, and holds as long as no access leaves its buffer [loop-buffer-size]
;      13 | 	global_load_dword v4, v[2:3], off
;         | 	^~~~~~~~~~~~~~~~~
; note: each iteration accesses 'q', which has 4096 bytes, 256 bytes higher than the one before (recheck-buffer.s:13:2); the loop does not end before one is outside
;         = give the values it depends on (--arg, buffers in the launch description) or a flow fact; --without buffer-size leaves such bounds out
; recheck-buffer.s:24:2: warning: k: the bound of 16 repetitions for the loop at .Ltrust (recheck-buffer.s:24:2) is no more than the size of a buffer allows, and holds as long as no access leaves its buffer [loop-buffer-size]
;      24 | 	s_load_dword s12, s[4:5], 0x0
;         | 	^~~~~~~~~~~~
; note: each iteration accesses 'p', which has 64 bytes, 4 bytes higher than the one before (recheck-buffer.s:24:2)
;         = give the values it depends on (--arg, buffers in the launch description) or a flow fact; --without buffer-size leaves such bounds out
