// the diffusion coefficient of one SRAD step, from the differences to four neighbours, 0 beyond the border; q0 = 0.5
.data
0 0x0    64 64 n	// image
1 0x8000 64 64 n	// coefficient
.text
	mov	v1, 0.0
	mov	v2, 0.0
	mov	v3, 0.0
	mov	v4, 0.0
	ldglin	v0, 0
	ldglin	v1, 0, 0, -1
	ldglin	v2, 0, 0, 1
	ldglin	v3, 0, -1, 0
	ldglin	v4, 0, 1, 0
	add.neg	v1, v1, v0
	add.neg	v2, v2, v0
	add.neg	v3, v3, v0
	add.neg	v4, v4, v0
	rcp	v5, v0
	mul	v6, v1, v1
	mad	v6, v2, v2, v6
	mad	v6, v3, v3, v6
	mad	v6, v4, v4, v6
	mul	v6, v6, v5
	mul	v6, v6, v5
	add	v7, v1, v2
	add	v7, v7, v3
	add	v7, v7, v4
	mul	v7, v7, v5
	mul	v8, v7, v7
	mul	v8, v8, -0.0625
	mul	v6, v6, 0.5
	add	v6, v6, v8
	mul	v7, v7, 0.25
	add	v7, v7, 1.0
	mul	v7, v7, v7
	rcp	v7, v7
	mul	v6, v6, v7
	add	v6, v6, -0.5
	mul	v6, v6, 1.25
	add	v6, v6, 1.0
	rcp	v6, v6
	max	v6, v6, 0.0
	min	v6, v6, 1.0
	stglin	v6, 1
	exit
