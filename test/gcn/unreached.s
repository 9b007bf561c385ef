; test: what control does not reach is no refusal, whatever it is, in a text as in an object; what it reaches is, with its place
; run:  opt %s
; exit: 3
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.text
	.type beside,@function
beside:
	s_branch .Lbehind
	v_illegal
	v_interp_p10_f32 v0, v1, v2, v3
.Lbehind:
	s_endpgm
	s_sendmsg_rtn_b32 s0, sendmsg(MSG_RTN_GET_DOORBELL)
	ds_add_gs_reg_rtn v[0:1], v2 gds
	.type into,@function
into:
	s_cbranch_scc0 .Lover
	v_illegal
.Lover:
	s_endpgm
; want:
; target gfx1100
; file 1 "unreached.s"
; symbol beside section=".text" fn=@beside
; symbol into section=".text" at=0x20 fn=@into
; symbol .text section=".text"
; symbol .Lbehind section=".text" at=0x10
; symbol .Lover section=".text" at=0x28
;
; fn @beside device section=".text" at=0x0+0x20 wave_lanes=32 dropped=4 {
; @beside
; 	br @.Lbehind {at=0x0+4 src=1:8:2}
; @.Lbehind
; 	end {at=0x10+4 src=1:12:2}
; }
;
; fn @into device section=".text" at=0x20+0xc wave_lanes=32 refused="a line of it could not be read" {
; }
; unreached.s:18:2: refused: v_illegal is not modelled: it stands for what is no instruction [unsupported-instruction]
;      18 | 	v_illegal
;         | 	^~~~~~~~~
;         = avoid it in code whose time must be bounded
