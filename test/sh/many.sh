#!/bin/sh
# test/sh/many.sh -- analyze on many files and folders: one table, one JSON document, exit codes, the same bytes with any number of threads.
#
# Usage: many.sh [BUILD]
. "$(dirname "$0")/../lib/check.sh"
code() {
	want=$1
	shift
	(cd "$T" && "$W" "$@") >"$T/out" 2>"$T/err"
	got=$?
	[ $got -eq "$want" ] || { echo "exit $got, not $want"; cat "$T/err"; return 1; }
}

mkdir -p "$T/lib/b" "$T/lib/.hidden"
cp examples/vector_add/vector_add.gfx900.s "$T/lib/b/add.s"
cp examples/vector_add/vector_add.gfx803.hsaco "$T/lib/a.hsaco"
cp examples/lu_step/lu_step.gfx900.hsaco "$T/lib/lu.hsaco"
cp test/bound/recursion.wir "$T/refused.wir"
echo 'not code' >"$T/lib/README"
cp "$T/lib/b/add.s" "$T/lib/.hidden/hidden.s"
ln -s . "$T/lib/again"
launch="--grid 4096 --workgroup 64 --exact off"

check "a folder is bounded" code 0 analyze lib $launch
cat >"$T/want" <<'EOF'
file          kernel       kernel cycles     wave cycles  bound
lib/a.hsaco   vector_add            9,888            1,913  work-span
lib/b/add.s   vector_add            8,288            1,888  work-span
lib/lu.hsaco  lu_step               2,560             948  work-span
lib/lu.hsaco  lu_column            37,672            2,796  work-span

