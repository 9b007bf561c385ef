#!/bin/sh
# test/sh/diff.sh -- audit runs reports again; diff compares reports and inputs; gates fail and pass.
#
# Usage: diff.sh [BUILD]
. "$(dirname "$0")/../lib/check.sh"
code() {
	want=$1
	shift
	(cd "$T" && "$W" "$@") >"$T/out" 2>"$T/err"
	got=$?
	[ $got -eq "$want" ] || { echo "exit $got, not $want"; cat "$T/err"; return 1; }
}
cp examples/spmv/spmv.gfx900.s "$T/k.s"
cp examples/spmv/launch.xml examples/spmv/facts.ffx examples/spmv/*.bin "$T"
options="-l launch.xml -f facts.ffx"

# audit: what is not changed is reproduced, whatever the options; what is changed is named
for more in "" "--solver glpk" "--exact off --without lds,sides" "--observe launch.xml --steps 1000000" "-m gcn3 --budget 100000000"; do
	check "a report: $more" code 0 analyze k.s $options $more --format json -o r.json
	check "the report is reproduced: $more" code 0 audit r.json
done
code 2 analyze k.s -m nosuch --format json -o failed.json
check "so is one without kernels" code 0 audit failed.json
code 0 analyze k.s $options --format json -o r.json
cp "$T/facts.ffx" "$T/kept"
sed 's/maxcount="24"/maxcount="25"/' "$T/kept" >"$T/facts.ffx"
check "another fact: 1" code 1 audit r.json
check "the file is named by its hash" grep -q 'audit/files/3/sha256: "[0-9a-f]*", now "[0-9a-f]*"' "$T/out"
check "and so are its numbers" grep -q 'kernels/0/loops/0/bound: 24, now 25' "$T/out"
cp "$T/kept" "$T/facts.ffx"
check "the fact is back" code 0 audit r.json
sed 's/"kernel_cycles": [0-9]*/"kernel_cycles": 1/' "$T/r.json" >"$T/forged.json"
check "a forged number: 1" code 1 audit forged.json
check "it is the only difference" sh -c "grep -c now '$T/out' | grep -qx 1 && grep -q 'kernels/0/kernel_cycles: 1, now ' '$T/out'"
sed 's/"name": "facts", "value": "[^"]*"/"name": "certificate", "value": "written"/' "$T/r.json" >"$T/evil.json"
check "an option that writes is none of a report: 2" code 2 audit evil.json
check "and nothing is written" sh -c "! [ -e '$T/written' ]"
check "no report: 2" code 2 audit k.s
rm -f "$T/gone.s"
sed 's/k\.s/gone.s/' "$T/r.json" >"$T/gone.json"
check "an input that is gone: 2" code 2 audit gone.json
check "it is named" grep -q "not here: gone.s" "$T/err"
code 0 analyze k.s k.s $options --format json -o two.json
check "a report on many files" code 0 audit two.json
check "each is named" sh -c "grep -c '^k.s' '$T/out' | grep -qx 2"

# diff of folders, and of reports on many files
mkdir -p "$T/old/b" "$T/new/b"
cp examples/vector_add/vector_add.gfx900.s "$T/old/add.s"
cp examples/lu_step/lu_step.gfx900.s "$T/old/b/lu.s"
cp "$T/k.s" "$T/old/k.s"
cp examples/lu_step/lu_step.gfx900.hsaco "$T/new/b/lu.o"
cp "$T/k.s" "$T/new/k.s"
cp "$T/k.s" "$T/new/again.s"
cp examples/prefix_sum/prefix_sum.gfx900.s "$T/new/sum.s"
cat >"$T/want" <<'EOF'
kernel  before  after  per cent
vector_add  8,288  -  gone
lu_step  2,560  2,560  =
lu_column  37,672  37,672  =
k.s: spmv  1,261,092  1,261,092  =
again.s: spmv  -  1,261,092  new
EOF
sizes="--grid 4096 --workgroup 64 --exact off --facts facts.ffx"
check "folders: one table" sh -c "cd '$T' && '$W' diff old new $sizes 2>/dev/null >out; sed 's/   */  /g' out | grep -v '^prefix' | sed -n '4,\$p' | diff want -"
check "a report on many" sh -c "cd '$T' && '$W' analyze old $sizes --format json -o many.json -q"
check "is as good as the folder" sh -c "cd '$T' && '$W' diff old new $sizes --format json >a 2>/dev/null; '$W' diff many.json new $sizes --format json >b 2>/dev/null; sed 's/many.json/old/' b | cmp a -"
check "it obeys the schema" test/report/validate src/report/changes.schema.json "$T/a"
check "a gate over all: 1" code 1 diff many.json new $sizes --fail-above 0 -m vega
check "says what is gone and what is new" sh -c "grep -q 'vector_add: the kernel had a bound, and has none any more' '$T/err' && grep -q 'again.s: spmv: there was no bound to compare with' '$T/err'"
check "the same folder: 0" code 0 diff many.json old $sizes --fail-above 0 -m vega
check "an option about one version alone" code 0 diff old new $sizes -k 'prefix*' -k vector_add
check "about none: 2" code 2 diff old new $sizes -k none
check "Markdown begins with the table" sh -c "cd '$T' && '$W' diff many.json new $sizes --format markdown 2>/dev/null | grep -q '^| lu&#95;step | 2,560 | 2,560 | = |'"

