#!/bin/sh
# test/sh/options.sh -- what the command line does with values that are wrong, missing or unusual.
#
# Usage: options.sh [BUILD]
. "$(dirname "$0")/../lib/check.sh"
K=$PWD/examples/reduction/reduction.gfx900.s L=$PWD/examples/reduction/launch.xml
inside() { (cd "$T" && "$@"); }
check() {	# CODE WORDS ARGUMENT...
	code=$1 words=$2
	shift 2
	expect "$*" "$code" "$words" inside "$W" "$@"
}

# --stop-after ends every drawing and table, wherever the pass stands
for pass in dom loops trips lanes divergence exclusive cost pws; do
	check 0 '' cfg --pruned 2 "$K" -l "$L" --stop-after $pass
	check 0 '' cfg --lanes "$K" --stop-after $pass
	check 0 '' split "$K" -l "$L" --stop-after $pass
	check 0 '' split --emit asm "$K" -l "$L" --stop-after $pass
done
# files and machines that are named must be there, whether the drawing needs them or not
check 2 'nosuch: No such file' cfg "$K" -f nosuch
for format in text json xml html sarif junit gitlab; do
	check 2 'nosuch: No such file' analyze nosuch --format $format
done
check 2 'nosuch: No such file' cfg "$K" -l nosuch
check 2 "no machine 'nosuch'" cfg "$K" -m nosuch
# a misspelt name: the closest, if it is close, among those that the command takes
check 2 "no command 'analyse'; is 'analyze' meant" analyse "$K"
check 2 "no command 'dealdock'; is 'deadlock' meant" help dealdock
check 2 "no command 'zzz': .wavebound help. lists them" zzz
check 2 "no option '--gird'; is --grid meant" analyze "$K" --gird 4
check 2 "no option '--workgruop=4'; is --workgroup meant" analyze "$K" --workgruop=4
check 2 "facts has no option '--bugdet' " facts "$K" --bugdet 4
# of two values neither is taken silently; lists grow
check 2 '--grid is given twice' analyze "$K" --grid 4096 --grid 8192 --workgroup 256
check 2 '--machine is given twice' analyze "$K" -m vega --machine=vega
check 0 '' split "$K" -q -q -l "$L" -k reduction -k 'red*'
# the next option is no value of the one before it
check 2 "'--observe' needs a value, LAUNCH.xml, before '--format'" analyze "$K" --observe --format json
# a pipe can be read once; facts are read for the calls that they state, and then for loops, a machine for a gate, too
S=$PWD/examples/spmv
through() {	# FILE COMMAND...: FILE comes through a pipe
	file=$1
	shift
	cat "$file" | "$W" "$@" --launch "$S/launch.xml" "$S/spmv.gfx900.s"
}
for name in - /dev/stdin; do
	expect "facts from $name" 0 '334,692 cycles' through "$S/facts.ffx" analyze --facts $name
