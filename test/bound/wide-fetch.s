; test: where 64 bits do not hold the bound of a wave, the line of code that it waits for once is in it: 300 cycles more than on vega
; run:  analyze %s --entry nest -m %d/oldest-first.xml --verbose | grep "cycles for one"
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.type	nest,@function
	.p2align	8
nest:
	s_nop 0
.Louter:
	; wavebound: loop maxcount=4294967295
	s_nop 0
.Linner:
	; wavebound: loop maxcount=4294967295
	s_cmp_lg_u32 s4, 0
	s_cbranch_scc1 .Linner
	s_cmp_lg_u32 s5, 0
	s_cbranch_scc1 .Louter
	s_endpgm
; want:
;   wave      737,869,763,017,101,541,656 cycles for one wave alone on the device; certified
; wide-fetch.s:7:1: warning: nest: the bound of a wave of 'nest' does not fit in 64 bits [cycles-wide]
;       7 | nest:
;         | ^~~~~
;         = give the arguments that limit the loops (--arg, --launch) or flow facts
; run:  analyze %s --entry nest -m vega --verbose | grep "cycles for one"
; want:
;   wave      737,869,763,017,101,541,356 cycles for one wave alone on the device; certified
; wide-fetch.s:7:1: warning: nest: the bound of a wave of 'nest' does not fit in 64 bits [cycles-wide]
;       7 | nest:
;         | ^~~~~
;         = give the arguments that limit the loops (--arg, --launch) or flow facts
