#!/bin/sh
# test/sh/swf.sh -- every example with its wavefronts split: the memory of the whole waves, within every bound called safe.
#
# The code as committed, and compiled again with all skip branches kept, so that more ifs are branch nodes. S from 1 to 4,
# round robin and oldest first; with PWS, with DWS and with splits that do nothing:
#
#   what the launch leaves in all its buffers is what the code without splits leaves
#   whole waves, and waves that split by PWS, take no more cycles than any bound that analyze calls safe
#
# Where nothing is split the code must be the input, byte for byte: then there is nothing else to run.
# Usage: swf.sh [BUILD]
. "$(dirname "$0")/../lib/check.sh"
ran=0
# buffers OUT FILE OPTION...: runs FILE on $machine, its buffers in OUT.INDEX; all in OUT
buffers() {
	out=$1 file=$2
	shift 2
	dumps= k=0
	while [ "$k" -lt "$nbuffer" ]; do
		dumps="$dumps --dump $k=$out.$k"
		k=$((k + 1))
	done
	rm -f "$out".*
	"$W" simulate "$file" -l "$dir/launch.xml" -m "$machine" $dumps -q "$@" && cat "$out".* >"$out" && [ -s "$out" ]
}
same() { buffers "$T/parts" "$@" && cmp "$T/whole" "$T/parts"; }
bounded() { "$W" analyze "$1" $options -m "$machine" --observe "$dir/launch.xml" -q; }
# parted WHAT FILE: with each number of split SIMDs, under each scheduler
parted() {
	for S in 1 2 3 4; do
		check "$1 is split for S = $S" "$W" split "$2" $options -m "$T/rr$S.xml" -S "$S" --choose all --emit asm -q -o "$T/split.s"
		if ! grep -q '; split' "$T/split.s"; then
			check "$1: nothing is changed where nothing is split" cmp "$2" "$T/split.s"
			return
		fi
		for scheduler in rr oldest; do
			machine=$T/$scheduler$S.xml how="$1, S = $S, $scheduler"
			check "$how: whole waves run" buffers "$T/whole" "$2"
			check "$how: whole waves are within their bounds" bounded "$2"
			check "$how: split waves are within their bounds" bounded "$T/split.s"
			for splits in pws dws none; do
				check "$how, $splits: memory" same "$T/split.s" --splits "$splits"
			done
			ran=$((ran + 1))
		done
	done
}
for S in 1 2 3 4; do
	for scheduler in rr oldest; do
		"$W" machine show pws4 | sed -e "s/scheduler=\"rr\"/scheduler=\"$scheduler\"/" -e "s/split simds=\"3\"/split simds=\"$S\"/" >"$T/$scheduler$S.xml"
		check "the machine is changed" sh -c "grep -q 'scheduler=\"$scheduler\"' '$T/$scheduler$S.xml' && grep -q 'split simds=\"$S\"' '$T/$scheduler$S.xml'"
	done
done
for dir in examples/*/; do
	dir=${dir%/} name=$(basename "$dir")
	[ -f "$dir/$name.cl" ] || continue
	options="-l $dir/launch.xml"
	[ -f "$dir/facts.ffx" ] && options="$options -f $dir/facts.ffx"
	nbuffer=$(grep -c '<buffer' "$dir/launch.xml")
	parted "$name" "$dir/$name.gfx900.s"
	(cd "$dir" && clang-19 -target amdgcn-amd-amdhsa -mcpu=gfx900 -O2 -x cl -cl-std=CL1.2 -cl-kernel-arg-info -g1 \
		--rocm-device-lib-path=/usr/lib/x86_64-linux-gnu/amdgcn/bitcode -mcode-object-version=4 \
		-mllvm -amdgpu-skip-threshold=0 -S "./$name.cl" -o "$T/skips.s")
	parted "$name with all skip branches" "$T/skips.s"
done
check "enough was split" [ "$ran" -ge 24 ]
echo "$ran launches with splits"
finish
