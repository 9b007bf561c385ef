// out = 3 by 3 weights over the neighbourhood; 0 beyond the border, where a load leaves v0 as it is
.data
0 0x0    64 64 n	// in
1 0x8000 64 64 n	// out
2 0x4000 9 1 n		// weights
.text
	sldg	s10, 2, 9
	mov	v1, 0.0
	mov	v0, 0.0
	ldglin	v0, 0, -1, -1
	mad	v1, v0, s10, v1
	mov	v0, 0.0
	ldglin	v0, 0, 0, -1
	mad	v1, v0, s11, v1
	mov	v0, 0.0
	ldglin	v0, 0, 1, -1
	mad	v1, v0, s12, v1
	mov	v0, 0.0
	ldglin	v0, 0, -1, 0
	mad	v1, v0, s13, v1
	ldglin	v0, 0, 0, 0
	mad	v1, v0, s14, v1
	mov	v0, 0.0
	ldglin	v0, 0, 1, 0
	mad	v1, v0, s15, v1
	mov	v0, 0.0
	ldglin	v0, 0, -1, 1
	mad	v1, v0, s16, v1
	mov	v0, 0.0
	ldglin	v0, 0, 0, 1
	mad	v1, v0, s17, v1
	mov	v0, 0.0
	ldglin	v0, 0, 1, 1
	mad	v1, v0, s18, v1
	stglin	v1, 1
	exit
