; test: a trap handler ends where it returns; semaphores that do not wait are modelled, others say why not
; run:  analyze %s --target gfx900 --entry handler --entry gws --entry wait --entry take | grep -e entry -e function -e wave -e refused
handler:
	s_getreg_b32 ttmp2, hwreg(HW_REG_MODE)
	s_bfe_u32 ttmp3, ttmp2, 0x80000
	s_cmp_eq_u32 ttmp3, 0
	s_cbranch_scc1 .Lnone
	s_sendmsg sendmsg(MSG_INTERRUPT)
.Lnone:
	s_add_u32 ttmp0, ttmp0, 4
	s_addc_u32 ttmp1, ttmp1, 0
	s_rfe_b64 [ttmp0, ttmp1]
gws:
	s_mov_b32 m0, 0
	s_nop 0
	ds_gws_init v0 gds
	ds_gws_sema_v gds
	ds_gws_sema_br v0 gds
	ds_gws_sema_release_all gds
	s_waitcnt lgkmcnt(0)
	s_endpgm
wait:
	ds_gws_barrier v0 gds
	s_endpgm
take:
	ds_gws_sema_p gds
	s_endpgm
; want:
; machine  vega: 64 compute units, 4 SIMDs each, 10 waves per SIMD, 64 lanes
; handler     552  a wave     
; gws       1,040  a wave     
; wait          -  refused    the messages say why
; take          -  refused    the messages say why
; about a particular chip (-m NAME is one; wavebound machine list).
; handler.s:23:2: refused: ds_gws_barrier waits until as many waves have come as its counter says, of any workgroup: a bound is of one launch, and does not know that all of them are on the device at once [unsupported-instruction]
;      23 | 	ds_gws_barrier v0 gds
;         | 	^~~~~~~~~~~~~~
;         = avoid it in code whose time must be bounded
; handler.s:26:2: refused: ds_gws_sema_p waits until another wave adds to the semaphore, and nothing bounds when [unsupported-instruction]
;      26 | 	ds_gws_sema_p gds
;         | 	^~~~~~~~~~~~~
;         = avoid it in code whose time must be bounded
