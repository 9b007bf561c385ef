; test: branches that ask a copy of EXEC, which is not cut down to the lanes of a split wavefront, skip nothing for it; nor does one that asks before the lanes change; lanes that come back in the middle of an arm; lanes that are on by a mask that nobody knows
; run:  split -S 1 --choose all
	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.type	first_copy,@function
first_copy:
	v_cmp_gt_u32_e32 vcc, 32, v0
	s_and_saveexec_b64 s[10:11], vcc
	s_xor_b64 s[10:11], exec, s[10:11]
	s_mov_b64 vcc, exec
	s_cbranch_vccz .Lfirst_copy_flow
	v_add_u32_e32 v1, 1, v1
.Lfirst_copy_flow:
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .Lfirst_copy_join
	v_add_u32_e32 v1, 2, v1
.Lfirst_copy_join:
	s_or_b64 exec, exec, s[10:11]
	s_endpgm
.Lfirst_copy_end:
	.size	first_copy, .Lfirst_copy_end-first_copy
	.section	.rodata,"a",@progbits
	.p2align	6
	.amdhsa_kernel first_copy
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 32
	.end_amdhsa_kernel
	.text
	.type	second_copy,@function
second_copy:
	v_cmp_gt_u32_e32 vcc, 32, v0
	s_and_saveexec_b64 s[10:11], vcc
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .Lsecond_copy_flow
	v_add_u32_e32 v1, 1, v1
.Lsecond_copy_flow:
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_mov_b64 vcc, exec
	s_cbranch_vccz .Lsecond_copy_join
	v_add_u32_e32 v1, 2, v1
.Lsecond_copy_join:
	s_or_b64 exec, exec, s[10:11]
	s_endpgm
.Lsecond_copy_end:
	.size	second_copy, .Lsecond_copy_end-second_copy
	.section	.rodata,"a",@progbits
	.p2align	6
	.amdhsa_kernel second_copy
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 32
	.end_amdhsa_kernel
	.text
	.type	too_early,@function
too_early:
	v_cmp_gt_u32_e32 vcc, 32, v0
	s_and_saveexec_b64 s[10:11], vcc
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .Ltoo_early_flow
	v_add_u32_e32 v1, 1, v1
.Ltoo_early_flow:
	s_cbranch_execz .Ltoo_early_join
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .Ltoo_early_join
	v_add_u32_e32 v1, 2, v1
.Ltoo_early_join:
	s_or_b64 exec, exec, s[10:11]
	s_endpgm
.Ltoo_early_end:
	.size	too_early, .Ltoo_early_end-too_early
	.section	.rodata,"a",@progbits
	.p2align	6
	.amdhsa_kernel too_early
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 32
	.end_amdhsa_kernel
	.text
	.type	come_back,@function
come_back:
	v_cmp_gt_u32_e32 vcc, 32, v0
	s_and_saveexec_b64 s[10:11], vcc
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .Lcome_back_flow
	s_mov_b64 s[20:21], exec
	s_mov_b64 exec, s[10:11]
	s_cbranch_execz .Lcome_back_none
	s_mov_b32 s8, 77
.Lcome_back_none:
	s_mov_b64 exec, s[20:21]
	v_add_u32_e32 v1, s8, v1
.Lcome_back_flow:
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .Lcome_back_join
	v_add_u32_e32 v1, 2, v1
.Lcome_back_join:
	s_or_b64 exec, exec, s[10:11]
	s_endpgm
.Lcome_back_end:
	.size	come_back, .Lcome_back_end-come_back
	.section	.rodata,"a",@progbits
	.p2align	6
	.amdhsa_kernel come_back
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 32
	.end_amdhsa_kernel
	.text
	.text
	.type	kept,@function
kept:
	v_cmp_gt_u32_e32 vcc, 32, v0
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .Lkept_flow
	v_add_u32_e32 v1, 1, v1
.Lkept_flow:
	s_mov_b64 exec, s[12:13]
	v_add_u32_e32 v1, 2, v1
	s_endpgm
.Lkept_end:
	.size	kept, .Lkept_end-kept
	.section	.rodata,"a",@progbits
	.p2align	6
	.amdhsa_kernel kept
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 32
	.end_amdhsa_kernel
