#!/bin/sh
# test/sh/tails.sh -- what n & 7 rounds more or less cost: bounds for n of 1023, 1024 and 1025 are within 1 % of each
# other.
#
# The loop for the rest is dead where n is a multiple of 8, or has 7 iterations, or one; no case may be charged 2^32. Of
# blocks the width is that number. Where an iteration is short, 7 of them on their own cost more than 1 %, in runs as
# well: then 3 % are allowed. Compiled for three targets at three levels; bounds hold what a run takes.
#
# Usage: tails.sh [BUILD]
. "$(dirname "$0")/../lib/check.sh"

launch() {	# KERNEL N
	case $1 in
	dct | dct_unrolled) size='1024 256' args="<argument name=\"n\" value=\"$2\"/>" ;;
	dct_rows) size='1280,4 256,1' args="<argument name=\"n\" value=\"$2\"/><buffer name=\"table\" init=\"random\" bytes=\"4202500\"/>" ;;
	dct_blocks) size='1024,8 8,8' args="<argument name=\"n\" value=\"$2\"/><argument name=\"block\" value=\"8\"/><argument name=\"inverse\" value=\"0\"/><buffer name=\"table\" init=\"random\" bytes=\"256\"/><local name=\"inter\" bytes=\"256\"/>" ;;
	esac
	set -- "$1" $size
	echo "<launch kernel=\"$1\" grid=\"$2\" workgroup=\"$3\">$args<buffer name=\"in\" init=\"random\" bytes=\"65536\"/>" \
		"<buffer name=\"out\" init=\"random\" bytes=\"65536\"/></launch>"
}

# The work of a wave, bounded: so many percent apart at most.
close() {	# FILE PERCENT
	awk -v percent="$2" '{ if (NR == 1 || $1 < low) low = $1; if ($1 > high) high = $1 }
		END { exit !(NR == 3 && high <= (1 + percent / 100) * low) }' "$1"
}
certified() { awk '$1 == "wave" && /certified/ { gsub(",", "", $2); print $2 }'; }

for cpu in gfx803 gfx900 gfx906; do
	for level in O1 O2 O3; do
		clang-19 -target amdgcn-amd-amdhsa -mcpu=$cpu -$level -x cl -cl-std=CL1.2 -cl-kernel-arg-info \
			--rocm-device-lib-path=/usr/lib/x86_64-linux-gnu/amdgcn/bitcode -S test/sh/tails.cl -o "$T/tails.s" || exit 1
		for kernel in dct dct_unrolled dct_rows dct_blocks; do
			: >"$T/waves"
			for n in 1023 1024 1025; do
				launch $kernel $n >"$T/launch.xml"
				"$W" analyze "$T/tails.s" --kernel $kernel --launch "$T/launch.xml" --exact off 2>"$T/check.log" | certified >>"$T/waves"
			done
			cat "$T/waves" >>"$T/check.log"
			case $kernel in dct_unrolled) percent=3 ;; *) percent=1 ;; esac
			close "$T/waves" $percent
			judge $? "$cpu -$level $kernel: $(tr '\n' ' ' <"$T/waves")"
		done
	done
done
for n in 1023 1024 1025; do
	launch dct_unrolled $n >"$T/launch.xml"
	"$W" analyze "$T/tails.s" --kernel dct_unrolled --launch "$T/launch.xml" --exact off --observe "$T/launch.xml" >"$T/check.log" 2>&1
	awk '/times the observed/ && $1 == "work-span" { if ($3 < 1) bad = 1; seen = 1 } END { exit bad || !seen }' "$T/check.log"
	judge $? "a run with n = $n takes no longer than its bound"
done
finish
