#!/bin/sh
# test/sh/torture.sh -- inputs that nobody sends by accident.
#
# Each case makes an input, runs a command on it, mostly analyze, and states the exit
# code that is right and a word that standard error must hold. A signal, a
# time-out (100 s, for busy machines), more memory than 2 GB (where the sanitizers do not need more
# themselves) or another code is a failure. Usage: torture.sh BUILD-DIR.
set -u
B=${1:-build}
T=$B/test/torture
mkdir -p "$T"
passed=0
failed=0

memory=2000000
(ulimit -v $memory && "$B/wavebound" --version) >/dev/null 2>&1 || memory=unlimited

# expect CODE WORD NAME ARGS...: WORD may be empty.
expect() {
	code=$1 word=$2 name=$3
	shift 3
	(ulimit -v $memory && exec timeout 100 "$B/wavebound" "$@") >"$T/$name.out" 2>"$T/$name.err"
	got=$?
	if [ "$got" = "$code" ] && { [ -z "$word" ] || grep -q -e "$word" "$T/$name.err"; }; then
		passed=$((passed + 1))
	else
		failed=$((failed + 1))
		echo "torture $name: exit $got, want $code with '$word' in:"
		head -c 600 "$T/$name.err"
	fi
}

head_() {
	printf '\t.amdgcn_target "amdgcn-amd-amdhsa--gfx900"\n\t.text\n\t.globl\tk\n\t.type\tk,@function\nk:\n'
}
tail_() {
	cat <<'EOF'
.Lend:
	.size	k, .Lend-k
	.section	.rodata,"a",@progbits
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
EOF
}

# ---- size ---------------------------------------------------------------------
# 100,000 blocks: a ladder of ifs.
{ head_; awk 'BEGIN { for (i = 0; i < 50000; i++) printf "\ts_cmp_eq_u32 s0, %d\n\ts_cbranch_scc1 .L%d\n\ts_add_i32 s1, s1, 1\n.L%d:\n", i, i, i; print "\ts_endpgm" }'; tail_; } >"$T/ladder.s"
expect 0 '' ladder analyze "$T/ladder.s"

# 80,000 blocks: a chain of ifs that some lanes take, drawn.
{ head_; awk 'BEGIN { for (i = 0; i < 40000; i++) printf "\tv_cmp_lt_u32_e32 vcc, %d, v0\n\ts_and_saveexec_b64 s[4:5], vcc\n\ts_cbranch_execz .L%d\n\tv_add_u32_e32 v1, v1, v0\n.L%d:\n\ts_or_b64 exec, exec, s[4:5]\n", i % 64, i, i; print "\ts_endpgm" }'; tail_; } >"$T/splits.s"
expect 0 '' splits-cfg cfg "$T/splits.s"

# 100,000 blocks: a chain of counted loops.
{ head_; awk 'BEGIN { for (i = 0; i < 33000; i++) printf "\ts_mov_b32 s0, 0\n.L%d:\n\ts_add_i32 s0, s0, 1\n\ts_cmp_lt_i32 s0, 3\n\ts_cbranch_scc1 .L%d\n", i, i; print "\ts_endpgm" }'; tail_; } >"$T/loops.s"
expect 0 '' loops analyze "$T/loops.s"

# 10,000 loops inside each other, each twice round: the product cannot fit.
{ head_; awk 'BEGIN { n = 10000; for (i = 0; i < n; i++) printf "\ts_mov_b32 s0, 0\n; wavebound: loop maxcount=1\n.L%d:\n", i; for (i = n - 1; i >= 0; i--) printf "\ts_memtime s[8:9]\n\ts_waitcnt lgkmcnt(0)\n\ts_cmp_lt_i32 s8, 3\n\ts_cbranch_scc1 .L%d\n", i; print "\ts_endpgm" }'; tail_; } >"$T/deep.s"
expect 3 'overflow' deep analyze "$T/deep.s"

