; test: what s_waitcnt_depctr does not name, it does not wait for: by names as by numbers
; run:  opt %s | grep waitcnt
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1030"
	.text
	.type k,@function
k:
	s_waitcnt_depctr depctr_va_vdst(0)
	s_waitcnt_depctr 0xf9f
	s_waitcnt_depctr depctr_vm_vsrc(0) & depctr_sa_sdst(0), depctr_hold_cnt(0)
	s_waitcnt_depctr 0xff02
	s_endpgm
; want:
; 	waitcnt simm=3999 {at=0x0+4}
; 	waitcnt simm=3999 {at=0x4+4}
; 	waitcnt simm=65282 {at=0x8+4}
; 	waitcnt simm=65282 {at=0xc+4}
