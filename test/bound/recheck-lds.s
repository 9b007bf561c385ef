; test: a bound from the size of LDS; the code goes on for longer, but an access has left LDS before, and that is said
; run: analyze %s -m pws4 -l %d/recheck-lds.xml -q --exact off --certificate build/recheck-lds.json && $prog check-certificate build/recheck-lds.json %s -m pws4 -l %d/recheck-lds.xml --exact off; rm -f build/recheck-lds.json
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
k:
	v_lshlrev_b32_e32 v1, 2, v0
	s_movk_i32 s8, 0
.Lleaves:					; until the counter is 3: it is even
	ds_read_b32 v4, v1
	v_add_u32_e32 v1, 0x100, v1
	s_add_u32 s8, s8, 2
	s_cmp_lg_u32 s8, 3
	s_cbranch_scc1 .Lleaves
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel k
		.amdhsa_group_segment_fixed_size 1024
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
; want:
; k: proved, wave 186 cycles, kernel 187 cycles (isolated)
;   proved from 2 flow programs in exact integers, with no solver
;   facts proved again by other means: 4
;          1  order of the code
;          3  cost of a block
;   facts given by the user: 0
;   facts that hold if no access leaves its buffer: 1
;     recheck-lds.s:9:2: bound of a loop, at most 4 iterations per entry: inferred from the size of a buffer or of LDS (wavebound-loops(7)), if no access leaves it; one of LDS in line 9 does
;   facts that are open: 1
;     recheck-lds.s:9:2: lines or LDS rounds of an access, at most 2 LDS rounds: from how addresses differ between lanes (wavebound-divergence(7))
; recheck-lds.s:9:2: warning: k: the bound of 4 repetitions for the loop at .Lleaves (recheck-lds.s:9:2) is no more than the size of LDS allows, and holds as long as no access leaves it [loop-buffer-size]
;       9 | 	ds_read_b32 v4, v1
;         | 	^~~~~~~~~~~
; note: each iteration accesses LDS, of which a workgroup has 1024 bytes, 256 bytes higher than the one before (recheck-lds.s:9:2); the loop does not end before one is outside
;         = give the values it depends on (--arg, buffers in the launch description) or a flow fact; --without buffer-size leaves such bounds out
