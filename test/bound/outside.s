; test: waves whose ids keep them outside a guard cost less: of 4 in 4 workgroups, one passes id < n, n = 40
; run:  analyze %s --grid 256 --workgroup 64 --arg n=40 --exact off
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
k:
	s_load_dword s7, s[4:5], 0x8
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_lshl_b32 s6, s6, 6
	v_add_u32_e32 v0, s6, v0
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e32 vcc, s7, v0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .Ldone
	v_lshlrev_b32_e32 v1, 7, v0
	global_load_dword v2, v1, s[0:1]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v2, 1, v2
	global_store_dword v1, v2, s[0:1]
.Ldone:
	s_endpgm
	.section .rodata,"a"
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
		.amdhsa_kernarg_size 16
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.amdgpu_metadata
amdhsa.version: [1, 2]
amdhsa.target: amdgcn-amd-amdhsa--gfx900
amdhsa.kernels:
  - .name: k
    .symbol: k.kd
    .kernarg_segment_size: 16
    .max_flat_workgroup_size: 256
    .args:
      - .name: p
        .offset: 0
        .size: 8
        .value_kind: global_buffer
        .address_space: global
      - .name: n
        .offset: 8
        .size: 4
        .value_kind: by_value
...
	.end_amdgpu_metadata
; want:
; input    outside.s for gfx900
; machine  vega (model 20f284689992d4e6): 64 compute units, 4 SIMDs each, 10 waves per SIMD, 64 lanes
; assumed  100 cycles from dispatch to first issue (no source)
;          GDS instructions issue like the slowest of LDS (no source)
;          cache control issues like a vector load (no source)
;          memory serves a line in 4 cycles, as if all were of one channel with open rows, and
;          answers after 400 more (no source bounds the worst case)
;          pointers among the arguments are multiples of 4; so are addresses of atomics, private
;          memory and buffer descriptors, of narrower ones multiples of their width, as LLVM 19
;          emits them: the machine faults on others
;
; kernel k
;   launch    256 work-items in workgroups of 64: 4 workgroups, 4 waves
;             40 workgroups fit on a compute unit (limit: workgroups per compute unit), 2,560 on the device
;   code      14 instructions, 3 blocks, 5 edges, 0 loops
;   wave      1,808 cycles for one wave alone on the device; certified, gap 0 (structural)
;             spent on latency 66 %, memory 29 %, issue 4 %, delay 0 %
;   kernel    1,956 cycles (work-span)
;
;   bounds (all safe; the smallest counts)
;   * work-span    1,956  SIMDs, the memory interface and the LDS units are never idle while work
;                         for them waits; holds for any order of issue
;                         all 4 workgroups are resident from the start; waves on one SIMD: at most
;                         1, on one compute unit: 1
;                         1 of 4 waves may pass the guard at outside.s:13:2; the ids of
;                         the others keep them outside
;                         no store reaches kernel arguments or dispatch packet, which are
;                         read-only (M13); 1 store in the code might
;
;   for comparison: estimates, which a run may exceed
;     isolated     1,908  1 round of d + E_WF = 100 + 1808 cycles, block times of a wave alone on
;                         the device (pws-2023, Eqs. 4-6, S = 0)
;                         not safe: 4 waves contend for issue slots and memory, and the equations
;                         do not charge it
;                         no store reaches kernel arguments or dispatch packet, which are
;                         read-only (M13); 1 store in the code might
;
;   worst path of a wave
;     block    count  cycles    %  line
;     b0           1     456   25  outside.s:6  k
;     b1           1     948   52  outside.s:14
;     b2           1     404   22  outside.s:20  .Ldone
;
; audit    wavebound 0.1.0; report schema 1; SHA-256 of each file
;          SHA256 input       outside.s
;          SHA256 machine     vega
;          --grid 256 --workgroup 64 --arg n=40 --exact off
;
; A bound holds for the machine as described, which is a model; nothing is claimed about a particular chip.
