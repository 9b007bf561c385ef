#!/bin/sh
# test/sh/newuser.sh -- the way of somebody new: an OpenCL file of their own, the commands of the README, what messages and templates say.
#
# The commands are taken from the README, so that they stay true. Usage: newuser.sh [BUILD]
. "$(dirname "$0")/../lib/check.sh"
PATH=$B:$PATH
export PATH
gives() {	# CODE COMMAND
	(cd "$T" && eval "$2") >"$T/out" 2>"$T/err"
	got=$?
	[ $got -eq "$1" ] || { echo "exit $got, not $1"; cat "$T/out" "$T/err"; return 1; }
}
# Command number $1 of the README's section, in one line.
command_of() {
	sed -n '/^From your kernel to a bound/,/^Debian has/p' "$R/README" | sed -n '/^    /p' | sed -e ':a' -e '/\\$/N; s/\\\n//; ta' | sed -n "$1s/^ *\\$ //p"
}

# Two loops: one that an argument decides, one that data decides.
cat >"$T/kernel.cl" <<'EOF'
__kernel void rows(__global const uint *length, __global const float *value, __global float *sum, uint stride, uint repeat)
{
	uint i = get_global_id(0);
	float s = 0.0f;

	for (uint r = 0; r < repeat; r++)
		for (uint k = 0; k < length[i]; k++)
			s += value[i * stride + k] * (float)(r + 1);
	sum[i] = s;
}
EOF
check "source is no input: it is said what to run" gives 2 "wavebound analyze kernel.cl"
check "the README compiles it" gives 0 "$(command_of 1)"
check "the first analysis asks for facts" gives 3 "$(command_of 2) --without type-range"
check "an argument is named by its index" grep -q "argument 4 ('repeat') decides: --arg 4=N" "$T/err"
check "a flow fact is shown" grep -q '<loop source="[^"]*kernel.cl" line="[0-9]*" xmlns:wb="[^"]*" wb:code="[0-9a-f]*" maxcount="N"/>' "$T/err"
check "what the message means" gives 0 "wavebound explain loop-unbounded"
check "a launch description" gives 0 "$(command_of 3)"
check "it names the argument and its loop" grep -q 'repeat' "$T/launch.xml"
check "a template of flow facts, when the argument is known" gives 0 "$(command_of 4) --arg 4=8"
check "what is not filled in yet is no launch" gives 2 "$(command_of 5)"
check "each word is named at its place" sh -c "grep -q 'launch.xml:[0-9]*:[0-9]*: error: rows: GRID is still to be replaced: the work-items in all' '$T/err' && grep -q 'BYTES is still' '$T/err' && grep -q 'VALUE is still' '$T/err'"
sed -i 's/"GRID"/"4096"/; s/"WORKGROUP"/"64"/; s/"BYTES"/"65536"/; s/BYTES"/65536"/; /index="3"/s/VALUE/16/; /index="4"/s/VALUE/8/' "$T/launch.xml"
sed -i '/^ *<loop/s/maxcount="[^"]*"/maxcount="16"/' "$T/kernel.ffx"
check "no word is left to be replaced" sh -c "! sed 's/<!--.*-->//' '$T/launch.xml' '$T/kernel.ffx' | grep -E '\"(GRID|WORKGROUP|VALUE|BYTES|N)\"'"
check "a bound" gives 0 "$(command_of 5)"
check "of the kernel" grep -q '^  kernel  *[0-9,]* cycles (work-span)' "$T/out"
check "with both loops" sh -c "grep -q 'repeat\\|s[0-9]* counts\\|v[0-9]* counts' '$T/out' && grep -q ' fact ' '$T/out'"
check "the page" gives 0 "$(command_of 5) --format html -o report.html"
check "shows the source" grep -q 'for (uint r = 0; r &lt; repeat; r++)' "$T/report.html"
check "the report of a program" gives 0 "$(command_of 5) --format json -o report.json"
check "is reproduced" gives 0 "wavebound audit report.json"
# The manual's lines for a target that the libraries do not know.
sed -n '/^\.SS New targets/,/^\.SH/p' "$R/man/wavebound-object.5" | sed -n '/^\.nf/,/^\.fi/{/^\./d; s/\\-/-/g; p}' >"$T/new-target"
check "the manual compiles for gfx1100" gives 0 ". ./new-target"
check "and that is read" gives 3 "wavebound analyze kernel.s --without type-range"
check "as what it is" grep -q '^machine  rdna3:' "$T/out"
cat >"$T/kernel.hip" <<'EOF'
__attribute__((global)) void fill(int *a) { a[__builtin_amdgcn_workitem_id_x()] = 1; }
EOF
check "HIP compiles as the README says" gives 0 "$(tr '\n' ' ' <"$R/README" | sed 's/.*`\(clang-19 -x hip [^`]*\)`.*/\1/')"
check "and is bounded" gives 0 "wavebound analyze kernel.s --grid 256 --workgroup 64"