# The same nest, each loop entered but never repeated: fits.
sed 's/maxcount=1/maxcount=0/' "$T/deep.s" >"$T/deep0.s"
expect 0 '' deep0 analyze "$T/deep0.s"

# What passes know of the nest as text: what is quadratic all together is cut short, and says so.
expect 0 '' deep-opt opt -p dom,postdom,cdep,loops,gsa,lanes,divergence,trips "$T/deep.s"
for list in '; cdep @.*' ';   blocks'; do
	if grep -q "^$list .* \.\.\.\$" "$T/deep-opt.out"; then
		passed=$((passed + 1))
	else
		failed=$((failed + 1))
		echo "torture deep-opt: no list cut short is like $list"
	fi
done

# 2,500 loops inside each other, one register changed in all of them, each left by what it read from memory: all loops
# depend on all those around them.
{ head_; awk 'BEGIN { n = 2500; for (i = 0; i < n; i++) printf ".L%d:\n\tglobal_load_dword v1, v[2:3], off glc\n\ts_waitcnt vmcnt(0)\n\tv_readfirstlane_b32 s2, v1\n\ts_add_u32 s3, s3, s2\n", i; for (i = n - 1; i >= 0; i--) printf "\ts_cmp_lg_u32 s3, 0\n\ts_cbranch_scc1 .L%d\n", i; print "\ts_endpgm" }'; tail_; } >"$T/polls.s"
expect 0 '' polls-deadlock deadlock "$T/polls.s"

# 3,000 loops inside each other that count: how often the outer ones go round depends on all those inside.
{ head_; awk 'BEGIN { n = 3000; for (i = 0; i < n; i++) printf ".L%d:\n\tv_add_u32_e32 v1, v1, v0\n", i; for (i = n - 1; i >= 0; i--) printf "\ts_add_u32 s%d, s%d, 1\n\ts_cmp_lt_u32 s%d, 9\n\ts_cbranch_scc1 .L%d\n", i % 16, i % 16, i % 16, i; print "\ts_endpgm" }'; tail_; } >"$T/counts.s"
expect 0 '' counts-divergence divergence "$T/counts.s"

# The chain of loops: each is judged by itself, in the memory that it needs itself.
expect 0 '' loops-deadlock deadlock "$T/loops.s"

# 10,000 labels on one instruction.
{ head_; awk 'BEGIN { for (i = 0; i < 10000; i++) printf ".L%d:\n", i; print "\ts_endpgm" }'; tail_; } >"$T/labels.s"
expect 0 '' labels analyze "$T/labels.s"

# A branch to each of 5,000 blocks that all go to one: a wide join.
{ head_; awk 'BEGIN { for (i = 0; i < 5000; i++) printf "\ts_cmp_eq_u32 s0, %d\n\ts_cbranch_scc1 .Lj\n", i; print ".Lj:\n\ts_endpgm" }'; tail_; } >"$T/join.s"
expect 0 '' join analyze "$T/join.s"

