#!/bin/bash
# test/bench/object.sh -- analysis of a code object against llvm-objdump-19 -d of it.
#
# The objects hold random OpenCL kernels (test/lib/randopencl.c) with line info.
# Processor seconds (user and system) of whole processes, the two programs in turn; medians.
set -e
B=${B:-build}
RUNS=${RUNS:-9}
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT

median() { sort -g | awk '{ v[NR] = $1 } END { print v[int((NR + 1) / 2)] }'; }

# Processor seconds of a command whose output and exit code do not matter.
cpu() { ( TIMEFORMAT='%U %S'; time "$@" >"$tmp/out" 2>"$tmp/err" || true ) 2>&1 | awk '{ print $1 + $2 }'; }

printf '%-24s %9s %9s %10s %10s %8s\n' "code object" kernels insts ours objdump ratio
row() {		# NAME TARGET KERNELS SEED
	"$B/test/bench/randcl" "$4" "$3" >"$tmp/k.cl"
	clang-19 -target amdgcn-amd-amdhsa -mcpu="$2" -O2 -x cl -cl-std=CL1.2 -nogpulib -w -mcode-object-version=4 -gline-tables-only "$tmp/k.cl" -o "$tmp/k.hsaco"
	insts=$(llvm-objdump-19 -d "$tmp/k.hsaco" | grep -c '// 0')
	rm -f "$tmp"/*.t
	for _ in $(seq "$RUNS"); do
		cpu "$B/wavebound" analyze "$tmp/k.hsaco" >>"$tmp/ours.t"
		cpu llvm-objdump-19 -d "$tmp/k.hsaco" >>"$tmp/objdump.t"
	done
	awk -v name="$1" -v k="$3" -v n="$insts" -v a="$(median <"$tmp/ours.t")" -v b="$(median <"$tmp/objdump.t")" \
		'BEGIN { printf "%-24s %9d %9d %9.3fs %9.3fs %8.2f\n", name, k, n, a, b, a / b }'
}
row "random, gfx900" gfx900 250 1
row "random, gfx803" gfx803 250 2
row "random, larger" gfx906 500 3
