; test: wait states behind matrix instructions of gfx908: a read of the result, and one that multiplies it
; run:  opt %s
	.amdgcn_target "amdgcn-amd-amdhsa--gfx908"
	.text
	.type f,@function
f:
	v_mfma_f32_4x4x1f32 a[0:3], v0, v1, a[0:3]
	s_nop 2
	v_accvgpr_read_b32 v2, a0			; 4 wait states
	v_mfma_f32_16x16x4f32 a[0:3], v0, v1, a[0:3]
	s_nop 9
	v_accvgpr_read_b32 v2, a0			; 10 are enough
	v_mfma_f32_16x16x4f32 a[0:3], v0, v1, a[0:3]
	s_nop 2
	v_mfma_f32_4x4x1f32 a[4:7], a1, v1, a[4:7]	; it multiplies
	v_mfma_f32_4x4x1f32 a[4:7], v0, v1, a[4:7]	; it adds
	s_endpgm
.Lend:
	.size f, .Lend-f
; want:
; target gfx908
; symbol f section=".text" fn=@f
; symbol .Lend section=".text" at=0x48
;
; fn @f device section=".text" at=0x0+0x48 {
; 	in =v %v[0:1]
; @f
; 	%a[0:3] =v other %v0, %v1, %a[0:3] | %exec, %mode {-masked +unmodelled class=mfma-2 at=0x0+8}
; 	nop 2 {at=0x8+4}
; 	%v2 =v mov.b32 %a0 | %exec {+too_soon at=0xc+8}
; 	%a[0:3] =v other %v0, %v1, %a[0:3] | %exec, %mode {-masked +unmodelled class=mfma-8 at=0x14+8}
; 	nop 9 {at=0x1c+4}
; 	%v2 =v mov.b32 %a0 | %exec {at=0x20+8}
; 	%a[0:3] =v other %v0, %v1, %a[0:3] | %exec, %mode {-masked +unmodelled class=mfma-8 at=0x28+8}
; 	nop 2 {at=0x30+4}
; 	%a[4:7] =v other %a1, %v1, %a[4:7] | %exec, %mode {-masked +unmodelled +too_soon class=mfma-2 at=0x34+8}
; 	%a[4:7] =v other %v0, %v1, %a[4:7] | %exec, %mode {-masked +unmodelled class=mfma-2 at=0x3c+8}
; 	end {at=0x44+4}
; }
; hazard-gfx908.s:9:2: warning: f: another instruction reads a0, which a matrix instruction writes; of 4 wait states in between there are 3 (s_nop 0) [hazard]
;       9 | 	v_accvgpr_read_b32 v2, a0			; 4 wait states
;         | 	^~~~~~~~~~~~~~~~~~
; hazard-gfx908.s:7:2: note: that is here
;       7 | 	v_mfma_f32_4x4x1f32 a[0:3], v0, v1, a[0:3]
;         | 	^~~~~~~~~~~~~~~~~~~
;         = put what the message names in between
; hazard-gfx908.s:15:2: warning: f: another instruction reads a1, which a matrix instruction writes; of 4 wait states in between there are 3 (s_nop 0) [hazard]
;      15 | 	v_mfma_f32_4x4x1f32 a[4:7], a1, v1, a[4:7]	; it multiplies
;         | 	^~~~~~~~~~~~~~~~~~~
; hazard-gfx908.s:13:2: note: that is here
;      13 | 	v_mfma_f32_16x16x4f32 a[0:3], v0, v1, a[0:3]
;         | 	^~~~~~~~~~~~~~~~~~~~~
;         = put what the message names in between
