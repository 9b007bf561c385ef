; test: who says a fact travels with it: arms that exclude each other are found although their line is known, and a total may be given while the bound per entry is inferred
; run: analyze %s --grid 256 --workgroup 128 -q --exact off --certificate build/origins.json && $prog check-certificate build/origins.json %s --grid 256 --workgroup 128 --exact off; grep -o -E '"(row|loop) [^"]*"' build/origins.json | sort -u; rm -f build/origins.json
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.file 1 "." "k.cl"
k:
	.loc 1 3 1
	v_lshlrev_b32_e32 v1, 2, v0
	s_movk_i32 s6, 3
.Louter:
	s_movk_i32 s7, 5
.Linner:	; wavebound: loop totalcount=12
	s_add_i32 s7, s7, -1
	s_cmp_lg_u32 s7, 0
	s_cbranch_scc1 .Linner
	s_add_i32 s6, s6, -1
	s_cmp_lg_u32 s6, 0
	s_cbranch_scc1 .Louter
	.loc 1 5 1
	v_cmp_gt_u32_e32 vcc, 64, v0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .Lflow
	.loc 1 6 1
	ds_read_b32 v2, v1
	ds_read_b32 v3, v1
	s_waitcnt lgkmcnt(0)
.Lflow:
	s_andn2_b64 exec, s[4:5], exec
	s_cbranch_execz .Ljoin
	.loc 1 8 1
	ds_write_b32 v1, v0
	ds_write_b32 v1, v0
	s_waitcnt lgkmcnt(0)
.Ljoin:
	s_or_b64 exec, exec, s[4:5]
	s_endpgm
	.section .rodata,"a",@progbits
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
		.amdhsa_group_segment_fixed_size 4096
		.amdhsa_kernarg_size 16
		.amdhsa_user_sgpr_private_segment_buffer 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel
; want:
; k: proved, wave 856 cycles, kernel 960 cycles (work-span)
;   proved from 9 flow programs in exact integers, with no solver
;   facts proved again by other means: 13
;          1  order of the code
;          9  cost of a block
;          3  bound of a loop
;   facts given by the user: 0
;   facts that hold if no access leaves its buffer: 0
;   facts that are open: 6
;     origins.s:24:2: lines or LDS rounds of an access, at most 2 LDS rounds: from how addresses differ between lanes (wavebound-divergence(7))
;     origins.s:25:2: lines or LDS rounds of an access, at most 2 LDS rounds: from how addresses differ between lanes (wavebound-divergence(7))
;     origins.s:31:2: lines or LDS rounds of an access, at most 2 LDS rounds: from how addresses differ between lanes (wavebound-divergence(7))
;     origins.s:32:2: lines or LDS rounds of an access, at most 2 LDS rounds: from how addresses differ between lanes (wavebound-divergence(7))
;     origins.s:20:2: further row, edges are taken at most 0 times together: arms that exclude each other (wavebound-divergence(7))
;     ./k.cl:5:1: waves outside a guard, 2 of 4 waves of the launch may pass it: its comparison of ids for parts of the launch (wavebound-loops(7))
; "loop 0 at block 1, at most 2 per entry: inferred"
; "loop 1 at block 2, at most 12 in all: annotation"
; "loop 1 at block 2, at most 4 per entry: inferred"
; "row 0, at most 0: arms exclude each other"
; run: analyze %s --grid 256 --workgroup 128 --exact off --format json | grep -o -E '"source": "(flow fact|annotation)".*'
; want:
; "source": "annotation", "location": { "file": "origins.s", "line": 12, "column": 12, "address": null }, "text": "loop 1 of k repeats at most 12 times in all" },
; run: analyze %s --grid 256 --workgroup 128 --exact off -q --certificate build/origins.json && $prog check-certificate --strict build/origins.json %s --grid 256 --workgroup 128 --exact off >/dev/null; echo $?; rm -f build/origins.json
; want:
; 1
