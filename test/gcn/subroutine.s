; test: subroutines: any registers for the return address, code inside of a kernel, one of several targets, jumps to known places
; run:  opt %s
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.p2align 8
	.type k,@function
k:
	s_load_dwordx4 s[4:7], s[4:5], 0x0
	s_branch main
twice:				; a subroutine among the code, which returns to s[40:41]
	s_mov_b32 s20, 3
tl:
	v_add_u32_e32 v1, 1, v1
	s_sub_u32 s20, s20, 1
	s_cmp_lg_u32 s20, 0
	s_cbranch_scc1 tl
	s_setpc_b64 s[40:41]
main:
	v_mov_b32_e32 v1, 0
	s_call_b64 s[40:41], twice
	s_getpc_b64 s[42:43]
	s_add_u32 s42, s42, twice-.-4+4
	s_addc_u32 s43, s43, -1
	s_swappc_b64 s[40:41], s[42:43]
	s_getpc_b64 s[44:45]
p0:
	s_waitcnt lgkmcnt(0)
	s_cmp_eq_u32 s6, 0
	s_cbranch_scc1 other
	s_add_u32 s44, s44, f-p0
	s_addc_u32 s45, s45, 0
	s_branch go
other:
	s_add_u32 s44, s44, g-p0
	s_addc_u32 s45, s45, 0
go:
	s_swappc_b64 s[30:31], s[44:45]
	s_getpc_b64 s[46:47]		; a computed jump: to one of two places
p1:
	s_add_u32 s48, s46, one-p1
	s_addc_u32 s49, s47, 0
	s_add_u32 s46, s46, two-p1
	s_addc_u32 s47, s47, 0
	s_cmp_eq_u32 s6, 1
	s_cselect_b64 s[46:47], s[48:49], s[46:47]
	s_setpc_b64 s[46:47]
one:
	v_add_u32_e32 v1, 1000, v1
two:
	v_lshlrev_b32_e32 v0, 2, v0
	global_store_dword v0, v1, s[4:5]
	s_endpgm
f:
	v_add_u32_e32 v1, 100, v1
	s_setpc_b64 s[30:31]
g:
	s_mov_b32 s20, 5
gl:
	v_add_u32_e32 v1, 7, v1
	s_sub_u32 s20, s20, 1
	s_cmp_lg_u32 s20, 0
	s_cbranch_scc1 gl
	s_setpc_b64 s[30:31]
	.size k, .-k
	.section .rodata,"a",@progbits
	.amdgpu_metadata
amdhsa.version: 
  - 1
  - 2
amdhsa.kernels:
  - .name: k
    .symbol: k.kd
    .kernarg_segment_size: 16
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .sgpr_count: 50
    .vgpr_count: 4
    .max_flat_workgroup_size: 256
    .args:
      - .name: to
        .offset: 0
        .size: 8
        .value_kind: global_buffer
        .address_space: global
      - .name: count
        .offset: 8
        .size: 4
        .value_kind: by_value
.end_amdgpu_metadata
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 50
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_kernarg_size 16
	.end_amdhsa_kernel
