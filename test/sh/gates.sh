#!/bin/sh
# test/sh/gates.sh -- gates that would open in silence: what a gate's file says of nothing, and what it says nothing of.
#
# Each gate is closed by something that was renamed, moved, left out, misspelt or is of another launch, and opens again
# where all is in order.
#
# Usage: gates.sh [BUILD]
. "$(dirname "$0")/../lib/check.sh"
code() {	# CODE WORDS COMMAND...
	want=$1 words=$2
	shift 2
	(cd "$T" && "$W" "$@") >"$T/out" 2>"$T/err"
	got=$?
	cat "$T/err"
	[ $got -eq "$want" ] && { [ -z "$words" ] || grep -q -- "$words" "$T/err"; }
}
cp examples/vector_add/vector_add.gfx900.s "$T/add.s"
cp examples/lu_step/lu_step.gfx900.s "$T/lu.s"
cp test/bound/recursion.wir "$T/refused.wir"
sed 's/vector_add/vector_sum/g' "$T/add.s" >"$T/renamed.s"
grid='--grid 4096 --workgroup 64'

report() { (cd "$T" && "$W" analyze "$@" --format json) 2>/dev/null; }
report lu.s $grid >"$T/lu.json"

# ---- budgets ---------------------------------------------------------------------------------------------------------
budget() { printf '%b' "$3" >"$T/budget"; check "budget: $1" code "$2" "$4" analyze $5 $grid --budget-file budget ${6:-}; }
budget "in order" 0 'lu_step 2560\nlu_* 40000\n' '' lu.s
budget "no kernel has the name" 2 'lu_step 2560\nlu_colum 9\n* 40000\n' 'budget:2: error: this is the budget of no kernel: .*bad-budget' lu.s
budget "nor the pattern" 2 'x* 1\n* 40000\n' 'budget:1: error: this is the budget of no kernel' lu.s
budget "hidden by a line above" 2 '* 40000\nlu_step 9\n' 'budget:2: error: .*lines above it match all' lu.s
budget "empty" 2 '' 'budget:1: error: there is no budget in it' lu.s
budget "comments alone" 2 '# none yet\n\n' 'there is no budget in it' lu.s
budget "a kernel without one" 1 'lu_step 2560\n' "lu_column: no line of the budget file is for 'lu_column' .no-budget" lu.s
budget "that is said to need none" 0 'lu_step 2560\nlu_column none\n' '' lu.s
budget "none is no number elsewhere" 2 'lu_step nothing\n' 'a line is KERNEL CYCLES' lu.s
budget "the rest by --budget" 0 'lu_step 2560\n' '' lu.s '--budget 40000'
budget "a kernel that is not chosen" 0 'lu_step 2560\nlu_column 9\n' '' lu.s '-k lu_step'
budget "a refused kernel" 3 '* 100\n' '' refused.wir '-m vega'
budget "many inputs" 0 'lu_* 40000\nvector_add 9000\n' '' 'lu.s add.s'
budget "many inputs, one over" 1 'lu_* 40000\nvector_add 1000\n' 'add.s: vector_add: the bound of 8288 cycles exceeds the budget of 1000' 'lu.s add.s'
budget "many inputs, a line of none" 2 'lu_* 40000\nvector_add 9000\nmatmul 1\n' 'budget:3: error: this is the budget of no kernel' 'lu.s add.s'
budget "many inputs, a kernel without one" 1 'lu_* 40000\n' "vector_add: no line of the budget file" 'lu.s add.s'
budget "many inputs, the rest by --budget" 1 'lu_* 40000\n' "vector_add: the bound of 8288 cycles exceeds the budget of 8287" 'lu.s add.s' '--budget 8287'

