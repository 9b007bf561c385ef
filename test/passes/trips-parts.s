; test: instructions that read bytes and halves of their sources: what those can be, and where they are all there is
; run:  opt -p dom,postdom,cdep,loops,gsa,lanes,trips --only trips %s
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.type byte_of_any,@function
byte_of_any:
	global_load_dword v6, v[0:1], off
	global_load_sbyte v3, v[0:1], off
	global_load_ushort v2, v[0:1], off
	global_load_dword v1, v[0:1], off
	s_waitcnt vmcnt(0)
	v_lshrrev_b32_sdwa v5, v6, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_2
	v_mov_b32_e32 v4, 0
.Lbyte_of_any:
	v_add_u32_e32 v4, 1, v4
	v_cmp_lt_i32_e32 vcc, v4, v5
	s_and_b64 exec, exec, vcc
	s_cbranch_execnz .Lbyte_of_any
	s_endpgm
	.type half_of_any,@function
half_of_any:
	global_load_dword v6, v[0:1], off
	global_load_sbyte v3, v[0:1], off
	global_load_ushort v2, v[0:1], off
	global_load_dword v1, v[0:1], off
	s_waitcnt vmcnt(0)
	v_lshrrev_b32_sdwa v5, v6, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_mov_b32_e32 v4, 0
.Lhalf_of_any:
	v_add_u32_e32 v4, 1, v4
	v_cmp_lt_i32_e32 vcc, v4, v5
	s_and_b64 exec, exec, vcc
	s_cbranch_execnz .Lhalf_of_any
	s_endpgm
	.type byte_of_a_half,@function
byte_of_a_half:
	global_load_dword v6, v[0:1], off
	global_load_sbyte v3, v[0:1], off
	global_load_ushort v2, v[0:1], off
	global_load_dword v1, v[0:1], off
	s_waitcnt vmcnt(0)
	v_lshrrev_b32_sdwa v5, v6, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_1
	v_mov_b32_e32 v4, 0
.Lbyte_of_a_half:
	v_add_u32_e32 v4, 1, v4
	v_cmp_lt_i32_e32 vcc, v4, v5
	s_and_b64 exec, exec, vcc
	s_cbranch_execnz .Lbyte_of_a_half
	s_endpgm
	.type byte_above_a_half,@function
byte_above_a_half:
	global_load_dword v6, v[0:1], off
	global_load_sbyte v3, v[0:1], off
	global_load_ushort v2, v[0:1], off
	global_load_dword v1, v[0:1], off
	s_waitcnt vmcnt(0)
	v_lshrrev_b32_sdwa v5, v6, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_2
	v_mov_b32_e32 v4, 0
.Lbyte_above_a_half:
	v_add_u32_e32 v4, 1, v4
	v_cmp_lt_i32_e32 vcc, v4, v5
	s_and_b64 exec, exec, vcc
	s_cbranch_execnz .Lbyte_above_a_half
	s_endpgm
	.type byte_with_sign,@function
byte_with_sign:
	global_load_dword v6, v[0:1], off
	global_load_sbyte v3, v[0:1], off
	global_load_ushort v2, v[0:1], off
	global_load_dword v1, v[0:1], off
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v2, 7, v2
	v_max_i32_sdwa v5, v2, sext(v1) dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	v_mov_b32_e32 v4, 0
.Lbyte_with_sign:
	v_add_u32_e32 v4, 1, v4
	v_cmp_lt_i32_e32 vcc, v4, v5
	s_and_b64 exec, exec, vcc
	s_cbranch_execnz .Lbyte_with_sign
	s_endpgm
	.type of_byte_with_sign,@function
of_byte_with_sign:
	global_load_dword v6, v[0:1], off
	global_load_sbyte v3, v[0:1], off
	global_load_ushort v2, v[0:1], off
	global_load_dword v1, v[0:1], off
	s_waitcnt vmcnt(0)
	v_max_i32_sdwa v5, v3, v3 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:DWORD
	v_mov_b32_e32 v4, 0
