; test: samplers of gfx12 have a counter of their own: a wait for loads is none for them, nor the other way round
; run:  opt %s
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1200"
	.text
	.type	f,@function
f:
	image_sample_lz v0, [v10, v11], s[0:7], s[8:11] dmask:0x1 dim:SQ_RSRC_IMG_2D
	image_load v1, [v10, v11], s[0:7] dmask:0x1 dim:SQ_RSRC_IMG_2D
	s_wait_loadcnt 0x0
	v_mov_b32 v2, v1
	v_mov_b32 v3, v0
	s_wait_samplecnt 0x0
	v_mov_b32 v4, v0
	image_load v5, [v10, v11], s[0:7] dmask:0x1 dim:SQ_RSRC_IMG_2D
	s_wait_samplecnt 0x0
	v_mov_b32 v6, v5
	s_endpgm
; want:
; target gfx1200
; symbol f section=".text" fn=@f
;
; fn @f device section=".text" at=0x0+0x44 wave_lanes=32 {
; 	in =s %s[0:11]
; 	in =v %v[10:11]
; @f
; 	%v0 =v load %v[10:11], %s[0:7], %s[8:11], global 16*8 | %exec_lo dmask=1 image=8192 {class=image at=0x0+12}
; 	%v1 =v load %v[10:11], %s[0:7], global 16 | %exec_lo dmask=1 image=8192 {class=image at=0xc+12}
; 	waitcnt vmcnt=0 {at=0x18+4}
; 	%v2 =v mov.b32 %v1 | %exec_lo {at=0x1c+4}
; 	%v0 =v time 0 {-masked class=nop at=0x20}
; 	%v3 =v mov.b32 %v0 | %exec_lo {at=0x20+4}
; 	waitcnt vmcnt=0 {at=0x24+4}
; 	%v0 =v time {-masked class=nop at=0x28}
; 	%v4 =v mov.b32 %v0 | %exec_lo {at=0x28+4}
; 	%v5 =v load %v[10:11], %s[0:7], global 16 | %exec_lo dmask=1 image=8192 {class=image at=0x2c+12}
; 	waitcnt vmcnt=0 {at=0x38+4}
; 	%v5 =v time 44 {-masked class=nop at=0x3c}
; 	%v6 =v mov.b32 %v5 | %exec_lo {at=0x3c+4}
; 	end {at=0x40+4}
; }
; gfx12-samples.s:11:2: warning: f: v0 is read here, and what loads it may be outstanding: wait for samplecnt(0) before [wait-missing]
;      11 | 	v_mov_b32 v3, v0
;         | 	^~~~~~~~~
; gfx12-samples.s:7:2: note: it is loaded here
;       7 | 	image_sample_lz v0, [v10, v11], s[0:7], s[8:11] dmask:0x1 dim:SQ_RSRC_IMG_2D
;         | 	^~~~~~~~~~~~~~~
;         = wait before, with the counter and number of the message
; gfx12-samples.s:16:2: warning: f: v5 is read here, and what loads it may be outstanding: wait for loadcnt(0) before [wait-missing]
;      16 | 	v_mov_b32 v6, v5
;         | 	^~~~~~~~~
; gfx12-samples.s:14:2: note: it is loaded here
;      14 | 	image_load v5, [v10, v11], s[0:7] dmask:0x1 dim:SQ_RSRC_IMG_2D
;         | 	^~~~~~~~~~
;         = wait before, with the counter and number of the message
