; test: annotations in comments: attached to the block that follows, refused where they have no effect
; run:  opt %s
; exit: 2
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.type	f,@function
f:
	s_mov_b32 s0, 5
.Lloop:	; wavebound: loop maxcount=7
	s_sub_u32 s0, s0, 1
	s_cmp_lg_u32 s0, 0
	s_cbranch_scc1 .Lloop
	; wavebound: loop totalcount=20 mincount=2
.Lsecond:
	s_sub_u32 s1, s1, 1
	; wavebound: loop maxcount=3
	s_cmp_lg_u32 s1, 0
	s_cbranch_scc1 .Lsecond
	s_endpgm
	.size f, .-f
	.type	g,@function
g:	// wavebound: loop maxcont=3
	s_endpgm ; wavebound: loop maxcount=99999999999999999999
	.type	h,@function
h:	; wavebound: loop
	s_nop 0 ; wavebound: lop maxcount=3
	s_nop 0 ; wavebound: loop maxcount=3 maxcount=4
	s_nop 0 ; wavebound: loop maxcount=3 mincount=4
	s_endpgm
	.section .rodata
	; wavebound: loop maxcount=1
; want:
; target gfx900
; symbol f section=".text" fn=@f
; symbol .Lloop section=".text" at=0x4
; symbol .Lsecond section=".text" at=0x10
; symbol . section=".text" at=0x20
; symbol g section=".text" at=0x20 fn=@g
; symbol h section=".text" at=0x24 fn=@h
;
; fn @f device section=".text" at=0x0+0x20 {
; @f
; 	%s0 =s mov.b32 5 {at=0x0+4}
; @.Lloop
; 	bound 7
; 	%s0 =s sub.u32 %s0, 1 | def %scc {at=0x4+4}
; 	ne.u32 %s0, 0 | def %scc {at=0x8+4}
; 	cbrnz @.Lloop | %scc {at=0xc+4}
; @.Lsecond
; 	bound total=20 min=2
; 	%s1 =s sub.u32 %s1, 1 | def %scc {at=0x10+4}
; 	ne.u32 %s1, 0 | def %scc {at=0x14+4}
; 	cbrnz @.Lsecond | %scc {at=0x18+4}
; @b3
; 	end {at=0x1c+4}
; }
;
; fn @g device section=".text" at=0x20+0x4 {
; @g
; 	end {at=0x20+4}
; }
;
; fn @h device section=".text" at=0x24+0x10 {
; @h
; 	nop 0 {at=0x24+4}
; 	nop 0 {at=0x28+4}
; 	nop 0 {at=0x2c+4}
; 	end {at=0x30+4}
; }
; annotations.s:22:23: error: expected maxcount=, totalcount= or mincount= [bad-annotation]
;      22 | g:	// wavebound: loop maxcont=3
;         |   	                   ^~~~~~~~~
;         = write ; wavebound: loop maxcount=N after the label of the loop header
; annotations.s:23:38: error: expected '=' and a number below 2^64 - 1 [bad-annotation]
;      23 | 	s_endpgm ; wavebound: loop maxcount=99999999999999999999
;         | 	                                    ^~~~~~~~~~~~~~~~~~~~
;         = write ; wavebound: loop maxcount=N after the label of the loop header
; annotations.s:25:21: error: the annotation is empty: give maxcount=N, totalcount=N or mincount=N [bad-annotation]
;      25 | h:	; wavebound: loop
;         |   	                 ^
;         = write ; wavebound: loop maxcount=N after the label of the loop header
; annotations.s:26:23: error: expected 'loop' [bad-annotation]
;      26 | 	s_nop 0 ; wavebound: lop maxcount=3
;         | 	                     ^~~
;         = write ; wavebound: loop maxcount=N after the label of the loop header
; annotations.s:27:39: error: 'maxcount' is given twice [bad-annotation]
;      27 | 	s_nop 0 ; wavebound: loop maxcount=3 maxcount=4
;         | 	                                     ^~~~~~~~~~
;         = write ; wavebound: loop maxcount=N after the label of the loop header
; annotations.s:28:12: error: mincount is larger than maxcount [bad-annotation]
;      28 | 	s_nop 0 ; wavebound: loop maxcount=3 mincount=4
;         | 	          ^~~~~~~~~~
;         = write ; wavebound: loop maxcount=N after the label of the loop header
; annotations.s:16:4: error: f: the annotation stands inside a block, where no loop can start [bad-annotation]
;      16 | 	; wavebound: loop maxcount=3
;         | 	  ^~~~~~~~~~
;         = write ; wavebound: loop maxcount=N after the label of the loop header
; annotations.s:31:4: error: the annotation stands before no block of any function [bad-annotation]
;      31 | 	; wavebound: loop maxcount=1
;         | 	  ^~~~~~~~~~
;         = write ; wavebound: loop maxcount=N after the label of the loop header
