; test: forms that do not exist are refused where they are wrong, and say what would be right
; run:  opt %s
; exit: 2
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.type f,@function
f:
	flat_load_dword v5, off
	flat_load_dword v5, v2
	global_load_dword v5, v[2:3], s[4:5]
	global_load_dword v5, v2, off
	scratch_load_dword v5, v2, s3
	v_add_f32 v0, s1, s2
	v_fma_f32 v0, s1, v2, s3
	v_addc_co_u32_e32 v0, vcc, s0, v1, vcc
	v_mul_lo_u32_e32 v0, v1, v2
	v_add_f64_dpp v[0:1], v[2:3], v[4:5] row_shl:1
	v_mad_f32_sdwa v0, v1, v2, v3 dst_sel:BYTE_0
	v_add_f32_sdwa v0, 0x12345, v2 src0_sel:WORD_1
	v_add_f32_dpp v0, s1, v2 row_shl:1
	v_add_f32_dpp v0, v1, v2 row_shl:16
	v_add_f32_dpp v0, v1, v2 row_share:1
	v_cndmask_b32_e32 v0, v1, v2, s[0:1]
	v_and_b32_e64 v0, -v1, v2
	v_add_u32_e64 v0, v1, v2 mul:2
	v_add_f32_e64 v0, v1, v2 mul:2 clamp
	s_add_u32 s0, s1, s2 clamp
	s_mov_b32 s0, null
	s_mov_b32 src_shared_base, s0
	buffer_load_dword v0, v1, s[0:3], 0 offset:4
	buffer_load_dword v0, off, s[0:3], 0x12345
	flat_atomic_add v0, v[2:3], v4
	ds_write_b32 v0, a1
	s_branch v1
	s_endpgm
