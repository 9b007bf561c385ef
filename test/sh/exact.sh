#!/bin/sh
# test/sh/exact.sh -- the exact bound of every example is what the simulator takes, whatever is in its buffers.
#
#   both targets, as assembly and as code object, three machines; each determined launch is executed with other contents of
#   its random buffers, too, and takes the same cycles to the last one
#   lines that differ between workgroups, or that depend on where a buffer begins, are not taken for known
#   a launch that data decides takes other cycles with the contents given, and then is exact as well
#   its certificate is proved by executing every instruction again, and by the simulator; it is rejected for another launch
#   the gate --constant-time stops a look-up of secrets and passes one that reads the whole table
#
# Usage: exact.sh [BUILD]
. "$(dirname "$0")/../lib/check.sh"
# exact LAUNCH INPUT OPTION...: name and exact cycles of each kernel that is determined
exact() {
	l=$1 i=$2
	shift 2
	"$W" analyze -q -l "$l" "$@" --format json -o "$T/json" "$i" 2>/dev/null || "$W" analyze -l "$l" "$@" --format json -o "$T/json" "$i" 2>/dev/null
	sed -n -e 's/^    { "name": "\([^"]*\)".*/\1/p' -e 's/^      "exact": { "status": "determined", "cycles": \([0-9]*\).*/\1/p' -e 's/^      "exact".*/open/p' "$T/json" |
		awk '/^[0-9]+$/ { print name, $1; next } { name = $1 }'
}
# takes LAUNCH INPUT KERNEL OPTION...: the cycles of a run
takes() {
	l=$1 i=$2 k=$3
	shift 3
	"$W" simulate -l "$l" -k "$k" "$@" "$i" 2>/dev/null | awk '$1 == "cycles" { sub(",", "", $2); print $2; exit }'
}
# proved LAUNCH INPUT KERNEL OPTION...: executed and simulated again
proved() {
	l=$1 i=$2 k=$3
	shift 3
	"$W" analyze -q -l "$l" -k "$k" "$@" --certificate "$T/proof" -o "$T/report" "$i" 2>/dev/null
	"$W" check-certificate -l "$l" -k "$k" "$@" "$T/proof" "$i" >"$T/checked" 2>&1 && grep -q '^    simulated with' "$T/checked"
}
# rejected WORDS OPTION...: the certificate in $T/proof, about vector_add, is rejected with WORDS
rejected() {
	words=$1
	shift
	"$W" check-certificate "$@" "$T/proof" examples/vector_add/vector_add.gfx900.s >"$T/checked" 2>&1
	[ $? -eq 1 ] && grep -q "exact/vector_add.*$words" "$T/checked"
}
same() { [ "$1" = "$2" ]; }
differ() { [ "$1" != "$2" ]; }

