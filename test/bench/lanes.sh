#!/bin/bash
# test/bench/lanes.sh -- which lanes are active where: time on large functions, and how much is understood.
#
# Random kernels with every idiom of EXEC, the examples, and random OpenCL as clang compiles it at each level.
set -e
B=${B:-build}
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT

for n in 500 1000 2000 4000; do "$B/test/bench/lanes" -r 1 "$n" | tail -n "$((n == 500 ? 2 : 1))"; done
"$B/test/bench/lanes" examples/*/*.gfx900.s | awk 'NR > 1 { f += $2; w += $3; l += $4; o += $5 } END { printf "examples, gfx900: %d functions, %d understood completely; %d loops, %d unproved\n", f, w, l, o }'
"$B/test/bench/randcl" 1 250 >"$tmp/k.cl"
for level in 0 1 2 3; do
	clang-19 -target amdgcn-amd-amdhsa -mcpu=gfx900 -O$level -x cl -cl-std=CL1.2 -nogpulib -w -mcode-object-version=4 -S "$tmp/k.cl" -o "$tmp/k-O$level.s"
done
"$B/test/bench/lanes" "$tmp"/k-O?.s
