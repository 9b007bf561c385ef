; test: the pair that points to the arguments, with one half written anew, points elsewhere: what is loaded there is no argument
; run:  opt -p dom,postdom,cdep,loops,gsa,lanes,trips
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
k:
	s_load_dword s3, s[0:1], 0x0
	s_mov_b32 s1, 0x1000
	s_load_dword s4, s[0:1], 0x0
	s_waitcnt lgkmcnt(0)
.Largument:
	s_sub_u32 s3, s3, 1
	s_cmp_gt_u32 s3, 1
	s_cbranch_scc1 .Largument
.Lelsewhere:
	s_sub_u32 s4, s4, 1
	s_cmp_gt_u32 s4, 1
	s_cbranch_scc1 .Lelsewhere
	s_endpgm
.Lend_k:
	.section .rodata,"a",@progbits
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
		.amdhsa_kernarg_size 8
		.amdhsa_user_sgpr_private_segment_buffer 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.version: [ 1, 1 ]
amdhsa.kernels:
  - .name: k
    .symbol: k.kd
    .kernarg_segment_size: 8
    .max_flat_workgroup_size: 1024
    .args:
      - .name: n
        .offset: 0
        .size: 4
        .value_kind: by_value
        .type_name: uint
...
	.end_amdgpu_metadata
; want:
; target gfx900
; symbol k section=".text" fn=@k
; symbol .Largument section=".text" at=0x1c
; symbol .Lelsewhere section=".text" at=0x28
; symbol .Lend_k section=".text" at=0x38
;
; fn @k section=".text" at=0x0+0x38 {
; 	desc vgprs=16 sgprs=48 kernarg_bytes=8 max_flat_workgroup=1024 float_mode=192 dx10_clamp ieee_mode
; 	abi kernarg_ptr workgroup_id_x user_sgprs=2 s_kernarg_ptr=0 s_workgroup_id_x=2
; 	arg "n" value value_kind="by_value" type="uint" bytes=4
; 	in =s %s0
; @k
; 	%s3 =s load %s[0:1], scalar 4 {at=0x0+8}
; 	%s1 =s mov.b32 lit(4096) {at=0x8+8}
; 	%s4 =s load %s[0:1], scalar 4 {at=0x10+8}
; 	waitcnt lgkmcnt=0 {at=0x18+4}
; @.Largument
; 	%s3 =s sub.u32 %s3, 1 | def %scc {at=0x1c+4}
; 	gt.u32 %s3, 1 | def %scc {at=0x20+4}
; 	cbrnz @.Largument | %scc {at=0x24+4}
; @.Lelsewhere
; 	%s4 =s sub.u32 %s4, 1 | def %scc {at=0x28+4}
; 	gt.u32 %s4, 1 | def %scc {at=0x2c+4}
; 	cbrnz @.Lelsewhere | %scc {at=0x30+4}
; @b3
; 	end {at=0x34+4}
; }
; ; facts of @k
; ; dom @k: outside
; ; dom @.Largument: @k
; ; dom @.Lelsewhere: @.Largument
; ; dom @b3: @.Lelsewhere
; ; postdom @k: @.Largument
; ; postdom @.Largument: @.Lelsewhere
; ; postdom @.Lelsewhere: @b3
; ; postdom @b3: outside
; ; cdep @.Largument: @.Largument->@.Largument
; ; cdep @.Lelsewhere: @.Lelsewhere->@.Lelsewhere
; ; loop 0 @.Largument depth=1
; ;   blocks @.Largument
; ;   back @.Largument->@.Largument
; ;   entry @k->@.Largument
; ;   exit @.Largument->@.Lelsewhere
; ;   bound max=4294967294 (s3 counts n - 1, n - 2, ... until s3 <= 1 (trips-argument-moved.s:12:2))
; ; loop 1 @.Lelsewhere depth=1
; ;   blocks @.Lelsewhere
; ;   back @.Lelsewhere->@.Lelsewhere
; ;   entry @.Largument->@.Lelsewhere
; ;   exit @.Lelsewhere->@b3
; ;   bound max=4294967294 (s4 counts s4 - 1, s4 - 2, ... until s4 <= 1 (trips-argument-moved.s:16:2))
; ; gsa %s0.0 = entry used #0, #2
; ; gsa %s1.0 = entry used #0
; ; gsa %s1.1 = def #1 used #2
; ; gsa %s3.0 = mu @.Largument (%s3.1, %s3.2) used #4
; ; gsa %s3.1 = def #0 used %s3.0
; ; gsa %s3.2 = def #4 used #5, %s3.0
; ; gsa %s4.0 = mu @.Lelsewhere (%s4.1, %s4.2) used #7
; ; gsa %s4.1 = def #2 used %s4.0
; ; gsa %s4.2 = def #7 used #8, %s4.0
; ; gsa %exec_lo.0 = entry
; ; gsa %exec_hi.0 = entry
; ; gsa %scc.0 = def #4
; ; gsa %scc.1 = def #5 used #6
; ; gsa %scc.2 = def #7
; ; gsa %scc.3 = def #8 used #9
; ; span 0 @k 0+4 in=0 exec=entry busy
; ; span 1 @.Largument 4+3 in=0 exec=entry busy
; ; span 2 @.Lelsewhere 7+3 in=0 exec=entry busy
; ; span 3 @b3 10+1 in=0 exec=entry busy care=!u2
; ; region 0 function
; ;  
; ;   entry entry then entry
; ; lanes of loop 0 together while-any
; ; lanes of loop 1 together while-any
