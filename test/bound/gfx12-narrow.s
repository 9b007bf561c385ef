; test: scalar loads of 8 and 16 bits extend what they load: -2, 3, -4 and 65532 of an argument decide how often four loops run
; run:  analyze --verbose %s --grid 32 --workgroup 32 --arg n=0xfffc03fe | grep -e '^  kernel' -e inferred
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1200"
	.text
	.globl k
	.p2align 8
	.type k,@function
k:
	s_load_i8 s4, s[0:1], 0x0
	s_wait_kmcnt 0x0
	s_sub_co_i32 s4, 0, s4
.L0:
	s_sub_co_i32 s4, s4, 1
	s_cmp_gt_i32 s4, 0
	s_cbranch_scc1 .L0
	s_load_u8 s4, s[0:1], 0x1
	s_wait_kmcnt 0x0
	s_nop 0
.L1:
	s_sub_co_i32 s4, s4, 1
	s_cmp_gt_i32 s4, 0
	s_cbranch_scc1 .L1
	s_load_i16 s4, s[0:1], 0x2
	s_wait_kmcnt 0x0
	s_sub_co_i32 s4, 0, s4
.L2:
	s_sub_co_i32 s4, s4, 1
	s_cmp_gt_i32 s4, 0
	s_cbranch_scc1 .L2
	s_load_u16 s4, s[0:1], 0x2
	s_wait_kmcnt 0x0
	s_sub_co_i32 s4, s4, 0xfff7
.L3:
	s_sub_co_i32 s4, s4, 1
	s_cmp_gt_i32 s4, 0
	s_cbranch_scc1 .L3
	s_endpgm
	.size k, .-k
	.section .rodata,"a",@progbits
	.p2align 6
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 8
		.amdhsa_kernarg_size 4
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
      - .name: n
        .offset: 0
        .size: 4
        .value_kind: by_value
    .kernarg_segment_align: 4
    .kernarg_segment_size: 4
    .name: k
    .symbol: k.kd
amdhsa.version:
  - 1
  - 2
...
	.end_amdgpu_metadata
; want:
;   kernel    2,262 cycles (exact)
;             at most 4 times per entry (inferred): s4 counts 4, 3, ... until s4
;      0  b1          1      1  inferred    gfx12-narrow.s:13  s4 counts 1, 0, ... until s4 <= 0 (gfx12-narrow.s:14:2)
;      1  b3          1      2  inferred    gfx12-narrow.s:20  s4 counts 2, 1, ... until s4 <= 0 (gfx12-narrow.s:21:2)
;      2  b5          1      3  inferred    gfx12-narrow.s:27  s4 counts 3, 2, ... until s4 <= 0 (gfx12-narrow.s:28:2)
;      3  b7          1      4  inferred    gfx12-narrow.s:34  s4 counts 4, 3, ... until s4 <= 0 (gfx12-narrow.s:35:2)
; run:  simulate %s --grid 32 --workgroup 32 --arg n=0xfffc03fe | grep executed
; want:
;   executed  1 waves, 55 wave instructions, 8 memory transactions, 0 LDS rounds