# ---- devices ---------------------------------------------------------------------------------------------------------
cp examples/vector_add/vector_add.gfx803.s "$T/many-chips.s"
several='several execute gfx803 .machine-chips'
budget "of a target with several chips" 2 '* 40000\n' "$several" many-chips.s
check "by cycles" code 2 'any, fiji, polaris10, polaris11, polaris12, gfx803-any' analyze many-chips.s $grid --budget 40000
check "by time" code 2 "$several" analyze many-chips.s $grid --budget 1ms
check "no gate" code 0 '' analyze many-chips.s $grid
budget "any of several" 1 '* 40000\n' 'exceeds the budget of 40000' many-chips.s '-m any'
budget "any of several, many inputs" 1 '* 40000\n' 'exceeds the budget of 40000' 'many-chips.s lu.s' '-m any'
budget "one of several" 1 '* 40000\n' 'exceeds the budget of 40000' many-chips.s '-m polaris11'
budget "many inputs, one of several chips" 2 '* 40000\n' "many-chips.s: a gate is about one device" 'many-chips.s lu.s'
model='warning: the gate is about a model of gfx900, not about a chip: the one that is known is vega10 .machine-model'
check "of a target with one chip: budget" code 0 "$model" analyze lu.s $grid --budget 40000
check "of a target with one chip: baseline" code 0 "$model" analyze lu.s $grid --baseline lu.json
named() { code 0 '' "$@" && ! grep -q machine-model "$T/err"; }
check "the chip" named analyze lu.s $grid -m vega10 --budget 9999999
check "the model, by its name" named analyze lu.s $grid -m vega --budget 40000
check "no gate, no chip" named analyze lu.s $grid
report many-chips.s $grid >"$T/chips.json"
check "a baseline" code 2 "$several" analyze many-chips.s $grid --baseline chips.json
check "a baseline of many" code 2 "$several" analyze many-chips.s lu.s $grid --baseline chips.json
check "what changed" code 2 "$several" diff chips.json many-chips.s $grid --fail-above 0
check "what changed on any of several" code 0 '' diff many-chips.s many-chips.s $grid --fail-above 0 -m any
check "what changed, without a gate" code 0 '' diff chips.json many-chips.s $grid
sed 's/gfx1030/gfx1033/' test/sh/waves32.s >"$T/no-chip.s"
check "a target without chips" code 3 "no chip is built in for target 'gfx1033'" analyze no-chip.s -m any
check "a chip of another target" code 0 'polaris12 does not execute code for gfx900 .machine-target' analyze lu.s $grid -m polaris12
others="polaris12 does not execute gfx900 .machine-chips"
check "and a gate: budget" code 2 "$others" analyze lu.s $grid -m polaris12 --budget 9999999
check "the chips that do" grep -q "choose with --machine: vega10" "$T/err"
check "and a gate: baseline" code 2 "$others" analyze lu.s $grid -m polaris12 --baseline lu.json
check "and a gate of many inputs" code 2 "lu.s: .*$others" analyze lu.s add.s $grid -m polaris12 --baseline lu.json
check "and what changed" code 2 "$others" diff lu.s lu.s $grid -m polaris12 --fail-above 0
check "a chip of the target" code 0 '' analyze lu.s $grid -m vega10 -q
rm "$T/budget"
printf 'lu_* 40000\n' >"$T/b"
check "a formula has no gate" code 2 'gate' analyze lu.s $grid --parametric n --budget-file b
check "nor constant time" code 2 'gate' analyze lu.s $grid --parametric n --constant-time
check "nor a baseline" code 2 'gate' analyze lu.s $grid --parametric n --baseline lu.json
check "a list has none" code 2 'a gate would pass' analyze lu.s $grid --list-kernels --budget 1
check "a run that stops has none" code 2 'a gate would pass' analyze lu.s $grid --stop-after loops --budget-file b

# ---- baselines -------------------------------------------------------------------------------------------------------
report add.s $grid >"$T/add.json"
check "baseline: in order" code 0 '' analyze lu.s $grid --baseline lu.json
check "a kernel that is gone" code 1 "the baseline has kernel 'lu_step' of lu.s, and this run has not" analyze add.s $grid --baseline lu.json
check "one that was renamed" code 1 "has kernel 'vector_add' of add.s" analyze renamed.s $grid --baseline add.json
check "its new name" code 1 'vector_sum: the baseline has no bound of this kernel, nor the kernel' analyze renamed.s $grid --baseline add.json
check "not chosen, not missed" code 0 '' analyze lu.s $grid -k lu_step --baseline lu.json
check "a smaller launch" code 1 'the baseline is for 4096 work-items in workgroups of 64, and this run for 1024 work-items' analyze lu.s --grid 1024 --workgroup 64 --baseline lu.json
check "the same launch, written in another way" code 0 '' analyze lu.s --grid 4096,1,1 --workgroup 64,1 --baseline lu.json
report lu.s >"$T/bare.json"
check "a baseline without launch" code 1 'the baseline is for no launch' analyze lu.s $grid --baseline bare.json
"$W" machine show vega | sed 's/name="vega"/name="fast"/; s/latency="400"/latency="1"/' >"$T/fast.xml"
check "another machine" code 1 'is for machine vega, and this run for fast' analyze lu.s $grid --baseline lu.json -m fast.xml
sed 's/name="fast"/name="vega"/' "$T/fast.xml" >"$T/vega.xml"
check "another description of the machine" code 1 'is for another description of machine vega' analyze lu.s $grid --baseline lu.json -m vega.xml
sed 's/"status": "bounded"/"status": "refused"/; s/"kernel_cycles": [0-9]*/"kernel_cycles": null/; s/"wave": {[^}]*}/"wave": null/' "$T/add.json" >"$T/none.json"
check "a baseline without a bound" code 1 'vector_add: the baseline has no bound of this kernel .bound-grew' analyze add.s $grid --baseline none.json
sed 's/"kernels": .*/"kernels": [] }/; /"kernels"/q' "$T/add.json" >"$T/empty.json"
check "a baseline without kernels" code 1 'no bound of this kernel' analyze add.s $grid --baseline empty.json