# Every format says the same numbers, of what is bounded and of what is refused.
numbers() {	# FILE OPTIONS...: kernel, wave and every bound and estimate, from each format
	for format in text json xml html; do
		wavebound analyze -v "$@" --format $format >"$T/f.$format" 2>/dev/null
	done
	sed -n 's/^  kernel  *\([0-9,]*\) cycles.*/kernel \1/p; s/^  wave  *\([0-9,]*\) cycles.*/wave \1/p; s/^  *[*]* *\(exact\|isolated\|round-robin\|work-span\|abstract-warp\|hybrid\)  *\([0-9][0-9,]*\) .*/\1 \2/p
		s/^  *\(b[0-9]*\)  *\([0-9,]*\)  *\([0-9,]*\)  *[0-9]*  .*/\1 \2 \3/p' "$T/f.text" | tr -d , | sort >"$T/n.text"
	/usr/bin/python3 -c '
import json, sys
for k in json.load(open(sys.argv[1]))["kernels"]:
	if k["kernel_cycles"] is not None: print("kernel", k["kernel_cycles"])
	if k["wave"]: print("wave", k["wave"]["isolated_cycles"])
	for b in k["bounds"] + k["estimates"]: print(b["name"], b["cycles"])
	for p in k["worst_path"]: print("b%d" % p["block"], p["count"], p["cycles"])' "$T/f.json" | sort >"$T/n.json"
	/usr/bin/python3 -c '
import sys, xml.etree.ElementTree as t
for k in t.parse(sys.argv[1]).getroot().iter("kernel"):
	if k.get("cycles"): print("kernel", k.get("cycles"))
	for w in k.iter("wave"): print("wave", w.get("isolated-cycles"))
	for b in list(k.iter("bound")) + list(k.iter("estimate")): print(b.get("name"), b.get("cycles"))
	for p in k.iter("path"): print("b" + p.get("block"), p.get("count"), p.get("cycles"))' "$T/f.xml" | sort >"$T/n.xml"
	sed -n 's/.*class="big">\([0-9,]*\)<.*cycles for the kernel.*/kernel \1/p; s/.*class="big">\([0-9,]*\)<.*cycles for one wave.*/wave \1/p; s/.*proofs">\([a-z-]*\)<.a><.td><td class="n">\([0-9,]*\)<.*/\1 \2/p
		s/^<tr class="h[0-9]"><td><a href="#k[0-9]*-b[0-9]*">\(b[0-9]*\)<.a><.td><td class="n">\([0-9,]*\)<.td><td class="n">\([0-9,]*\)<.*/\1 \2 \3/p' "$T/f.html" | tr -d , | sort >"$T/n.html"
	[ -s "$T/n.json" ] && cmp "$T/n.text" "$T/n.json" && cmp "$T/n.json" "$T/n.xml" && cmp "$T/n.xml" "$T/n.html"
}
for example in matrix_multiply spmv lu_step stencil wave_roles; do
	with="-l examples/$example/launch.xml"
	[ -f examples/$example/facts.ffx ] && with="$with -f examples/$example/facts.ffx"
	for target in gfx900 gfx803; do
		check "$example $target: every format says the same numbers" numbers examples/$example/$example.$target.hsaco $with
	done
done
check "pws4: every format says the same numbers" numbers examples/spmv/spmv.gfx900.hsaco -l examples/spmv/launch.xml -f examples/spmv/facts.ffx -m pws4

# The same bytes from run to run, with any number of threads, from any folder with the same names.
for format in text json xml html; do
	wavebound analyze examples/lu_step/lu_step.gfx900.hsaco -l examples/lu_step/launch.xml --format $format >"$T/1"
	mkdir -p "$T/elsewhere/examples" && cp -R examples/lu_step "$T/elsewhere/examples/"
	check "$format: the same bytes elsewhere, with threads" sh -c "cd '$T/elsewhere' && LC_ALL=C TZ=UTC wavebound analyze examples/lu_step/lu_step.gfx900.hsaco -l examples/lu_step/launch.xml --format $format -j 7 | cmp '$T/1' -"
done
finish