.Lof_byte_with_sign:
	v_add_u32_e32 v4, 1, v4
	v_cmp_lt_i32_e32 vcc, v4, v5
	s_and_b64 exec, exec, vcc
	s_cbranch_execnz .Lof_byte_with_sign
	s_endpgm
	.type half_is_all,@function
half_is_all:
	global_load_dword v6, v[0:1], off
	global_load_sbyte v3, v[0:1], off
	global_load_ushort v2, v[0:1], off
	global_load_dword v1, v[0:1], off
	s_waitcnt vmcnt(0)
	v_lshrrev_b32_e32 v2, 1, v2
	v_add_u32_sdwa v5, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_0
	v_sub_u32_e32 v5, v5, v2
	v_sub_u32_e32 v5, v5, v2
	v_add_u32_e32 v5, 9, v5
	v_mov_b32_e32 v4, 0
.Lhalf_is_all:
	v_add_u32_e32 v4, 1, v4
	v_cmp_lt_i32_e32 vcc, v4, v5
	s_and_b64 exec, exec, vcc
	s_cbranch_execnz .Lhalf_is_all
	s_endpgm
	.type half_is_not_all,@function
half_is_not_all:
	global_load_dword v6, v[0:1], off
	global_load_sbyte v3, v[0:1], off
	global_load_ushort v2, v[0:1], off
	global_load_dword v1, v[0:1], off
	s_waitcnt vmcnt(0)
	v_add_u32_sdwa v5, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_0
	v_sub_u32_e32 v5, v5, v1
	v_sub_u32_e32 v5, v5, v1
	v_add_u32_e32 v5, 9, v5
	v_mov_b32_e32 v4, 0
.Lhalf_is_not_all:
	v_add_u32_e32 v4, 1, v4
	v_cmp_lt_i32_e32 vcc, v4, v5
	s_and_b64 exec, exec, vcc
	s_cbranch_execnz .Lhalf_is_not_all
	s_endpgm
	.type upper_half,@function
upper_half:
	global_load_dword v6, v[0:1], off
	global_load_sbyte v3, v[0:1], off
	global_load_ushort v2, v[0:1], off
	global_load_dword v1, v[0:1], off
	s_waitcnt vmcnt(0)
	v_add_u32_sdwa v5, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_sub_u32_e32 v5, v5, v2
	v_sub_u32_e32 v5, v5, v2
	v_add_u32_e32 v5, 9, v5
	v_mov_b32_e32 v4, 0
.Lupper_half:
	v_add_u32_e32 v4, 1, v4
	v_cmp_lt_i32_e32 vcc, v4, v5
	s_and_b64 exec, exec, vcc
	s_cbranch_execnz .Lupper_half
	s_endpgm
	.type half_with_sign,@function
half_with_sign:
	global_load_dword v6, v[0:1], off
	global_load_sbyte v3, v[0:1], off
	global_load_ushort v2, v[0:1], off
	global_load_dword v1, v[0:1], off
	s_waitcnt vmcnt(0)
	v_add_u32_sdwa v5, v2, sext(v2) dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_0
	v_sub_u32_e32 v5, v5, v2
	v_sub_u32_e32 v5, v5, v2
	v_add_u32_e32 v5, 9, v5
	v_mov_b32_e32 v4, 0
.Lhalf_with_sign:
	v_add_u32_e32 v4, 1, v4
	v_cmp_lt_i32_e32 vcc, v4, v5
	s_and_b64 exec, exec, vcc
	s_cbranch_execnz .Lhalf_with_sign
	s_endpgm
	.type half_below_with_sign,@function
