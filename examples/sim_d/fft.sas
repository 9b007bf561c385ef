// the Fourier transform of 1,024 numbers in each work-group, decimated in frequency: results are in bit-reversed order
.data
0 0x0    2048 1 n	// real part
1 0x2000 2048 1 n	// imaginary part
.sp_data
0 0x0    1024 1
1 0x1000 1024 1
.text
	ldglin	v0, 0
	ldglin	v1, 1
	mov	v10, vc.lid_x
	smov	s0, 512
stage:
	stsplin	v0, 0
	stsplin	v1, 1
	xor	v11, v10, s0
	movvsp	vc.mem_idx, v11
	ldspbidx 0
	mov	v2, vc.mem_data
	ldspbidx 1
	mov	v3, vc.mem_data
	and	v12, v10, s0		// the upper half subtracts, and turns
	itest.nz p0, v12
	cpush.if join
	bra	lower, p0
	add	v0, v0, v2
	add	v1, v1, v3
	cpop
lower:
	add.neg	v5, v2, v0
	add.neg	v6, v3, v1
	siadd	s1, s0, -1
	and	v7, v10, s1
	cvt.i2f	v7, v7
	scvt.i2f s2, s0
	mul	v8, v7, -3.14159265
	cvt.i2f	v9, v12
	rcp	v9, v9
	mul	v8, v8, v9
	cos	v7, v8
	sin	v8, v8
	mul	v0, v5, v7
	mul	v9, v6, v8
	add.neg	v0, v0, v9
	mul	v1, v5, v8
	mad	v1, v6, v7, v1
	cpop
join:
	sshr	s0, s0, 1
#bound branchcycle 9 1 0
	sicj.nz	stage, s0
	stglin	v0, 0
	stglin	v1, 1
	exit