determined=0
for dir in examples/*/; do
	name=$(basename "$dir")
	[ -f "$dir$name.cl" ] || continue
	mkdir -p "$T/in" && cp "$dir"* "$T/in"
	facts=
	[ -f "$dir/facts.ffx" ] && facts="-f $dir/facts.ffx"
	for target in gfx900 gfx803; do
		base=$T/in/$name.$target
		for machine in vega gcn3 pws4; do
			drawn || continue
			exact "$T/in/launch.xml" "$base.s" $facts -m $machine >"$T/s"
			exact "$T/in/launch.xml" "$base.hsaco" $facts -m $machine >"$T/hsaco"
			check "$name.$target on $machine: assembly and code object agree" cmp -s "$T/s" "$T/hsaco"
			while read -r kernel cycles; do
				determined=$((determined + 1))
				check "$name.$target, $kernel on $machine as launched" same "$(takes "$T/in/launch.xml" "$base.s" "$kernel" -m $machine)" "$cycles"
				for seed in 77:s 1234567:hsaco 3:s 99991:hsaco 2000000011:s; do
					sed "s/seed=\"[0-9]*\"/seed=\"${seed%:*}\"/" "$T/in/launch.xml" >"$T/in/other.xml"
					check "$name.$target, $kernel on $machine with other data" same "$(takes "$T/in/other.xml" "$base.${seed#*:}" "$kernel" -m $machine)" "$cycles"
				done
				[ $machine = vega ] || continue
				check "$name.$target, $kernel: its certificate is proved" proved "$T/in/launch.xml" "$base.s" "$kernel" $facts
			done <"$T/s"
		done
	done
	rm -rf "$T/in"
done
least=78
[ "$test_share" -ge 100 ] || least=$((78 * test_share / 150))
check "most examples are determined: $determined" test "$determined" -ge "$least"

# certificates of other launches, of other times
in=examples/vector_add/vector_add.gfx900.s
"$W" analyze -q --grid 4096 --workgroup 256 --align 64 --arg n=4096 --certificate "$T/proof" -o "$T/report" $in
check "a certificate holds" "$W" check-certificate -q --grid 4096 --workgroup 256 --align 64 --arg n=4096 "$T/proof" $in
check "not of fewer work-items" rejected 'another time' --grid 2048 --workgroup 256 --align 64 --arg n=4096
check "not of a launch that just takes as long" rejected 'another launch' --grid 4096 --workgroup 256 --align 64 --arg n=5000
check "not beyond the limit" rejected 'stops at the limit' --exact 100 --grid 4096 --workgroup 256 --align 64 --arg n=4096
"$W" analyze -q --grid 4096 --workgroup 256 --align 64 --certificate "$T/proof" -o "$T/report" $in
sed -n '/exact/p' "$T/proof" >"$T/exact"
check "no certificate without a bound" test ! -s "$T/exact"

# with the contents given
for name in spmv bfs_level; do
	cp -r "examples/$name" "$T/$name"
	sed 's/init="file"/& content="given"/' "examples/$name/launch.xml" >"$T/$name/given.xml"
	for target in gfx900 gfx803; do
		in=$T/$name/$name.$target.s
		check "$name is not determined" same "$(exact "$T/$name/launch.xml" "$in" -f "examples/$name/facts.ffx")" ""
		check "$name.$target is, given its contents" same "$(exact "$T/$name/given.xml" "$in" -f "examples/$name/facts.ffx")" "$name $(takes "$T/$name/given.xml" "$in" $name)"
		check "$name.$target needs no flow fact then" same "$(exact "$T/$name/given.xml" "$in")" "$name $(takes "$T/$name/given.xml" "$in" $name)"
	done
done
sed 's/init="random"/& content="given"/' examples/bitonic_step/launch.xml >"$T/given.xml"
for target in gfx900 gfx803; do
	in=examples/bitonic_step/bitonic_step.$target.s
	for kernel in bitonic_step bitonic_local; do
		check "$kernel.$target is determined, given its keys" same "$(exact "$T/given.xml" "$in" -k $kernel)" "$kernel $(takes "$T/given.xml" "$in" $kernel)"
	done
done

# gate CODE WORDS OPTION...: the exit status is CODE, and standard error has WORDS
gate() {
	code=$1 words=$2
	shift 2
	"$W" analyze -q --constant-time "$@" 2>"$T/err"
	[ $? -eq "$code" ] && { [ -z "$words" ] || grep -q -- "$words" "$T/err"; }
}
secret=examples/constant_time/launch.xml
for target in gfx900 gfx803; do
	in=examples/constant_time/constant_time.$target
	check "a look-up of secrets is stopped" gate 1 'what is not known decides about this address' -l "$secret" -k lookup "$in.s"
	check "where it comes from is named" gate 1 'it comes from here' -l "$secret" -k lookup "$in.hsaco"
	check "the masked one passes" gate 0 '' -l "$secret" -k masked "$in.s"
	check "both: one of them stops it" gate 1 'constant-time' -l "$secret" "$in.hsaco"
	check "without the exact bound there is no gate" gate 2 'exact off' -l "$secret" -k masked "$in.s" --exact off
done
check "given contents do not open it" gate 1 'constant-time' -l "$T/spmv/given.xml" -f examples/spmv/facts.ffx examples/spmv/spmv.gfx900.s

# the gate in a build
cp -r examples/constant_time "$T/build"
built() { make -C "$T/build" WAVEBOUND="$W" "$@" >"$T/log" 2>&1; }
check "make passes the masked one" built KERNELS=masked
check "make stops at the look-up" test "$(built; echo $?)" -eq 2
check "make says why" grep -q 'what is not known decides about this address' "$T/log"
check "the look-up is not marked as checked" test ! -e "$T/build/lookup.checked"
check "the CI job is YAML, and runs that" /usr/bin/python3 -c 'import sys, yaml
steps = yaml.safe_load(open(sys.argv[1]))["jobs"]["gate"]["steps"]
assert any("make -C kernels" in s.get("run", "") for s in steps)' "$T/build/ci.yml"

# lines of all workgroups at once, and of buffers that begin within a line: known, or not
lines() {
	buffer="init=\"random\" bytes=\"4096\" seed=\"1\" align=\"$2\"/>"
	more=
	case $1 in both|summed|carried|torn|crossed|swapped|mixed|back) more="<buffer name=\"more\" $buffer" ;; esac
	echo "<launch kernel=\"$1\" grid=\"512\" workgroup=\"64\"><buffer name=\"out\" $buffer$more</launch>" >"$T/lines.xml"
	exact "$T/lines.xml" test/sh/lines.s -k "$1" -m vega
}
# moves KERNEL: transactions of $T/lines.xml, by the report in $T/json (vega serves one in 4 cycles) and by the simulator
moves() {
	reported=$(sed -n 's/.*"memory_busy_cycles": \([0-9]*\).*/\1/p' "$T/json")
	simulated=$("$W" simulate -l "$T/lines.xml" -k "$1" -m vega test/sh/lines.s | sed -n 's/.* \([0-9]*\) memory transactions.*/\1/p')
	[ -n "$simulated" ] && [ "$reported" -eq $((4 * simulated)) ]
}
for at in two:64 four:64 four:32 four:16 eight:32 both:64 summed:64 back:64 upper:64 wrapped:64; do
	a=$(lines "${at%:*}" "${at#*:}")
	check "lines of $at" same "$a" "${at%:*} $(takes "$T/lines.xml" test/sh/lines.s "${at%:*}" -m vega)"
	check "how many lines of $at" moves "${at%:*}"