# what a launch says beside its sizes
cp examples/matrix_multiply/matrix_multiply.gfx900.s "$T/mm.s"
sizes='--grid 128,128 --workgroup 16,16'
report mm.s $sizes --arg 3=128 --align 64 >"$T/mm.json"
stated() { check "stated: $1" code "$2" "$3" analyze mm.s $sizes --baseline "${5:-mm.json}" $4; }
stated "the same" 0 '' '--arg 3=128 --align 64'
stated "written in another way" 0 '' '--arg side=0x80 --align 64'
stated "a smaller argument" 1 "error: .*the baseline rests on other statements: 'side' is 128 there, and 64 here" '--arg 3=64 --align 64'
stated "none" 3 'loop-unbounded' '--align 64'
stated "another alignment" 1 "'a' is at a multiple of 64 there, and at a multiple of 128 here" '--arg 3=128 --align 128'
stated "LDS" 1 "'lds' is not stated there, and 64 bytes here" '--arg 3=128 --align 64 --lds 64'
report mm.s $sizes --align 64 >"$T/open.json"
check "stated: alignment, only of buffers" test "$(grep -c '"stated": .*"c", "value": "at a multiple of 64" }\],' "$T/open.json")" = 1
launch() { printf '<launch grid="128,128" workgroup="16,16">%s<argument name="side" value="128"/></launch>' "$1" >"$T/$2.xml"; }
launch '<buffer name="a" init="zero" bytes="65536"/>' big
launch '<buffer name="a" init="iota" bytes="65536"/>' iota
launch '<buffer name="a" init="zero" bytes="4096"/>' small
launch '<buffer name="a" init="zero" bytes="65536" content="given"/>' given
launch '<values buffer="a" min="0" max="7"/>' values
launch '<values buffer="a" min="0" max="3"/>' fewer
sizes=
report mm.s -l big.xml >"$T/big.json"
report mm.s -l values.xml >"$T/values.json"
stated "a buffer" 0 '' '-l big.xml' big.json
stated "contents that are any" 0 '' '-l iota.xml' big.json
stated "a smaller buffer" 1 "'a' is 65536 bytes there, and 4096 bytes here" '-l small.xml' big.json
stated "contents that are given" 1 "'a' is 65536 bytes there, and 65536 bytes, with contents [0-9a-f]* here" '-l given.xml' big.json
stated "values" 0 '' '-l values.xml' values.json
stated "other values" 1 "numbers of 4 bytes from 0 to 7 there, and numbers of 4 bytes from 0 to 3 here" '-l fewer.xml' values.json
sed '/"stated"/d' "$T/big.json" >"$T/silent.json"
stated "a report that does not say" 1 'there it is not said what was stated' '-l big.xml' silent.json
sizes='--grid 128,128 --workgroup 16,16'
check "stated: diff" code 1 "matrix_multiply: what is stated differs: 'side' is 128 there, and 64 here" diff mm.json mm.s $sizes --arg 3=64 --align 64 --fail-above 0
check "stated: diff, the same" code 0 '' diff mm.json mm.s $sizes --arg 3=128 --align 64 --fail-above 0