; want:
; target gfx900
; file 1 "subroutine.s"
; symbol k section=".text" fn=@k
; symbol main section=".text" at=0x24
; symbol twice section=".text" at=0xc fn=@twice
; symbol tl section=".text" at=0x10
; symbol p0 section=".text" at=0x44
; symbol other section=".text" at=0x60
; symbol f section=".text" at=0xb0 fn=@f
; symbol go section=".text" at=0x6c
; symbol g section=".text" at=0xbc fn=@g
; symbol p1 section=".text" at=0x74
; symbol one section=".text" at=0x98
; symbol two section=".text" at=0xa0
; symbol gl section=".text" at=0xc0
; symbol k.kd section=".rodata"
; symbol .text section=".text"
; symbol .rodata section=".rodata"
; symbol .note section=".note"
;
; fn @k section=".text" at=0x0+0xd4 dropped=14 {
; 	desc vgprs=4 sgprs=64 kernarg_bytes=16 max_flat_workgroup=256 code_object_version=5 float_mode=192 dx10_clamp ieee_mode
; 	abi dispatch_ptr queue_ptr kernarg_ptr workgroup_id_x user_sgprs=6 s_dispatch_ptr=0 s_queue_ptr=2 s_kernarg_ptr=4 s_workgroup_id_x=6
; 	arg "to" buffer value_kind="global_buffer" bytes=8
; 	arg "count" value value_kind="by_value" offset=8 bytes=4
; @k
; 	%s[4:7] =s load %s[4:5], scalar 16 {at=0x0+8 src=1:8:2}
; 	br @main {at=0x8+4 src=1:9:2}
; @main
; 	%v1 =v mov.b32 0 | %exec {at=0x24+4 src=1:19:2}
; 	%s[40:41] =s call @twice {at=0x28+4 src=1:20:2}
; 	%s[42:43] =s getpc.b64 {at=0x2c+4 src=1:21:2}
; 	%s42 =s add.u32 %s42, lit(0xffffffdc) | def %scc {at=0x30+8 src=1:22:2}
; 	%s43 =s addc.u32 %s43, 0xffffffff | %scc, def %scc {at=0x38+4 src=1:23:2}
; 	%s[40:41] =s call %s[42:43], @twice {at=0x3c+4 src=1:24:2}
; 	%s[44:45] =s getpc.b64 {at=0x40+4 src=1:25:2}
; 	waitcnt lgkmcnt=0 {at=0x44+4 src=1:27:2}
; 	eq.u32 %s6, 0 | def %scc {at=0x48+4 src=1:28:2}
; 	cbrnz @other | %scc {at=0x4c+4 src=1:29:2}
; @b2
; 	%s44 =s add.u32 %s44, lit(108) | def %scc {at=0x50+8 src=1:30:2}
; 	%s45 =s addc.u32 %s45, 0 | %scc, def %scc {at=0x58+4 src=1:31:2}
; 	br @go {at=0x5c+4 src=1:32:2}
; @other
; 	%s44 =s add.u32 %s44, lit(120) | def %scc {at=0x60+8 src=1:34:2}
; 	%s45 =s addc.u32 %s45, 0 | %scc, def %scc {at=0x68+4 src=1:35:2}
; @go
; 	%s[30:31] =s cbr %s[44:45] {+side_effect class=call at=0x6c+4 src=1:37:2}
; 	-> taken @b5, taken @b6
; @b5
; 	%s[30:31] =s call %s[44:45], @f {at=0x6c+4 src=1:37:2}
; 	-> fall @b7
; @b6
; 	%s[30:31] =s call %s[44:45], @g {at=0x6c+4 src=1:37:2}
; @b7
; 	%s[46:47] =s getpc.b64 {at=0x70+4 src=1:38:2}
; 	%s48 =s add.u32 %s46, 36 | def %scc {at=0x74+8 src=1:40:2}
; 	%s49 =s addc.u32 %s47, 0 | %scc, def %scc {at=0x7c+4 src=1:41:2}
; 	%s46 =s add.u32 %s46, 44 | def %scc {at=0x80+8 src=1:42:2}
; 	%s47 =s addc.u32 %s47, 0 | %scc, def %scc {at=0x88+4 src=1:43:2}
; 	eq.u32 %s6, 1 | def %scc {at=0x8c+4 src=1:44:2}
; 	%s[46:47] =s select.b64 %s[48:49], %s[46:47] | %scc {at=0x90+4 src=1:45:2}
; 	cbr %s[46:47] {class=call at=0x94+4 src=1:46:2}
; 	-> taken @one, taken @two
; @one
; 	%v1 =v add.u32 lit(1000), %v1 | %exec {at=0x98+8 src=1:48:2}
; @two
; 	%v0 =v shlrev.b32 2, %v0 | %exec {at=0xa0+4 src=1:50:2}
; 	store %v0, %v1, %s[4:5], global 4 | %exec {at=0xa4+8 src=1:51:2}
; 	end {at=0xac+4 src=1:52:2}
; }
;
; fn @twice device section=".text" at=0xc+0xc8 dropped=36 {
; 	in =s %s[40:41]
; @twice
; 	%s20 =s mov.b32 3 {at=0xc+4 src=1:11:2}
; @tl
; 	%v1 =v add.u32 1, %v1 | %exec {at=0x10+4 src=1:13:2}
; 	%s20 =s sub.u32 %s20, 1 | def %scc {at=0x14+4 src=1:14:2}
; 	ne.u32 %s20, 0 | def %scc {at=0x18+4 src=1:15:2}
; 	cbrnz @tl | %scc {at=0x1c+4 src=1:16:2}
; @b2
; 	ret %s[40:41] {at=0x20+4 src=1:17:2}
; }
;
; fn @f device section=".text" at=0xb0+0x24 dropped=6 {
; 	in =s %s[30:31]
; @f
; 	%v1 =v add.u32 lit(100), %v1 | %exec {at=0xb0+8 src=1:54:2}
; 	ret %s[30:31] {at=0xb8+4 src=1:55:2}
; }
;
; fn @g device section=".text" at=0xbc+0x18 {
; 	in =s %s[30:31]
; @g
; 	%s20 =s mov.b32 5 {at=0xbc+4 src=1:57:2}
; @gl
; 	%v1 =v add.u32 7, %v1 | %exec {at=0xc0+4 src=1:59:2}
; 	%s20 =s sub.u32 %s20, 1 | def %scc {at=0xc4+4 src=1:60:2}
; 	ne.u32 %s20, 0 | def %scc {at=0xc8+4 src=1:61:2}
; 	cbrnz @gl | %scc {at=0xcc+4 src=1:62:2}
; @b2
; 	ret %s[30:31] {at=0xd0+4 src=1:63:2}
; }
; run:  simulate %s --launch %d/subroutine.xml | grep -E "cycles|status| b[0-9]"
; want:
;   status    finished
;   cycles    1164, slowest wave 1164
;   blocks    (worst: most cycles of one execution)
;     b0               2            36  subroutine.s:8:2
;     b1               2           404  subroutine.s:19:2
;     b2               2            40  subroutine.s:30:2
;     b4               2            68  subroutine.s:37:2
;     b7               2            60  subroutine.s:38:2
;     b8               2             4  subroutine.s:48:2
;     b9               2           452  subroutine.s:50:2
;     b0               4             4  subroutine.s:11:2 in twice
;     b1              12            48  subroutine.s:13:2 in twice
;     b2               4            32  subroutine.s:17:2 in twice
;     b0               2            36  subroutine.s:54:2 in f
;     b1           2  subroutine.s:13:2 in twice
; run:  analyze --verbose %s --observe %d/subroutine.xml | grep -E "  wave|  kernel|observed"
; want:
;   kernel    1,964 cycles (work-span)
;   wave      1,836 cycles for one wave alone on the device; certified, gap 0
;   observed  1,164 cycles in one simulated run of this launch
;     work-span    1,964  1.68 times the observed
;     isolated     1,936  1.66 times the observed
; audit    wavebound 0.1.0; report schema 1; SHA-256 of each file