# ---- shape ---------------------------------------------------------------------
{ head_; echo '	s_endpgm'; tail_; } >"$T/empty.s"
expect 0 '' empty analyze "$T/empty.s"
{ head_; tail_; } >"$T/nothing.s"
expect 2 'fall-off' nothing analyze "$T/nothing.s"
{ head_; echo '	v_mov_b32_e32 v0, 0'; tail_; } >"$T/falls.s"
expect 2 'fall-off' falls analyze "$T/falls.s"
{ head_; printf '.L0:\n\ts_branch .L0\n'; tail_; } >"$T/self.s"
expect 3 'endless' self analyze "$T/self.s"
{ head_; printf '; wavebound: loop maxcount=5\n.L0:\n\ts_cbranch_scc1 .L0\n\ts_endpgm\n'; tail_; } >"$T/selfbound.s"
expect 0 '' selfbound analyze "$T/selfbound.s"
{ head_; printf '; wavebound: loop maxcount=0\n.L0:\n\ts_cbranch_scc1 .L0\n\ts_endpgm\n'; tail_; } >"$T/zerotrip.s"
expect 0 '' zerotrip analyze "$T/zerotrip.s"
{ head_; printf '; wavebound: loop maxcount=18446744073709551614\n.L0:\n\tv_mov_b32_e32 v0, 0\n\ts_cbranch_scc1 .L0\n\ts_endpgm\n'; tail_; } >"$T/huge.s"
expect 0 'cycles-wide' huge analyze "$T/huge.s"
# with a launch, whose bound is for a kernel, it is refused
expect 3 'overflow' huge-launch analyze "$T/huge.s" --grid 64 --workgroup 64
{ head_; printf '; wavebound: loop maxcount=18446744073709551616\n.L0:\n\ts_cbranch_scc1 .L0\n\ts_endpgm\n'; tail_; } >"$T/toobig.s"
expect 2 'bad-annotation' toobig analyze "$T/toobig.s"
{ head_; printf '\ts_cbranch_scc1 .L2\n.L1:\n\ts_cbranch_scc0 .L3\n.L2:\n\ts_cbranch_scc1 .L1\n.L3:\n\ts_endpgm\n'; tail_; } >"$T/irreducible.s"
expect 3 '' irreducible analyze "$T/irreducible.s"
{ head_; printf '\ts_branch .Lgone\n\ts_endpgm\n'; tail_; } >"$T/gone.s"
expect 2 '.Lgone' gone analyze "$T/gone.s"
{ head_; printf '.L0:\n\ts_nop 0\n.L0:\n\ts_endpgm\n'; tail_; } >"$T/twice.s"
expect 2 '.L0' twice analyze "$T/twice.s"
{ head_; printf '\tv_frobnicate_b32 v0, v1\n\ts_endpgm\n'; tail_; } >"$T/unknown.s"
expect 2 'v_frobnicate_b32' unknown analyze "$T/unknown.s"
{ head_; printf '\ts_setpc_b64 s[4:5]\n'; tail_; } >"$T/setpc.s"
expect 3 '' setpc analyze "$T/setpc.s"

# ---- bytes ----------------------------------------------------------------------
: >"$T/zero.s"
expect 2 'unknown-format' zero analyze "$T/zero.s"
head -c 65536 /dev/zero >"$T/zeros.bin"
expect 2 '' zeros analyze "$T/zeros.bin"
{ head_; printf '\t; \377\376\200 not UTF-8\n\ts_endpgm ; \303\n'; tail_; } >"$T/latin.s"
expect 0 '' latin analyze "$T/latin.s"
{ head_; printf '\tv_\377mov v0\n\ts_endpgm\n'; tail_; } >"$T/latinop.s"
expect 2 'bad-mnemonic' latinop analyze "$T/latinop.s"
{ head_; printf '\ts_mov_b32 s0, '; head -c 1000000 /dev/zero | tr '\0' '('; printf '\n\ts_endpgm\n'; tail_; } >"$T/parens.s"
expect 2 assembler parens analyze "$T/parens.s"
{ head_; printf '\t.ascii "unterminated\n\ts_endpgm\n'; tail_; } >"$T/string.s"
expect 2 '' string analyze "$T/string.s"
{ head_; printf '\ts_endpgm\n'; tail_; printf '\t.amdgpu_metadata\n---\namdhsa.kernels:\n'; awk 'BEGIN { for (i = 0; i < 20000; i++) printf "%*s- \n", i % 500, "" }'; } >"$T/yaml.s"
expect 0 '' yaml analyze "$T/yaml.s"
expect 2 '' missing analyze "$T/no-such-file.s"
mkdir "$T/empty"
expect 2 "" directory analyze "$T/empty"