half_below_with_sign:
	global_load_dword v6, v[0:1], off
	global_load_sbyte v3, v[0:1], off
	global_load_ushort v2, v[0:1], off
	global_load_dword v1, v[0:1], off
	s_waitcnt vmcnt(0)
	v_lshrrev_b32_e32 v2, 1, v2
	v_add_u32_sdwa v5, v2, sext(v2) dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_0
	v_sub_u32_e32 v5, v5, v2
	v_sub_u32_e32 v5, v5, v2
	v_add_u32_e32 v5, 9, v5
	v_mov_b32_e32 v4, 0
.Lhalf_below_with_sign:
	v_add_u32_e32 v4, 1, v4
	v_cmp_lt_i32_e32 vcc, v4, v5
	s_and_b64 exec, exec, vcc
	s_cbranch_execnz .Lhalf_below_with_sign
	s_endpgm
	.type part_written,@function
part_written:
	global_load_dword v6, v[0:1], off
	global_load_sbyte v3, v[0:1], off
	global_load_ushort v2, v[0:1], off
	global_load_dword v1, v[0:1], off
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v5, v1
	v_and_b32_sdwa v5, v2, v2 dst_sel:BYTE_0 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_0 src1_sel:DWORD
	v_mov_b32_e32 v4, 0
.Lpart_written:
	v_add_u32_e32 v4, 1, v4
	v_cmp_lt_i32_e32 vcc, v4, v5
	s_and_b64 exec, exec, vcc
	s_cbranch_execnz .Lpart_written
	s_endpgm
	.type written_above,@function
written_above:
	global_load_dword v6, v[0:1], off
	global_load_sbyte v3, v[0:1], off
	global_load_ushort v2, v[0:1], off
	global_load_dword v1, v[0:1], off
	s_waitcnt vmcnt(0)
	v_and_b32_sdwa v5, v2, v2 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:DWORD
	v_mov_b32_e32 v4, 0
.Lwritten_above:
	v_add_u32_e32 v4, 1, v4
	v_cmp_lt_i32_e32 vcc, v4, v5
	s_and_b64 exec, exec, vcc
	s_cbranch_execnz .Lwritten_above
	s_endpgm
	.type clamped,@function
clamped:
	global_load_dword v6, v[0:1], off
	global_load_sbyte v3, v[0:1], off
	global_load_ushort v2, v[0:1], off
	global_load_dword v1, v[0:1], off
	s_waitcnt vmcnt(0)
	v_sub_u32_sdwa v5, v2, v2 clamp dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:DWORD
	v_mov_b32_e32 v4, 0
.Lclamped:
	v_add_u32_e32 v4, 1, v4
	v_cmp_lt_i32_e32 vcc, v4, v5
	s_and_b64 exec, exec, vcc
	s_cbranch_execnz .Lclamped
	s_endpgm
	.type not_0_by_half,@function
not_0_by_half:
	global_load_dword v1, v[0:1], off
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v5, 63, v1
	v_cmp_ne_u16_e32 vcc, 0, v5
	s_and_b64 exec, exec, vcc
.Lnot_0_by_half:
	v_add_u32_e32 v5, -1, v5
	v_cmp_ne_u32_e32 vcc, 0, v5
	s_and_b64 exec, exec, vcc
	s_cbranch_execnz .Lnot_0_by_half
	s_endpgm
	.type less_in_its_half,@function
less_in_its_half:
	global_load_dword v1, v[0:1], off
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v5, 0
	global_load_dword v5, v[2:3], off
	s_waitcnt vmcnt(0)
	v_cmp_gt_u16_e32 vcc, 9, v5
	s_and_b64 exec, exec, vcc
	v_mov_b32_e32 v4, 0
.Lless_in_its_half:
	v_add_u32_e32 v4, 1, v4
	v_cmp_lt_u32_e32 vcc, v4, v5
	s_and_b64 exec, exec, vcc
	s_cbranch_execnz .Lless_in_its_half
	s_endpgm
	.type more_by_half,@function
more_by_half:
	global_load_dword v1, v[0:1], off
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v5, 63, v1
	v_cmp_lt_i16_e32 vcc, 5, v5
	s_and_b64 exec, exec, vcc