# flow facts and annotations
facts() { printf '<flowfacts><function name="matrix_multiply"><loop label=".LBB0_2" %s/></function></flowfacts>' "$2" >"$T/$1.ffx"; }
facts eight 'maxcount="8"'
facts seven 'maxcount="7"'
facts nine 'maxcount="9"'
facts total 'totalcount="5"'
sed 's/^\.LBB0_2:.*/.LBB0_2: ; wavebound: loop maxcount=7/' "$T/mm.s" >"$T/noted.s"
report mm.s $sizes --facts eight.ffx >"$T/eight.json"
stated "the same fact" 0 '' '--facts eight.ffx' eight.json
stated "a smaller fact" 1 "'flow fact 1 of matrix_multiply' is a loop, at most 8 times there, and a loop, at most 7 times here" '--facts seven.ffx' eight.json
stated "a larger fact" 1 "the bound of the kernel grew" '--facts nine.ffx' eight.json
stated "a fact of another kind" 1 "there, and a loop, at most 5 times in all here" '--facts total.ffx' eight.json
sed 's/{ "argument": null, "name": "flow fact[^}]*}//' "$T/eight.json" >"$T/unsaid.json"
stated "a fact that is new" 1 "is not stated there, and a loop, at most 8 times here" '--facts eight.ffx' unsaid.json
stated "a larger fact, which is allowed to grow" 0 '' '--facts nine.ffx --fail-above 20' eight.json
stated "an argument for the fact" 1 "'side' is not stated there, and 128 here" '--arg side=128' eight.json
check "stated: diff, a smaller fact" code 1 "what is stated differs: 'flow fact 1" diff eight.json mm.s $sizes --facts seven.ffx --fail-above 0
check "stated: an annotation" code 1 "and a loop, at most 7 times here" analyze noted.s $sizes --baseline eight.json
mkdir "$T/two" && cp "$T/mm.s" "$T/two/a.s" && cp "$T/mm.s" "$T/two/b.s"
report two $sizes --arg 3=128 >"$T/two.json"
check "stated: many" code 1 "b.s: matrix_multiply: the baseline rests on other statements: 'side' is 128 there" analyze two $sizes --arg 3=32 --baseline two.json
check "stated: many, the same" code 0 '' analyze two $sizes --arg 3=128 --baseline two.json

# the same folder under other names; r: all bounds are smaller there
mkdir -p "$T/old/sub"
cp "$T/lu.s" "$T/old/k.s"
cp "$T/add.s" "$T/old/sub/k.s"
report old $grid >"$T/all.json"
sed 's/"kernel_cycles": [0-9]*/"kernel_cycles": 7/; s/"isolated_cycles": [0-9]*/"isolated_cycles": 7/' "$T/all.json" >"$T/less.json"
check "many: in order" code 0 '' analyze old $grid --baseline all.json
check "many: each grew" code 1 'k.s: lu_column: the bound of the kernel grew from 7 ' analyze old $grid --baseline less.json
cp -r "$T/old" "$T/new"
check "many: a folder that was renamed" code 0 '' analyze new $grid --baseline all.json
check "many: grew in it" code 1 'new/sub/k.s: vector_add: the bound of the kernel grew from 7 ' analyze new $grid --baseline less.json
check "many: named from elsewhere" code 0 '' analyze "$T/old" $grid --baseline all.json
mv "$T/new/sub" "$T/new/other"
check "many: an inner folder that was renamed" code 1 "has kernel 'vector_add' of old/sub/k.s, and this run has not" analyze new $grid --baseline all.json
rm -r "$T/new/other"
check "many: a file that is gone" code 1 "has kernel 'vector_add' of old/sub/k.s, and this run has not" analyze new $grid --baseline all.json
cp "$T/add.s" "$T/old/more.s"
check "many: a file that is new" code 1 'old/more.s: vector_add: the baseline has no bound of this kernel' analyze old $grid --baseline all.json
check "one of many: its entry" code 0 '' analyze old/sub/k.s $grid --baseline all.json
check "one of many: from elsewhere" code 0 '' analyze "$T/old/sub/k.s" $grid --baseline all.json
check "one of many: grew" code 1 'grew from 7 ' analyze "$T/old/sub/k.s" $grid --baseline less.json
sed 's/vector_add/vector_sum/g' "$T/old/sub/k.s" >"$T/x" && mv "$T/x" "$T/old/sub/k.s"
check "one of many: renamed" code 1 'no bound of this kernel' analyze old/sub/k.s $grid --baseline all.json

