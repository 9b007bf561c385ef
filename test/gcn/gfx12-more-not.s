; test: forms that the hardware does not have are errors: parts of an index register, bytes, addresses of samplers
; run:  opt %s
; exit: 2
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1200"
	.text
	.type	f,@function
f:
	v_swmmac_f32_16x16x32_f16 v[0:7], v[8:11], v[12:19], v20 index_key:2
	v_wmma_f32_16x16x16_f16 v[0:3], v[8:9], v[12:13], v[0:3]
	v_cvt_f32_fp8_e64 v1, v2 byte_sel:4
	image_load v[0:3], v[0:1], s[0:7] dmask:0xf dim:SQ_RSRC_IMG_2D
	image_load v[0:3], [v0, v1], s[0:7] dmask:0xf dim:SQ_RSRC_IMG_2D unorm
	image_load v[0:3], [v0, v1], s[0:7] dmask:0xf dim:SQ_RSRC_IMG_2D lwe
	image_sample_d v[0:3], [v4, v5, v6, v7, v8, v9], s[0:7], s[8:11] dmask:0xf dim:SQ_RSRC_IMG_2D
	s_prefetch_data s[0:1], 0x100, v0, 5
	s_endpgm
; want:
; target gfx1200
; symbol f section=".text" fn=@f
;
; fn @f device section=".text" at=0x0+0x24 wave_lanes=32 refused="a line of it could not be read" {
; }
; gfx12-more-not.s:8:59: error: v_swmmac_f32_16x16x32_f16: the index register has no such part [bad-modifier]
;       8 | 	v_swmmac_f32_16x16x32_f16 v[0:7], v[8:11], v[12:19], v20 index_key:2
;         | 	                                                         ^~~~~~~~~~~
;         = see the instruction set manual of the target
; gfx12-more-not.s:9:26: error: v_wmma_f32_16x16x16_f16 takes a vector register of 256 bits here [bad-operand]
;       9 | 	v_wmma_f32_16x16x16_f16 v[0:3], v[8:9], v[12:13], v[0:3]
;         | 	                        ^~~~~~
;         = see the instruction set manual of the target
; gfx12-more-not.s:10:27: error: v_cvt_f32_fp8: a register has four bytes, 0 to 3 [bad-modifier]
;      10 | 	v_cvt_f32_fp8_e64 v1, v2 byte_sel:4
;         | 	                         ^~~~~~~~~~
;         = see the instruction set manual of the target
; gfx12-more-not.s:11:21: error: image_load: gfx12 takes a list of registers here: [v0, v1]; of a sampler four, and more in the fourth: [v0, v1, v2, v[3:4]] [bad-operand]
;      11 | 	image_load v[0:3], v[0:1], s[0:7] dmask:0xf dim:SQ_RSRC_IMG_2D
;         | 	                   ^~~~~~
;         = see the instruction set manual of the target
; gfx12-more-not.s:12:67: error: image_load: it has no such modifier [bad-modifier]
;      12 | 	image_load v[0:3], [v0, v1], s[0:7] dmask:0xf dim:SQ_RSRC_IMG_2D unorm
;         | 	                                                                 ^~~~~
;         = see the instruction set manual of the target
; gfx12-more-not.s:13:67: error: image_load: this form of it has no such modifier [bad-modifier]
;      13 | 	image_load v[0:3], [v0, v1], s[0:7] dmask:0xf dim:SQ_RSRC_IMG_2D lwe
;         | 	                                                                 ^~~
;         = see the instruction set manual of the target
; gfx12-more-not.s:14:25: error: image_sample_d: gfx12 takes a list of registers here: [v0, v1]; of a sampler four, and more in the fourth: [v0, v1, v2, v[3:4]] [bad-operand]
;      14 | 	image_sample_d v[0:3], [v4, v5, v6, v7, v8, v9], s[0:7], s[8:11] dmask:0xf dim:SQ_RSRC_IMG_2D
;         | 	                       ^~~
;         = see the instruction set manual of the target
; gfx12-more-not.s:15:33: error: s_prefetch_data takes a scalar register of 32 bits here [bad-operand]
;      15 | 	s_prefetch_data s[0:1], 0x100, v0, 5
;         | 	                               ^~
;         = see the instruction set manual of the target
