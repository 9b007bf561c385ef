; test: metadata in brackets, in quotes, to any base; a form that is not read is an error at its place
; run: launch %s
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.type	k,@function
k:
	s_endpgm
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
      - { .name: cnt, .offset: 0, .size: 0x4, .value_kind: by_value }
      - {".name": 'm', .offset: 010, # comment, with }
         .size: 8,
         ".value_kind": "global_buffer", .address_space: global, .is_const: yes}
      -
        .name : p
        .offset: 16
        .size: 4 # bytes
        .value_kind: by_value
    ".name": k
    .symbol: k.kd
    .reqd_workgroup_size: [ 64, 0x2, 1 ]
amdhsa.version: [ 1, 1 ]
...
	.end_amdgpu_metadata
; want:
; <?xml version="1.0" encoding="UTF-8"?>
; <!-- Replace each word in capitals by a number: GRID by the work-items in all and WORKGROUP by those
;      of a workgroup, as X, X,Y or X,Y,Z. A line of an argument that is deleted stands for
;      any value. See wavebound-launch(5). -->
; <launches>
;   <launch kernel="k" grid="GRID" workgroup="64,2,1">
;     <!-- cnt: value, 4 bytes at byte 0 -->
;     <argument index="0" value="VALUE"/>
;     <!-- m: buffer, 8 bytes at byte 8 -->
;     <buffer index="1" init="zero" bytes="BYTES"/>
;     <!-- p: value, 4 bytes at byte 16 -->
;     <argument index="2" value="VALUE"/>
;   </launch>
; </launches>