; want:
; target gfx900
; symbol f section=".text" fn=@f
;
; fn @f device section=".text" at=0x0+0x70 refused="a line of it could not be read" {
; }
; forms-not.s:8:22: error: flat_load_dword takes an address register, not off, here [bad-operand]
;       8 | 	flat_load_dword v5, off
;         | 	                    ^~~
;         = see the instruction set manual of the target
; forms-not.s:9:22: error: flat_load_dword takes an address of another width (flat 64 bits; global 64, or 32 beside a scalar one; scratch one of 32) here [bad-operand]
;       9 | 	flat_load_dword v5, v2
;         | 	                    ^~
;         = see the instruction set manual of the target
; forms-not.s:10:24: error: global_load_dword takes an address of another width (flat 64 bits; global 64, or 32 beside a scalar one; scratch one of 32) here [bad-operand]
;      10 | 	global_load_dword v5, v[2:3], s[4:5]
;         | 	                      ^~~~~~
;         = see the instruction set manual of the target
; forms-not.s:11:24: error: global_load_dword takes an address of another width (flat 64 bits; global 64, or 32 beside a scalar one; scratch one of 32) here [bad-operand]
;      11 | 	global_load_dword v5, v2, off
;         | 	                      ^~
;         = see the instruction set manual of the target
; forms-not.s:12:25: error: scratch_load_dword takes an address of another width (flat 64 bits; global 64, or 32 beside a scalar one; scratch one of 32) here [bad-operand]
;      12 | 	scratch_load_dword v5, v2, s3
;         | 	                       ^~
;         = see the instruction set manual of the target
; forms-not.s:13:20: error: v_add_f32: it may read one scalar register or literal only; move the other to a vector register [bad-operand]
;      13 | 	v_add_f32 v0, s1, s2
;         | 	                  ^~
;         = see the instruction set manual of the target
; forms-not.s:14:24: error: v_fma_f32: it may read one scalar register or literal only; move the other to a vector register [bad-operand]
;      14 | 	v_fma_f32 v0, s1, v2, s3
;         | 	                      ^~
;         = see the instruction set manual of the target
; forms-not.s:15:37: error: v_addc_co_u32: it may read one scalar register or literal only; move the other to a vector register [bad-operand]
;      15 | 	v_addc_co_u32_e32 v0, vcc, s0, v1, vcc
;         | 	                                   ^~~
;         = see the instruction set manual of the target
; forms-not.s:16:2: error: gfx900 has no 32-bit v_mul_lo_u32 form [bad-mnemonic]
;      16 | 	v_mul_lo_u32_e32 v0, v1, v2
;         | 	^~~~~~~~~~~~~~~~
;         = check the target; wavebound-asm(5) lists the supported ones
; forms-not.s:17:2: error: gfx900 has no DPP v_add_f64 form [bad-mnemonic]
;      17 | 	v_add_f64_dpp v[0:1], v[2:3], v[4:5] row_shl:1
;         | 	^~~~~~~~~~~~~
;         = check the target; wavebound-asm(5) lists the supported ones
; forms-not.s:18:2: error: gfx900 has no SDWA v_mad_f32 form [bad-mnemonic]
;      18 | 	v_mad_f32_sdwa v0, v1, v2, v3 dst_sel:BYTE_0
;         | 	^~~~~~~~~~~~~~
;         = check the target; wavebound-asm(5) lists the supported ones
; forms-not.s:19:2: error: v_add_f32: the encoding has no room for this constant [bad-operand]
;      19 | 	v_add_f32_sdwa v0, 0x12345, v2 src0_sel:WORD_1
;         | 	^~~~~~~~~~~~~~
;         = see the instruction set manual of the target
; forms-not.s:20:20: error: v_add_f32: this form of it takes only a vector register here [bad-operand]
;      20 | 	v_add_f32_dpp v0, s1, v2 row_shl:1
;         | 	                  ^~
;         = see the instruction set manual of the target
; forms-not.s:21:27: error: malformed value of modifier 'row_shl' [bad-modifier]
;      21 | 	v_add_f32_dpp v0, v1, v2 row_shl:16
;         | 	                         ^~~~~~~~~~
;         = see the instruction set manual of the target
; forms-not.s:22:27: error: gfx900 has no modifier 'row_share' [bad-modifier]
;      22 | 	v_add_f32_dpp v0, v1, v2 row_share:1
;         | 	                         ^~~~~~~~~~~
;         = see the instruction set manual of the target
; forms-not.s:23:32: error: v_cndmask_b32: this form of it takes only vcc here [bad-operand]
;      23 | 	v_cndmask_b32_e32 v0, v1, v2, s[0:1]
;         | 	                              ^~~~~~
;         = see the instruction set manual of the target
; forms-not.s:24:21: error: v_and_b32: this form of it cannot change the sign of this operand [bad-operand]
;      24 | 	v_and_b32_e64 v0, -v1, v2
;         | 	                   ^~
;         = see the instruction set manual of the target
; forms-not.s:25:27: error: v_add_u32: this form of it has no such modifier [bad-modifier]
;      25 | 	v_add_u32_e64 v0, v1, v2 mul:2
;         | 	                         ^~~~~
;         = see the instruction set manual of the target
; forms-not.s:26:33: error: the modifier 'clamp' stands here twice, or behind one that it must precede [bad-modifier]
;      26 | 	v_add_f32_e64 v0, v1, v2 mul:2 clamp
;         | 	                               ^~~~~
;         = see the instruction set manual of the target
; forms-not.s:27:23: error: s_add_u32: this form of it has no such modifier [bad-modifier]
;      27 | 	s_add_u32 s0, s1, s2 clamp
;         | 	                     ^~~~~
;         = see the instruction set manual of the target
; forms-not.s:28:16: error: gfx900 has no register null [bad-operand]
;      28 | 	s_mov_b32 s0, null
;         | 	              ^~~~
;         = see the instruction set manual of the target
; forms-not.s:29:12: error: s_mov_b32 takes a scalar register of 32 bits here [bad-operand]
;      29 | 	s_mov_b32 src_shared_base, s0
;         | 	          ^~~~~~~~~~~~~~~
;         = see the instruction set manual of the target
; forms-not.s:30:24: error: buffer_load_dword: the address has a register for idxen and one for offen, or is off [bad-operand]
;      30 | 	buffer_load_dword v0, v1, s[0:3], 0 offset:4
;         | 	                      ^~
;         = see the instruction set manual of the target
; forms-not.s:31:37: error: buffer_load_dword takes a register or an inline constant here [bad-operand]
;      31 | 	buffer_load_dword v0, off, s[0:3], 0x12345
;         | 	                                   ^~~~~~~
;         = see the instruction set manual of the target
; forms-not.s:32:2: error: flat_atomic_add: the register for the old value asks for glc [bad-modifier]
;      32 | 	flat_atomic_add v0, v[2:3], v4
;         | 	^~~~~~~~~~~~~~~
;         = see the instruction set manual of the target
; forms-not.s:33:19: error: gfx900 has no register a1 [bad-operand]
;      33 | 	ds_write_b32 v0, a1
;         | 	                 ^~
;         = see the instruction set manual of the target
; forms-not.s:34:11: error: expected a number or a symbol [bad-operand]
;      34 | 	s_branch v1
;         | 	         ^~
;         = see the instruction set manual of the target
