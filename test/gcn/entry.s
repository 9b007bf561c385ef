; test: code without a descriptor: one wave of a function is bounded, of which nothing is known at its start
; run:  analyze --verbose %s --entry blit | grep -E "^kernel|  wave|  0  b1| code"
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
blit:					; a label is enough
	s_load_dwordx4 s[8:11], s[0:1], 0x0
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s3, 16
.Lloop:
	v_mov_b32_e32 v1, s3
	global_load_dword v2, v1, s[8:9]
	s_waitcnt vmcnt(0)
	global_store_dword v1, v2, s[10:11]
	s_sub_u32 s3, s3, 1
	s_cmp_lg_u32 s3, 0
	s_cbranch_scc1 .Lloop
	s_endpgm
	.type by_id,@function
by_id:					; v0 need not be the number of the work-item, nor need all lanes be on
	v_cmp_gt_u32_e32 vcc, 64, v0
	s_cbranch_vccz .Lnone
	s_mov_b32 s3, 4
	s_branch .Lid
.Lnone:
	s_mov_b32 s3, 8
.Lid:
	s_sub_u32 s3, s3, 1
	s_cmp_lg_u32 s3, 0
	s_cbranch_scc1 .Lid
	s_cbranch_execz .Lskip
	v_mov_b32_e32 v1, 0
.Lskip:
	s_setpc_b64 s[30:31]
; want:
; kernel blit
;   wave      25,884 cycles for one wave alone on the device; certified, gap 0
;   code      11 instructions, 3 blocks, 5 edges, 1 loop
;   uses      3 VGPRs, 12 SGPRs, 2 live VGPRs, 5 live SGPRs, 56 bytes of code
;      0  b1          1     15  inferred    entry.s:10  s3 counts 15, 14, ... until s3 == 0 (entry.s:15:2)
; audit    wavebound 0.1.0; report schema 1; SHA-256 of each file
; run:  analyze --verbose %s --entry by_id | grep -E "^kernel|  0  b| b[0-9]+ "
; want:
; kernel by_id
;      0  b3          1      7  inferred    entry.s:27  s3 counts 7, 6, ... until s3 == 0 (entry.s:28:2)
;     b0           1      12    3  entry.s:20  by_id
;     b1           1       8    2  entry.s:22
;     b3           8     352   80  entry.s:27  .Lid
;     b4           1       8    2  entry.s:30
;     b6           1      60   14  entry.s:33  .Lskip
; run:  analyze %s --entry nowhere
; exit: 2
; want:
; error: no function is called 'nowhere' [no-kernel]
;         = `--list-kernels` shows which kernels there are
; run:  analyze %s --entry blit --grid 64 --workgroup 64
; exit: 2
; want:
; error: 'blit' has no descriptor: one wave of it is bounded, no launch; --descriptor states one [usage]
;         = `wavebound help analyze` shows how a command is used
; run:  simulate %s --entry by_id
; exit: 2
; want:
; error: a run needs a launch: --launch FILE, or --grid and --workgroup with --arg and --buffer [usage]
;         = `wavebound help simulate` shows how a command is used
