; test: vector instructions that s_setvskip may skip: results old or new, of no known value; accesses, and branches, are refused
; run:  opt %s 2>&1 | grep "at=0x\|^vskip"
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.type	f,@function
f:
	s_setvskip s4, 3
	v_mov_b32_e32 v0, 1
	v_cmp_eq_u32_e32 vcc, v1, v2
	v_readfirstlane_b32 s5, v3
	s_add_u32 s5, s5, 1
	s_setvskip 0, 0
	v_mov_b32_e32 v0, 1
	s_endpgm
	.type	on,@function
on:
	s_setvskip 1, 0
	v_mov_b32_e32 v0, 1
	s_setvskip -1, 33
	global_load_dword v0, v[0:1], off
	s_setvskip 2, 32
	s_endpgm
	.type	branch,@function
branch:
	s_setvskip s4, s5
	s_cbranch_scc0 .Lend
	v_mov_b32_e32 v0, 1
.Lend:
	s_setvskip 0, 0
	s_endpgm
; want:
; symbol on section=".text" at=0x20 fn=@on
; symbol branch section=".text" at=0x38 fn=@branch
; symbol .Lend section=".text" at=0x44
; fn @f device section=".text" at=0x0+0x20 {
; 	other %s4, 3 | %mode, def %scc, def %mode {+side_effect +unmodelled class=setreg at=0x0+4}
; 	%v0 =v time.b32 1 | %exec, %v0, %mode {+unmodelled class=valu at=0x4+4}
; 	%vcc =s time.u32 %v1, %v2 | %exec, %vcc, %mode {+commutes +unmodelled class=valu at=0x8+4}
; 	%s5 =s time.b32 %v3 | %exec, %s5, %mode {+crosslane +unmodelled class=valu-lane at=0xc+4}
; 	%s5 =s add.u32 %s5, 1 | def %scc {at=0x10+4}
; 	other 0, 0 | %mode, def %scc, def %mode {+side_effect +unmodelled class=setreg at=0x14+4}
; 	%v0 =v mov.b32 1 | %exec {at=0x18+4}
; 	end {at=0x1c+4}
; fn @on device section=".text" at=0x20+0x18 refused="a line of it could not be read" {
; fn @branch device section=".text" at=0x38+0x14 refused="register indexing, or skipping of vector instructions, is on across a branch" {