.Lmore_by_half:
	v_add_u32_e32 v5, -1, v5
	v_cmp_ne_u32_e32 vcc, 0, v5
	s_and_b64 exec, exec, vcc
	s_cbranch_execnz .Lmore_by_half
	s_endpgm
	.type more_than_minus_one,@function
more_than_minus_one:
	global_load_dword v1, v[0:1], off
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v5, 63, v1
	v_cmp_lt_i16_e32 vcc, -1, v5
	s_and_b64 exec, exec, vcc
.Lmore_than_minus_one:
	v_add_u32_e32 v5, -1, v5
	v_cmp_ne_u32_e32 vcc, 0, v5
	s_and_b64 exec, exec, vcc
	s_cbranch_execnz .Lmore_than_minus_one
	s_endpgm
	.type more_than_a_half,@function
more_than_a_half:
	global_load_ushort v2, v[0:1], off
	global_load_dword v1, v[0:1], off
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v1, 63, v1
	v_add_u32_e32 v2, 5, v2
	v_cmp_gt_u16_e32 vcc, v1, v2
	s_and_b64 exec, exec, vcc
	v_add_u32_e32 v5, -5, v1
.Lmore_than_a_half:
	v_add_u32_e32 v5, -1, v5
	v_cmp_ne_u32_e32 vcc, 0, v5
	s_and_b64 exec, exec, vcc
	s_cbranch_execnz .Lmore_than_a_half
	s_endpgm
	.type more_than_a_byte,@function
more_than_a_byte:
	global_load_ubyte v2, v[0:1], off
	global_load_dword v1, v[0:1], off
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v1, 63, v1
	v_add_u32_e32 v2, 5, v2
	v_cmp_gt_u16_e32 vcc, v1, v2
	s_and_b64 exec, exec, vcc
	v_add_u32_e32 v5, -5, v1
.Lmore_than_a_byte:
	v_add_u32_e32 v5, -1, v5
	v_cmp_ne_u32_e32 vcc, 0, v5
	s_and_b64 exec, exec, vcc
	s_cbranch_execnz .Lmore_than_a_byte
	s_endpgm
