; test: vccz, execz and lds_direct where a number stands: of the masks and M0, and of no known value
; run:  opt %s | grep "at=0x"
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1030"
	.text
	.type	f,@function
f:
	s_bitcmp1_b32 execz, 37
	s_mov_b32 s0, src_vccz
	s_mov_b64 s[2:3], src_vccz
	v_mov_b32_e32 v0, src_execz
	v_add_f32_e64 v0, -src_vccz, v1
	v_mov_b32_e32 v1, lds_direct
	v_cmp_eq_u32_e64 s4, src_lds_direct, v1
	s_cbranch_execz .Lend
.Lend:
	s_endpgm
; want:
; symbol .Lend section=".text" at=0x28
; fn @f device section=".text" at=0x0+0x2c wave_lanes=32 {
; 	other.b32 %execz, 37 | def %scc, %exec_lo {+unmodelled at=0x0+4}
; 	%s0 =s other.b32 %vccz | %vcc_lo {+unmodelled at=0x4+4}
; 	%s[2:3] =s other.b64 %vccz | %vcc_lo {+unmodelled at=0x8+4}
; 	%v0 =v other.b32 %execz | %exec_lo, %exec_lo {+unmodelled at=0xc+4}
; 	%v0 =v other.f32 neg(%vccz), %v1 | %exec_lo, %mode, %vcc_lo {+commutes +unmodelled at=0x10+8}
; 	%v1 =v time.b32 %lds_direct | %exec_lo, %m0 {+unmodelled class=valu at=0x18+4}
; 	%s4 =s time.u32 %lds_direct, %v1 | %exec_lo, %m0 {+commutes +unmodelled class=valu at=0x1c+8}
; 	cbrz @.Lend | %exec_lo {at=0x24+4}
; 	end {at=0x28+4}
