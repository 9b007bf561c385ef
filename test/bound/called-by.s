; test: what a kernel hands to a function bounds its loop, through other functions, too, whatever other kernels hand to it
; run:  analyze %s -k few --format json | grep -o -e '"bound": [0-9]*, "origin": "[a-z-]*", "why": "[^(]*'
	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.amdhsa_code_object_version 4
	.type	times,@function
times:
	v_mov_b32_e32 v2, 0
	s_mov_b64 s[10:11], exec
.Lagain:
	v_add_u32_e32 v2, 1, v2
	v_cmp_lt_u32_e32 vcc, v2, v1
	s_and_b64 exec, exec, vcc
	s_cbranch_execnz .Lagain
	s_mov_b64 exec, s[10:11]
	s_setpc_b64 s[30:31]
	.type	between,@function
between:
	s_mov_b64 s[34:35], s[30:31]
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, times@rel32@lo+4
	s_addc_u32 s5, s5, times@rel32@hi+12
	s_swappc_b64 s[30:31], s[4:5]
	s_mov_b64 s[30:31], s[34:35]
	s_setpc_b64 s[30:31]
	.type	few,@function
few:
	v_mov_b32_e32 v1, 4
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, times@rel32@lo+4
	s_addc_u32 s5, s5, times@rel32@hi+12
	s_swappc_b64 s[30:31], s[4:5]
	v_mov_b32_e32 v1, 7
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, times@rel32@lo+4
	s_addc_u32 s5, s5, times@rel32@hi+12
	s_swappc_b64 s[30:31], s[4:5]
	s_endpgm
	.type	more,@function
more:
	s_load_dword s12, s[0:1], 0x0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s12
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, between@rel32@lo+4
	s_addc_u32 s5, s5, between@rel32@hi+12
	s_swappc_b64 s[30:31], s[4:5]
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel few
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 40
	.end_amdhsa_kernel
	.amdhsa_kernel more
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 40
		.amdhsa_kernarg_size 4
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_private_segment_buffer 0
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.version: [ 1, 1 ]
amdhsa.kernels:
  - .name: few
    .symbol: few.kd
    .kernarg_segment_size: 0
    .kernarg_segment_align: 8
    .wavefront_size: 64
    .sgpr_count: 40
    .vgpr_count: 4
    .private_segment_fixed_size: 0
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
  - .name: more
    .symbol: more.kd
    .kernarg_segment_size: 4
    .kernarg_segment_align: 8
    .wavefront_size: 64
    .sgpr_count: 40
    .vgpr_count: 4
    .private_segment_fixed_size: 0
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .args:
      - .name: n
        .offset: 0
        .size: 4
        .value_kind: by_value
...
	.end_amdgpu_metadata
; want:
; "bound": 6, "origin": "inferred", "why": "v2 of each lane counts 1, 2, ... until v2 >= 7 
; run:  analyze %s --arg more:n=12 --format json | grep -o -e '"bound": [0-9]*, "origin": "[a-z-]*", "why": "[^(]*'
; want:
; "bound": 6, "origin": "inferred", "why": "v2 of each lane counts 1, 2, ... until v2 >= 7 
; "bound": 11, "origin": "inferred", "why": "v2 of each lane counts 1, 2, ... until v2 >= 12 
; run:  analyze %s --entry few --entry times --format json 2>&1 | grep -o -e '"bound": [0-9]*, "origin": "[a-z-]*", "why": "[^(]*'
; want:
; "bound": 6, "origin": "inferred", "why": "v2 of each lane counts 1, 2, ... until v2 >= 7 
; "bound": 4294967294, "origin": "type-range", "why": "v2 of each lane counts 1, 2, ... until v2 >= v1 
; run:  analyze %s --format json | grep -o -e '"bound": [0-9]*, "origin": "[a-z-]*", "why": "[^(]*'
; want:
; "bound": 6, "origin": "inferred", "why": "v2 of each lane counts 1, 2, ... until v2 >= 7 
; "bound": 4294967294, "origin": "type-range", "why": "v2 of each lane counts 1, 2, ... until v2 >= v1 
; called-by.s:11:2: warning: times: the bound of 4294967294 repetitions for the loop at .Lagain (called-by.s:11:2) is no more than the range of a type [loop-type-range]
;      11 | 	v_add_u32_e32 v2, 1, v2
;         | 	^~~~~~~~~~~~~
; note: v2 of each lane counts 1, 2, ... until v2 >= v1 (called-by.s:12:2)
;         = give the values it depends on (--arg, buffers in the launch description) or a flow fact; --without type-range refuses such loops
; run:  simulate %s -k few --grid 64 --workgroup 64 --format json | sed -n '/functions/,$p'
; want:
;       "functions": [
;         { "name": "times", "blocks": [
;             { "block": 0, "count": 2, "max_cycles": 8 },
;             { "block": 1, "count": 11, "max_cycles": 48 },
;             { "block": 2, "count": 2, "max_cycles": 36 }
;           ],
;           "loops": [
;             { "header": 1, "max_iterations": 6 }
;           ] }
;       ] }
;   ]
; }
; run:  simulate %s -k few --grid 64 --workgroup 64 | sed -n '/loops/,$p'
; want:
;   loops     (most repetitions of one entry, over all waves)
;     header    most  line
;     b1           6  called-by.s:11:2 in times