; want:
; ; facts of @byte_of_any
; ; loop 0 @.Lbyte_of_any depth=1
; ;   blocks @.Lbyte_of_any
; ;   back @.Lbyte_of_any->@.Lbyte_of_any
; ;   entry @byte_of_any->@.Lbyte_of_any
; ;   exit @.Lbyte_of_any->@b2
; ;   bound max=254 (v4 of each lane counts 1, 2, ... until v4 >= v5 (trips-parts.s:16:2))
; ; facts of @half_of_any
; ; loop 0 @.Lhalf_of_any depth=1
; ;   blocks @.Lhalf_of_any
; ;   back @.Lhalf_of_any->@.Lhalf_of_any
; ;   entry @half_of_any->@.Lhalf_of_any
; ;   exit @.Lhalf_of_any->@b2
; ;   bound max=65534 (v4 of each lane counts 1, 2, ... until v4 >= v5 (trips-parts.s:31:2))
; ; facts of @byte_of_a_half
; ; loop 0 @.Lbyte_of_a_half depth=1
; ;   blocks @.Lbyte_of_a_half
; ;   back @.Lbyte_of_a_half->@.Lbyte_of_a_half
; ;   entry @byte_of_a_half->@.Lbyte_of_a_half
; ;   exit @.Lbyte_of_a_half->@b2
; ;   bound max=254 (v4 of each lane counts 1, 2, ... until v4 >= v5 (trips-parts.s:46:2))
; ; facts of @byte_above_a_half
; ; loop 0 @.Lbyte_above_a_half depth=1
; ;   blocks @.Lbyte_above_a_half
; ;   back @.Lbyte_above_a_half->@.Lbyte_above_a_half
; ;   entry @byte_above_a_half->@.Lbyte_above_a_half
; ;   exit @.Lbyte_above_a_half->@b2
; ;   bound max=0 (v4 is 1 at the first exit test v4 >= v5 (trips-parts.s:61:2))
; ; facts of @byte_with_sign
; ; loop 0 @.Lbyte_with_sign depth=1
; ;   blocks @.Lbyte_with_sign
; ;   back @.Lbyte_with_sign->@.Lbyte_with_sign
; ;   entry @byte_with_sign->@.Lbyte_with_sign
; ;   exit @.Lbyte_with_sign->@b2
; ;   bound max=126 (v4 of each lane counts 1, 2, ... until v4 >= v5 (trips-parts.s:77:2))
; ; facts of @of_byte_with_sign
; ; loop 0 @.Lof_byte_with_sign depth=1
; ;   blocks @.Lof_byte_with_sign
; ;   back @.Lof_byte_with_sign->@.Lof_byte_with_sign
; ;   entry @of_byte_with_sign->@.Lof_byte_with_sign
; ;   exit @.Lof_byte_with_sign->@b2
; ;   bound max=254 (v4 of each lane counts 1, 2, ... until v4 >= v5 (trips-parts.s:92:2))
; ; facts of @half_is_all
; ; loop 0 @.Lhalf_is_all depth=1
; ;   blocks @.Lhalf_is_all
; ;   back @.Lhalf_is_all->@.Lhalf_is_all
; ;   entry @half_is_all->@.Lhalf_is_all
; ;   exit @.Lhalf_is_all->@b2
; ;   bound max=8 (v4 of each lane counts 1, 2, ... until v4 >= 9 (trips-parts.s:111:2))
; ; facts of @half_is_not_all
; ; loop 0 @.Lhalf_is_not_all depth=1
; ;   blocks @.Lhalf_is_not_all
; ;   back @.Lhalf_is_not_all->@.Lhalf_is_not_all
; ;   entry @half_is_not_all->@.Lhalf_is_not_all
; ;   exit @.Lhalf_is_not_all->@b2
; ;   bound max=2147483646 (v4 of each lane counts 1, 2, ... until v4 >= -2 * v1 + v5 + 9 (trips-parts.s:129:2))
; ; facts of @upper_half
; ; loop 0 @.Lupper_half depth=1
; ;   blocks @.Lupper_half
; ;   back @.Lupper_half->@.Lupper_half
; ;   entry @upper_half->@.Lupper_half
; ;   exit @.Lupper_half->@b2
; ;   bound max=65543 (v4 of each lane counts 1, 2, ... until v4 >= -2 * v2 + v5 + 9 (trips-parts.s:147:2))
; ; facts of @half_with_sign
; ; loop 0 @.Lhalf_with_sign depth=1
; ;   blocks @.Lhalf_with_sign
; ;   back @.Lhalf_with_sign->@.Lhalf_with_sign
; ;   entry @half_with_sign->@.Lhalf_with_sign
; ;   exit @.Lhalf_with_sign->@b2
; ;   bound max=98310 (v4 of each lane counts 1, 2, ... until v4 >= -2 * v2 + v5 + 9 (trips-parts.s:165:2))
; ; facts of @half_below_with_sign
; ; loop 0 @.Lhalf_below_with_sign depth=1
; ;   blocks @.Lhalf_below_with_sign
; ;   back @.Lhalf_below_with_sign->@.Lhalf_below_with_sign
; ;   entry @half_below_with_sign->@.Lhalf_below_with_sign
; ;   exit @.Lhalf_below_with_sign->@b2
; ;   bound max=8 (v4 of each lane counts 1, 2, ... until v4 >= 9 (trips-parts.s:184:2))
; ; facts of @part_written
; ; loop 0 @.Lpart_written depth=1
; ;   blocks @.Lpart_written
; ;   back @.Lpart_written->@.Lpart_written
; ;   entry @part_written->@.Lpart_written
; ;   exit @.Lpart_written->@b2
; ;   bound max=2147483646 (v4 of each lane counts 1, 2, ... until v4 >= v5 (trips-parts.s:200:2))
; ; facts of @written_above
; ; loop 0 @.Lwritten_above depth=1
; ;   blocks @.Lwritten_above
; ;   back @.Lwritten_above->@.Lwritten_above
; ;   entry @written_above->@.Lwritten_above
; ;   exit @.Lwritten_above->@b2
; ;   bound max=2147483646 (v4 of each lane counts 1, 2, ... until v4 >= v5 (trips-parts.s:215:2))
; ; facts of @clamped
; ; loop 0 @.Lclamped depth=1
; ;   blocks @.Lclamped
; ;   back @.Lclamped->@.Lclamped
; ;   entry @clamped->@.Lclamped
; ;   exit @.Lclamped->@b2
; ;   bound max=2147483646 (v4 of each lane counts 1, 2, ... until v4 >= v5 (trips-parts.s:230:2))
; ; facts of @not_0_by_half
; ; loop 0 @.Lnot_0_by_half depth=1
; ;   blocks @.Lnot_0_by_half
; ;   back @.Lnot_0_by_half->@.Lnot_0_by_half
; ;   entry @not_0_by_half->@.Lnot_0_by_half
; ;   exit @.Lnot_0_by_half->@b2
; ;   bound max=62 (v5 of each lane counts v5 - 1, v5 - 2, ... until v5 == 0 (trips-parts.s:243:2))
; ; facts of @less_in_its_half
; ; loop 0 @.Lless_in_its_half depth=1
; ;   blocks @.Lless_in_its_half
; ;   back @.Lless_in_its_half->@.Lless_in_its_half
; ;   entry @less_in_its_half->@.Lless_in_its_half
; ;   exit @.Lless_in_its_half->@b2
; ;   bound max=4294967294 (v4 of each lane counts 1, 2, ... until v4 >= v5 (trips-parts.s:259:2))
; ; facts of @more_by_half
; ; loop 0 @.Lmore_by_half depth=1
; ;   blocks @.Lmore_by_half
; ;   back @.Lmore_by_half->@.Lmore_by_half
; ;   entry @more_by_half->@.Lmore_by_half
; ;   exit @.Lmore_by_half->@b2
; ;   bound max=62 (v5 of each lane counts v5 - 1, v5 - 2, ... until v5 == 0 (trips-parts.s:272:2))
; ; facts of @more_than_minus_one
; ; loop 0 @.Lmore_than_minus_one depth=1
; ;   blocks @.Lmore_than_minus_one
; ;   back @.Lmore_than_minus_one->@.Lmore_than_minus_one
; ;   entry @more_than_minus_one->@.Lmore_than_minus_one
; ;   exit @.Lmore_than_minus_one->@b2
; ;   bound max=4294967295 (v5 of each lane counts v5 - 1, v5 - 2, ... until v5 == 0 (trips-parts.s:285:2))
; ; facts of @more_than_a_half
; ; loop 0 @.Lmore_than_a_half depth=1
; ;   blocks @.Lmore_than_a_half
; ;   back @.Lmore_than_a_half->@.Lmore_than_a_half
; ;   entry @more_than_a_half->@.Lmore_than_a_half
; ;   exit @.Lmore_than_a_half->@b2
; ;   bound max=4294967295 (v5 of each lane counts v1 - 6, v1 - 7, ... until v5 == 0 (trips-parts.s:301:2))
; ; facts of @more_than_a_byte
; ; loop 0 @.Lmore_than_a_byte depth=1
; ;   blocks @.Lmore_than_a_byte
; ;   back @.Lmore_than_a_byte->@.Lmore_than_a_byte
; ;   entry @more_than_a_byte->@.Lmore_than_a_byte
; ;   exit @.Lmore_than_a_byte->@b2
; ;   bound max=57 (v5 of each lane counts v1 - 6, v1 - 7, ... until v5 == 0 (trips-parts.s:317:2))
