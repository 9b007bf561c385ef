/* persistent workgroups: fetch tiles from a counter until there are none */
.include "gen.inc"
.text
.globl persist
.p2align 8
.type persist,@function
persist:
	_s_load4 s[4:7], s[0:1], 0
	_wait_k
again:
	v_mov_b32 v1, 1
	v_mov_b32 v2, s4
	v_mov_b32 v3, s5
	.if GFX12PLUS
	global_atomic_add_u32 v4, v[2:3], v1, off th:TH_ATOMIC_RETURN
	.elseif GFX11PLUS
	global_atomic_add_u32 v4, v[2:3], v1, off glc
	.elseif GFX8
	flat_atomic_add v4, v[2:3], v1 glc
	.elseif GFX94X
	global_atomic_add v4, v[2:3], v1, off sc0
	.else
	global_atomic_add v4, v[2:3], v1, off glc
	.endif
	_wait_v
	v_readfirstlane_b32 s8, v4
	s_cmp_ge_u32 s8, s6
	s_cbranch_scc1 out
	v_mul_f32 v5, v5, v5
	s_branch again
out:	s_endpgm
.size persist, .-persist
KERNEL_DESC persist, 16, 8, 0, 16
