; test: on gfx12 ttmp9 holds the id of the workgroup; a kernel that writes it is open
; run:  analyze %s -k reads --grid 128 --workgroup 32 -q --certificate build/prove-ttmp.json && $prog check-certificate --prove build/prove-ttmp.json %s -k reads --grid 128 --workgroup 32; rm -f build/prove-ttmp.json
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1200"
	.text
	.type reads,@function
reads:
	v_lshlrev_b32_e32 v1, 2, v0
	v_lshl_add_u32 v1, ttmp9, 7, v1
	ds_store_b32 v1, v0
	s_endpgm
.Lreads_end:
	.size reads, .Lreads_end-reads
	.type writes,@function
writes:
	s_mov_b32 ttmp9, 1			; ignored outside of a trap handler: what is behind it is open
	v_lshlrev_b32_e32 v1, 2, v0
	v_lshl_add_u32 v1, ttmp9, 7, v1
	ds_store_b32 v1, v0
	s_endpgm
.Lwrites_end:
	.size writes, .Lwrites_end-writes
	.section .rodata,"a",@progbits
	.amdhsa_kernel reads
		.amdhsa_group_segment_fixed_size 512
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 8
		.amdhsa_wavefront_size32 1
	.end_amdhsa_kernel
	.amdhsa_kernel writes
		.amdhsa_group_segment_fixed_size 512
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 8
		.amdhsa_wavefront_size32 1
	.end_amdhsa_kernel
; want:
; reads: proved, wave 83 cycles, kernel 183 cycles (work-span)
;   proved from 3 flow programs in exact integers, with no solver
;   facts proved again by other means: 3
;          1  order of the code
;          1  cost of a block
;          1  lines or LDS rounds of an access
;   facts given by the user: 0
;   facts that hold if no access leaves its buffer: 0
;   facts that are open: 0
;   exact: 179 cycles; no data decides the effect of any of 16 wave instructions
;     all of them were executed one by one
;     simulated with the contents of the launch: 179 cycles
; run:  analyze %s -k writes --grid 128 --workgroup 32 -q --certificate build/prove-ttmp.json && $prog check-certificate --prove build/prove-ttmp.json %s -k writes --grid 128 --workgroup 32; rm -f build/prove-ttmp.json
; want:
; writes: proved, wave 85 cycles, kernel 185 cycles (work-span)
;   proved from 3 flow programs in exact integers, with no solver
;   facts proved again by other means: 2
;          1  order of the code
;          1  cost of a block
;   facts given by the user: 0
;   facts that hold if no access leaves its buffer: 0
;   facts that are open: 1
;     prove-ttmp.s:18:2: lines or LDS rounds of an access, at most 1 LDS rounds: from how addresses differ between lanes (wavebound-divergence(7))
;   exact: 181 cycles; no data decides the effect of any of 20 wave instructions
;     all of them were executed one by one
;     simulated with the contents of the launch: 181 cycles
