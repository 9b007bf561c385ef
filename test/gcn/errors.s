; test: what cannot be read is reported at its place; only the function around it is refused
; run:  opt %s
; exit: 2
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.type	good,@function
good:
	s_endpgm
	.type	bad_mnemonic,@function
bad_mnemonic:
	v_frobnicate_b32 v0, v1
0.bad_label
	v_addc_u32_e32 v0, vcc, v1, v2, vcc
	s_endpgm
	.type	bad_operands,@function
bad_operands:
	s_mov_b32 s0
	s_mov_b32 s0, s[2:3]
	s_mov_b32 s102, 0
	v_mov_b32_e32 s0, v1
	s_mov_b32 s0, 0x100000000
	s_mov_b32 s0, 99999999999999999999999
	v_add_u32_e32 v0, v1, v2, v3
	v_mov_b32_e32 v0, v1 sideways
	v_mov_b32_dpp v0, v1 quad_perm:[0,1,2,7]
	s_waitcnt vmcnt(64)
	s_mov_b32 s0, 1.5.5
	s_mov_b32 s0, s[0:1]
	s_mov_b32 s0, vcc
	s_nop 0 0
	v_add_f64 v[0:1], v[2:3], 0x40080000
	v_mov_b32_sdwa v0, 0x1234567 dst_sel:DWORD src0_sel:DWORD
	s_endpgm
	.type	bad_runs,@function
bad_runs:
	s_mov_b64 s[1:2], 0
	s_load_dwordx4 s[2:5], s[0:1], 0x0
	s_endpgm
	.type	bad_offsets,@function
bad_offsets:
	ds_read_b32 v0, v1 offset:65536
	ds_read2_b32 v[0:1], v1 offset0:256 offset1:0
	ds_read2_b32 v[0:1], v1 offset0:0 offset1:256
	buffer_load_dword v0, off, s[4:7], 0 offset:4096
	flat_load_dword v0, v[2:3] offset:-1
	flat_load_dword v0, v[2:3] offset:4096
	global_load_dword v0, v[2:3], off offset:4096
	global_load_dword v0, v[2:3], off offset:-4097
	s_load_dword s0, s[2:3], 0x100000
	s_load_dword s0, s[2:3], -0x100001
	s_buffer_load_dword s0, s[4:7], -1
	s_endpgm
	.type	last_offsets,@function
last_offsets:
	ds_read_b32 v0, v1 offset:65535
	ds_read2_b32 v[0:1], v1 offset0:255 offset1:255
	buffer_load_dword v0, off, s[4:7], 0 offset:4095
	flat_load_dword v0, v[2:3] offset:4095
	global_load_dword v0, v[2:3], off offset:4095
	global_load_dword v0, v[2:3], off offset:-4096
	s_load_dword s0, s[2:3], 0xfffff
	s_load_dword s0, s[2:3], -0x100000
	s_buffer_load_dword s0, s[4:7], 0xfffff
	s_endpgm
	.type	bad_branch,@function
bad_branch:
	s_branch nowhere
	s_endpgm
	.type	bad_branch_out,@function
bad_branch_out:
	s_branch good
	s_endpgm
	.type	twice,@function
twice:
.Ltwice:
	s_nop 0
.Ltwice:
	s_cbranch_scc0 .Ltwice
	s_endpgm
	.type	falls,@function
falls:
	s_cbranch_scc0 .Lend
	s_endpgm
.Lend:
	s_nop 0
	.type	into_data,@function
into_data:
	s_nop 0
	.long 1, 2
	s_endpgm
	.type	indirect,@function
indirect:
	s_swappc_b64 s[30:31], s[0:1]
	s_setpc_b64 s[30:31]
	.type	table,@function
table:
	s_setpc_b64 s[2:3]
	.type	fork,@function
fork:
	s_cbranch_g_fork s[0:1], s[2:3]
	s_endpgm
	.type	directives,@function
directives:
	.p2align 77
	.ascii "no end
	s_endpgm
	.type	extern_call,@function
extern_call:
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, elsewhere@rel32@lo+4
	s_addc_u32 s5, s5, elsewhere@rel32@hi+12
	s_swappc_b64 s[30:31], s[4:5]
	s_endpgm
	.type	endless,@function
endless:
	s_branch endless
	.type	recursive,@function
