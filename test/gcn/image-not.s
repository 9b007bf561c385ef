; test: images of gfx10: the dimension says how many registers the address has, and must be there
; run:  opt
; exit: 2
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1030"
	.text
	.type	k,@function
k:
	image_load v1, v4, s[8:15] dmask:0x1 dim:SQ_RSRC_IMG_2D
	s_endpgm
	.type	l,@function
l:
	image_load v1, v4, s[8:15] dmask:0x1
	s_endpgm
	.type	m,@function
m:
	image_load v1, v4, s[8:15] dmask:0x1 dim:SQ_RSRC_IMG_4D
	s_endpgm
	.type	n,@function
n:
	tbuffer_load_format_x v1, off, s[0:3], 0 format:[BUF_FMT_31_FLOAT]
	s_endpgm
; want:
; target gfx1030
; symbol k section=".text" fn=@k
; symbol l section=".text" at=0x8 fn=@l
; symbol m section=".text" at=0x10 fn=@m
; symbol n section=".text" at=0x18 fn=@n
;
; fn @k device section=".text" at=0x0+0x8 wave_lanes=32 refused="a line of it could not be read" {
; }
;
; fn @l device section=".text" at=0x8+0x8 wave_lanes=32 refused="a line of it could not be read" {
; }
;
; fn @m device section=".text" at=0x10+0x8 wave_lanes=32 refused="a line of it could not be read" {
; }
;
; fn @n device section=".text" at=0x18+0x8 wave_lanes=32 refused="a line of it could not be read" {
; }
; image-not.s:8:17: error: image_load: the address has another number of registers than dim and a16 say [bad-operand]
;       8 | 	image_load v1, v4, s[8:15] dmask:0x1 dim:SQ_RSRC_IMG_2D
;         | 	               ^~
;         = see the instruction set manual of the target
; image-not.s:12:2: error: image_load: dim is missing: dim:SQ_RSRC_IMG_2D, for example [bad-modifier]
;      12 | 	image_load v1, v4, s[8:15] dmask:0x1
;         | 	^~~~~~~~~~
;         = see the instruction set manual of the target
; image-not.s:16:39: error: malformed value of modifier 'dim' [bad-modifier]
;      16 | 	image_load v1, v4, s[8:15] dmask:0x1 dim:SQ_RSRC_IMG_4D
;         | 	                                     ^~~~~~~~~~~~~~~~~~
;         = see the instruction set manual of the target
; image-not.s:20:43: error: malformed value of modifier 'format' [bad-modifier]
;      20 | 	tbuffer_load_format_x v1, off, s[0:3], 0 format:[BUF_FMT_31_FLOAT]
;         | 	                                         ^~~~~~~~~~~~~~~~~~~~~~~~~
;         = see the instruction set manual of the target