# Truncated and lying code objects: every prefix length of a real one, in steps.
co=examples/vector_add/vector_add.gfx900.hsaco
size=$(wc -c <"$co")
n=64
while [ "$n" -lt "$size" ]; do
	head -c "$n" "$co" >"$T/cut.hsaco"
	timeout 100 "$B/wavebound" analyze "$T/cut.hsaco" >"$T/cut.out" 2>"$T/cut.err"
	got=$?
	case $got in
	0 | 2 | 3) passed=$((passed + 1)) ;;
	*) failed=$((failed + 1)); echo "torture cut at $n: exit $got" ;;
	esac
	n=$((n + 211))
done

# ---- directives ------------------------------------------------------------------
# line CODE WORD TEXT: TEXT (printf escapes) in the middle of a function that is right otherwise.
nline=0
line() {
	nline=$((nline + 1))
	{ head_; printf '\ts_nop 0\n'; printf "$3"; printf '\ts_endpgm\n'; tail_; } >"$T/line$nline.s"
	expect "$1" "$2" "line$nline" analyze "$T/line$nline.s"
}
many() { awk -v n="$1" -v t="$2" 'BEGIN { for (i = 0; i < n; i++) printf "%s", t }'; }
line 0 '' '.macro m\n\ts_nop 0\n.endm\n'
line 2 'more than 10 seconds' '.rept 100000000\n\ts_nop 0\n.endr\n'
line 2 'not find include' '.include "x.s"\n'
line 2 assembler '.incbin "/dev/zero"\n'
line 0 '' '.if 1\n.endif\n'
line 2 assembler '.org 0x7fffffffffffffff\n'
line 2 bad-symbol '.reloc 0, R_AMDGPU_NONE, k\n'
line 2 assembler '.skip -1\n'
line 2 assembler '.space 18446744073709551615\n'
line 2 assembler '.zero 1<<62\n'
line 0 '' '.bss\n.zero 99999999999999\n.text\n'
line 2 'power of two' '.p2align 63\n'
line 2 assembler '.balign 3\n'
line 2 'runs into data' '.fill 4000000000, 4, 0\n'
line 2 fall-off '.byte 1\n'
line 0 '' '.long (((1)))\n'
line 2 Recursive '.set a, a\n'
line 2 Recursive '.set a, b\n.set b, a\n'
line 2 asm-syntax '.set\n'
line 2 asm-syntax '.set a\n'
line 2 duplicate-symbol '.set k, 5\n'
line 0 '' ".long $(many 10000 '(')1$(many 10000 ')')\n"
line 0 '' ".long $(many 10000 -)1\n"
line 2 assembler '.long 1/0\n'
line 2 assembler '.long -9223372036854775808/-1\n'
line 2 assembler '.long 5%%0\n'
line 2 bad-operand ".quad 0x$(many 1000 f)\n"
line 2 asm-syntax '.ascii "x\n'
line 2 assembler '.section\n'
line 2 assembler '.section ""\n'
line 2 'without corresponding' '.popsection\n'
line 0 '' "$(many 10000 '.pushsection .text\n')$(many 10000 '.popsection\n')\n"
line 0 '' '.pushsection .rodata\n.long 1\n.popsection\n.data\n.long k\n.previous\n.data\n.previous\n'
line 0 '' 'a = 3\n.set b, a+1\n\ts_mov_b32 s0, b\n'
line 0 '' '.set here, k\n\ts_cbranch_scc0 .Lout\n.Lout:\n.set there, .Lout\n'
line 0 '' '.ident "x"\n.addrsig\n.addrsig_sym k\n.weak k\n.hidden k\n.comm x, 8, 4\n.lcomm y, 4\n.cfi_startproc\n.cfi_endproc\n'
line 2 duplicate-symbol 'k:\n'
line 2 'named before' '.amdgcn_target "amdgcn-amd-amdhsa--gfx803"\n'
line 2 'does not end' '/*\n'
line 2 fall-off '.amdgpu_metadata\n'
line 3 endless '1:\n\ts_branch 1b\n'
line 2 bad-branch '\ts_branch 32767\n'
line 2 bad-operand '\ts_branch .+4\n'
line 2 bad-operand '\tv_add_f32 v256, v0, v0\n'
line 2 bad-operand '\tv_add_f32 v[0:4294967295], v0, v0\n'
line 2 bad-operand '\ts_mov_b32 s0, 99999999999999999999999999\n'