recursive:
	v_writelane_b32 v40, s30, 0
	v_writelane_b32 v40, s31, 1
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, recursive@rel32@lo+4
	s_addc_u32 s5, s5, recursive@rel32@hi+12
	s_swappc_b64 s[30:31], s[4:5]
	v_readlane_b32 s30, v40, 0
	v_readlane_b32 s31, v40, 1
	s_setpc_b64 s[30:31]
	.amdhsa_kernel nothing
	.amdhsa_next_free_vgpr 4
	.amdhsa_next_free_sgpr 4
	.end_amdhsa_kernel
	.amdhsa_kernel good
	.amdhsa_next_free_vgpr 4000
	.amdhsa_frobnicate 1
	.end_amdhsa_kernel
; want:
; target gfx900
; symbol good section=".text" fn=@good
; symbol bad_mnemonic section=".text" at=0x4 fn=@bad_mnemonic
; symbol bad_operands section=".text" at=0x10 fn=@bad_operands
; symbol bad_runs section=".text" at=0x54 fn=@bad_runs
; symbol bad_offsets section=".text" at=0x60 fn=@bad_offsets
; symbol last_offsets section=".text" at=0x90 fn=@last_offsets
; symbol bad_branch section=".text" at=0xdc fn=@bad_branch
; symbol nowhere section=""
; symbol bad_branch_out section=".text" at=0xe4 fn=@bad_branch_out
; symbol twice section=".text" at=0xec fn=@twice
; symbol .Ltwice section=".text" at=0xec
; symbol falls section=".text" at=0xf8 fn=@falls
; symbol .Lend section=".text" at=0x100
; symbol into_data section=".text" at=0x104 fn=@into_data
; symbol indirect section=".text" at=0x114 fn=@indirect
; symbol table section=".text" at=0x11c fn=@table
; symbol fork section=".text" at=0x120 fn=@fork
; symbol directives section=".text" at=0x128 fn=@directives
; symbol extern_call section=".text" at=0x12c fn=@extern_call
; symbol elsewhere section=""
; symbol endless section=".text" at=0x148 fn=@endless
; symbol recursive section=".text" at=0x14c fn=@recursive
; symbol nothing section=""
;
; fn @good section=".text" at=0x0+0x4 refused="its kernel descriptor has errors" {
; 	desc float_mode=192 dx10_clamp ieee_mode
; 	abi workgroup_id_x s_workgroup_id_x=0
; }
;
; fn @bad_mnemonic device section=".text" at=0x4+0xc refused="a line of it could not be read" {
; }
;
; fn @bad_operands device section=".text" at=0x10+0x44 refused="a line of it could not be read" {
; }
;
; fn @bad_runs device section=".text" at=0x54+0xc refused="a line of it could not be read" {
; }
;
; fn @bad_offsets device section=".text" at=0x60+0x30 refused="a line of it could not be read" {
; }
;
; fn @last_offsets device section=".text" at=0x90+0x4c {
; 	in =s %flat_scratch[lo:hi], %s[2:7]
; 	in =v %v[2:3]
; @last_offsets
; 	%v0 =v load %v1, lds 4 | %exec offset=65535 {at=0x90+8}
; 	%v[0:1] =v load %v1, lds 4*2 | %exec offset0=255 offset1=255 {at=0x98+8}
; 	%v0 =v load %s[4:7], 0, global 4 | %exec offset=4095 {addr=255 at=0xa0+8}
; 	%v0 =v load %v[2:3], flat 4 | %exec, %flat_scratch[lo:hi] offset=4095 {at=0xa8+8}
; 	%v0 =v load %v[2:3], global 4 | %exec offset=4095 {at=0xb0+8}
; 	%v0 =v load %v[2:3], global 4 | %exec offset=-4096 {at=0xb8+8}
; 	%s0 =s load %s[2:3], scalar 4 offset=1048575 {at=0xc0+8}
; 	%s0 =s load %s[2:3], scalar 4 offset=-1048576 {at=0xc8+8}
; 	%s0 =s load %s[4:7], scalar 4 offset=1048575 {at=0xd0+8}
; 	end {at=0xd8+4}
; }
;
; fn @bad_branch device section=".text" at=0xdc+0x8 refused="a branch goes to a label that is not defined" {
; }
;
; fn @bad_branch_out device section=".text" at=0xe4+0x8 refused="the branch leaves the function" {
; }
;
; fn @twice device section=".text" at=0xec+0xc refused="the branch goes to a label that is defined twice" {
; }
;
; fn @falls device section=".text" at=0xf8+0xc refused="control falls off the end of the function" {
; }
;
; fn @into_data device section=".text" at=0x104+0x10 refused="control runs into data, which is left to an assembler" {
; }
;
; fn @indirect device section=".text" at=0x114+0x8 refused="an indirect call: the address of the called function is not known" {
; }
;
; fn @table device section=".text" at=0x11c+0x4 {
; 	in =s %s[2:3]
; @table
; 	ret %s[2:3] {at=0x11c+4}
; }
;
; fn @fork device section=".text" at=0x120+0x8 refused="a line of it could not be read" {
; }
;
; fn @directives device section=".text" at=0x128+0x4 refused="a line of it could not be read" {
; }
;
; fn @extern_call device section=".text" at=0x12c+0x1c refused="it calls a function that is not in the input" {
; }
;
; fn @endless device section=".text" at=0x148+0x4 {
; @endless
; 	br @endless {at=0x148+4}
; }
;
; fn @recursive device section=".text" at=0x14c+0x7c refused="a line of it could not be read" {
; }
; errors.s:11:2: error: gfx900 has no instruction 'v_frobnicate_b32' [bad-mnemonic]
;      11 | 	v_frobnicate_b32 v0, v1
;         | 	^~~~~~~~~~~~~~~~
;         = check the target; wavebound-asm(5) lists the supported ones
; errors.s:12:1: error: a statement does not begin with a number [asm-syntax]
;      12 | 0.bad_label
;         | ^~~~~~~~~~~
;         = see wavebound-asm(5)
; errors.s:13:2: error: gfx900 has no instruction 'v_addc_u32_e32' [bad-mnemonic]
;      13 | 	v_addc_u32_e32 v0, vcc, v1, v2, vcc
;         | 	^~~~~~~~~~~~~~
;         = check the target; wavebound-asm(5) lists the supported ones
; errors.s:17:2: error: s_mov_b32 takes 2 operands, 1 are given [bad-operand]
;      17 | 	s_mov_b32 s0
;         | 	^~~~~~~~~
;         = see the instruction set manual of the target
; errors.s:18:16: error: s_mov_b32 takes a scalar register or a constant of 32 bits here [bad-operand]
;      18 | 	s_mov_b32 s0, s[2:3]
;         | 	              ^~~~~~
;         = see the instruction set manual of the target
; errors.s:19:12: error: gfx900 has no register s102 [bad-operand]
;      19 | 	s_mov_b32 s102, 0
;         | 	          ^~~~
;         = see the instruction set manual of the target
; errors.s:20:16: error: v_mov_b32 takes a vector register of 32 bits here [bad-operand]
;      20 | 	v_mov_b32_e32 s0, v1
;         | 	              ^~
;         = see the instruction set manual of the target
; errors.s:21:16: error: s_mov_b32 takes a constant that fits here [bad-operand]
;      21 | 	s_mov_b32 s0, 0x100000000
;         | 	              ^~~~~~~~~~~
;         = see the instruction set manual of the target
; errors.s:22:16: error: the number does not fit in 64 bits [bad-operand]
;      22 | 	s_mov_b32 s0, 99999999999999999999999
;         | 	              ^~~~~~~~~~~~~~~~~~~~~~~
;         = see the instruction set manual of the target
; errors.s:23:28: error: v_add_u32 takes 3 operands, 4 are given [bad-operand]
;      23 | 	v_add_u32_e32 v0, v1, v2, v3
;         | 	                          ^~
;         = see the instruction set manual of the target
; errors.s:24:23: error: v_mov_b32 takes 2 operands, 3 are given [bad-operand]
;      24 | 	v_mov_b32_e32 v0, v1 sideways
;         | 	                     ^~~~~~~~
;         = see the instruction set manual of the target
; errors.s:25:41: error: too many values, or a value out of range [bad-modifier]
;      25 | 	v_mov_b32_dpp v0, v1 quad_perm:[0,1,2,7]
;         | 	                                       ^
;         = see the instruction set manual of the target
; errors.s:26:12: error: malformed operand [bad-operand]
;      26 | 	s_waitcnt vmcnt(64)
;         | 	          ^~~~~~~~~
;         = see the instruction set manual of the target
; errors.s:27:16: error: malformed number [bad-operand]
;      27 | 	s_mov_b32 s0, 1.5.5
;         | 	              ^~~~~
;         = see the instruction set manual of the target
; errors.s:28:16: error: s_mov_b32 takes a scalar register or a constant of 32 bits here [bad-operand]
;      28 | 	s_mov_b32 s0, s[0:1]
;         | 	              ^~~~~~
;         = see the instruction set manual of the target
; errors.s:29:16: error: s_mov_b32 takes a scalar register or a constant of 32 bits here [bad-operand]
;      29 | 	s_mov_b32 s0, vcc
;         | 	              ^~~
;         = see the instruction set manual of the target
; errors.s:30:10: error: s_nop takes 1 operand, 2 are given [bad-operand]
;      30 | 	s_nop 0 0
;         | 	        ^
;         = see the instruction set manual of the target
; errors.s:31:2: error: v_add_f64: the encoding has no room for this constant [bad-operand]
;      31 | 	v_add_f64 v[0:1], v[2:3], 0x40080000
;         | 	^~~~~~~~~
;         = see the instruction set manual of the target
; errors.s:32:2: error: v_mov_b32: the encoding has no room for this constant [bad-operand]
;      32 | 	v_mov_b32_sdwa v0, 0x1234567 dst_sel:DWORD src0_sel:DWORD
;         | 	^~~~~~~~~~~~~~
;         = see the instruction set manual of the target
; errors.s:36:12: error: gfx900 has no register s[1:2] [bad-operand]
;      36 | 	s_mov_b64 s[1:2], 0
;         | 	          ^~~~~~
;         = see the instruction set manual of the target
; errors.s:37:17: error: gfx900 has no register s[2:5] [bad-operand]
;      37 | 	s_load_dwordx4 s[2:5], s[0:1], 0x0
;         | 	               ^~~~~~
;         = see the instruction set manual of the target
; errors.s:41:2: error: the encoding has no room for this offset [bad-modifier]
;      41 | 	ds_read_b32 v0, v1 offset:65536
;         | 	^~~~~~~~~~~
;         = see the instruction set manual of the target
; errors.s:42:2: error: the encoding has no room for this offset [bad-modifier]
;      42 | 	ds_read2_b32 v[0:1], v1 offset0:256 offset1:0
;         | 	^~~~~~~~~~~~
;         = see the instruction set manual of the target
; errors.s:43:2: error: the encoding has no room for this offset [bad-modifier]
;      43 | 	ds_read2_b32 v[0:1], v1 offset0:0 offset1:256
;         | 	^~~~~~~~~~~~
;         = see the instruction set manual of the target
; errors.s:44:2: error: the encoding has no room for this offset [bad-modifier]
;      44 | 	buffer_load_dword v0, off, s[4:7], 0 offset:4096
;         | 	^~~~~~~~~~~~~~~~~
;         = see the instruction set manual of the target
; errors.s:45:2: error: the encoding has no room for this offset [bad-modifier]
;      45 | 	flat_load_dword v0, v[2:3] offset:-1
;         | 	^~~~~~~~~~~~~~~
;         = see the instruction set manual of the target
; errors.s:46:2: error: the encoding has no room for this offset [bad-modifier]
;      46 | 	flat_load_dword v0, v[2:3] offset:4096
;         | 	^~~~~~~~~~~~~~~
;         = see the instruction set manual of the target
; errors.s:47:2: error: the encoding has no room for this offset [bad-modifier]
;      47 | 	global_load_dword v0, v[2:3], off offset:4096
;         | 	^~~~~~~~~~~~~~~~~
;         = see the instruction set manual of the target
; errors.s:48:2: error: the encoding has no room for this offset [bad-modifier]
;      48 | 	global_load_dword v0, v[2:3], off offset:-4097
;         | 	^~~~~~~~~~~~~~~~~
;         = see the instruction set manual of the target
; errors.s:49:2: error: the encoding has no room for this offset [bad-modifier]
;      49 | 	s_load_dword s0, s[2:3], 0x100000
;         | 	^~~~~~~~~~~~
;         = see the instruction set manual of the target
; errors.s:50:2: error: the encoding has no room for this offset [bad-modifier]
;      50 | 	s_load_dword s0, s[2:3], -0x100001
;         | 	^~~~~~~~~~~~
;         = see the instruction set manual of the target
; errors.s:51:2: error: the encoding has no room for this offset [bad-modifier]
;      51 | 	s_buffer_load_dword s0, s[4:7], -1
;         | 	^~~~~~~~~~~~~~~~~~~
;         = see the instruction set manual of the target
; errors.s:77:1: error: '.Ltwice' is defined twice [duplicate-symbol]
;      77 | .Ltwice:
;         | ^~~~~~~~
; errors.s:75:1: note: first defined here
;      75 | .Ltwice:
;         | ^~~~~~~~
;         = rename one of them
; errors.s:100:2: refused: s_cbranch_g_fork runs both ways of a branch, one after the other, in an order and to a place that its stack in registers says: branch on EXEC instead [unsupported-instruction]
;     100 | 	s_cbranch_g_fork s[0:1], s[2:3]
;         | 	^~~~~~~~~~~~~~~~
;         = avoid it in code whose time must be bounded
; errors.s:104:11: error: an alignment that is no power of two below 2^32 [bad-directive]
;     104 | 	.p2align 77
;         | 	         ^~
;         = see wavebound-asm(5)
; errors.s:105:9: error: expected a string, or it does not end [asm-syntax]
;     105 | 	.ascii "no end
;         | 	       ^~~
;         = see wavebound-asm(5)
; errors.s:133:10: error: next_free_vgpr is out of range: at most 512 [bad-directive]
;     133 | 	.amdhsa_next_free_vgpr 4000
;         | 	        ^~~~~~~~~~~~~~
;         = see wavebound-asm(5)
; errors.s:134:10: error: unknown field of a kernel descriptor [bad-directive]
;     134 | 	.amdhsa_frobnicate 1
;         | 	        ^~~~~~~~~~
;         = see wavebound-asm(5)
; errors.s:128:17: error: kernel 'nothing' has a descriptor but no code [missing-function]
;     128 | 	.amdhsa_kernel nothing
;         | 	               ^~~~~~~
;         = mark functions with .type NAME,@function
; errors.s:67:2: error: bad_branch: the label 'nowhere' is not defined [bad-branch]
;      67 | 	s_branch nowhere
;         | 	^~~~~~~~
;         = keep branch targets inside the function
; errors.s:71:2: error: bad_branch_out: the branch leaves the function [bad-branch]
;      71 | 	s_branch good
;         | 	^~~~~~~~
;         = keep branch targets inside the function
; errors.s:78:2: error: twice: the branch goes to a label that is defined twice [bad-branch]
;      78 | 	s_cbranch_scc0 .Ltwice
;         | 	^~~~~~~~~~~~~~
;         = keep branch targets inside the function
; errors.s:85:2: error: falls: control falls off the end of the function [fall-off]
;      85 | 	s_nop 0
;         | 	^~~~~
;         = end the function with s_endpgm, or s_setpc_b64 s[30:31] in a callee
; errors.s:89:1: error: into_data: control runs into data, which is left to an assembler [bad-directive]
;      89 | 	.long 1, 2
;         | ^~~~~~
;         = see wavebound-asm(5)
; errors.s:93:2: refused: indirect: an indirect call: the address of the called function is not known [indirect-call]
;      93 | 	s_swappc_b64 s[30:31], s[0:1]
;         | 	^~~~~~~~~~~~
; note: a flow fact that states where it goes:  <calls address="0x114" wb:code="d5e7295f331cb4a5"><target name="NAME"/></calls>
;         = have the callee inlined, call it directly, or state where it goes by a flow fact (<calls>)
; errors.s:94:2: refused: indirect: a jump that is neither the return nor a call whose target is known [indirect-call]
;      94 | 	s_setpc_b64 s[30:31]
;         | 	^~~~~~~~~~~
; note: a flow fact that states where it goes:  <calls address="0x118" wb:code="082d8cd7c010a2c4"><target label="NAME"/></calls>
;         = have the callee inlined, call it directly, or state where it goes by a flow fact (<calls>)
; errors.s:112:2: refused: extern_call: the called function 'elsewhere' is not in the input [call-unknown]
;     112 | 	s_swappc_b64 s[30:31], s[4:5]
;         | 	^~~~~~~~~~~~
;         = make the callee part of the input (link it; functions of OpenCL C are in the device libraries), or have it inlined
