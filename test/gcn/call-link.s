; test: a function returns to s[30:31], so a call must put the address behind it there
; run:  analyze --verbose %s
; exit: 3
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.type	leaf,@function
leaf:
	s_setpc_b64 s[30:31]
	.type	k,@function
k:
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, leaf@rel32@lo+4
	s_addc_u32 s5, s5, leaf@rel32@hi+12
	s_swappc_b64 s[6:7], s[4:5]
	s_endpgm
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 40
	.end_amdhsa_kernel
; want:
; input    call-link.s for gfx900
; machine  vega (model 20f284689992d4e6): 64 compute units, 4 SIMDs each, 10 waves
;          per SIMD, 64 lanes
; assumed  100 cycles from dispatch to first issue (no source)
;          GDS instructions issue like the slowest of LDS (no source)
;          cache control issues like a vector load (no source)
;          memory serves a line in 4 cycles, as if all were of one channel with
;          open rows, and answers after 400 more (no source bounds the worst case)
;          pointers among the arguments are multiples of 4; so are addresses of
;          atomics, private memory and buffer descriptors, of narrower ones
;          multiples of their width, as LLVM 19 emits them: the machine faults on
;          others
;
; kernel k: refused
;   to do     no bound: the messages say why, and what to do
;   code      0 instructions, 0 blocks, 0 edges
;   uses      4 VGPRs, 48 SGPRs, 10 waves per SIMD (limit: wave contexts)
;
; audit    wavebound 0.1.0; report schema 1; SHA-256 of each file
;          input       call-link.s
;            SHA256
;          machine     vega
;            SHA256
;
; A bound holds for the machine as described, which is a model; nothing is claimed
; about a particular chip (-m NAME is one; wavebound machine list).
; call-link.s:14:2: refused: k: a call that leaves its return address elsewhere than in s[30:31], where the called function looks for it [indirect-call]
;      14 | 	s_swappc_b64 s[6:7], s[4:5]
;         | 	^~~~~~~~~~~~
;         = have the callee inlined, call it directly, or state where it goes by a flow fact (<calls>)
