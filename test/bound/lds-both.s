; test: a kernel that has LDS of its own and an array that the launch gives its size
; run:  analyze --verbose %s -m pws4 --grid 4096 --workgroup 64
; exit: 3
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.globl both
	.type both,@function
both:
	v_lshlrev_b32_e32 v1, 2, v0
	ds_write_b32 v1, v0
	ds_write_b32 v1, v0 offset:256
	s_endpgm
	.section .rodata
	.p2align 6
	.amdhsa_kernel both
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 16
		.amdhsa_group_segment_fixed_size 256
		.amdhsa_kernarg_size 16
	.end_amdhsa_kernel
	.text
	.globl one
	.type one,@function
one:
	v_lshlrev_b32_e32 v1, 2, v0
	ds_write_b32 v1, v0
	ds_write_b32 v1, v0 offset:256
	s_endpgm
	.section .rodata
	.p2align 6
	.amdhsa_kernel one
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 16
		.amdhsa_group_segment_fixed_size 256
		.amdhsa_kernarg_size 16
	.end_amdhsa_kernel
	.text
	.globl pointer
	.type pointer,@function
pointer:
	v_lshlrev_b32_e32 v1, 2, v0
	ds_write_b32 v1, v0
	ds_write_b32 v1, v0 offset:256
	s_endpgm
	.section .rodata
	.p2align 6
	.amdhsa_kernel pointer
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 16
		.amdhsa_group_segment_fixed_size 256
		.amdhsa_kernarg_size 16
	.end_amdhsa_kernel
	.text
	.amdgpu_metadata
amdhsa.version: [1, 2]
amdhsa.target: amdgcn-amd-amdhsa--gfx900
amdhsa.kernels:
  - .name: both
    .symbol: both.kd
    .kernarg_segment_size: 16
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 256
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .sgpr_count: 16
    .vgpr_count: 4
    .max_flat_workgroup_size: 256
    .args:
      - .offset: 8
        .size: 4
        .value_kind: hidden_dynamic_lds_size
  - .name: one
    .symbol: one.kd
    .kernarg_segment_size: 16
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 256
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .sgpr_count: 16
    .vgpr_count: 4
    .max_flat_workgroup_size: 256
    .args:
      - .offset: 8
        .size: 4
        .value_kind: hidden_block_count_x
  - .name: pointer
    .symbol: pointer.kd
    .kernarg_segment_size: 16
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 256
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .sgpr_count: 16
    .vgpr_count: 4
    .max_flat_workgroup_size: 256
    .args:
      - .offset: 0
        .size: 4
        .value_kind: dynamic_shared_pointer
        .pointee_align: 4
        .name: p
      - .offset: 8
        .size: 4
        .value_kind: hidden_dynamic_lds_size
...
	.end_amdgpu_metadata
; want:
; input    lds-both.s for gfx900
; machine  pws4 (model 225be4145f73346e): 4 compute units, 4 SIMDs each, 10 waves
;          per SIMD, 64 lanes
; assumed  GDS instructions issue like those of LDS (gem5 does not model GDS)
;          DRAM serves a line per cycle and answers in 40 (no source)
;          accesses wider than 4 bytes are aligned to 4, narrower ones to their
;          width, as OpenCL and HIP compilers have it; the machine faults on
;          others
;          one cycle each to split and to merge (parameters of the paper)
;
; kernel both: refused
;   to do     no bound: the messages say why, and what to do
;   launch    4,096 work-items in workgroups of 64: 64 workgroups
;   code      4 instructions, 1 block, 2 edges, 0 loops
;   uses      4 VGPRs, 16 SGPRs, 2 live VGPRs, 10 waves per SIMD (limit: wave
;             contexts), 24 bytes of code
;
; kernel one
;   kernel    161 cycles (round-robin)
;   wave      52 cycles for one wave alone on the device; certified, gap 0
;             (structural)
;             spent on latency 62 %, issue 31 %, LDS 8 %
;   to do     for an exact time (lds-both.s:27 decides now): it
;             accesses LDS that the workgroup does not have
;   launch    4,096 work-items in workgroups of 64: 64 workgroups, 64 waves
;             40 workgroups fit on a compute unit (limit: workgroups per compute
;             unit), 160 on the device
;   code      4 instructions, 1 block, 2 edges, 0 loops
;   uses      4 VGPRs, 16 SGPRs, 2 live VGPRs, 256 bytes of LDS, 10 waves per SIMD
;             (limit: wave contexts), 24 bytes of code
;
;   bounds (all safe; the smallest counts)
;   * round-robin  161  SIMDs issue in loose round robin; waves on one SIMD: at
;                       most 4; longest issue: 4 cycles
;                       a wait on memory is behind 63 other waves with at most 0
;                       transactions each
;                       1 round of dispatch, each d = 1 cycles and one workgroup
;     work-span    161  SIMDs, the memory interface and the LDS units are never
;                       idle while work for them waits; holds for any order of
;                       issue
;                       all 64 workgroups are resident from the start; waves on
;                       one SIMD: at most 4, on one compute unit: 16
;
;   for comparison: estimates, which a run may exceed
;     isolated      53  1 round of d + E_WF = 1 + 52 cycles, block times of a wave
;                       alone on the device (pws-2023, Eqs. 4-6, S = 0)
;                       not safe: 64 waves contend for issue slots and memory, and
;                       the equations do not charge it
;
;   not exact after 128 wave instructions: it is not known where lanes access memory
;     decides  ds_write_b32 v1, v0 offset:256 (lds-both.s:27)
;              it accesses LDS that the workgroup does not have
;     in all   open: 64 addresses, of 192 wave instructions; 66.6 % of their issue
;              is determined; waves with open control flow: 64 of 64
;
;   worst path of a wave
;     block    count  cycles    %  line
;     b0           1      52  100  lds-both.s:25  one
;
; kernel pointer: refused
;   to do     no bound: the messages say why, and what to do
;   launch    4,096 work-items in workgroups of 64: 64 workgroups
;   code      4 instructions, 1 block, 2 edges, 0 loops
;   uses      4 VGPRs, 16 SGPRs, 2 live VGPRs, 10 waves per SIMD (limit: wave
;             contexts), 24 bytes of code
;
; audit    wavebound 0.1.0; report schema 1; SHA-256 of each file
;          input       lds-both.s
;            SHA256
;          machine     pws4
;            SHA256
;          --machine pws4 --grid 4096 --workgroup 64
;
; A bound holds for the machine as described, which is a model; nothing is claimed
; about a particular chip (-m NAME is one; wavebound machine list).
; lds-both.s:8:1: refused: both: the kernel has an array in LDS whose size is left to the launch, and the launch gives none, so it is not known how many workgroups fit on a compute unit [lds-size]
;       8 | both:
;         | ^~~~~
;         = give its size in bytes: --arg NAME=BYTES for a pointer, --lds BYTES for what the kernel declares extern
; lds-both.s:40:1: refused: pointer: the launch gives the LDS pointer 'p' no size, so it is not known how many workgroups fit on a compute unit [lds-size]
;      40 | pointer:
;         | ^~~~~~~~
;         = give its size in bytes: --arg NAME=BYTES for a pointer, --lds BYTES for what the kernel declares extern
