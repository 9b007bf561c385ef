// out = max(in, 0), 64 by 64
.data
0 0x0    64 64 n	// in
1 0x8000 64 64 n	// out
.text
	ldglin	v0, 0
	max	v0, v0, 0.0
	stglin	v0, 1
	exit
