; unrolled remainder entered by a computed jump (Duff), subroutines, stack of return addresses
.include "gen.inc"
.text
.globl duff
.p2align 8
.type duff,@function
duff:
	_s_load1 s6, s[0:1], 0
	_wait_k
	s_and_b32 s7, s6, 7
	s_sub_u32 s7, 8, s7
	s_lshl_b32 s7, s7, 3		; 8 bytes an instruction
	s_getpc_b64 s[8:9]
.Lpc:
	s_add_u32 s8, s8, .Lslots-.Lpc
	s_addc_u32 s9, s9, 0
	s_add_u32 s8, s8, s7
	s_addc_u32 s9, s9, 0
	s_setpc_b64 s[8:9]
.Lslots:
	.rept 8
	v_mul_f32_e64 v1, v0, v1
	.endr
	s_getpc_b64 s[10:11]
.Lpc2:
	s_add_u32 s10, s10, sub1-.Lpc2
	s_addc_u32 s11, s11, 0
	s_swappc_b64 s[30:31], s[10:11]
	s_getpc_b64 s[10:11]
	s_add_u32 s10, s10, sub2@rel32@lo+4
	s_addc_u32 s11, s11, sub2@rel32@hi+12
	s_swappc_b64 s[30:31], s[10:11]
	s_endpgm
sub1:
	v_add_f32 v1, 1.0, v1
	s_setpc_b64 s[30:31]
sub2:
	s_mov_b64 s[34:35], s[30:31]
	s_getpc_b64 s[10:11]
.Lpc3:
	s_sub_u32 s10, s10, .Lpc3-sub1
	s_subb_u32 s11, s11, 0
	s_swappc_b64 s[30:31], s[10:11]
	s_mov_b64 s[30:31], s[34:35]
	s_setpc_b64 s[30:31]
.size duff, .-duff
KERNEL_DESC duff, 48, 8, 0, 8