# diff: of reports and of inputs, the same
sed 's/maxcount="24"/maxcount="30"/' "$T/kept" >"$T/more.ffx"
code 0 analyze k.s -l launch.xml -f more.ffx --format json -o new.json
check "two reports" code 0 diff r.json new.json
cat >"$T/want" <<'EOF'
old  k.s
new  k.s

kernel spmv
  kernel    kernel                   334,692  414,156  +23.7 %
  wave      one wave alone            45,092   55,436  +22.9 %
  bound     work-span                334,692  414,156  +23.7 %
  loop      of spmv at ./spmv.cl:12       24       30  +25.0 %
  block     b3                        43,072   53,416  +24.0 %
  line      ./spmv.cl:12              43,072   53,416  +24.0 %
EOF
check "what changed" diff "$T/want" "$T/out"
cp "$T/out" "$T/one"
check "a report and an input" code 0 diff r.json k.s -l launch.xml -f more.ffx
check "give the same" cmp "$T/one" "$T/out"
check "nothing changed" code 0 diff r.json k.s $options --fail-above 0
check "and that is said" grep -q 'no difference in 1 kernel' "$T/out"
check "a gate that fails: 1" code 1 diff r.json new.json --fail-above 0
check "it says by how much" grep -q 'spmv: the bound of the kernel grew from [0-9]* to [0-9]* cycles \[bound-grew\]' "$T/err"
check "a gate that passes" code 0 diff r.json new.json --fail-above 50
sed 's/"kernel_cycles": 334692/"kernel_cycles": 334693/' "$T/r.json" >"$T/larger.json"
check "less is no growth" code 0 diff larger.json r.json --fail-above 0
check "less by a smaller fact is said: 1" code 1 diff new.json r.json --fail-above 0
check "a bound that is gone: 1" code 1 diff r.json k.s -l launch.xml --without type-range,buffer-size --fail-above 1000
check "is said" grep -q 'had a bound, and has none any more' "$T/err"
check "Markdown" code 0 diff r.json new.json --format markdown
check "is a table" grep -q '^| kernel | kernel | [0-9,]* | [0-9,]* | +[0-9.]* % |$' "$T/out"
check "JSON" code 0 diff r.json new.json --format json
check "obeys its schema" test/report/validate src/report/changes.schema.json "$T/out"
check "and says what the text says" sh -c "grep -q '\"kind\": \"kernel\", \"what\": \"kernel\", \"old\": [0-9]*, \"new\": [0-9]*' '$T/out'"
check "a form that is none: 2" code 2 diff r.json new.json --format html
check "one operand: 2" code 2 diff r.json
check "an input that is none: 2" code 2 diff r.json facts.ffx
# analyze --baseline: the same gate, with the report; on one input and on many
check "its own baseline" code 0 analyze k.s $options --baseline r.json
check "a bound that grew: 1" code 1 analyze k.s -l launch.xml -f more.ffx --baseline r.json --format json -o grew.json
check "is said at the kernel" grep -q 'k.s:[0-9]*:1: error: spmv: the bound of the kernel grew from 334692 to 414156 cycles \[bound-grew\]' "$T/err"
check "and in the report" sh -c "grep -q '\"name\": \"bound-grew\"' '$T/grew.json' && grep -q '\"role\": \"baseline\"' '$T/grew.json'"
check "which obeys its schema" test/report/validate src/report/report.schema.json "$T/grew.json"
check "and is reproduced" code 0 audit grew.json
check "and in SARIF" code 1 analyze k.s -l launch.xml -f more.ffx --baseline r.json --format sarif
check "by its rule" grep -q '"ruleId": "bound-grew"' "$T/out"
check "less is no growth" code 0 analyze k.s $options --baseline larger.json
check "less by a smaller fact is said: 1" code 1 analyze k.s $options --baseline new.json
check "23.7 percent are not more than 24" code 0 analyze k.s -l launch.xml -f more.ffx --baseline r.json --fail-above 24%
check "but more than 23: 1" code 1 analyze k.s -l launch.xml -f more.ffx --baseline r.json --fail-above 23
check "a bound that is there no more: 1" code 1 analyze k.s -f facts.ffx --baseline r.json
check "is said" grep -q 'in the baseline the kernel has a bound (334692 cycles), and now there is none' "$T/err"
check "another machine" code 1 analyze k.s $options --baseline r.json -m gcn3
check "is named" grep -q 'note: the baseline is for machine vega' "$T/err"
check "a percentage without a baseline: 2" code 2 analyze k.s $options --fail-above 3
check "no percentage: 2" code 2 analyze k.s $options --baseline r.json --fail-above x
check "no report: 2" code 2 analyze k.s $options --baseline launch.xml
check "is said with its place" grep -q 'launch.xml:1:1: error: ' "$T/err"
cp "$T/k.s" "$T/other.s"
code 0 analyze k.s other.s $options --format json -o both.json
sed 's/"kernel_cycles": 334692/"kernel_cycles": 334691/' "$T/both.json" >"$T/both-less.json"
check "many inputs" code 0 analyze k.s other.s $options --baseline both.json -j 2
check "of which all grew: 1" code 1 analyze k.s other.s $options --baseline both-less.json
check "each is named" sh -c "grep -c 'error: [a-z]*\.s: spmv: the bound of the kernel grew from 334691 to 334692' '$T/err' | grep -qx 2"
check "one of many" code 1 analyze other.s $options --baseline both-less.json
check "many against one" code 0 analyze k.s other.s $options --baseline r.json
check "Sim-D has no such gate: 2" code 2 analyze "$R/examples/sim_d/fft.sas" --grid 2048 --workgroup 1024 --baseline r.json
check "nor others than --budget: 2" code 2 analyze "$R/examples/sim_d/fft.sas" --grid 2048 --workgroup 1024 --constant-time
check "which fails: 1" code 1 analyze "$R/examples/sim_d/fft.sas" --grid 2048 --workgroup 1024 --budget 9000
check "in words" grep -q 'the bound of 9980 cycles (scratchpad-as-access) exceeds the budget of 9000' "$T/err"
# a chip has a clock, and says what a launch takes
cp "$R/examples/vector_add/vector_add.gfx900.s" "$T/add.s"
check "a report on a chip" code 0 analyze add.s -m vega10 --grid 4096 --workgroup 64 --format json -o chip.json
check "times" code 0 diff chip.json add.s -m vega10 --grid 8192 --workgroup 64
check "stand below cycles" grep -A1 -q 'kernel    kernel .* 35,059 .* 39,285' "$T/out"
check "in milliseconds" grep -q 'milliseconds .* 0.020906 .* 0.023426' "$T/out"
check "in 80 columns" [ "$(awk '{ if (length > most) most = length } END { print most }' "$T/out")" -le 80 ]
check "the launch is compared" grep -q 'with its first launch .*63,559 .*67,785' "$T/out"
check "and in JSON" code 0 diff chip.json add.s -m vega10 --grid 8192 --workgroup 64 --format json
check "as the schema has it" test/report/validate src/report/changes.schema.json "$T/out"
check "milliseconds" grep -q '"old_ms": 0.020906, "new_ms": 0.023426' "$T/out"
check "a report on a chip is reproduced" code 0 audit chip.json

# two folders of one file: its lines are the same, absolute or not, and those of another file are not
mkdir -p "$T/moved/old" "$T/moved/new"
for v in old new; do
	sed "s|\\.file\t0 .*|.file\t0 \"/builds/$v/src\" \"spmv.cl\"|" examples/spmv/spmv.gfx900.s >"$T/moved/$v/k.s"
done
check "the source is in another folder" grep -q '/builds/new/src' "$T/moved/new/k.s"
check "a folder that has moved changes no line" code 0 diff moved/old/k.s moved/new/k.s
check "and no loop" grep -q 'no difference in 1 kernel' "$T/out"
sed 's|spmv\.cl|other.cl|' "$T/moved/new/k.s" >"$T/moved/new/other.s"
code 0 diff moved/old/k.s moved/new/other.s
check "another file does" grep -q 'other\.cl' "$T/out"
finish
