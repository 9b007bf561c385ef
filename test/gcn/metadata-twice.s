; test: a key that a mapping has twice is an error, as for LLVM; elements of lists are mappings of their own
; run:  analyze %s --exact off
; exit: 2
	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.type	k,@function
k:
	s_endpgm
	.section .rodata
	.amdhsa_kernel k
	.amdhsa_next_free_vgpr 4
	.amdhsa_next_free_sgpr 8
	.end_amdhsa_kernel
	.amdgpu_metadata
amdhsa.version: [ 1, 1 ]
amdhsa.kernels:
  - .name: k
    .symbol: k.kd
    .kernarg_segment_size: 16
    .kernarg_segment_align: 8
    .wavefront_size: 64
    .sgpr_count: 8
    .vgpr_count: 4
    .private_segment_fixed_size: 0
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .args:
      - .name: p
        .offset: 0
        .size: 8
        .value_kind: global_buffer
      - { .name: q, .offset: 8, .size: 8, .value_kind: global_buffer }
    .note: [ { a: 1, b: 2 }, { a: 2 }, { a: 3, b: { a: 4 } } ]
    .reqd_workgroup_size: [ 64, 1, 1 ]
    .max_flat_workgroup_size: 64
...
	.end_amdgpu_metadata
; want:
; input    metadata-twice.s for gfx900
; machine  vega: 64 compute units, 4 SIMDs each, 10 waves per SIMD, 64 lanes
;
; kernel k: refused
;   to do     no bound: the messages say why, and what to do
;
; assumed  5 of the machine
;
; A bound holds for the machine as described, which is a model; nothing is claimed
; about a particular chip (-m NAME is one; wavebound machine list).
; --verbose: all bounds, loops, the worst path, resources, assumptions, hashes
; metadata-twice.s:35:33: error: a key that its mapping has twice [metadata-syntax]
;      35 |     .max_flat_workgroup_size: 64
;         |                                 ^
;         = write .amdgpu_metadata as clang prints it: a key and its value on a line
