#!/bin/bash
# test/bench/exact.sh -- exact bounds: wave instructions per second of processor time, by the size of the launch.
#
# vector_add repeats itself, so that nearly all of it is left out; matrix_multiply does not, for the order of service
# never comes back to what it was, and is executed in full. In mandelbrot values of each lane decide, in convolution where
# each lane is in the image.
set -u
W=${B:-build}/wavebound
T=$(mktemp) || exit 1
trap 'rm -f "$T"' EXIT
TIMEFORMAT=%U
# row NAME WORKGROUPS OPTION...
row() {
	name=$1 groups=$2
	shift 2
	seconds=$({ time "$W" analyze -q --exact 4000000000 "$@" "examples/$name/$name.gfx900.s" --format json -o "$T" >/dev/null 2>&1; } 2>&1)
	sed -n 's/^      "exact": { "status": "determined", "cycles": \([0-9]*\), .*"instructions": \([0-9]*\),.*/\1 \2/p' "$T" | while read -r cycles instructions; do
		awk -v n="$name" -v g="$groups" -v c="$cycles" -v i="$instructions" -v s="$seconds" \
			'BEGIN { printf "%-18s %9d workgroups %13d cycles %11d wave instructions %7.2f s %10.1f M/s\n", n, g, c, i, s, i / (s > 0.01 ? s : 0.01) / 1e6 }'
	done
}
row vector_add 1024 --grid 262144 --workgroup 256 --arg n=262144
row vector_add 1000000 --grid 256000000 --workgroup 256 --arg n=256000000
row matrix_multiply 64 --grid 128,128 --workgroup 16,16 --arg side=128
row matrix_multiply 1024 --grid 512,512 --workgroup 16,16 --arg side=512
row matrix_multiply 1000000 --grid 16000,16000 --workgroup 16,16 --arg side=16
row fixed_point_fir 16384 --grid 1048576 --workgroup 64 --arg n=1048576
row mandelbrot 4096 --grid 512,512 --workgroup 64 --arg left=-2.0 --arg top=-1.25 --arg pitch=0.005 --arg width=512
row convolution 1024 --grid 512,512 --workgroup 16,16 --arg width=512 --arg height=512
