; test: images of gfx90a: an address has one to four registers, aligned, whatever its dimension needs
; run:  opt
; exit: 2
	.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
	.text
	.type	k,@function
k:
	image_sample v8, v5, s[8:15], s[12:15] dmask:0x1
	image_sample v8, v[68:71], s[8:15], s[12:15] dmask:0x1
	image_load v8, v[68:71], s[8:15] dmask:0x1
	s_endpgm
	.type	l,@function
l:
	image_sample v8, v[68:72], s[8:15], s[12:15] dmask:0x1
	s_endpgm
	.type	m,@function
m:
	image_store v8, v[64:71], s[8:15] dmask:0x1
	s_endpgm
	.type	n,@function
n:
	image_atomic_add v8, v[64:79], s[8:15] dmask:0x1
	s_endpgm
	.type	o,@function
o:
	image_load v8, v[65:66], s[8:15] dmask:0x1
	s_endpgm
; want:
; target gfx90a
; symbol k section=".text" fn=@k
; symbol l section=".text" at=0x1c fn=@l
; symbol m section=".text" at=0x24 fn=@m
; symbol n section=".text" at=0x2c fn=@n
; symbol o section=".text" at=0x34 fn=@o
;
; fn @k device section=".text" at=0x0+0x1c {
; 	in =s %s[8:15]
; 	in =v %v[5:7], %v[68:71]
; @k
; 	%v8 =v load %v[5:7], %s[8:15], %s[12:15], global 16*255 | %exec dmask=1 {class=image at=0x0+8}
; 	%v8 =v load %v[68:71], %s[8:15], %s[12:15], global 16*255 | %exec dmask=1 {class=image at=0x8+8}
; 	%v8 =v load %v[68:71], %s[8:15], global 16 | %exec dmask=1 {class=image at=0x10+8}
; 	end {at=0x18+4}
; }
;
; fn @l device section=".text" at=0x1c+0x8 refused="a line of it could not be read" {
; }
;
; fn @m device section=".text" at=0x24+0x8 refused="a line of it could not be read" {
; }
;
; fn @n device section=".text" at=0x2c+0x8 refused="a line of it could not be read" {
; }
;
; fn @o device section=".text" at=0x34+0x8 refused="a line of it could not be read" {
; }
; image-not-gfx90a.s:14:19: error: image_sample: the address has at most 4 registers [bad-operand]
;      14 | 	image_sample v8, v[68:72], s[8:15], s[12:15] dmask:0x1
;         | 	                 ^~~~~~~~
;         = see the instruction set manual of the target
; image-not-gfx90a.s:18:18: error: image_store: the address has at most 4 registers [bad-operand]
;      18 | 	image_store v8, v[64:71], s[8:15] dmask:0x1
;         | 	                ^~~~~~~~
;         = see the instruction set manual of the target
; image-not-gfx90a.s:22:23: error: image_atomic_add: the address has at most 4 registers [bad-operand]
;      22 | 	image_atomic_add v8, v[64:79], s[8:15] dmask:0x1
;         | 	                     ^~~~~~~~
;         = see the instruction set manual of the target
; image-not-gfx90a.s:26:17: error: gfx90a has no register v[65:66] [bad-operand]
;      26 | 	image_load v8, v[65:66], s[8:15] dmask:0x1
;         | 	               ^~~~~~~~
;         = see the instruction set manual of the target
