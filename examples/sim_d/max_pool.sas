// out[y][x] = the largest of four neighbours in a 128 by 64 picture; a work-group has its 64 by 64 part in the scratchpad
.data
0 0x0     128 64 n	// in
1 0x10000 64 32 n	// out
.sp_data
0 0x0 64 64
.text
	smov	s0, sc.wg_off_x
	smov	s1, sc.wg_off_y
	sshl	s0, s0, 1
	sshl	s1, s1, 1
	ldg2sptile 0, 0, s0, s1
	mov	v1, vc.lid_x
	mov	v2, vc.lid_y
	imul	v2, v2, 128
	imul	v1, v1, 2
	iadd	v1, v1, v2
	movvsp	vc.mem_idx, v1
	ldspbidx 0
	mov	v3, vc.mem_data
	iadd	v1, v1, 1
	movvsp	vc.mem_idx, v1
	ldspbidx 0
	mov	v4, vc.mem_data
	max	v3, v3, v4
	iadd	v1, v1, 63
	movvsp	vc.mem_idx, v1
	ldspbidx 0
	mov	v4, vc.mem_data
	max	v3, v3, v4
	iadd	v1, v1, 1
	movvsp	vc.mem_idx, v1
	ldspbidx 0
	mov	v4, vc.mem_data
	max	v3, v3, v4
	stglin	v3, 1
	exit