; want:
; input    skips.s
; machine  pws4 (model 225be4145f73346e): 4 compute units, 4 SIMDs each with 3 split SIMDs, 10 waves per SIMD
;
; kernel first_copy
;     split points: all
;
;     no branch node: nothing can be split
;     b0      no branch node: the branches that skip its arms are not where its lanes change; skips.s:7:2
;
;      S  |SB| alive SIMDs     G_par    DS  no splitting            DWS          PWS    -none    -DWS  SB
;      0     0     0     4         -     -            56             56           56      0 %     0 %  none
;      1     0     0     8         -     -            56             66           56      0 %    15 %  none
;
;     at S = 1     alive  counted          PWS  best is   SB
;     best             0        0           56            none  (optimal: proved)
;     algorithm1       0        0           56  0 % less  none  (optimal: proved)
;     all              0        0           56  0 % less  none
;     marked           0        0           56  0 % less  none
;
;     cycles are of one wave (E_WF); no launch is given; block times computed, of a wave alone on the device; e_s + e_m = 10, d = 1
;     not safe: no launch is given: other waves are not charged
;     DWS: Lemma 5.7 of pws-2023; whether it is safe on this machine is not claimed
;
; kernel second_copy
;     split points: all
;
;     no branch node: nothing can be split
;     b0      no branch node: the branches that skip its arms are not where its lanes change; skips.s:32:2
;
;      S  |SB| alive SIMDs     G_par    DS  no splitting            DWS          PWS    -none    -DWS  SB
;      0     0     0     4         -     -            56             56           56      0 %     0 %  none
;      1     0     0     8         -     -            56             66           56      0 %    15 %  none
;
;     at S = 1     alive  counted          PWS  best is   SB
;     best             0        0           56            none  (optimal: proved)
;     algorithm1       0        0           56  0 % less  none  (optimal: proved)
;     all              0        0           56  0 % less  none
;     marked           0        0           56  0 % less  none
;
;     cycles are of one wave (E_WF); no launch is given; block times computed, of a wave alone on the device; e_s + e_m = 10, d = 1
;     not safe: no launch is given: other waves are not charged
;     DWS: Lemma 5.7 of pws-2023; whether it is safe on this machine is not claimed
;
; kernel too_early
;     split points: all
;
;     no branch node: nothing can be split
;     b0      no branch node: it is not proved that no lane runs both arms; skips.s:57:2
;
;      S  |SB| alive SIMDs     G_par    DS  no splitting            DWS          PWS    -none    -DWS  SB
;      0     0     0     4         -     -            56             56           56      0 %     0 %  none
;      1     0     0     8         -     -            56             66           56      0 %    15 %  none
;
;     at S = 1     alive  counted          PWS  best is   SB
;     best             0        0           56            none  (optimal: proved)
;     algorithm1       0        0           56  0 % less  none  (optimal: proved)
;     all              0        0           56  0 % less  none
;     marked           0        0           56  0 % less  none
;
;     cycles are of one wave (E_WF); no launch is given; block times computed, of a wave alone on the device; e_s + e_m = 10, d = 1
;     not safe: no launch is given: other waves are not charged
;     DWS: Lemma 5.7 of pws-2023; whether it is safe on this machine is not claimed
;
; kernel come_back
;     split points: all
;
;     no branch node: nothing can be split
;     b0      no branch node: its lanes come back otherwise than by one else and one join; skips.s:82:2
;     b4      no branch node: it has no else: the lanes that skip it would only wait; skips.s:94:2
;
;      S  |SB| alive SIMDs     G_par    DS  no splitting            DWS          PWS    -none    -DWS  SB
;      0     0     0     4         -     -            72             72           72      0 %     0 %  none
;      1     0     0     8         -     -            72             82           72      0 %    12 %  none
;
;     at S = 1     alive  counted          PWS  best is   SB
;     best             0        0           72            none  (optimal: proved)
;     algorithm1       0        0           72  0 % less  none  (optimal: proved)
;     all              0        0           72  0 % less  none
;     marked           0        0           72  0 % less  none
;
;     cycles are of one wave (E_WF); no launch is given; block times computed, of a wave alone on the device; e_s + e_m = 10, d = 1
;     not safe: no launch is given: other waves are not charged
;     DWS: Lemma 5.7 of pws-2023; whether it is safe on this machine is not claimed
;
; kernel kept
;     split points: all
;
;     no branch node: nothing can be split
;     b0      no branch node: its lanes are not seen to come back: they end, or their mask is kept where it is not followed (in accumulation registers at -O0); skips.s:113:2
;
;      S  |SB| alive SIMDs     G_par    DS  no splitting            DWS          PWS    -none    -DWS  SB
;      0     0     0     4         -     -            32             32           32      0 %     0 %  none
;      1     0     0     8         -     -            32             42           32      0 %    24 %  none
;
;     at S = 1     alive  counted          PWS  best is   SB
;     best             0        0           32            none  (optimal: proved)
;     algorithm1       0        0           32  0 % less  none  (optimal: proved)
;     all              0        0           32  0 % less  none
;     marked           0        0           32  0 % less  none
;
;     cycles are of one wave (E_WF); no launch is given; block times computed, of a wave alone on the device; e_s + e_m = 10, d = 1
;     not safe: no launch is given: other waves are not charged
;     DWS: Lemma 5.7 of pws-2023; whether it is safe on this machine is not claimed
