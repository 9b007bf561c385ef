#!/bin/bash
# test/bench/gcn.sh -- assembly text against llvm-mc-19 assembling it.
#
# The files hold random OpenCL kernels (test/lib/randopencl.c) with line info, as clang
# prints them. `read` is reading into control flow graphs alone, `analyze` the whole
# program. Processor seconds (user and system), the programs in turn; medians.
set -e
B=${B:-build}
RUNS=${RUNS:-9}
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT

median() { sort -g | awk '{ v[NR] = $1 } END { print v[int((NR + 1) / 2)] }'; }

# Processor seconds of a command whose output and exit code do not matter.
cpu() { ( TIMEFORMAT='%U %S'; time "$@" >"$tmp/out" 2>"$tmp/err" || true ) 2>&1 | awk '{ print $1 + $2 }'; }

printf '%-24s %8s %8s %9s %8s %9s %9s %9s %9s\n' "assembly text" lines insts read ns/line analyze llvm-mc read/mc analyze/mc
row() {		# NAME TARGET KERNELS SEED
	"$B/test/bench/randcl" "$4" "$3" >"$tmp/k.cl"
	clang-19 -target amdgcn-amd-amdhsa -mcpu="$2" -O2 -x cl -cl-std=CL1.2 -nogpulib -w -mcode-object-version=4 -gline-tables-only -S "$tmp/k.cl" -o "$tmp/k.s"
	rm -f "$tmp"/*.t
	for _ in $(seq "$RUNS"); do
		read -r insts s < <("$B/test/bench/passes" "$tmp/k.s" | awk '/reading .* ms$/ { print $1, $(NF - 1) / 1000 }')
		echo "$s" >>"$tmp/read.t"
		cpu "$B/wavebound" analyze "$tmp/k.s" >>"$tmp/all.t"
		cpu llvm-mc-19 -triple=amdgcn-amd-amdhsa -mcpu="$2" -filetype=obj -o "$tmp/k.o" "$tmp/k.s" >>"$tmp/mc.t"
	done
	awk -v name="$1" -v l="$(wc -l <"$tmp/k.s")" -v n="$insts" -v r="$(median <"$tmp/read.t")" -v a="$(median <"$tmp/all.t")" -v m="$(median <"$tmp/mc.t")" \
		'BEGIN { printf "%-24s %8d %8d %8.4fs %8.0f %8.3fs %8.3fs %9.2f %9.2f\n", name, l, n, r, r / l * 1e9, a, m, r / m, a / m }'
}
row "random, gfx900" gfx900 250 1
row "random, gfx803" gfx803 250 2
row "random, larger" gfx906 500 3
