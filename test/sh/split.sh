#!/bin/sh
# test/sh/split.sh -- split points in real code: written as assembly, assembled by LLVM, read back.
#
#   the assembly with splits and merges is what llvm-mc assembles, and nothing else is changed
#   read back, as assembly and as code object, it has the same blocks and branches, the same split points and bounds
#   taking the split points out again (--choose best -S 0) gives the input, byte for byte
#   the drawing of the pruned graph is SVG with dashed edges
# Usage: split.sh [BUILD]
. "$(dirname "$0")/../lib/check.sh"
launch="--grid 1024 --workgroup 64"
# What must be the same: branch nodes, and the rows of the choice "marked" against those of "all".
choice() { sed -n "/^ *\"$2\": { \"times\"/,/\] }[,]*\$/p" "$1" | sed -e "s/\"$2\"/CHOICE/" -e 's/"redundant": [0-9]*//' -e 's/,$//' -e 's/ } } .*//'; }
shape() { sed 's/, "marked": [a-z]*//' "$1" | sed -n '/"branches"/,/"choices"/p'; }
same() {	# same HOW A ARG B ARG: both texts are not empty and equal
	"$1" "$2" "$3" >"$T/x"
	"$1" "$4" "${5:-}" >"$T/y"
	[ -s "$T/x" ] && diff "$T/x" "$T/y"
}
for f in test/split/*.s; do
	n=$(basename "$f" .s)
	check "$f is bounded" "$W" split "$f" $launch -S 3 --choose all --format json -o "$T/plain.json"
	check "$f: splits are written" "$W" split "$f" $launch -S 3 --choose all --emit asm -o "$T/$n.s"
	check "$f: something is split" grep -q '; split' "$T/$n.s"
	check "$f: each split has its merge" [ "$(grep -c '; split' "$T/$n.s")" = "$(grep -c '; merge' "$T/$n.s")" ]
	grep -v '; split exec_lo, exec_hi$\|; merge$' "$T/$n.s" >"$T/without"
	check "$f: nothing else changes" cmp "$f" "$T/without"
	check "$f: LLVM assembles it" llvm-mc-19 -triple=amdgcn-amd-amdhsa -mcpu=gfx900 -filetype=obj "$T/$n.s" -o "$T/$n.o"
	for kind in s o; do
		check "$n.$kind is read back" "$W" split "$T/$n.$kind" $launch -S 3 --choose marked --format json -o "$T/$kind.json"
		check "$n.$kind: same branch nodes" same shape "$T/plain.json" "" "$T/$kind.json"
		check "$n.$kind: same split points and bounds" same choice "$T/plain.json" all "$T/$kind.json" marked
	done
	check "$f: splits are taken out again" "$W" split "$T/$n.s" $launch -S 0 --choose best --emit asm -o "$T/back.s"
	check "$f: what is left is the input" cmp "$f" "$T/back.s"
done
# The timed machine runs both; a split SIMD too few is told. (The kernel races: test/prop/swf.c compares memory.)
run() { "$W" simulate "$@" -q --grid 256 --workgroup 64 --buffer 0=random:8192:1 --buffer 1=random:8192:3; }
check "the whole kernel runs" run test/split/nested.s -m pws4 --dump "argument 0=$T/whole.bin"
"$W" split test/split/nested.s --choose all --emit asm -q -o "$T/nested.s"
for how in pws dws none; do
	check "nested runs with $how" run "$T/nested.s" -m pws4 --splits $how --dump "argument 0=$T/$how.bin" --timeline "$T/$how.svg" --trace "$T/$how.json"
done
check "memory after splits that do nothing" cmp "$T/whole.bin" "$T/none.bin"
check "SWFs have rows" sh -c "grep -q 'SWF 3' '$T/pws.svg' && grep -q 'waits at a merge' '$T/pws.svg' && grep -q 'SWF 3' '$T/pws.json' && ! grep -q SWF '$T/none.svg'"
# The code with splits has the bound of its row, certified, and above what is observed.
"$W" split test/split/nested.s --choose all --format json --grid 512 --workgroup 64 -o "$T/row.json"
cycles=$(sed -n '/"S": 3, "split": \[0, 1, 7\]/,/"pws"/s/.*"pws": { "wave_cycles": [0-9]*, "kernel_cycles": \([0-9]*\).*/\1/p' "$T/row.json" | head -n 1)
printf '<launch grid="512" workgroup="64">\n<buffer index="0" init="random" bytes="16384" seed="1"/>\n<buffer index="1" init="random" bytes="16384" seed="3"/>\n</launch>\n' >"$T/launch.xml"
check "analyze bounds the code with splits" "$W" analyze "$T/nested.s" -m pws4 --observe "$T/launch.xml" --certificate "$T/cert.json" --budget "$cycles" -o "$T/bound.txt"
"$W" analyze "$T/nested.s" -m pws4 -l "$T/launch.xml" --format json -o "$T/bound.json"
check "one of its bounds is that of the row" grep -q "\"name\": \"round-robin\", \"cycles\": $cycles," "$T/bound.json"
best=$(sed -n 's/.*"kernel_cycles": \([0-9]*\).*/\1/p' "$T/bound.json" | head -n 1)
check "the best is no larger" [ "$best" -le "$cycles" ]
check "a cycle less is too little" sh -c "! '$W' analyze '$T/nested.s' -m pws4 -l '$T/launch.xml' --budget $((best - 1)) -q"
check "its certificate is proved" "$W" check-certificate "$T/cert.json" "$T/nested.s" -m pws4 -l "$T/launch.xml"
# Where idle split SIMDs became SIMDs, the machine of that row gives its bound.
"$W" split test/split/nested.s -S 2 -l "$T/launch.xml" --emit asm -q -o "$T/two.s"
table=$("$W" split test/split/nested.s -S 2 -l "$T/launch.xml" | sed -n '/any order/,/analyze bounds/p')
units=$(echo "$table" | sed -n 's/.*S = 2: analyze bounds .* simds=\([0-9]*\) and split simds=\([0-9]*\):.*/\1 \2/p')
"$W" machine show pws4 | sed "s/simds=\"4\" waves/simds=\"${units% *}\" waves/; s/<split simds=\"3\"/<split simds=\"${units#* }\"/" >"$T/row.xml"
expect "analyze bounds the last row on its machine" 0 "^  kernel *$(echo "$table" | sed -n 's/^ *2 *[0-9]* *\([0-9]*\) .*/\1/p' | sed ':a; s/\([0-9]\)\([0-9]\{3\}\)\($\|,\)/\1,\2\3/; ta') cycles (work-span)" \
	"$W" analyze "$T/two.s" -m "$T/row.xml" -l "$T/launch.xml"