# 5,000 kernels in one file.
{ printf '\t.amdgcn_target "amdgcn-amd-amdhsa--gfx900"\n\t.text\n'
  awk 'BEGIN { for (k = 0; k < 5000; k++) printf "\t.type k%d,@function\nk%d:\n\ts_mov_b32 s0, 0\n.L%d:\n\ts_add_u32 s0, s0, 1\n\ts_cmp_lg_u32 s0, %d\n\ts_cbranch_scc1 .L%d\n\ts_endpgm\n\t.amdhsa_kernel k%d\n\t.amdhsa_next_free_vgpr 1\n\t.amdhsa_next_free_sgpr 1\n\t.end_amdhsa_kernel\n", k, k, k, k + 1, k, k }'; } >"$T/kernels.s"
expect 0 '' kernels analyze "$T/kernels.s"
expect 0 '' kernels-jobs analyze -j 4 "$T/kernels.s"

# ---- what is no file ---------------------------------------------------------------
{ head_; printf '\ts_endpgm\n'; tail_; } >"$T/good.s"
mkfifo "$T/fifo"
cat "$T/good.s" >"$T/fifo" &
expect 0 '' fifo analyze "$T/fifo"
ln -s good.s "$T/link"
expect 0 '' link analyze "$T/link"
ln -s circle "$T/circle"
expect 2 'file' circle analyze "$T/circle"
ln -s nowhere "$T/dangling"
expect 2 'file' dangling analyze "$T/dangling"
mkdir "$T/some"
cp "$T/good.s" "$T/latinop.s" "$T/some"
expect 2 'bad-mnemonic' folder analyze "$T/some"
expect 2 'unknown-format' null analyze /dev/null
expect 2 'too-large' zero analyze /dev/zero
expect 2 'is empty' noname analyze ''
truncate -s 4G "$T/sparse" && expect 2 'too-large' sparse analyze "$T/sparse"
rm -f "$T/sparse"
expect 2 'file' factsfolder analyze -f "$T" "$T/good.s"
expect 2 'file' launchfolder analyze -l "$T" "$T/good.s"
expect 2 'file' machinefolder analyze -m "$T/" "$T/good.s"
expect 2 'file' outfolder analyze -o "$T" "$T/good.s"
expect 2 'file' outfull analyze -o /dev/full "$T/good.s"
expect 2 'file' proofolder analyze --certificate "$T" "$T/good.s"

# ---- XML ------------------------------------------------------------------------
cat >"$T/bomb.xml" <<'EOF'
<?xml version="1.0"?>
<!DOCTYPE m [ <!ENTITY a "aaaaaaaaaa"> <!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;"> <!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;">
<!ENTITY d "&c;&c;&c;&c;&c;&c;&c;&c;&c;&c;"> <!ENTITY e "&d;&d;&d;&d;&d;&d;&d;&d;&d;&d;"> <!ENTITY f "&e;&e;&e;&e;&e;&e;&e;&e;&e;&e;"> ]>
<flowfacts>&f;&f;&f;&f;</flowfacts>
EOF
expect 2 '' bombfacts analyze -f "$T/bomb.xml" "$T/empty.s"
expect 2 '' bomblaunch analyze -l "$T/bomb.xml" "$T/empty.s"
expect 2 '' bombmachine analyze -m "$T/bomb.xml" "$T/empty.s"
awk 'BEGIN { for (i = 0; i < 100000; i++) printf "<flowfacts>"; print "" }' >"$T/nest.xml"
expect 2 '' nestfacts analyze -f "$T/nest.xml" "$T/empty.s"
printf '<flowfacts><loop label="k" maxcount="5"/></flowfacts>\n' >"$T/stale.ffx"
expect 2 '' stale analyze -f "$T/stale.ffx" "$T/empty.s"

rm -rf "$T"
echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
