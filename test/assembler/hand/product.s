/******************************************/
/* Function Prefix                        */
/******************************************/
.include "gen.inc"
.set vgprValuC, 0
.set vgprValuA_X0_I0, 16
.set vgprValuB_X0_I0, 20
.set vgprGlobalReadOffsetA, 24
.set vgprGlobalReadOffsetB, 25
.set vgprLocalWriteAddrA, 26
.set vgprLocalReadAddrA, 27
.set vgprG2LA, 28
.set vgprG2LB, 29
.set vgprSerial, 30
.set vgprTmp, 31
.set sgprKernArgAddress, 0
.set sgprWorkGroup0, 2
.set sgprSrdA, 4
.set sgprSrdB, 8
.set sgprSrdC, 12
.set sgprSizeL, 16
.set sgprLoopCounterL, 17
.set sgprAlpha, 18
.set sgprTmp, 20
.set MT0, 16
.set DepthU, 4
.set BufferLimit, 0x80000000
.set Srd127_96, 0x0020000
.text
.protected product_16x16x4
.globl product_16x16x4
.p2align 8
.type product_16x16x4,@function
/* 4x4 thread-tile */
.macro MAC_4x4_X0
  _fma v[vgprValuC+0+0*4], v[vgprValuA_X0_I0+0], v[vgprValuB_X0_I0+0]
  s_setprio 1 // Raise priority while processing macs
  .irp b,0,1,2,3
  .irp a,0,1,2,3
  .if (\a + \b) > 0
  _fma v[vgprValuC+\a+\b*4], v[vgprValuA_X0_I0+\a], v[vgprValuB_X0_I0+\b]
  .endif
  .endr
  .endr
  s_setprio 0 // Reset priority after macs