3 files, 4 kernels: 4 bounded, 0 refused; 1 file in the folders without code
EOF
check "the table" sh -c "sed 's/  */ /g' '$T/want' >'$T/w'; sed 's/  */ /g' '$T/out' | diff '$T/w' -"
cp "$T/out" "$T/one"
check "with threads" code 0 analyze lib $launch -j 4
check "threads change no byte" cmp "$T/one" "$T/out"
check "JSON" code 0 analyze lib $launch --format json
check "JSON obeys the schema" test/report/validate src/report/report.schema.json "$T/out"
cp "$T/out" "$T/one"
check "JSON with threads" code 0 analyze lib $launch --format json -j 3
check "threads change no byte of JSON" cmp "$T/one" "$T/out"
check "its reports are those of each file" sh -c "cd '$T' && '$W' analyze lib/a.hsaco $launch --format json >one.json && grep -qF \"\$(sed -n 10,14p one.json)\" out"
check "each number is that of the report on the file alone" sh -c "cd '$T' && for f in a.hsaco b/add.s lu.hsaco; do '$W' analyze lib/\$f $launch --format json; done | grep -o '\"kernel_cycles\": [0-9]*' >single; grep -o '\"kernel_cycles\": [0-9]*' one >all; cmp single all && [ -s all ]"
check "one is refused: 3" code 3 analyze lib refused.wir $launch
check "the others are bounded all the same" grep -q 'lib/a.hsaco.*work-span' "$T/out"
check "the table says why" grep -q '^refused.wir *k  *refused  *-  .* recursion has no bound$' "$T/out"
check "the refusal is said at the end" grep -q 'recursion' "$T/err"
check "one cannot be read: 2" code 2 analyze lib none $launch
check "the table says so" grep -q '^none *not read: none: No such file' "$T/out"
check "and its JSON" code 2 analyze lib none $launch --format json
check "which obeys the schema" test/report/validate src/report/report.schema.json "$T/out"
check "a file that is named is no input: 2" code 2 analyze lib/README lib/a.hsaco $launch
check "a budget: 1" code 1 analyze lib $launch --budget 10000 -m vega
check "it is said of whom" grep -q 'lu_column: the bound of 37672 cycles exceeds the budget of 10000' "$T/err"
check "a budget in time, without a clock: 2" code 2 analyze lib $launch --budget 1ms -m vega
check "the table says that, not what was warned of before" grep -q '^lib/a.hsaco *not read: a budget in time needs a clock' "$T/out"
printf '* 1ms\n' >"$T/times"
check "times in a file, without a clock: 2" code 2 analyze lib $launch --budget-file times -m vega
check "once for each input" sh -c "grep -c 'error: lib/.*: a budget in time needs a clock' '$T/err' | grep -qx 3"
check "a budget without a launch: 2" code 2 analyze lib --budget-file times -m vega
check "and no table" sh -c "[ ! -s '$T/out' ]"
check "quiet" code 0 analyze -q lib $launch
check "quiet says nothing" sh -c "! cat '$T/out' '$T/err' | grep ."
check "no launch: bounds of waves" code 0 analyze lib --exact off
check "and says so" grep -q 'a.hsaco *vector_add *- *2,798 *of a wave' "$T/out"
mkdir "$T/empty"
check "an empty folder: 2" code 2 analyze empty
check "a certificate is of one input: 2" code 2 analyze lib $launch --certificate c
# Options that name a part of the inputs are about all of them together.
check "a kernel that one of the files has" code 0 analyze lib $launch -k 'lu_*'
check "the others are left out" sh -c "grep -c '^lib/' '$T/out' | grep -qx 2 && grep -q '; 2 inputs without a kernel that is asked for' '$T/out'"
check "as JSON, too" code 0 analyze lib $launch -k 'lu_*' --format json
check "which obeys the schema" test/report/validate src/report/report.schema.json "$T/out"
check "audit runs such a report again" sh -c "cd '$T' && '$W' analyze lib $launch -k 'lu_*' -k '*add' --arg k=1 --format json -o r.json -q && '$W' audit r.json"
check "one of two names is nowhere: 2" code 2 analyze lib $launch -k 'lu_*' -k none
check "it is said which" grep -q "no kernel is called 'none' in any of the 3 inputs" "$T/err"
check "what could not be read might have it: 2, for that alone" sh -c "cd '$T' && '$W' analyze lib gone -k none -q 2>err; [ \$? -eq 2 ] && ! grep -q 'in any' err"
check "an argument that some kernels have" code 0 analyze lib $launch --arg k=3
check "it is theirs" sh -c "cd '$T' && '$W' analyze lib $launch --arg k=3 --format json -q -o r.json && grep -c '\"name\": \"k\", \"value\": \"3\"' r.json | grep -qx 2"
check "an argument of one kernel" sh -c "cd '$T' && '$W' analyze lib $launch --arg lu_step:k=3 --format json -q -o r.json && grep -c '\"name\": \"k\", \"value\": \"3\"' r.json | grep -qx 1"
check "of one file, too" code 0 analyze lib/lu.hsaco $launch --arg 'lu_s*:k=3'
check "nobody has it: 2" code 2 analyze lib $launch --arg gone=3
check "it is said which" grep -q 'no kernel of the 3 inputs has the argument of --arg gone=3' "$T/err"
check "no kernel of that name has it: 2" code 2 analyze lib $launch --arg vector_add:k=3
check "of one file: 2" code 2 analyze lib/lu.hsaco $launch --arg none:k=3
check "twice for one kernel: 2" code 2 analyze lib/lu.hsaco $launch --arg lu_step:k=3 --arg k=4
check "no kernel before the colon: 2" code 2 analyze lib/lu.hsaco $launch --arg :k=3
cp examples/spmv/spmv.gfx900.s "$T/lib/spmv.s"
cp examples/spmv/facts.ffx "$T"
sed 's/maxcount="24"/maxcount="23"/; s/spmv.cl/other.cl/' "$T/facts.ffx" >"$T/other.ffx"
check "a fact about one of the files" code 0 analyze lib --facts facts.ffx
check "it holds" sh -c "cd '$T' && '$W' analyze lib --facts facts.ffx --format json | grep -q '\"bound\": 24, \"origin\": \"fact\"'"
check "also if other kernels are chosen" code 0 analyze lib --facts facts.ffx -k 'lu_*'
check "a fact about none: 2" code 2 analyze lib --facts facts.ffx --facts other.ffx
check "it is said which" grep -q 'other.ffx:2:.*none of the 4 inputs has what this fact is about' "$T/err"
# HTML: a page each and an index; SARIF: one run; CSV: a row each
check "HTML without a folder: 2" code 2 analyze lib $launch --format html
check "HTML into a file: 2" code 2 analyze lib $launch --format html -o facts.ffx
check "HTML" code 0 analyze lib $launch --format html -o pages -q
check "a page each" sh -c "cd '$T' && ls pages | tr '\n' ' ' | grep -qx 'index.html lib+a.hsaco.html lib+b+add.s.html lib+lu.hsaco.html lib+spmv.s.html '"
check "the index links to kernels" grep -q '<a href="lib+lu.hsaco.html#k1">lu_column</a>' "$T/pages/index.html"
check "why one is refused" sh -c "cd '$T' && '$W' analyze refused.wir none $launch --format html -o why -q 2>log; grep -q '>[^<]* recursion has no bound</td></tr>' why/index.html && grep -q '>not read: none: No such file' why/index.html"
check "all links lead somewhere" sh -c "cd '$T/pages' && grep -o 'href=\"[^#\"]*' index.html | sed 's/.*\"//' | sort -u | xargs ls"
cp "$T/pages/index.html" "$T/one"
check "again, in threads" code 0 analyze lib $launch --format html -o pages -q -j 4
check "the same bytes" cmp "$T/one" "$T/pages/index.html"
cp "$T/lib/spmv.s" "$T/a b.s"
check "names that no link may hold" code 0 analyze 'a b.s' ./lib/spmv.s --format html -o named -q
check "are other ones" sh -c "cd '$T/named' && [ -f 'a=20b.s.html' ] && [ -f lib+spmv.s.html ]"
check "CSV" code 0 analyze lib $launch --format csv
check "a row each" /usr/bin/python3 test/sh/many.py csv "$T/out"
check "CSV of one file" code 0 analyze lib/lu.hsaco $launch --format csv
check "CSV of what cannot be read: 2" code 2 analyze lib/lu.hsaco README.gone $launch --format csv
check "has a row for it" grep -q '^README.gone,,,,not read,.*No such file' "$T/out"
check "SARIF: 1" code 1 analyze lib $launch --format sarif --budget 3000 -m any -k 'v*' -k 'lu*' -k spmv
check "is one run with the source lines of all" /usr/bin/python3 test/sh/many.py sarif "$T/out"
printf 'vector_add 100\n* none\n' >"$T/budgets"
check "SARIF of a budget file: 1" code 1 analyze lib $launch --format sarif --budget-file budgets -m any
check "is at source lines, too" sh -c "grep -A1 'over-budget.*vector_add' '$T/out' | grep -q '\"uri\": \"vector_add.cl\" }, \"region\": { \"startLine\": 5'"
mkdir "$T/abs"
cp examples/spmv/spmv.cl "$T/abs/k.cl"
check "sources with absolute names" sh -c "cd '$T/abs' && clang-19 -target amdgcn-amd-amdhsa -mcpu=gfx900 -O2 -x cl -cl-std=CL1.2 -gline-tables-only --rocm-device-lib-path=/usr/lib/x86_64-linux-gnu/amdgcn/bitcode -S '$T/abs/k.cl' -o k.s && '$W' analyze k.s --format sarif | grep -q '\"uri\": \"k.cl\"'"
# graphs, divergence, hazards of folders
check "graphs of a folder" code 0 cfg lib
check "one for each kernel" sh -c "grep -c '^digraph' '$T/out' | grep -qx 5"
check "of one kernel" sh -c "cd '$T' && '$W' cfg lib -k lu_step | grep -c '^digraph' | grep -qx 1"
check "drawings without a folder: 2" code 2 cfg lib --svg
check "drawings" code 0 cfg lib --svg --path -o graphs
check "one for each kernel, by name" sh -c "cd '$T' && ls graphs/* | sort >w && sort out | cmp - w && [ \$(wc -l <out) -eq 5 ] && grep -qx graphs/lib+lu.hsaco.lu_step.svg out"
check "nobody has it: 2" code 2 cfg lib -k none
check "divergence in a folder" code 0 divergence lib
check "file by file" sh -c "grep -c '^input lib/' '$T/out' | grep -qx 4"
check "as JSON" sh -c "cd '$T' && '$W' divergence lib --format json | /usr/bin/python3 -c 'import json, sys; assert len(json.load(sys.stdin)[\"reports\"]) == 4'"
check "hazards in a folder" code 0 deadlock lib
check "of one kernel" code 0 deadlock lib -k lu_step
check "nobody has it: 2" code 2 deadlock lib -k none
# work for one function may grow with its size: each of 26,000 loops is bounded
awk 'BEGIN { print "\t.amdgcn_target \"amdgcn-amd-amdhsa--gfx900\"\n\t.text\n\t.type k,@function\nk:"
	for (i = 0; i < 26000; i++)
		printf "\ts_mov_b32 s6, 0\n.L%d:\n\ts_add_i32 s6, s6, 1\n\ts_cmp_lt_u32 s6, 10\n\ts_cbranch_scc1 .L%d\n", i, i
	print "\ts_endpgm\n\t.section .rodata\n\t.amdhsa_kernel k\n\t.amdhsa_next_free_vgpr 4\n\t.amdhsa_next_free_sgpr 8\n\t.end_amdhsa_kernel" }' >"$T/loops.s"
check "26,000 loops in one function" "$W" analyze -q "$T/loops.s"
finish
