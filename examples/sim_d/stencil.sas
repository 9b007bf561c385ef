// out = 0.125 * (the four neighbours) - centre; the tile with its border is in the scratchpad
.data
0 0x0    66 66 n	// in, with a border
1 0x8000 64 64 n	// out
.sp_data
0 0x0 34 34
.text
	smov	s0, sc.wg_off_x
	smov	s1, sc.wg_off_y
	ldg2sptile 0, 0, s0, s1
	ldsplin	v0, 0, 1, 1
	ldsplin	v1, 0, 0, 1
	ldsplin	v2, 0, 2, 1
	add	v1, v1, v2
	ldsplin	v2, 0, 1, 0
	add	v1, v1, v2
	ldsplin	v2, 0, 1, 2
	add	v1, v1, v2
	mul	v1, v1, 0.125
	add.neg	v1, v1, v0
	stglin	v1, 1
	exit
