// a point in space for each depth that is not 0: (x - 31.5) * d / 50, (y - 31.5) * d / 50, d
.data
0 0x0     64 64 n	// depth
1 0x8000  64 64 n	// x
2 0x10000 64 64 n	// y
3 0x18000 64 64 n	// z
.text
	ldglin	v0, 0
	mov	v1, 0.0
	mov	v2, 0.0
	test.le	p0, v0
	cpush.if none
	cmask	p0
	cvt.i2f	v1, vc.tid_x
	add	v1, v1, -31.5
	mul	v1, v1, v0
	mul	v1, v1, 0.02
	cvt.i2f	v2, vc.tid_y
	add	v2, v2, -31.5
	mul	v2, v2, v0
	mul	v2, v2, 0.02
	cpop
none:
	stglin	v1, 1
	stglin	v2, 2
	stglin	v0, 3
	exit
