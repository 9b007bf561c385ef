#!/bin/bash
# test/bench/passes.sh -- time of the passes that prepare costs, next to reading the same text.
#
# One kernel after the other is doubled in size: near-linear passes double their time.
set -e
B=${B:-build}
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT

kernel() {	# PARTS: each an if with an else and two loops
	echo 'kernel void big(global float *a, global int *b, int n) { int i = get_global_id(0); float x = a[i]; int y = b[i];'
	for k in $(seq "$1"); do
		echo "if (y > $k) { x = x * 1.5f + a[(i + $k) & 1023]; y += b[(y + $k) & 255]; } else { y ^= $k; x -= (float)y; }"
		echo "for (int j = 0; j < n + $k; j++) { x += a[j * 3 + $k]; if (b[j] == y) { y += j; x *= 2.0f; } }"
		echo "a[i + $k] = x; b[i + $k] = y;"
	done
	echo '}'
}
for parts in 40 80 160 320; do
	kernel $parts >"$tmp/k.cl"
	clang-19 -target amdgcn-amd-amdhsa -mcpu=gfx900 -O2 -x cl -cl-std=CL1.2 --rocm-device-lib-path="${BITCODE:-/usr/lib/x86_64-linux-gnu/amdgcn/bitcode}" \
		-mcode-object-version=4 -gline-tables-only -w -S "$tmp/k.cl" -o "$tmp/k.s"
	"$B/test/bench/passes" "$tmp/k.s"
done