done
for at in two:32 two:16 four:8 eight:16 eight:8 both:32 both:16 \
	carried:64 torn:64 crossed:64 swapped:64 mixed:64; do
	check "lines of $at are not known" same "$(lines "${at%:*}" "${at#*:}")" ""
done

# workgroups side by side that begin at different places of a line, smaller ones at both edges; as many as would take too
# long one by one
image() {
	grid=$1 width=${1%,*} height=${1#*,}
	shift
	set -- --grid "$grid" --workgroup 16,16 --align 64 --arg width="$width" --arg height="$height" "$@" examples/convolution/convolution.gfx900.s
	"$W" analyze "$@" --format json 2>/dev/null | sed -n 's/^      "exact": { "status": "determined", "cycles": \([0-9]*\).*/\1/p'
}
for grid in 500,20 203,37 333,50 448,24 160,160; do
	check "an image of $grid" same "$(image $grid)" "$("$W" simulate --grid $grid --workgroup 16,16 --arg width=${grid%,*} \
		--arg height=${grid#*,} --buffer in=random:40000 --buffer weight=zero:196 --buffer out=zero:40000 \
		examples/convolution/convolution.gfx900.s 2>/dev/null | awk '$1 == "cycles" { sub(",", "", $2); print $2; exit }')"
done
check "alike are executed once" test -n "$(image 512,512 --exact 2000000)"

# integers of 16 and 64 bits, known in part, and such as saturate; on gfx10 masks, carries and lanes of waves of 32: each
# result decides how often a loop repeats
for n in 0 3 5 6 9 40000 65535 70001 4294967295 305419896; do
	for in in widths waves32; do
		set -- --grid 128 --workgroup 64 --align 256 --arg n=$n
		a=$("$W" analyze "$@" --format json test/sh/$in.s 2>/dev/null | sed -n 's/^      "exact": { "status": "determined", "cycles": \([0-9]*\).*/\1/p')
		check "$in, $n" same "$a" "$("$W" simulate "$@" --buffer out=zero:256 test/sh/$in.s 2>/dev/null | awk '$1 == "cycles" { sub(",", "", $2); print $2; exit }')"
	done
done

# loops that only the execution bounds: reports of the assembly and of the object that LLVM makes of it agree
executed() { "$W" analyze --grid 192 --workgroup 64 --align 64 --format json "$1" 2>/dev/null | grep -o '"bound": [0-9]*, "origin": "[a-z]*"\|"kernel_cycles": [0-9]*'; }
llvm-mc-19 -triple=amdgcn-amd-amdhsa -mcpu=gfx900 -filetype=obj test/bound/executed.s -o "$T/executed.o"
executed test/bound/executed.s >"$T/s"
executed "$T/executed.o" >"$T/o"
check "loops are counted" test "$(grep -c executed "$T/s")" -eq 2
check "loops are counted alike in the object" cmp -s "$T/s" "$T/o"
finish
