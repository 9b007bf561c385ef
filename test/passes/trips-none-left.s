; test: a loop that goes on while no lane is in a mask ends once all that are active are, if any is
; run:  opt -p dom,postdom,cdep,loops,gsa,lanes,trips --only trips %s
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
; all lanes of the kernel, of which there is one
	.type all,@function
all:
	s_mov_b32 s4, 0
.Lloop_all:
	s_add_u32 s4, s4, 1
	v_mov_b32_e32 v2, s4
	v_cmp_le_u32_e32 vcc, 10, v2
	s_cbranch_vccz .Lloop_all
	s_endpgm
; those of them that something else lets in
	.type some,@function
some:
	s_mov_b32 s4, 0
.Lloop_some:
	s_add_u32 s4, s4, 1
	v_mov_b32_e32 v2, s4
	global_load_dword v3, v[4:5], off
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s[6:7], 0, v3
	v_cmp_le_u32_e32 vcc, 10, v2
	s_and_b64 vcc, vcc, s[6:7]
	s_cbranch_vccz .Lloop_some
	s_endpgm
; those of a function: there may be none
	.type called,@function
called:
	s_mov_b32 s4, 0
.Lloop_called:
	s_add_u32 s4, s4, 1
	v_mov_b32_e32 v2, s4
	v_cmp_le_u32_e32 vcc, 10, v2
	s_cbranch_vccz .Lloop_called
	s_setpc_b64 s[30:31]
	.section .rodata,"a",@progbits
	.amdhsa_kernel all
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
	.end_amdhsa_kernel
	.amdhsa_kernel some
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
	.end_amdhsa_kernel
; want:
; ; facts of @all
; ; loop 0 @.Lloop_all depth=1
; ;   blocks @.Lloop_all
; ;   back @.Lloop_all->@.Lloop_all
; ;   entry @all->@.Lloop_all
; ;   exit @.Lloop_all->@b2
; ;   bound max=9 (s4 of each lane counts 1, 2, ... until s4 >= 10 (trips-none-left.s:12:2))
; ; facts of @some
; ; loop 0 @.Lloop_some depth=1
; ;   blocks @.Lloop_some
; ;   back @.Lloop_some->@.Lloop_some
; ;   entry @some->@.Lloop_some
; ;   exit @.Lloop_some->@b2
; ;   bound max=unknown (the exit at trips-none-left.s:20:2 tests lanes, and no comparison in the loop decides which are left)
; ; facts of @called
; ; loop 0 @.Lloop_called depth=1
; ;   blocks @.Lloop_called
; ;   back @.Lloop_called->@.Lloop_called
; ;   entry @called->@.Lloop_called
; ;   exit @.Lloop_called->@b2
; ;   bound max=unknown (the loop goes on at trips-none-left.s:34:2 while no lane is in a mask; if no lane is active it does for ever)
