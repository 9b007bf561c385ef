; test: a launch bounds the loops of an abstract warp of machine code, and is checked
; run:  warp %s --grid 64 --workgroup 64 --arg 0=5 | grep -E "loop|bound" ; $prog warp %s --grid 64 2>&1 | head -1
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
k:
	s_load_dword s4, s[0:1], 0x0
	s_waitcnt lgkmcnt(0)
.Lcount:
	s_sub_u32 s4, s4, 1
	s_cmp_lg_u32 s4, 0
	s_cbranch_scc1 .Lcount
	s_endpgm
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.version: [ 1, 1 ]
amdhsa.kernels:
  - .name: k
    .symbol: k.kd
    .kernarg_segment_size: 4
    .args:
      - { .name: n, .size: 4, .offset: 0, .value_kind: by_value }
...
	.end_amdgpu_metadata
; want:
;     n2    loop          warp-launch.s:9, repeated at most 4 times
; error: k: a launch needs both --grid and --workgroup [usage]