done
expect 'a machine from a pipe, of a gate' 1 '^kernel spmv' through src/machine/vega.xml analyze -m /dev/stdin --facts "$S/facts.ffx" --budget 5
# a value that is none is no matter of a kernel, and is told once
told_once() { [ "$("$W" analyze examples/constant_time -l "$L" "$@" 2>&1 | grep -c error)" = 1 ]; }
expect 'a wrong --arg is told once' 0 '' told_once --arg 'k:n=abc'
expect 'a wrong --buffer is told once' 0 '' told_once --buffer 'k:n=zero:abc'
check 2 'cfg writes DOT alone' cfg "$K" --format svg
# source is no input: what to run is said, a builtin of the target in it or not
printf '__kernel void k(__global int *a) { a[get_global_id(0)] = 1; }\n' >"$T/k.cl"
printf '__attribute__((global)) void k(int *a) { a[__builtin_amdgcn_workitem_id_x()] = 1; }\n' >"$T/k.hip"
check 2 'run: clang-19 .*-x cl .*-S k.cl -o k.s$' analyze k.cl
check 2 'run: clang-19 -x hip .*-S k.hip -o k.s$' analyze k.hip
cp "$K" "$T/assembly.cl"
check 0 '^reduction' analyze assembly.cl --list-kernels
# what is no input: it is said what it looks like, and where it belongs if it is one of our files
like() {	# WORDS TEXT: a file of that text is refused, with these words
	printf "$2" >"$T/x"
	check 2 "$1" analyze x
}
like 'x: the format is not recognised; this looks like plain text' 'hello world\n'
like 'this looks like plain text' 'add the sugar to the bowl\n'
like 'this looks like source in C' '/* a */\n// b\n#include <stdio.h>\nint main(void) { __asm__("s_endpgm"); }\n'
like 'run: clang-19 -target amdgcn.*-x cl .*-S x -o x.s$' 'kernel void f(global int *a) { *a = get_global_id(0); }\n'
like 'run: clang-19 -x ir ' '; ModuleID = "k"\ndefine amdgpu_kernel void @k() {\n'
like 'this looks like text with a byte order mark.*save it without' '\357\273\277\t.amdgcn_target "amdgcn-amd-amdhsa--gfx900"\n'
like 'a disassembler printed: give the object' '\nk.co:\tfile format elf64-amdgpu\n\nDisassembly of section .text:\n\n0 <k>:\n\ts_endpgm\n'
like 'this looks like JSON' '{ "code": "s_endpgm" }\n'
like 'this looks like a script' '#!/bin/sh\necho s_endpgm\n'
like 'this looks like a PNG image' '\211PNG\r\n\032\n'
like 'compressed by gzip: unpack it first' '\037\213\010'
like 'this looks like binary data' '\001\002\003'
like 'an object file that is cut off' '\177ELF'
like 'this looks like PTX' '.version 6.0\n.target sm_50\n'
like 'this looks like assembly, but has no sign of AMDGPU' '\t.text\n\t.globl\tmain\nmain:\n\tret\n'
like 'a launch description: give it with --launch' '<launch grid="1" workgroup="1"/>\n'
like 'flow facts: give them with --facts' '<?xml version="1.0"?>\n<flowfacts/>\n'
like 'the file is empty' ''
check 0 '' analyze "$K" -l "$L" --format json -o report.json
check 2 'a report: it is for wavebound audit' analyze report.json
# arguments are listed by the index that --arg takes, and a refusal names the one that decides by it
N=$PWD/examples/nearest_neighbour/nearest_neighbour.gfx900.s
check 0 'argument 5	rows	uint	offset 40	4 bytes' analyze "$PWD/examples/spmv/spmv.gfx900.s" --list-kernels
check 3 "argument [0-9]* ('n') decides: --arg [0-9]*=N gives it a value" analyze "$N" --without type-range
check 3 'a flow fact that bounds it' analyze "$N" --without type-range
I=$(cd "$T" && "$W" analyze "$N" --without type-range 2>&1 | sed -n 's/.*--arg \([0-9]*\)=N.*/\1/p')
check 0 'certified' analyze "$N" --without type-range --arg "$I=100"
# a buffer is written by number, too
check 0 '' simulate "$K" -l "$L" --dump "1=one.bin" -q
check 0 '' simulate "$K" -l "$L" --dump "$(sed -n 's/.*<buffer name="\([a-z_]*\)".*/\1/p' "$L" | sed -n 2p)=two.bin" -q
if cmp -s "$T/one.bin" "$T/two.bin"; then passed=$((passed + 1)); else failed=$((failed + 1)); echo "FAILED buffers by number and by name differ"; fi
check 2 'NAME=FILE or INDEX=FILE' simulate "$K" -l "$L" --dump 9=none
# budgets by kernel: the first line that matches, then --budget
V=$PWD/examples/lu_step/lu_step.gfx900.s
printf '# cycles\nlu_step 2560\t# as it is\nlu_* 40000\n' >"$T/enough"
printf 'lu_step 2559\n* 40000\n' >"$T/short"
printf 'lu_step 9999\n' >"$T/step"
printf 'lu_step\n' >"$T/half"
printf 'lu_step 1 2\n' >"$T/more"
check 0 '' analyze "$V" --grid 4096 --workgroup 64 --budget-file enough
check 1 'lu_step: the bound of 2560 cycles exceeds the budget of 2559' analyze "$V" --grid 4096 --workgroup 64 --budget-file short
check 1 'lu_column: the bound of 37672 cycles exceeds the budget of 5' analyze "$V" --grid 4096 --workgroup 64 --budget-file step --budget 5
check 2 'half:1: error: a line is KERNEL CYCLES' analyze "$V" --grid 4096 --workgroup 64 --budget-file half
check 2 'more:1: error: a line is KERNEL CYCLES' analyze "$V" --grid 4096 --workgroup 64 --budget-file more
# shells complete commands, options of the command, and words that an option chooses from
"$W" completion bash >"$T/completion"
complete() {	# WANT WORDS...
	want=$1
	shift
	got=$(bash -c '. "$0"; COMP_WORDS=(wavebound "$@"); COMP_CWORD=$#; _wavebound; echo "${COMPREPLY[*]}"' "$T/completion" "$@")
	if [ "$got" = "$want" ]; then passed=$((passed + 1)); else failed=$((failed + 1)); echo "FAILED completion of $*: '$got' is not '$want'"; fi
}
complete 'analyze audit' a
complete '--workgroup' analyze --workg
complete '' facts --budg
complete 'json junit' analyze --format j
complete 'text json sarif junit gitlab' deadlock --format ''
complete 'json' share --format j
check 0 '#compdef wavebound' completion zsh
check 2 'bash or zsh' completion fish
# a drawing that shows everything says why
check 0 'nothing of .vector_add. was pruned, because no branch' cfg "$PWD/examples/vector_add/vector_add.gfx900.s" --grid 4096 --workgroup 64 --pruned 2
# the pruned graph alone has neither removed edges nor blocks that only they lead to
F=$PWD/examples/figure_8
check 0 '' cfg "$F/figure_8.wir" --pruned 2 --block-times "$F/block-times.xml" -o whole.dot
check 0 '' cfg "$F/figure_8.wir" --pruned 2 --block-times "$F/block-times.xml" --kept -o kept.dot
grep -v -e removed -e '^  b\(2\|7\|1[2-6]\) ' -e '-> b\(7\|1[2-6]\) ' "$T/whole.dot" >"$T/left.dot"	# what Figure 8 leaves without n3, n8, n13 to n17
if [ "$(grep -c removed "$T/whole.dot")" -eq 3 ] && cmp "$T/left.dot" "$T/kept.dot"; then passed=$((passed + 1)); else failed=$((failed + 1)); echo "FAILED the pruned graph alone"; fi
check 2 'give it, too' cfg "$F/figure_8.wir" --kept
check 0 'because S is 0' cfg "$PWD/examples/figure_8/figure_8.wir" --pruned 0
# a gate with an empty list of rules would pass whatever is found; nothing is said of inputs before the options are right
check 2 "value of '--fail-on' is empty" deadlock "$K" --fail-on ''
check 2 "no rule 'x'" deadlock "$K" --rule x
if grep -q clean "$T/check.log"; then failed=$((failed + 1)); echo "FAILED a verdict in spite of a wrong rule"; else passed=$((passed + 1)); fi
# "-" is standard output; a result that cannot be written is worse than a refusal
check 0 '^kernel reduction' analyze "$K" -l "$L" -o -
if [ -e "$T/-" ]; then failed=$((failed + 1)); echo "FAILED there is a file called -"; else passed=$((passed + 1)); fi
check 2 'Is a directory' analyze "$K" -o .
# a file that is there is not emptied by an input that is not
echo kept >"$T/kept"
check 2 'No such file' deadlock nowhere.s -o kept
if [ "$(cat "$T/kept")" = kept ]; then passed=$((passed + 1)); else failed=$((failed + 1)); echo "FAILED a failure emptied -o"; fi
# what a formula lacks is said, for the first value
check 3 'with n=1$' analyze "$K" --parametric n
# a size of 0 is none
check 2 'grid: 0 work-items in dimension 0; it must be at least 1' analyze "$K" --grid 0 --workgroup 256
check 2 'must be at least 1' analyze "$K" --grid 2048,0 --workgroup 256
check 2 'but the kernel was compiled for 256,1,1' analyze "$K" --grid 2048 --workgroup 256,0
# an error in XML names what there is instead; what only follows from it is not said
check 2 'note: <launch> may have the attributes kernel, grid, workgroup, lds, align$' analyze "$K" -l "$PWD/test/launch/unknown-attribute.xml"
check 2 'no input is given: wavebound analyze INPUT...' analyze
check 2 'facts takes one input, not 2' facts "$K" "$K"
check 2 "argument 'n' has 4 bytes, too few for 4294967296" analyze "$K" --grid 2048 --workgroup 256 --arg n=4294967296
check 2 'needs both' analyze "$K" --workgroup 256
check 3 '8 workgroups' analyze "$K" --grid 2048
# an order of passes that cannot work is no defect
check 2 'pass loops needs what dom finds' opt -p loops "$K"
check 0 '' opt -p dom,loops "$K"
# an array in LDS that the launch gives its size: 0 is one, in a file, too
B=$PWD/test/bound/lds-both.s
printf '<launch grid="4096" workgroup="64" lds="0"/>' >"$T/none.xml"
check 3 'whose size is left to the launch' analyze "$B" -k both -m pws4 --grid 4096 --workgroup 64
check 0 '40 workgroups fit' analyze -v "$B" -k both -m pws4 --grid 4096 --workgroup 64 --lds 0
check 0 '40 workgroups fit' analyze -v "$B" -k both -m pws4 -l none.xml
check 0 '2 workgroups fit' analyze -v "$B" -k both -m pws4 -l none.xml --lds 30000
check 0 '40 workgroups fit' analyze -v "$B" -k pointer -m pws4 --grid 4096 --workgroup 64 --arg p=512
# an error in a function that no chosen kernel runs is not of the chosen ones; a line that cannot be read is of all
for word in '.long 0xbfff1234' 'v_no_such v0, v1'; do
	printf '\t.amdgcn_target "amdgcn-amd-amdhsa--gfx900"\n\t.text\n\t.type good,@function\ngood:\n\ts_endpgm\n\t.type bad,@function\nbad:\n\t%s\n' "$word"
	printf '\t.section .rodata\n\t.amdhsa_kernel good\n\t\t.amdhsa_next_free_vgpr 8\n\t\t.amdhsa_next_free_sgpr 16\n\t.end_amdhsa_kernel\n'
	printf '\t.amdhsa_kernel bad\n\t\t.amdhsa_next_free_vgpr 8\n\t\t.amdhsa_next_free_sgpr 16\n\t.end_amdhsa_kernel\n'