sed '0,/bff10000/{/bff10000/d}' "$T/nested.s" >"$T/without.s"
check "without one of the merges there is no bound" sh -c "! '$W' analyze '$T/without.s' -m pws4 -l '$T/launch.xml' -q"
check "idle split SIMDs become SIMDs" run "$T/nested.s" -m pws4 -S 9 --reuse 3
check "two split SIMDs are too few" sh -c "! '$W' simulate '$T/nested.s' -m pws4 -S 2 --grid 64 --workgroup 64 --buffer 0=random:8192:1 --buffer 1=random:8192:3 2>&1 | grep -q 'status    finished'"
printf '<launch grid="64" workgroup="64">\n<buffer index="0" init="zero" bytes="1024"/>\n</launch>\n' >"$T/decided.xml"
# Each row's launch is executed, and held against its bounds; the last row's is a budget.
k=examples/kepler/kepler.gfx900
check "the rows are executed" "$W" split $k.s --observe examples/kepler/launch.xml --format json -o "$T/runs.json"
"$W" simulate $k.s -m pws4 -l examples/kepler/launch.xml --format json -o "$T/alone.json"
check "without splits as simulate has it" grep -q "\"cycles\": $(sed -n 's/.*"none".*"observed_cycles": \([0-9]*\) .*/\1/p' "$T/runs.json" | head -n 1)\b" "$T/alone.json"
check "all three are there for each S" [ "$(grep -c '"observed_cycles": [0-9]' "$T/runs.json")" = 12 ]
check "a launch is given once" sh -c "! '$W' split $k.s --observe examples/kepler/launch.xml --grid 64 --workgroup 64 -q"
check "a code object has no assembly to run" sh -c "! '$W' split $k.hsaco --observe examples/kepler/launch.xml -q && ! '$W' split examples/vector_add/vector_add.gfx900.hsaco --emit asm -q"
check "what no whole wave does, a split wavefront may, on any machine with more split SIMDs than it has" \
	"$W" split test/split/decided.s -m vega -S 1 --observe "$T/decided.xml"
best=$("$W" split $k.s -l examples/kepler/launch.xml | awk '$1 == 3 && $7 ~ /^[0-9]+$/ && NF > 10 { print $9; exit }')
check "its bound is within a budget of as much" "$W" split $k.s -l examples/kepler/launch.xml --budget "$best" -q
check "and above one less" sh -c "'$W' split $k.s -l examples/kepler/launch.xml --budget $((best - 1)) -q 2>/dev/null; [ \$? = 1 ]"
check "a budget needs a launch" sh -c "! '$W' split $k.s --budget 5 -q"
# An if without else, split all the same: memory stays, and DWS waits for nothing but its splits and merges.
sed -e '/s_or_saveexec/,/^\.Ljoin:/{/^\.Ljoin:/!d}' -e 's/^\ts_cbranch_execz .Lflow/\t.long 0xbff07f7e\n&/' \
	-e 's/^\ts_or_b64 exec, exec.*/&\n\t.long 0xbff10000/' test/split/decided.s >"$T/skipped.s"
