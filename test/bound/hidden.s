; test: what waves that run at the same time hide of each other's latency: 16 equal waves, 4 on a SIMD, two loads that all wait for
; run:  analyze --verbose %s -m pws4 --grid 1024 --workgroup 1024
	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.amdhsa_code_object_version 4
k:
	s_load_dwordx2 s[4:5], s[0:1], 0x0
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v3, 1, v0
	v_add_u32_e32 v3, 1, v0
	v_add_u32_e32 v3, 1, v0
	v_add_u32_e32 v3, 1, v0
	v_add_u32_e32 v3, 1, v0
	v_add_u32_e32 v3, 1, v0
	v_add_u32_e32 v3, 1, v0
	v_add_u32_e32 v3, 1, v0
	v_add_u32_e32 v3, 1, v0
	v_add_u32_e32 v3, 1, v0
	v_add_u32_e32 v3, 1, v0
	v_add_u32_e32 v3, 1, v0
	v_add_u32_e32 v3, 1, v0
	v_add_u32_e32 v3, 1, v0
	v_add_u32_e32 v3, 1, v0
	v_add_u32_e32 v3, 1, v0
	v_add_u32_e32 v3, 1, v0
	v_add_u32_e32 v3, 1, v0
	v_add_u32_e32 v3, 1, v0
	v_add_u32_e32 v3, 1, v0
	v_add_u32_e32 v3, 1, v0
	v_add_u32_e32 v3, 1, v0
	v_add_u32_e32 v3, 1, v0
	v_add_u32_e32 v3, 1, v0
	v_add_u32_e32 v3, 1, v0
	v_add_u32_e32 v3, 1, v0
	v_add_u32_e32 v3, 1, v0
	v_add_u32_e32 v3, 1, v0
	v_add_u32_e32 v3, 1, v0
	v_add_u32_e32 v3, 1, v0
	v_add_u32_e32 v3, 1, v0
	v_add_u32_e32 v3, 1, v0
	v_add_u32_e32 v3, 1, v0
	v_add_u32_e32 v3, 1, v0
	v_add_u32_e32 v3, 1, v0
	v_add_u32_e32 v3, 1, v0
	v_add_u32_e32 v3, 1, v0
	v_add_u32_e32 v3, 1, v0
	v_add_u32_e32 v3, 1, v0
	v_add_u32_e32 v3, 1, v0
	s_load_dword s20, s[4:5], 0x0
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel k
		.amdhsa_group_segment_fixed_size 64
		.amdhsa_kernarg_size 8
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 64
	.end_amdhsa_kernel
	.text
	.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
      - .name: buffer
        .address_space: global
        .offset: 0
        .size: 8
        .value_kind: global_buffer
    .group_segment_fixed_size: 64
    .kernarg_segment_size: 8
    .max_flat_workgroup_size: 1024
    .name: k
    .symbol: k.kd
amdhsa.target: amdgcn-amd-amdhsa--gfx900
...
	.end_amdgpu_metadata
; want:
; input    hidden.s for gfx900
; machine  pws4 (model 225be4145f73346e): 4 compute units, 4 SIMDs each, 10 waves
;          per SIMD, 64 lanes
; assumed  GDS instructions issue like those of LDS (gem5 does not model GDS)
;          DRAM serves a line per cycle and answers in 40 (no source)
;          accesses wider than 4 bytes are aligned to 4, narrower ones to their
;          width, as OpenCL and HIP compilers have it; the machine faults on
;          others
;          one cycle each to split and to merge (parameters of the paper)
;
; kernel k
;   kernel    1,325 cycles (exact)
;   wave      810 cycles for one wave alone on the device; certified, gap 0
;             (structural)
;             spent on latency 77 %, issue 23 %, memory 0 %
;   to do     nothing makes it smaller: it is the time of every run; only other
;             code is faster
;   launch    1,024 work-items in workgroups of 1,024: 1 workgroup, 16 waves
;             2 workgroups fit on a compute unit (limit: wave contexts), 8 on the
;             device
;   code      46 instructions, 1 block, 2 edges, 0 loops
;   uses      16 VGPRs, 80 SGPRs, 2 live VGPRs, 2 live SGPRs, 64 bytes of LDS, 8
;             waves per SIMD (limit: wave contexts), 192 bytes of code
;
;   bounds (all safe; the smallest counts)
;   * exact         1,325  no data decides the time: every run of this launch
;                          takes exactly these cycles (736 wave instructions)
;                          what happens in one cycle is ordered as rule M12 says;
;                          buffers begin at multiples of a line (64 bytes) and do
;                          not overlap
;     round-robin   1,423  SIMDs issue in loose round robin; waves on one SIMD: at
;                          most 4; longest issue: 4 cycles
;                          a wait on memory is behind 15 other waves with at most
;                          2 transactions each
;                          1 round of dispatch, each d = 1 cycles and one
;                          workgroup
;                          all waves of a workgroup execute the same barriers in
;                          the same iterations (proved)
;     abstract-warp 1,423  barriers cut a workgroup into phases; in each, a SIMD
;                          issues for at most 4 of its 16 waves
;                          all 1 workgroups are resident from the start, at most
;                          16 waves on one compute unit; all waves of a workgroup
;                          execute the same barriers in the same iterations
;                          (proved)
;     work-span     3,631  SIMDs, the memory interface and the LDS units are never
;                          idle while work for them waits; holds for any order of
;                          issue
;                          all 1 workgroups are resident from the start; waves on
;                          one SIMD: at most 4, on one compute unit: 16
;                          all waves of a workgroup execute the same barriers in
;                          the same iterations (proved)
;
;   for comparison: estimates, which a run may exceed
;     isolated        811  1 round of d + E_WF = 1 + 810 cycles, block times of a
;                          wave alone on the device (pws-2023, Eqs. 4-6, S = 0)
;                          not safe: 16 waves contend for issue slots and memory,
;                          and the equations do not charge it
;
;   worst path of a wave
;     block    count  cycles    %  line
;     b0           1     810  100  hidden.s:7  k
;
; audit    wavebound 0.1.0; report schema 1; SHA-256 of each file
;          input       hidden.s
;            SHA256
;          machine     pws4
;            SHA256
;          --machine pws4 --grid 1024 --workgroup 1024
;
; A bound holds for the machine as described, which is a model; nothing is claimed
; about a particular chip (-m NAME is one; wavebound machine list).
; run:  simulate %s -m pws4 --grid 1024 --workgroup 1024 --buffer 0=zero:4096
; want:
; kernel k
;   machine   pws4 (model 225be4145f73346e), round-robin issue
;   status    finished
;   cycles    1325, slowest wave 1325
;   executed  16 waves, 736 wave instructions, 64 memory transactions, 0 LDS rounds
;   busy      SIMDs 13.9 %, memory interface 4.8 %, LDS units 0.0 %
;
;   blocks    (worst: most cycles of one execution)
;     block        count         worst  line
;     b0              16          1324  hidden.s:7:2