.endm
/* Global Offset A */
.macro GLOBAL_OFFSET_A vgprAddr vgprOffset0I vgprOffsetL vgprTmp
v_mul_u32_u24 v[\vgprTmp+0], 64, v[\vgprOffset0I]
_v_add_nc v[\vgprAddr+0], v[\vgprOffsetL], v[\vgprTmp+0]
v_lshlrev_b32 v[\vgprAddr+0], 0x2, v[\vgprAddr+0]
.endm
product_16x16x4:
_m0_init
v_mov_b32 v[vgprSerial], v0
_s_load4 s[sgprSrdA:sgprSrdA+3], s[sgprKernArgAddress:sgprKernArgAddress+1], 0
_s_load2 s[sgprSrdC:sgprSrdC+1], s[sgprKernArgAddress:sgprKernArgAddress+1], 0x10
_s_load2 s[sgprSizeL:sgprSizeL+1], s[sgprKernArgAddress:sgprKernArgAddress+1], 0x18
_wait_k // wait for 0 bytes of kern args
s_mov_b32 s[sgprSrdB+0], s[sgprSrdA+2]
s_mov_b32 s[sgprSrdB+1], s[sgprSrdA+3]
s_mov_b32 s[sgprSrdA+2], BufferLimit
s_mov_b32 s[sgprSrdA+3], Srd127_96
s_mov_b32 s[sgprSrdB+2], BufferLimit
s_mov_b32 s[sgprSrdB+3], Srd127_96
s_mov_b32 s[sgprSrdC+2], BufferLimit
s_mov_b32 s[sgprSrdC+3], Srd127_96
v_and_b32 v[vgprTmp], 15, v[vgprSerial]
v_lshrrev_b32 v[vgprTmp+1], 4, v[vgprSerial]
GLOBAL_OFFSET_A vgprGlobalReadOffsetA, vgprTmp, vgprTmp+1, vgprTmp+2
GLOBAL_OFFSET_A vgprGlobalReadOffsetB, vgprTmp+1, vgprTmp, vgprTmp+2
v_lshlrev_b32 v[vgprLocalWriteAddrA], 2, v[vgprSerial]
v_lshlrev_b32 v[vgprLocalReadAddrA], 4, v[vgprTmp]
s_mov_b32 s[sgprLoopCounterL], s[sgprSizeL]
s_lshr_b32 s[sgprLoopCounterL], s[sgprLoopCounterL], 2 // s[sgprLoopCounterL] = s[sgprSizesSum+0] / 4
/* initC: initialize to zero */
.set i, 0
.rept 16
v_mov_b32 v[vgprValuC+i], 0x0
.set i, i+1
.endr
/* prefetch: global -> local */
s_cmp_eq_u32 s[sgprLoopCounterL], 0x0
s_cbranch_scc1 ShadowInitStart_9
_bload v[vgprG2LA+0], v[vgprGlobalReadOffsetA], s[sgprSrdA:sgprSrdA+3]
_bload v[vgprG2LB+0], v[vgprGlobalReadOffsetB], s[sgprSrdB:sgprSrdB+3]
ShadowInitStart_9:
s_cmp_eq_u32 s[sgprLoopCounterL], 0x0
s_cbranch_scc1 label_0004 // after InitC, skip to end of prefetch last iter if numIter==0
label_0001: /* LoopBeginL */
_wait_v
_barrier
_dsw v[vgprLocalWriteAddrA], v[vgprG2LA+0]
_dsw v[vgprLocalWriteAddrA], v[vgprG2LB+0], MT0*DepthU*4*4
s_add_u32 s[sgprSrdA+0], s[sgprSrdA+0], DepthU*4
s_addc_u32 s[sgprSrdA+1], s[sgprSrdA+1], 0
_bload v[vgprG2LA+0], v[vgprGlobalReadOffsetA], s[sgprSrdA:sgprSrdA+3]
_bload v[vgprG2LB+0], v[vgprGlobalReadOffsetB], s[sgprSrdB:sgprSrdB+3]
_wait_l
_barrier
/* iter 0..3 */
.set u, 0
.rept DepthU
.set q, 0
.rept 4
_dsr v[vgprValuA_X0_I0+q], v[vgprLocalReadAddrA], u*64+q*4
_dsr v[vgprValuB_X0_I0+q], v[vgprLocalReadAddrA], 1024+u*64+q*4
.set q, q+1
.endr
_wait_l
MAC_4x4_X0
.set u, u+1
.endr
s_sub_u32 s[sgprLoopCounterL], s[sgprLoopCounterL], 1
s_cmp_eq_i32 s[sgprLoopCounterL], 0x0
s_cbranch_scc1 label_0002
s_branch label_0001
label_0002: /* LoopEndL */
label_0004:
_wait_v
.set i, 0
.rept 4
_bstore v[vgprValuC+i], v[vgprGlobalReadOffsetA], s[sgprSrdC:sgprSrdC+3], 0, i*4
.set i, i+1
.endr
label_0000:
s_endpgm
.size product_16x16x4, .-product_16x16x4
KERNEL_DESC product_16x16x4, 32, 40, 2048, 32
.amdgpu_metadata
---
amdhsa.version:
  - 1
  - 0
amdhsa.kernels:
  - .name: product_16x16x4
    .symbol: 'product_16x16x4.kd'
    .language:                   OpenCL C
    .language_version:
      - 2
      - 0
    .args:
      - .name:            A
        .size:            8
        .offset:          0
        .value_kind:      global_buffer
        .value_type:      f32
        .address_space:   generic
      - .name:            B
        .size:            8
        .offset:          8
        .value_kind:      global_buffer
        .value_type:      f32
        .address_space:   generic
      - .name:            C
        .size:            8
        .offset:          16
        .value_kind:      global_buffer
        .value_type:      f32
        .address_space:   generic
      - .name:            sizeL
        .size:            4
        .offset:          24
        .value_kind:      by_value
        .value_type:      u32
      - .name:            alpha
        .size:            4
        .offset:          28
        .value_kind:      by_value
        .value_type:      f32
    .group_segment_fixed_size:   2048
    .kernarg_segment_align:      8
    .kernarg_segment_size:       32
    .max_flat_workgroup_size:    64
    .private_segment_fixed_size: 0
    .sgpr_count:                 38
    .sgpr_spill_count:           0
    .vgpr_count:                 40
    .vgpr_spill_count:           0
    .wavefront_size:             64
...
.end_amdgpu_metadata
