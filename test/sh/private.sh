#!/bin/sh
# test/sh/private.sh -- arrays in private memory: no run takes longer than a bound, and without optimisation, where all
# variables are there, bounds are at most eight times what runs take.
#
# Compiled for targets with waves of 64 and 32 lanes, without optimisation and with it, and for scratch_ instructions.
#
# Usage: private.sh [BUILD]
. "$(dirname "$0")/../lib/check.sh"

compile() {	# TARGET OPTION...
	clang-19 -target amdgcn-amd-amdhsa -mcpu="$@" -x cl -cl-std=CL1.2 -cl-kernel-arg-info \
		--rocm-device-lib-path=/usr/lib/x86_64-linux-gnu/amdgcn/bitcode -S test/sh/private.cl -o "$T/private.s" || exit 1
}

# Each kernel: all bounds hold, and the one by work is at most $1 times the run.
run() {
	for kernel in words bytes vectors; do
		echo "<launch kernel=\"$kernel\" grid=\"400\" workgroup=\"100\"><buffer name=\"in\" init=\"random\" bytes=\"65536\"/>" \
			"<buffer name=\"out\" init=\"zero\" bytes=\"65536\"/><argument name=\"n\" value=\"12\"/></launch>" >"$T/launch.xml"
		"$W" analyze "$T/private.s" --kernel $kernel --observe "$T/launch.xml" >"$T/check.log" 2>&1
		awk -v most="$1" '/times the observed/ && $1 != "isolated" { if ($3 < 1) bad = 1 }
			/times the observed/ && $1 == "work-span" { seen = 1; if ($3 > most) bad = 1 }
			END { exit bad || !seen }' "$T/check.log"
		judge $? "$2 $kernel"
	done
}

for cpu in gfx803 gfx900 gfx906 gfx1030; do
	compile $cpu -O0
	run 8 "$cpu -O0"
done
for cpu in gfx803 gfx900 gfx906 gfx90a gfx1030; do
	compile $cpu -O2
	run 20 "$cpu -O2"
done
for cpu in gfx90a gfx1030; do
	compile $cpu -O2 -Xclang -target-feature -Xclang +enable-flat-scratch
	run 20 "$cpu with scratch_"
done
finish