# ---- diff, audit -----------------------------------------------------------------------------------------------------
check "diff: in order" code 0 '' diff lu.json lu.s $grid --fail-above 0
check "diff: a kernel that is new" code 1 'vector_sum: there was no bound to compare with' diff add.json renamed.s $grid --fail-above 0
check "diff: refused before and now" code 1 'the kernel has no bound' diff refused.wir refused.wir -m vega --fail-above 0
check "diff: a smaller launch" code 1 'lu_step: the launches differ' diff lu.json lu.s --grid 1024 --workgroup 64 --fail-above 0
check "diff: another machine" code 1 'the machines differ' diff lu.json lu.s $grid -m fast.xml --fail-above 0
check "diff: another description" code 1 'the machines differ' diff lu.json lu.s $grid -m vega.xml --fail-above 0
check "diff: no kernels" code 1 'there is no kernel to compare' diff empty.json empty.json --fail-above 0
printf '{ "tool": "wavebound", "reports": [] }' >"$T/no.json"
check "audit: no reports" code 2 'there is no report in it' audit no.json

# ---- deadlock --------------------------------------------------------------------------------------------------------
# two locks, waited for by one line of a header
echo 'static void lock(volatile global int *m) { while (atomic_cmpxchg(m, 0, 1) != 0); }' >"$T/lock.h"
cat >"$T/locks.cl" <<'END'
#include "lock.h"
kernel void k(volatile global int *a, volatile global int *b, global int *d)
{
#if LOCK & 1
	lock(a);
	d[0]++;
	atomic_xchg(a, 0);
#endif
#if LOCK & 2
	lock(b);
	d[1]++;
	atomic_xchg(b, 0);
#endif
}
END
lock() {	# NAME LOCKS OPTIONS...
	name=$1 locks=$2
	shift 2
	(cd "$T" && clang-19 -target amdgcn-amd-amdhsa "$@" -x cl -cl-std=CL1.2 -DLOCK="$locks" -gline-tables-only -fdebug-compilation-dir=. \
		--rocm-device-lib-path=/usr/lib/x86_64-linux-gnu/amdgcn/bitcode -S locks.cl -o "$name.s" &&
		"$W" deadlock "$name.s" --write-baseline "$name.known" -q)
}
check "compile: lock a" lock a 1 -mcpu=gfx900 -O2
check "compile: lock b" lock b 2 -mcpu=gfx900 -O2
check "compile: both" lock both 3 -mcpu=gfx900 -O2
for target in gfx90a gfx1030; do for level in 0 1 2 3; do
	lock one 1 -mcpu=$target -O$level && lock two 2 -mcpu=$target -O$level
	check "$target -O$level: another lock is another finding" code 1 '' deadlock two.s --baseline one.known
	check "$target -O$level: the same is not" code 0 '' deadlock one.s --baseline one.known
done; done
check "deadlock: a finding that is known" code 0 '' deadlock a.s --baseline a.known
check "deadlock: the same wait for another lock" code 1 'stale-baseline' deadlock b.s --baseline a.known
check "deadlock: a second lock" code 1 '' deadlock both.s --baseline a.known
check "deadlock: both are known" code 0 '' deadlock both.s --baseline both.known
# one lock, inlined in another place
cat >"$T/places.cl" <<'END'
#include "lock.h"
static void bump(volatile global int *a, global int *d) { lock(a); d[0]++; atomic_xchg(a, 0); }
static void first(volatile global int *a, global int *d, int x) { if (x > 7) bump(a, d); else d[1] = x; }
static void second(volatile global int *a, global int *d, int x) { if (x & 4) bump(a, d); else d[2] = x; }
kernel void k(volatile global int *a, global int *d, global int *c) { PLACE(a, d, c[get_global_id(0)]); }
END
for target in gfx900 gfx1030; do for level in 1 2 3; do
	for place in first second; do
		(cd "$T" && clang-19 -target amdgcn-amd-amdhsa -mcpu=$target -O$level -x cl -cl-std=CL1.2 -DPLACE=$place -gline-tables-only \
			--rocm-device-lib-path=/usr/lib/x86_64-linux-gnu/amdgcn/bitcode -S places.cl -o $place.s && "$W" deadlock $place.s --write-baseline $place.known -q)
	done
	check "$target -O$level: a lock that is inlined elsewhere" code 1 '' deadlock second.s --baseline first.known
	check "$target -O$level: at the same place" code 0 '' deadlock second.s --baseline second.known
