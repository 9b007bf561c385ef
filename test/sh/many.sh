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
lib/a.hsaco   vector_add            9888            1913  work-span
lib/b/add.s   vector_add            8288            1888  work-span
lib/lu.hsaco  lu_step               2560             948  work-span
lib/lu.hsaco  lu_column            37672            2796  work-span

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
check "the refusal is said at the end" grep -q 'recursion' "$T/err"
check "one cannot be read: 2" code 2 analyze lib none $launch
check "the table says so" grep -q '^none *not read: none: No such file' "$T/out"
check "and its JSON" code 2 analyze lib none $launch --format json
check "which obeys the schema" test/report/validate src/report/report.schema.json "$T/out"
check "a file that is named is no input: 2" code 2 analyze lib/README lib/a.hsaco $launch
check "a budget: 1" code 1 analyze lib $launch --budget 10000 -m vega
check "it is said of whom" grep -q 'lu_column: the bound of 37672 cycles exceeds the budget of 10000' "$T/err"
check "quiet" code 0 analyze -q lib $launch
check "quiet says nothing" sh -c "! cat '$T/out' '$T/err' | grep ."
check "no launch: bounds of waves" code 0 analyze lib --exact off
check "and says so" grep -q 'a.hsaco *vector_add *- *2798 *of a wave' "$T/out"
mkdir "$T/empty"
check "an empty folder: 2" code 2 analyze empty
check "a certificate is of one input: 2" code 2 analyze lib $launch --certificate c
check "HTML is of one input: 2" code 2 analyze lib $launch --format html
# work for one function may grow with its size: each of 26,000 loops is bounded
awk 'BEGIN { print "\t.amdgcn_target \"amdgcn-amd-amdhsa--gfx900\"\n\t.text\n\t.type k,@function\nk:"
	for (i = 0; i < 26000; i++)
		printf "\ts_mov_b32 s6, 0\n.L%d:\n\ts_add_i32 s6, s6, 1\n\ts_cmp_lt_u32 s6, 10\n\ts_cbranch_scc1 .L%d\n", i, i
	print "\ts_endpgm\n\t.section .rodata\n\t.amdhsa_kernel k\n\t.amdhsa_next_free_vgpr 4\n\t.amdhsa_next_free_sgpr 8\n\t.end_amdhsa_kernel" }' >"$T/loops.s"
check "26,000 loops in one function" "$W" analyze -q "$T/loops.s"
finish
