/*******************************************************************************
 * 1x1 convolution, NCHW, one output row per wave.
 * It's parametrised with --define batch_size=.. etc.
 *******************************************************************************/
.include "gen.inc"
.include "gpr_alloc.inc"

default batch_size, 2
default input_channels, 16
default output_channels, 8
default img_h, 8
default img_w, 8
default k_mult, 4
default c_mult, 2
default read_size, 1

static_assert (input_channels % c_mult == 0)
static_assert (output_channels % k_mult == 0)
elements_in_dword = 1
.set img_hw, img_h * img_w
input_feature_map_size = img_hw * 4
filter_c_stride = 4
filter_k_stride = input_channels * 4
loops = input_channels / c_mult

.GPR_ALLOC_BEGIN
.SGPR_ALLOC_FROM 0
.SGPR_ALLOC kernarg, 2
.SGPR_ALLOC gid_x
.SGPR_ALLOC pad0
.SGPR_ALLOC desc_in, 4, 4
.SGPR_ALLOC desc_out, 4, 4
.SGPR_ALLOC filter_ptr, 2, 2
.SGPR_ALLOC in_ptr, 2, 2
.SGPR_ALLOC wei, k_mult * c_mult, 4
.SGPR_ALLOC loop_cnt
.SGPR_ALLOC stmp
.SGPR_ALLOC chan_off
.VGPR_ALLOC tid
.VGPR_ALLOC voff
.VGPR_ALLOC inp, c_mult
.VGPR_ALLOC acc, k_mult
.VGPR_ALLOC vtmp
.GPR_ALLOC_END

.macro load_wei k
	.if \k > 0
		load_wei (\k - 1)
	.endif
	.if \k < k_mult
		_s_load2 s[wei+c_mult*(\k):wei+c_mult*(\k)+1], s[filter_ptr:filter_ptr+1], (\k)*filter_k_stride
	.endif
.endm

.macro conv
	c = 0
	.rept c_mult
		k = 0
		.rept k_mult
			_fma v[acc+k], s[wei+k*c_mult+c], v[inp+c]
			k = k + 1
		.endr
		c = c + 1
	.endr
.endm

.text
.globl conv1x1
.p2align 8
.type conv1x1,@function
conv1x1:
	_s_load2 s[in_ptr:in_ptr+1], s[kernarg:kernarg+1], 0x0
	_s_load2 s[filter_ptr:filter_ptr+1], s[kernarg:kernarg+1], 0x8
	_s_load2 s[desc_out:desc_out+1], s[kernarg:kernarg+1], 0x10
	v_lshlrev_b32 v[voff], 2, v[tid]
	_wait_k
	s_mov_b32 s[desc_in], s[in_ptr]
	s_and_b32 s[desc_in+1], s[in_ptr+1], 0xffff
	s_mov_b32 s[desc_in+2], input_feature_map_size * input_channels * batch_size
	s_mov_b32 s[desc_in+3], 0x00027000 - GFX10PLUS * 0x27000 + GFX10PLUS * 0x31004000
	s_and_b32 s[desc_out+1], s[desc_out+1], 0xffff
	s_mov_b32 s[desc_out+2], input_feature_map_size * output_channels * batch_size
	s_mov_b32 s[desc_out+3], s[desc_in+3]
	i = 0
	.rept k_mult
		v_mov_b32 v[acc+i], 0
		i = i + 1
	.endr
	s_mov_b32 s[loop_cnt], loops
	s_mov_b32 s[chan_off], 0
loop_begin:
	load_wei k_mult
	i = 0
	.rept c_mult
		_bload v[inp+i], v[voff], s[desc_in:desc_in+3], s[chan_off], 4*i
		i = i + 1
	.endr
	s_addk_i32 s[chan_off], input_feature_map_size * c_mult
	_wait_k
	_wait_v
	conv
	s_add_u32 s[filter_ptr], s[filter_ptr], filter_c_stride * c_mult
	s_addc_u32 s[filter_ptr+1], 0, s[filter_ptr+1]
	s_addk_i32 s[loop_cnt], 0 - 1
	s_cmp_eq_i32 s[loop_cnt], 0
	s_cbranch_scc0 loop_begin
loop_end:
	s_mov_b32 s[stmp], 0
	i = 0
	.rept k_mult
		_bstore v[acc+i], v[voff], s[desc_out:desc_out+3], s[stmp]
		s_add_i32 s[stmp], s[stmp], input_feature_map_size
		i = i + 1
	.endr
	s_endpgm
.Lend:
.size conv1x1, .Lend - conv1x1
KERNEL_DESC conv1x1, .AUTO_SGPRS, .AUTO_VGPRS, 0, 24
.amdgpu_metadata
{ amdhsa.version: [ 1, 0 ],
  amdhsa.kernels:
  - { .name: conv1x1, .symbol: conv1x1.kd, .sgpr_count: 48, .vgpr_count: 16,
      .language: "OpenCL C", .language_version: [ 1, 2 ],
      .kernarg_segment_size: 24, .kernarg_segment_align: 8, .group_segment_fixed_size: 0,
      .private_segment_fixed_size: 0, .wavefront_size: 64, .max_flat_workgroup_size: 64,
      .reqd_workgroup_size: [ 64, 1, 1 ],
      .args:
      - { .size: 8, .offset: 0, .value_kind: global_buffer, .value_type: f32, .name: in, .address_space: global, .is_const: true }
      - { .size: 8, .offset: 8, .value_kind: global_buffer, .value_type: f32, .name: wei, .address_space: global, .is_const: true }
      - { .size: 8, .offset: 16, .value_kind: global_buffer, .value_type: f32, .name: out, .address_space: global, .is_const: false }
    }
}
.end_amdgpu_metadata
