// phiMag[i] = phiR[i] * phiR[i] + phiI[i] * phiI[i], 2,048 elements
.data
0 0x0     2048 1 n	// phiR
1 0x10000 2048 1 n	// phiI
2 0x20000 2048 1 n	// phiMag
.text
	ldglin	v0, 0
	ldglin	v1, 1
	mul	v2, v0, v0
	mad	v2, v1, v1, v2
	stglin	v2, 2
	exit