done; done
# a barrier that only some lanes reach, under one condition or another
barrier() {	# NAME CONDITION OPTION...
	name=$1 condition=$2
	shift 2
	printf 'kernel void k(global int *d, global int *c) { int g = get_local_id(0); if (%s) { d[g] = 1; barrier(1); } d[g] += 2; }' "$condition" |
		(cd "$T" && clang-19 -target amdgcn-amd-amdhsa "$@" -x cl -cl-std=CL1.2 --rocm-device-lib-path=/usr/lib/x86_64-linux-gnu/amdgcn/bitcode -S -o "$name.s" - &&
		"$W" deadlock "$name.s" --write-baseline "$name.known" -q)
}
for o in -O0 -O2; do
	check "compile: barriers" barrier d 'd[g] > 5' -mcpu=gfx900 $o
	check "compile: barriers" barrier c 'c[g] == 7' -mcpu=gfx900 $o
	check "deadlock: a barrier that is known, $o" code 0 '' deadlock d.s --baseline d.known
	check "deadlock: a barrier under another condition, $o" code 1 '' deadlock c.s --baseline d.known
done
check "deadlock: one of them was repaired" code 2 'both.known:[23]:1: error: there is no such finding in k any more' deadlock a.s --baseline both.known
sed 's/v\[0:1\], s\[0:1\]/v[4:5], s[8:9]/; s/s\[0:1\], s\[4:5\], 0x0/s[8:9], s[4:5], 0x0/; s/, s\[0:1\]$/, s[8:9]/; s/v_mov_b32_e32 v0, 1/v_mov_b32_e32 v4, 1/; s/v_mov_b32_e32 v1, 0$/v_mov_b32_e32 v5, 0\n\tv_mov_b32_e32 v1, 0/' "$T/a.s" >"$T/registers.s"
check "deadlock: in other registers" sh -c "cd '$T' && ! cmp -s a.s registers.s"
check "deadlock: is the same" code 0 '' deadlock registers.s --baseline a.known
sed 's/^\(\.LBB0_1:\)/; a\n; comment\n\1/; s/LBB0_1/LBB0_7/' "$T/a.s" >"$T/lines.s"
check "deadlock: in other lines" code 0 '' deadlock lines.s --baseline a.known
print=$(sed -n 's/^\([0-9a-f]\{16\}\) .*/\1/p' "$T/a.known")
echo "simt-deadlock k lock.h:1 $print it was looked at" >"$T/accepted"
check "suppressed" code 0 '' deadlock a.s --suppress accepted
check "suppressed: nothing is said" sh -c "! grep . '$T/err'"
check "suppressed: the other lock is not" code 1 'stale-suppression' deadlock b.s --suppress accepted
check "suppressed: nor the second" code 1 '' deadlock both.s --suppress accepted
echo "simt-deadlock * lock.h:1 it was looked at" >"$T/place"
check "by place" code 0 "has the fingerprint $print .suppression-of-place" deadlock a.s --suppress place
check "by place: two that differ" code 1 'error: this line covers findings that differ' deadlock both.s --suppress place
for line in 'simt-deadlok k * x' 'simt-deadlock k lock.h x' 'simt-deadlock k lock.h:2 x' 'barrier-divergence * * x' "simt-deadlock k * 0123456789abcdef x"; do
	echo "$line" >"$T/typo"
	check "a line that is wrong: $line" sh -c "cd '$T'; '$W' deadlock a.s --suppress typo; [ \$? = 1 ] || { '$W' deadlock a.s --suppress typo 2>&1 | grep -q 'no rule'; }"
done
cat "$T/accepted" - >"$T/typo" <<'END'
simt-deadlock k lock.h:9 moved away
END
check "a line that covers nothing" code 2 'typo:2: error: no finding is covered' deadlock a.s --suppress typo
echo 'simt-deadlock other lock.h:1 elsewhere' | cat "$T/accepted" - >"$T/away"
check "a line about a kernel that is elsewhere" code 0 "warning: no kernel that was analysed is called 'other'" deadlock a.s --suppress away
check "a rule that is off cannot fail" code 2 "not looked for without --rule lock-leak" deadlock a.s --fail-on lock-leak
check "a rule that is on can" code 0 '' deadlock add.s --fail-on lock-leak --rule lock-leak
check "a run that stops finds nothing" code 2 'the gate would pass' deadlock a.s --stop-after loops --fail-on any

mkdir "$T/hollow"
check "a folder without code beside one with code" code 2 'hollow holds no file' analyze hollow "$R/examples/vector_add/vector_add.gfx900.s" --grid 64 --workgroup 64 --budget 1000000
finish