done >"$T/both.s"
head -n 18 "$T/both.s" >"$T/data.s"
tail -n 17 "$T/both.s" >"$T/unread.s"
for command in analyze cfg divergence deadlock; do
	check 0 '' $command data.s -k good
	check 3 'control runs into what LLVM 19 knows no' $command data.s -k bad
	check 3 'control runs into what LLVM 19 knows no' $command data.s
	check 2 'no instruction' $command unread.s -k good
done
# GLPK alone gives the bounds of the solver by structure, in every command that solves
S=$PWD/examples/share/3-code-objects.xml
same_by_glpk() {
	(cd "$T" && "$W" "$@" >auto.out 2>&1 && "$W" "$@" --solver glpk >glpk.out 2>&1)
	if [ -s "$T/auto.out" ] && cmp "$T/auto.out" "$T/glpk.out"; then passed=$((passed + 1)); else failed=$((failed + 1)); echo "FAILED $* differs with --solver glpk"; fi
}
for name in wave_roles border_strips lu_step; do
	X=$PWD/examples/$name
	same_by_glpk split "$X/$name.gfx900.s" -l "$X/launch.xml"
	same_by_glpk cfg --path "$X/$name.gfx900.s" -l "$X/launch.xml"
done
same_by_glpk share "$S"
check 0 '(glpk)' analyze -v "$K" -l "$L" --solver glpk
check 2 "no solver 'cplex'" share "$S" --solver cplex
# what no word is read of is not passed over
check 2 "'extra' is too much" --version extra
check 0 '^wavebound ' --version
check 2 'help takes one command' help analyze extra
check 0 'bound each kernel' help analyze
# the launch to observe: what is another is named
check 2 "argument 'n' is another" analyze "$K" --observe "$L" --grid 2048 --workgroup 256 --arg n=7
check 2 'the grid is another' analyze "$K" --observe "$L" --grid 512 --workgroup 256 --arg n=16384
# a value that is none, of any option of any command, is answered in words: it ends nothing by a signal, and is no defect
for command in $("$W" help | sed -n 's/^  \([a-z-]*\)  .*/\1/p'); do
	for option in $("$W" help "$command" | sed -n '/^Examples/,$d; s/^ .*\(--[a-z-]*\).*/\1/p' | sort -u); do
		for value in @@ 0 -1 ''; do
			(cd "$T" && "$W" "$command" "$K" "$option=$value" --grid=2048 --workgroup=256) >"$T/log" 2>&1 </dev/null
			code=$?
			if [ $code -le 3 ]; then passed=$((passed + 1)); else failed=$((failed + 1)); echo "FAILED $command $option=$value: exit $code"; fi
			[ $code -ne 2 ] || [ -s "$T/log" ] || { failed=$((failed + 1)); echo "FAILED $command $option=$value: exit 2, and nothing is said"; }
		done
	done
