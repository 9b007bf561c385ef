; test: half of an address that DPP moves across lanes: what the destination held is a source, but no summand
; run:  analyze --verbose %s --grid 64 --workgroup 64
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
moved:
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_lshlrev_b32_e32 v0, 2, v0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s0
	v_mov_b32_e32 v2, s1
	v_add_co_u32_dpp v1, vcc, v1, v0 row_mirror row_mask:0xf bank_mask:0x3 bound_ctrl:0
	v_addc_co_u32_e32 v2, vcc, 0, v2, vcc
	global_store_dword v[1:2], v0, off
	s_endpgm
	.amdhsa_kernel moved
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.version: [ 1, 1 ]
amdhsa.kernels:
  - .name: moved
    .symbol: moved.kd
    .kernarg_segment_size: 8
    .args:
      - { .name: out, .size: 8, .offset: 0, .value_kind: global_buffer, .address_space: global }
...
	.end_amdgpu_metadata
; want:
; input    exact-dpp.s for gfx900
; machine  vega (model 20f284689992d4e6): 64 compute units, 4 SIMDs each, 10 waves
;          per SIMD, 64 lanes
; assumed  100 cycles from dispatch to first issue (no source)
;          GDS instructions issue like the slowest of LDS (no source)
;          cache control issues like a vector load (no source)
;          memory serves a line in 4 cycles, as if all were of one channel with
;          open rows, and answers after 400 more (no source bounds the worst case)
;          pointers among the arguments are multiples of 4; so are addresses of
;          atomics, private memory and buffer descriptors, of narrower ones
;          multiples of their width, as LLVM 19 emits them: the machine faults on
;          others
;
; kernel moved
;   kernel    1,468 cycles (isolated)
;   wave      1,368 cycles for one wave alone on the device; certified, gap 0
;             (structural)
;             spent on latency 58 %, memory 38 %, issue 4 %
;   to do     for an exact time (exact-dpp.s:13 decides now): it
;             depends on the result of an instruction that is not modelled
;   launch    64 work-items in workgroups of 64: 1 workgroup, 1 wave
;             40 workgroups fit on a compute unit (limit: workgroups per compute
;             unit), 2,560 on the device
;   code      9 instructions, 1 block, 2 edges, 0 loops
;   uses      4 VGPRs, 32 SGPRs, 3 live VGPRs, 2 live SGPRs, 10 waves per SIMD
;             (limit: wave contexts), 48 bytes of code
;
;   bounds (all safe; the smallest counts)
;   * isolated     1,468  1 round of d + E_WF = 100 + 1368 cycles, block times of
;                         a wave alone on the device (pws-2023, Eqs. 4-6, S = 0)
;                         safe: a single wave, nothing contends
;     work-span    1,468  SIMDs, the memory interface and the LDS units are never
;                         idle while work for them waits; holds for any order of
;                         issue
;                         all 1 workgroups are resident from the start; waves on
;                         one SIMD: at most 1, on one compute unit: 1
;
;   all       no store reaches kernel arguments or dispatch packet, which are
;             read-only (M13); 1 store in the code might
;
;   not exact after 7 wave instructions: it is not known where lanes access memory
;     decides  global_store_dword v[1:2], v0, off (exact-dpp.s:13)
;     by       v_add_co_u32_dpp v1, vcc, v1, v0 row_mirror row_mask:0xf bank_mask:0x3 bound_ctrl:0 (exact-dpp.s:11)
;              it depends on the result of an instruction that is not modelled
;     in all   open: 1 address, of 9 wave instructions; 66.6 % of their issue is
;              determined; waves with open control flow: 0 of 1
;
;   worst path of a wave
;     block    count  cycles    %  line
;     b0           1   1,368  100  exact-dpp.s:6  moved
;
; audit    wavebound 0.1.0; report schema 1; SHA-256 of each file
;          input       exact-dpp.s
;            SHA256
;          machine     vega
;            SHA256
;          --grid 64 --workgroup 64
;
; A bound holds for the machine as described, which is a model; nothing is claimed
; about a particular chip (-m NAME is one; wavebound machine list).
; exact-dpp.s:11:2: warning: moved: DPP reads v1, which a vector instruction writes; of 2 wait states in between there is 1 (s_nop 0) [hazard]
;      11 | 	v_add_co_u32_dpp v1, vcc, v1, v0 row_mirror row_mask:0xf bank_mask:0x3 bound_ctrl:0
;         | 	^~~~~~~~~~~~~~~~
; exact-dpp.s:9:2: note: that is here
;       9 | 	v_mov_b32_e32 v1, s0
;         | 	^~~~~~~~~~~~~
;         = put what the message names in between
