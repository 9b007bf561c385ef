; test: v_nop reads EXEC, which is no number of wait states
; run:  analyze --verbose %s -m %d/tiny.xml
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
k:
	v_nop
	v_nop_sdwa
	s_nop 2
	s_endpgm
	.section .rodata,"a",@progbits
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 32
	.end_amdhsa_kernel
; want:
; input    nop-vector.s for gfx900
; machine  tiny (model ca540b243923c061): 2 compute units, 2 SIMDs each, 3 waves
;          per SIMD, 64 lanes
;
; kernel k
;   wave      14 cycles for one wave alone on the device; certified, gap 0
;             (structural)
;             spent on issue 57 %, delay 43 %
;   launch    none given: the bound is that of one wave. Give --grid and --workgroup
;             (or --launch) for a bound of the kernel.
;   code      4 instructions, 1 block, 2 edges, 0 loops
;   uses      8 VGPRs, 48 SGPRs, 3 waves per SIMD (limit: wave contexts), 20 bytes
;             of code
;
;   worst path of a wave
;     block    count  cycles    %  line
;     b0           1      14  100  nop-vector.s:6  k
;
; audit    wavebound 0.1.0; report schema 1; SHA-256 of each file
;          input       nop-vector.s
;            SHA256
;          machine     tiny.xml
;            SHA256
;          --machine tiny.xml
;
; A bound holds for the machine as described, which is a model; nothing is claimed
; about a particular chip (-m NAME is one; wavebound machine list).