done
check 2 "no diagnostic 'loop-unbound'; is 'loop-unbounded' meant" explain loop-unbound
check 2 "no format 'jsno'" analyze "$K" --format jsno
# no result goes over a file that the same run has read, by whatever name, or over another result
cp "$K" "$T/in.s"
cp "$L" "$T/l.xml"
cp examples/reduction/reduction.gfx900.hsaco "$T/in.hsaco"
ln -s in.s "$T/other.s"
ln "$T/in.s" "$T/hard.s"
printf '<flowfacts/>' >"$T/f.ffx"
"$W" machine show pws4 >"$T/m.xml"
for to in in.s other.s hard.s ./in.s l.xml f.ffx m.xml; do
	check 2 'is an input of this run' analyze in.s -l l.xml -f f.ffx -m m.xml -o $to
	check 2 'is an input of this run' analyze in.s -l l.xml -f f.ffx -m m.xml --certificate $to
done
for command in cfg divergence deadlock facts split; do
	check 2 'is an input of this run' $command in.s -o hard.s
done
check 2 'is an input of this run' split --emit asm in.s -l l.xml -o in.s
check 2 'is an input of this run' simulate in.hsaco -l l.xml --trace in.hsaco
check 2 'is an input of this run' simulate in.hsaco -l l.xml --timeline l.xml
check 2 'is an input of this run' simulate in.hsaco -l l.xml --dump in=in.hsaco
check 2 'another result of this run' simulate in.hsaco -l l.xml --trace both --timeline both
check 2 'another result of this run' analyze in.s -l l.xml --certificate one -o one
check 2 'is an input of this run' machine check m.xml -o m.xml
# words that schemas list may have white space around them
sed 's/kind="gcn"/kind=" gcn "/' "$T/m.xml" >"$T/words.xml"
check 0 '' machine check words.xml
check 0 '' analyze in.s -l l.xml -o /dev/null
if cmp -s "$T/in.s" "$K" && cmp -s "$T/l.xml" "$L" && cmp -s "$T/in.hsaco" examples/reduction/reduction.gfx900.hsaco; then passed=$((passed + 1)); else failed=$((failed + 1)); echo "FAILED an input was overwritten"; fi
# 031 is 25 to one and 31 to the other
check 2 'without leading zeros' analyze in.s -l l.xml --arg n=040
# a page without the graph says why, and what the run is worth
export GVBINDIR=/nonexistent
check 3 'could not be drawn' analyze in.s -l l.xml --format html -o page.html
if grep -q 'graph could not be drawn' "$T/page.html" && ! grep -q 'too large to draw' "$T/page.html"; then passed=$((passed + 1)); else failed=$((failed + 1)); echo "FAILED the page says something else"; fi
unset GVBINDIR
soname=$(strings -n 6 "$W" | grep -m 1 '^libgvc\.so')
printf x >"$T/$soname"
expect 'without Graphviz' 4 'install Graphviz' env LD_LIBRARY_PATH="$T" "$W" cfg --svg "$K"
# libxml2 is loaded by those who read XML
soname=$(strings -n 6 "$W" | grep -m 1 '^libxml2\.so')
printf x >"$T/$soname"
expect 'without libxml2' 2 'xml-library' env LD_LIBRARY_PATH="$T" "$W" analyze "$K" --launch "$L"
expect 'without libxml2 and a launch' 3 'loop without a bound' env LD_LIBRARY_PATH="$T" "$W" analyze "$K"

finish