skipped() { "$W" simulate "$T/skipped.s" -m pws4 --splits "$1" --grid 256 --workgroup 64 --buffer 0=iota:1024 --dump "0=$T/skipped.$1" | awk '$1 == "cycles" { print $2 + 0 }'; }
none=$(skipped none) dws=$(skipped dws)
check "an if without else that is split computes the same" cmp "$T/skipped.none" "$T/skipped.dws"
check "and takes longer: $dws cycles for $none" [ "$dws" -gt "$none" ]
# The bounds of all rows are proved from the input, for the same launch, machine and facts alone.
proof() { "$W" check-certificate "$T/rows.json" "$1" -l "$2"; }
sed 's/1024/2048/' examples/kepler/launch.xml >"$T/other.xml"
check "the bounds of all rows are certified" "$W" split $k.s -l examples/kepler/launch.xml --certificate "$T/rows.json" -q
check "and proved" sh -c "'$W' check-certificate '$T/rows.json' $k.s -l examples/kepler/launch.xml -q"
proof $k.s examples/kepler/launch.xml >"$T/proved"
check "what is proved is what the table has" grep -q "S = 3: .*PWS: .*round robin $best\b\|S = 3: .*PWS: .*any order $best\b" "$T/proved"
check "they hold for its code object" proof $k.hsaco examples/kepler/launch.xml
check "not for twice the work-items" sh -c "! '$W' check-certificate '$T/rows.json' $k.s -l '$T/other.xml' -q"
check "not on another machine" sh -c "! '$W' check-certificate '$T/rows.json' $k.s -l examples/kepler/launch.xml -m vega -q"
check "not of other code" sh -c "! '$W' check-certificate '$T/rows.json' test/split/nested.s -l examples/kepler/launch.xml -q"
check "whatever the order of issue, too" "$W" split test/split/decided.s -m vega -S 1 --grid 64 --workgroup 64 --certificate "$T/rows.json" -q
check "on a machine without split SIMDs" "$W" check-certificate "$T/rows.json" test/split/decided.s -m vega --grid 64 --workgroup 64
order=$("$W" check-certificate "$T/rows.json" test/split/decided.s -m vega --grid 64 --workgroup 64 | sed -n 's/.*S = 1:.*PWS:.* any order \([0-9]*\)$/\1/p')
check "a budget is held against what is safe alone" "$W" split test/split/decided.s -m vega -S 1 --grid 64 --workgroup 64 --budget "$order" -q
check "not against a wave alone on the device" sh -c "'$W' split test/split/decided.s -m vega -S 1 --grid 64 --workgroup 64 --budget $((order - 1)) -q 2>/dev/null; [ \$? = 1 ]"
check "kernels with barriers, too" "$W" split examples/reduction/reduction.gfx900.s -l examples/reduction/launch.xml --certificate "$T/rows.json" -q
"$W" check-certificate "$T/rows.json" examples/reduction/reduction.gfx900.s -l examples/reduction/launch.xml >"$T/proved"
check "say that waves meet the same ones" grep -q 'barriers met alike' "$T/proved"
check "nothing is proved where nothing is safe" sh -c "! '$W' split $k.s --certificate '$T/unsafe.json' -q && ! [ -e '$T/unsafe.json' ]"
check "nor of given times" sh -c "! '$W' split test/split/loop.wir --grid 64 --workgroup 64 --block-times test/split/loop.xml --certificate '$T/unsafe.json' -q"
# A mark's mask: EXEC, or a register pair that is proved to be the same lanes, perhaps a copy; the lanes of the else are not.
f=test/split/nested.s
n=$(grep -n 's_cbranch_execz .LBB0_6' $f | cut -d: -f1)
mask() {	# mask WORD [MOVE]: split points of S = 1 with this word before the first branch, and before it the move
	sed "${n}i\\	${2:-s_nop 0}\n	.long $1" $f >"$T/mask.s"
	"$W" split "$T/mask.s" --choose marked -S 1 --format json 2>"$T/mask.err" | sed -n '/"marked": { "times"/,/"all": {/s/.*"S": 1, "split": \(\[[0-9, ]*\]\).*/\1/p'
}
check "a split by EXEC" [ "$(mask 0xbff07f7e)" = "[0]" ]
check "a split by the compare's mask" [ "$(mask 0xbff06b6a)" = "[0]" ]
check "no split by the lanes of the else" [ "$(mask 0xbff00302)" = "[]" ]
check "and a warning" grep -q 'split-mask' "$T/mask.err"
check "a split by a copy of EXEC" [ "$(mask 0xbff02928 's_mov_b64 s[40:41], exec')" = "[0]" ]
check "a split by a copy of the compare's mask" [ "$(mask 0xbff02928 's_mov_b64 s[40:41], vcc')" = "[0]" ]
check "no split by a copy of the lanes of the else" [ "$(mask 0xbff02928 's_mov_b64 s[40:41], s[2:3]')" = "[]" ]
check "the pruned graph is drawn" "$W" cfg examples/figure_8/figure_8.wir --pruned 2 --choose all --svg -o "$T/pruned.svg"
check "the drawing is XML" xmllint --noout "$T/pruned.svg"
check "removed edges are dashed" [ "$(grep -c 'stroke-dasharray' "$T/pruned.svg")" -ge 3 ]
check "it shows F, branch nodes, merges" sh -c "grep -q 'F = ' '$T/pruned.svg' && grep -q 'SPLIT' '$T/pruned.svg' && grep -q 'merge of b0' '$T/pruned.svg'"
finish
