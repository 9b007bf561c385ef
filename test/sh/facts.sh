#!/bin/sh
# test/sh/facts.sh -- flow facts and the loops that they were written for, through rebuilds of compiled code.
#
# Two loops of a kernel are exchanged in the source. A fact that names the place of one of them must not be used for the
# other, whatever the target and the level of optimisation; it must be where only lines and registers differ.
#
# Usage: facts.sh [BUILD]
. "$(dirname "$0")/../lib/check.sh"
cd "$T" || exit 1
clang() {	# SOURCE OUTPUT OPTIONS...
	source=$1 to=$2
	shift 2
	clang-19 -target amdgcn-amd-amdhsa "$@" -x cl -cl-std=CL1.2 -cl-kernel-arg-info -fdebug-compilation-dir=. \
		--rocm-device-lib-path=/usr/lib/x86_64-linux-gnu/amdgcn/bitcode $emit "$source" -o "$to"
}
emit=-S
# kernel NAME FIRST SECOND [BEFORE]: two loops, and code in front of them
kernel() {
	cat >"$1.cl" <<END
kernel void k(global const int *next, global const int *start, global const int *len, global int *out, int n)
{
	int i = get_global_id(0), sum = 0;
	${4:-}
	$2
	$3
	out[i] = sum;
}
END
}
list='for (int p = start[i]; p; p = next[p]) sum += p;'
other='for (int p = len[i]; p; p = next[p]) sum ^= p;'
count='for (int j = 0; j < len[i]; j++) sum += out[j + n];'
skip='for (int j = 0; j < len[i]; j += 2) sum += out[j + n];'
stop='for (int j = 0; next[i * 8 + j] != 7; j++) sum += next[i * 8 + j];'

# exchanged OPTIONS...: the facts of source one, for it and for source two
exchanged() {
	clang one.cl one.s "$@" && clang two.cl two.s "$@"
	"$W" facts one.s -o one.ffx -q 2>/dev/null
	sed -i 's/NOCOMP/100/' one.ffx
	check "$*: facts are for their loops" "$W" analyze one.s -f one.ffx -q
	check "$*: and say so" sh -c "! '$W' analyze one.s -f one.ffx 2>&1 | grep 'fact-\(any\|other\|moved\)'"
	"$W" analyze two.s -f one.ffx -q >out 2>&1
	judge $([ $? = 2 ] && grep -q 'fact-other-loop\|fact-unused' out; echo $?) "$*: and for no others"
}
one='while (out[i] < n) out[i] += 1 + len[0];'
two='while (out[i] < n) out[i] += 2 + len[0];'
for pair in "$list|$other" "$list|$count" "$count|$skip" "$skip|$stop" "$one|$two"; do
	kernel one "${pair%|*}" "${pair#*|}"
	kernel two "${pair#*|}" "${pair%|*}"
	exchanged -mcpu=gfx900 -O2 -gline-tables-only
	exchanged -mcpu=gfx1030 -O1
	exchanged -mcpu=gfx90a -O0
done

# differ WHAT FIRST SECOND: two loops whose codes are not the same
differ() {
	kernel one "$2" "" && kernel two "$3" ""
	for name in one two; do
		clang $name.cl $name.s -mcpu=gfx900 -O1
		"$W" facts $name.s -q -o $name.ffx 2>/dev/null
		grep -o 'code="[^"]*' $name.ffx >$name.code
	done
	check "$1: counts" sh -c "test -s one.code && ! cmp -s one.code two.code"
}
add='f += next[i] * 0.5f;'
differ "which comparison of floats" "float f = 0; while (f < n) $add" "float f = 0; while (f <= n) $add"
differ "which operation" "float f = 0; while (native_sin(f) < n) $add" "float f = 0; while (native_cos(f) < n) $add"
differ "which atomic" "while (atomic_add(out, n) < len[0]) ;" "while (atomic_or(out, n) < len[0]) ;"
differ "which id" "i = get_local_id(0); while (next[i] != n) i++;" "i = get_local_id(1); while (next[i] != n) i++;"
differ "which lane" "i = next[i]; while (__builtin_amdgcn_readlane(i, 3) != n) i++;" \
	"i = next[i]; while (__builtin_amdgcn_readlane(i, 4) != n) i++;"
for from in start len; do
	eval "lds_$from='local int l[64]; l[i & 63] = $from[i]; int j = 0; while (l[j] != n) j++; sum = j;'"
	eval "own_$from='int t[32]; for (int j = 0; j < 32; j++) t[j] = $from[j]; while (t[sum & 31] != n) sum += t[(sum + n) & 31];'"
done
differ "what is stored to LDS" "$lds_start" "$lds_len"
differ "what is stored to private memory" "$own_start" "$own_len"

# what a loop rests on that is not in it: a variable on the stack, a constant of a function, a table
kernel one "int p, a = start[i], b = len[i]; p = a; while (p) p = next[p]; sum += 1;" "p = b; while (p) p = next[p];"
kernel two "int p, b = start[i], a = len[i]; p = a; while (p) p = next[p]; sum += 1;" "p = b; while (p) p = next[p];"
exchanged -mcpu=gfx900 -O0
exchanged -mcpu=gfx1030 -O0
elsewhere() {	# TABLE FACTOR
	echo "constant int table[4] = { $1 }; __attribute__((noinline)) int f(int a) { return a * $2; }"
	cat "$3"
}
for use in 'table[j & 3]' 'f(start[i])'; do
	kernel loop "for (int j = start[i]; j < $use; j++) sum ^= next[sum];" ""
	elsewhere 1,2,3,4 3 loop.cl >one.cl
	elsewhere 9,2,3,4 4 loop.cl >two.cl
	for options in "-mcpu=gfx900 -O0" "-mcpu=gfx900 -O2" "-mcpu=gfx1030 -O1"; do
		exchanged $options
	done
done

# a table of addresses, which a loader stores: what it calls, in texts, objects, and objects that are not linked
cat >addresses.c <<END
#define G __attribute__((address_space(1)))
__attribute__((noinline)) int f(int x) { return x + 1; }
__attribute__((noinline)) int g(int x) { return x * x; }
int (*const table[2])(int) = { TABLE };
__attribute__((amdgpu_kernel)) void k(G int *p, unsigned i, int n) { for (int j = 0, m = table[i & 1](n); j < m; j++) p[j] += p[j + 1]; }
END
for how in -S "" -c; do
	for table in f,g g,f f,f; do
		clang-19 -target amdgcn-amd-amdhsa -mcpu=gfx900 -O2 -nogpulib -DTABLE=$table $how addresses.c -o in.$table
		"$W" facts in.$table -q -o out.$table 2>/dev/null
	done
	check "addresses in a table count: clang $how" sh -c \
		"test \$(grep -ho 'code=\"[^\"]*' out.f,g out.g,f out.f,f | sort -u | wc -l) = 3"
done

# ---- functions, tables, strings and variables: the same codes in the text, its object and the linked image
cat >calls.hip <<'END'
#define D __attribute__((device))
#define NI D __attribute__((noinline))
__attribute__((constant)) int table[16] = { 1, 2, 3, 4, 5, 6, 7, TABLE };
D float variable[4] = { 1.5f, 2.5f };
struct big { int a, b, c, d, e, f, g, h; };
static NI int f(int x) { return x * FACTOR + table[x & 15]; }
static NI int g(int x) { return x * 5 + table[x & 15]; }
template <int N> NI int t(int x) { int s = 0; for (int i = 0; i < x; i++) s += table[(i * N) & 15]; return s; }
NI int sum(struct big s) { return s.a + s.h; }
__attribute__((global)) void k(int *p, int n)
{
	struct big s = { 1, 2, 3, 4, 5, 6, 7, LAST };
	static const double q[5] = { 1.0, 2.5, 3.5, 4.25, 8.0 };
	int i = 0;
	while (p[i] != CALL(n)) { s.a = i; i += t<3>(i) + sum(s); variable[i & 3] += 1.0f; }
	for (int j = 0; j < p[1]; j++) p[j] = (int)q[(j + i) % 5] + (int)variable[j & 3];
}
__attribute__((global)) void m(const char *p, int *o, int n)
{
	__attribute__((shared)) static int lds[64];
	const char *w = "a string of many words";
	int i = 0;
	while (p[i] == w[i & 15]) { lds[i & 63] = t<5>(i); i++; }
	switch (n) { case 0: o[0] = f(1); break; case 1: o[0] = i * 77; break; case 2: o[1] = t<3>(i); break; case 3: o[4] = f(n); }
	for (int j = 0; j < o[7]; j++) o[j] = lds[j & 63] + g(j);
}
END
# linked NAME CPU OPTIONS...: the codes of NAME.s, which .o and .so must have
linked() {
	name=$1 cpu=$2
	shift 2
	clang-19 --offload-device-only --offload-arch=$cpu -nogpulib -nogpuinc -x hip "$@" -S calls.hip -o "$name.s"
	llvm-mc-19 -triple=amdgcn-amd-amdhsa -mcpu=$cpu -filetype=obj "$name.s" -o "$name.o" && ld.lld-19 -shared "$name.o" -o "$name.so"
	for of in s o so; do
		"$W" facts "$name.$of" -q -o "$name.$of.ffx" 2>/dev/null
		grep -o 'code="[^"]*' "$name.$of.ffx" >"$name.$of.codes"
	done
	check "$cpu $*: object and image have the codes of the text" sh -c "test -s $name.s.codes && cmp $name.s.codes $name.o.codes && cmp $name.s.codes $name.so.codes"
}
for options in "gfx900 -O0" "gfx90a -O2" "gfx1030 -O0" "gfx1100 -O2"; do
	for change in "8 3 f 8" "9 3 f 8" "8 4 f 8" "8 3 g 8" "8 3 f 7"; do
		set -- $change
		linked "calls$1$2$3$4" $options -DTABLE=$1 -DFACTOR=$2 -DCALL=$3 -DLAST=$4
	done
	check "$options: a table, a constant, a callee, and what is copied count" \
		test "$(sed -sn 2p calls????.so.codes | sort -u | wc -l)" = 5
done

# numbers beside the code, or among it: which they are, and which of them the label is at
numbers() {	# FILE SECTION LINES: a loop that counts a down
	cat >"$1.s" <<-END
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.amdhsa_kernel k
	.amdhsa_next_free_vgpr 8
	.amdhsa_next_free_sgpr 16
	.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
	.text
	.p2align 8
	.type k,@function
	k:
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, a@rel32@lo+4
	s_addc_u32 s5, s5, a@rel32@hi+12
	s_load_dword s6, s[4:5], 0x0
	s_load_dword s8, s[0:1], 0x0
	s_waitcnt lgkmcnt(0)
	.L:
	s_sub_u32 s6, s6, s8
	s_cmp_gt_i32 s6, 0
	s_cbranch_scc1 .L
	s_endpgm
	.Lend:
	.size k, .Lend-k
	$2
	END
	printf "$3" >>"$1.s"
	llvm-mc-19 -triple=amdgcn-amd-amdhsa -mcpu=gfx900 -filetype=obj "$1.s" -o "$1.o" && ld.lld-19 -shared "$1.o" -o "$1.so"
	for of in s o so; do
		"$W" facts "$1.$of" -o "$1.$of.ffx" -q 2>/dev/null
	done
}
for where in .text '.section .rodata,"a"'; do
	k=0
	for lines in 'a: .long 5\nb: .long 9\n' 'a: .long 5\nb: .long 8\n' 'b: .long 5\na: .long 9\n' 'a: .long b-k\nb: .long 9\n' \
		'a: .long 6+b-k\nb: .long 9\n' 'a: .ascii "abcd"\nb: .long 9\n' 'a: .ascii "abce"\nb: .long 9\n' \
		'a: .fill 3,4,7\nb:\n' 'a: .fill 3,4,6\nb:\n' 'a: .space 12\nb:\n' 'a: .space 12,1\nb:\n'; do
		[ "$where" != .text ] && [ "$lines" != "${lines#*b-k}" ] && continue	# a distance between sections
		k=$((k + 1))
		numbers "n$k" "$where" "$lines"
	done
	for of in s o so; do
		codes=$(for n in $(seq $k); do grep -ho 'code="[^"]*' "n$n.$of.ffx"; done | sort -u | wc -l)
		check "numbers in $where count: $of, $codes of $k" test "$codes" = $k
	done
done

# a call of which only a fact says where it goes, behind an address: the same code in text, object and image
stated() {	# NAME WORD
	cat >"$1.s" <<-END
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.globl k
	.type k,@function
	k:
	s_getpc_b64 s[6:7]
	s_add_u32 s6, s6, table@rel32@lo+4
	s_addc_u32 s7, s7, table@rel32@hi+12
	s_add_u32 s8, s8, $2
	s_swappc_b64 s[30:31], s[4:5]
	s_endpgm
	.size k, .-k
	.rodata
	table: .quad 1
	.p2align 6
	.amdhsa_kernel k
	.amdhsa_next_free_vgpr 8
	.amdhsa_next_free_sgpr 40
	.end_amdhsa_kernel
	END
	llvm-mc-19 -triple=amdgcn-amd-amdhsa -mcpu=gfx900 -filetype=obj "$1.s" -o "$1.o" && ld.lld-19 -shared "$1.o" -o "$1.so"
	for of in s o so; do
		"$W" analyze "$1.$of" 2>&1 | grep -o 'wb:code="[^"]*'
	done
}
stated one 5 >one.codes
stated two 6 >two.codes
check "calls: object and image have the code of the text" test "$(wc -l <one.codes) $(sort -u one.codes | wc -l)" = "3 1"
check "calls: what is added to another register counts" test "$(sort -u one.codes two.codes | wc -l)" = 2

# both loops in the message, and where the one is now
kernel one "$list" "$other"
kernel two "$other" "$list"
exchanged -mcpu=gfx900 -O2 -gline-tables-only
check "the message shows both" grep -q 'this fact was written for another loop (code [0-9a-f]*, line ./one.cl:5) than the loop at .LBB0_[0-9]* (./two.cl:5[:0-9]*) (code [0-9a-f]*, line ./two.cl:5)' out
check "and where it is now" grep -q 'two.cl:6.*note: its code is that of the loop at\|note: its code is that of the loop at .* (./two.cl:6' out

# the same loops elsewhere
kernel moved "$list" "$other" "if (n > 5)

		sum = n * 7;
"
clang moved.cl moved.s -mcpu=gfx900 -O2 -gline-tables-only
"$W" facts moved.s -q -o moved.ffx 2>/dev/null
check "other lines and labels: the same code" sh -c "grep -o 'code=\"[^\"]*' one.ffx | sort >a; grep -o 'code=\"[^\"]*' moved.ffx | sort | cmp - a"
sed 's/:5"/:2"/; s/:6"/:2"/' one.ffx >lines.ffx
expect "another line, the same code" 0 'was at ./one.cl:2 when this fact was written .fact-moved' "$W" analyze one.s -f lines.ffx
kernel twice "$list" "$list"
clang twice.cl twice.s -mcpu=gfx900 -O2 -gline-tables-only
"$W" facts twice.s -q -o twice.ffx 2>/dev/null
sed 's/NOCOMP/100/; s/:6"/:66"/' twice.ffx >lines.ffx
[ "$(grep -c '<loop' twice.ffx)" = 2 ] && expect "of two that do the same, the line decides" 2 'fact-other-loop' "$W" analyze twice.s -f lines.ffx

# ---- the text and its object: labels are missing in one, the codes are the same
both() {	# OPTIONS...
	clang one.cl one.s "$@"
	emit='' && clang one.cl one.o "$@"
	emit=-S
	for of in s o; do
		"$W" facts one.$of -o $of.ffx -q 2>/dev/null
		grep -o 'code="[^"]*' $of.ffx >$of.codes
		sed -i 's/NOCOMP/100/' $of.ffx
	done
	check "$*: the text has the codes of the object" cmp s.codes o.codes
	"$W" analyze one.o -f s.ffx >out 2>&1
	judge $? "$*: facts of the text are for the object"
	check "$*: a note for each" test "$(grep -c 'same code .fact-same-code' out)" = "$(grep -c '<loop' s.ffx)"
	check "$*: facts of the object are for the text" "$W" analyze one.s -f o.ffx -q
	sed 's/address="0x/&f000/' o.ffx >moved.ffx
	check "$*: elsewhere in memory, too" "$W" analyze one.s -f moved.ffx -q
	for digit in 0 1; do	# one of them is another digit than the last one
		sed "s/\(code=\"[0-9a-f]*\)[0-9a-f]\"/\1$digit\"/" s.ffx >wrong.ffx
		cmp -s s.ffx wrong.ffx && continue
		expect "$*: one digit of the code, $digit" 2 fact-unused "$W" analyze one.o -f wrong.ffx
	done
}
kernel one "$list" "$count"
id="-Dget_global_id(d)=__builtin_amdgcn_workitem_id_x()"	# without it, kernels call at -O0
both -mcpu=gfx900 -O2 -gline-tables-only
both -mcpu=gfx900 -O0 "$id"
both -mcpu=gfx1030 -O0 -gline-tables-only "$id"
both -mcpu=gfx1030 -O3
both -mcpu=gfx942 -O1 -nogpulib "$id"
kernel one "$list" "$other"
clang one.cl one.s -mcpu=gfx900 -O2 -gline-tables-only
"$W" facts one.s -q -o one.ffx 2>/dev/null
sed -i 's/NOCOMP/100/' one.ffx
sed 's/label="/&gone/' one.ffx >gone.ffx
expect "a label that is missing: the code" 0 'the fact for label gone.* same code .fact-same-code' "$W" analyze one.s -f gone.ffx
sed 's/one.cl:[0-9]*"/one.cl:66"/' gone.ffx >lines.ffx
expect "but not at another line" 2 'fact-other-loop' "$W" analyze one.s -f lines.ffx
sed 's/function name="k"/function name="other"/' gone.ffx >lines.ffx
expect "nor of another function" 2 'fact-unused' "$W" analyze one.s -f lines.ffx
sed 's/NOCOMP/100/; s/label="/&gone/' twice.ffx >lines.ffx
expect "nor where two have it" 2 'and 2 have its code .fact-ambiguous' "$W" analyze twice.s -f lines.ffx

# facts without a code, of old files
sed 's/ wb:code="[^"]*"//; s/ wb:line="[^"]*"//' one.ffx >old.ffx
expect "an old file" 0 'if it is the loop at .* its code is [0-9a-f]\{16\} .fact-any-loop' "$W" analyze one.s -f old.ffx
sed 's/ wb:code="[^"]*"//' one.ffx >line.ffx
expect "a line alone" 2 'fact-other-loop' "$W" analyze two.s -f line.ffx
code=$(sed -n 's/.*wb:code="\([^"]*\)".*/\1/p' one.ffx | head -n 1)
sed "s/wb:code=\"/&0123456789abcdef /" one.ffx >several.ffx
check "a code for each build" "$W" analyze one.s -f several.ffx -q
for wrong in 123 xyz 0123456789abcdeg 0123456789abcdef0; do
	sed "s/wb:code=\"[^\"]*/wb:code=\"$wrong/" one.ffx >wrong.ffx
	expect "no code: $wrong" 2 'a code is 16 hexadecimal digits' "$W" analyze one.s -f wrong.ffx
done
sed "s/wb:line=\"[^\"]*/wb:line=\"here/" one.ffx >wrong.ffx
expect "no line" 2 'a line is FILE:LINE' "$W" analyze one.s -f wrong.ffx

# reasons
sed 's/maxcount="100"/& why="lists have \&lt; 100 nodes"/' one.ffx >why.ffx
check "a reason: the file is valid" xmllint --noout --relaxng "$R/src/launch/flowfacts.rng" why.ffx
for f in text json xml html; do
	expect "a reason: $f" 0 'why.ffx.*lists have .* 100 nodes' "$W" analyze one.s -f why.ffx --format $f
done
"$W" analyze one.s -f why.ffx --format json -q -o why.json
check "a reason: among the assumptions" grep -q 'repeats at most 100 times per entry: lists have < 100 nodes' why.json
check "a reason: audited" "$W" audit why.json
sed -i 's/100 nodes/200 nodes/' why.ffx
expect "a reason: another one is a difference" 1 '200 nodes' "$W" audit why.json

check "templates are valid" sh -c "for f in one two moved; do '$W' facts \$f.s 2>/dev/null >\$f.t && xmllint --noout --relaxng '$R/src/launch/flowfacts.rng' \$f.t || exit 1; done"
check "so are the facts of examples" sh -c "for f in '$R'/examples/*/facts.ffx; do xmllint --noout --relaxng '$R/src/launch/flowfacts.rng' \"\$f\" || exit 1; done"
# ---- not-all: the edges behind branches, exchanged in the same way
# branches NAME FIRST SECOND THIRD: three branches of which the first two are never both taken
branches() {
	cat >"$1.cl" <<END
kernel void k(global const int *a, global const int *b, global int *out, int n, int m)
{
	int i = get_global_id(0), sum = 0;
	$2
	$3
	$4
	out[i] = sum;
}
END
}
# not_all FROM TO: a not-all of the first edges of two branches, $pick
pick="1 2"
not_all() {
	"$W" facts --edges "$1" -o edges -q 2>/dev/null
	{
		echo '<flowfacts xmlns:wb="urn:wavebound:ffx"><function name="k"><not-all>'
		sed -n '/<function name="k">/,/function>/s/.*<!-- \(<edge .*>\) -->.*/\1/p' edges |
			awk -v pick=" $pick " '!($2 in seen) { seen[$2] = ++n; if (index(pick, " " n " ")) print }'
		echo '</not-all></function></flowfacts>'
	} >"$2"
}
swapped() {	# swapped OPTIONS...
	clang one.cl one.s "$@" && clang two.cl two.s "$@"
	not_all one.s one.ffx
	check "$*: two edges" test "$(grep -c '<edge' one.ffx)" = 2
	"$W" analyze one.s -f one.ffx >out 2>&1
	judge $([ $? != 2 ] && ! grep 'fact-\(any\|other\|moved\)' out; echo $?) "$*: a not-all is for its edges"
	"$W" analyze two.s -f one.ffx -q >out 2>&1
	judge $([ $? = 2 ] && grep -q 'fact-other-edge\|fact-unused' out; echo $?) "$*: and for no others"
}
first='if (a[i] > n) { for (int j = 0; j < 16; j++) sum += out[j * 8 + n]; barrier(1); }'
second='if (a[i + 1] > m) { for (int j = 0; j < 16; j++) sum ^= out[j * 4 + m]; barrier(1); }'
third='if (b[i] < n) { for (int j = 0; j < 16; j++) sum -= out[j * 2 + m]; barrier(1); }'
by_args='if (n > 3) { sum += a[i]; barrier(1); }'
by_other='if (m > 3) { sum += a[i]; barrier(1); }'
nested='if (m > 7) if (n == 5) { sum += b[i]; barrier(1); }'
else_nested='if (m > 8) if (n == 5) { sum += b[i]; barrier(1); }'
for shape in "$first|$second|$third" "$by_args|$by_other|$third" "$by_args|$nested|$else_nested" "$nested|$else_nested|$by_args"; do
	x=${shape%%|*} y=${shape#*|} z=${shape##*|}
	y=${y%|*}
	for order in "$z|$y|$x" "$y|$z|$x" "$z|$x|$y"; do
		branches one "$x" "$y" "$z"
		rest=${order#*|}
		branches two "${order%%|*}" "${rest%|*}" "${order##*|}"
		drawn && swapped -mcpu=gfx900 -O1 -gline-tables-only
		drawn && swapped -mcpu=gfx1030 -O2
		drawn && swapped -mcpu=gfx90a -O0
	done
done
# the same condition within others: what controls the branch is part of what it is
pick="2 4"
outer() { echo "if ($1) { barrier(1); if (a[i] == 5) { atomic_inc(&out[n + i]); barrier(1); } }"; }
branches one "$(outer 'm > 7')" "$(outer 'n > 7')" "$(outer 'm < n')"
branches two "$(outer 'm < n')" "$(outer 'n > 7')" "$(outer 'm > 7')"
swapped -mcpu=gfx900 -O1 -gline-tables-only
swapped -mcpu=gfx1030 -O1
pick="1 2"
branches one "$by_args" "$by_other" "$third"
clang one.cl one.s -mcpu=gfx900 -O1 -gline-tables-only
not_all one.s one.ffx
sed 's/ wb:code="[0-9a-f]*"//' one.ffx >old.ffx
expect "an old not-all is a warning" 0 'nothing says which edge this was written for.*fact-any-edge' "$W" analyze one.s -f old.ffx
sed 's/ wb:[a-z]*="[^"]*"//g' one.ffx >old.ffx
expect "and shows the code" 0 "its code is $(sed -n 's/.*wb:code="\([0-9a-f]*\)".*/\1/p' one.ffx | head -n 1)" "$W" analyze one.s -f old.ffx
sed '1s/^/\/\/ a line more\n/' one.cl >moved.cl
clang moved.cl moved.s -mcpu=gfx900 -O1 -gline-tables-only
sed 's/one.cl/moved.cl/' one.ffx >moved.ffx
expect "lines that move are a warning" 0 'fact-moved' "$W" analyze moved.s -f moved.ffx
branches two "$by_other" "$by_args" "$third"
clang two.cl two.s -mcpu=gfx900 -O1 -gline-tables-only
expect "the message shows both edges" 2 'written for another edge (code [0-9a-f]*, line .*one.cl:4) than the edge from .* (code [0-9a-f]*, line .*two.cl:4)' "$W" analyze two.s -f one.ffx
expect "and where the code is now" 2 'note: its code is that of an edge from here' "$W" analyze two.s -f one.ffx

# ---- code that is not optimised counts as a whole: where its blocks begin, and what its registers start with
# stack FILE BEFORE BEHIND DIRECTIVE: a loop that counts on the stack
stack() {
	cat >"$1" <<-END
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.type k,@function
	k:
	s_load_dword s9, s[4:5], 0x4
	$2
	.L:
	$3
	buffer_load_dword v9, off, s[0:3], 0 offset:8
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v2, -1, v1
	buffer_store_dword v2, off, s[0:3], 0 offset:4
	v_cmp_ne_u32_e32 vcc, 0, v1
	s_cbranch_vccnz .L
	s_endpgm
	.section .rodata,"a",@progbits
	.p2align 6
	.amdhsa_kernel k
	.amdhsa_private_segment_fixed_size 16
	.amdhsa_user_sgpr_private_segment_buffer 1
	.amdhsa_user_sgpr_kernarg_segment_ptr 1
	$4
	.amdhsa_next_free_vgpr 16
	.amdhsa_next_free_sgpr 24
	.end_amdhsa_kernel
	END
	"$W" facts "$1" 2>/dev/null | grep -o 'wb:code="[^"]*' >"${1%.s}.code"
}
load="buffer_load_dword v1, off, s[0:3], 0 offset:4"
stack inside.s "" "$load" ""
stack before.s "$load" "" ""
stack packet.s "" "$load" ".amdhsa_user_sgpr_dispatch_ptr 1"
check "a loop on the stack has a code" test "$(wc -l <inside.code)" -eq 1
check "a label elsewhere: another code" sh -c '! cmp -s inside.code before.code'
check "another pointer in the same register: another code" sh -c '! cmp -s inside.code packet.code'
stack number.s "" "$load" ".amdhsa_user_sgpr_dispatch_id 1"
stack scratch.s "" "$load" ".amdhsa_user_sgpr_flat_scratch_init 1"
check "and what is in any other register, too" sh -c '! cmp -s number.code scratch.code'
# first FILE REGISTER DIRECTIVE...: a loop that counts to what a register starts with
first() {
	cat >"$1" <<-END
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.type k,@function
	k:
	.L:
	s_add_u32 s20, s20, 1
	s_cmp_lg_u32 s20, $2
	s_cbranch_scc1 .L
	s_endpgm
	.section .rodata,"a",@progbits
	.p2align 6
	.amdhsa_kernel k
	$(shift 2; printf '.amdhsa_%s 1\n' "$@")
	.amdhsa_next_free_vgpr 16
	.amdhsa_next_free_sgpr 24
	.end_amdhsa_kernel
	END
	"$W" facts "$1" 2>/dev/null | grep -o 'wb:code="[^"]*' >"${1%.s}.code"
}
first packet.s s0 user_sgpr_dispatch_ptr
first queue.s s0 user_sgpr_queue_ptr
first x.s s2 user_sgpr_dispatch_ptr
first y.s s4 user_sgpr_dispatch_ptr user_sgpr_kernarg_segment_ptr
first second.s s3 user_sgpr_dispatch_ptr system_sgpr_workgroup_id_y
first third.s s3 user_sgpr_dispatch_ptr system_sgpr_workgroup_id_z
first buffer.s s4 user_sgpr_private_segment_buffer user_sgpr_dispatch_ptr
# waits FILE BEFORE INSIDE: a loop that ends when what was loaded is 0, and loads something else
waits() {
	sed "s/s_add_u32 s20, s20, 1/$3/; s/^.L:/$2\\n&/; s/s_cmp_lg_u32 s20, s0/s_load_dword s8, s[2:3], 0x8\\ns_waitcnt lgkmcnt(0)\\ns_cmp_lg_u32 s6, 0/" packet.s >"$1"
	"$W" facts "$1" 2>/dev/null | grep -o 'wb:code="[^"]*' >"${1%.s}.code"
}
waits again.s "" "s_load_dword s6, s[2:3], 0x0"
waits once.s "s_load_dword s6, s[2:3], 0x0" ""
waits more.s "" "s_load_dword s6, s[2:3], 0x0\\ns_load_dword s9, s[2:3], 0x4"
check "codes of loops that wait" [ "$(cat again.code once.code more.code | wc -l)" -eq 3 ]
check "a load before a loop is none in it" sh -c '! cmp -s again.code once.code'
check "one that does not decide says nothing" cmp again.code more.code
check "codes of what registers start with" [ "$(cat packet.code queue.code x.code y.code second.code third.code buffer.code | wc -l)" -eq 7 ]
check "another start of the same register: another code" sh -c '! cmp -s packet.code queue.code'
check "which id of a workgroup it is" sh -c '! cmp -s second.code third.code'
check "the id of a workgroup, in whatever register" cmp x.code y.code
check "but a pointer is none" sh -c '! cmp -s y.code buffer.code'
check "and what is in front of it says nothing" cmp packet.code buffer.code
# decides FILE LINES: the loop ends at s21, which these lines compute
decides() {
	sed "s/^.L:/$2\\n&/; s/s_cmp_lg_u32 s20, s0/s_cmp_lg_u32 s20, s21/" packet.s >"$1"
	"$W" facts "$1" 2>/dev/null | grep -o 'wb:code="[^"]*' >"${1%.s}.code"
}
# arrives FILE BRANCH NUMBER, keeps FILE OLD CONDITION: one of two values, by a branch; an older one where lanes are off
arrives() {
	decides "$1" "s_mov_b32 s21, s0\\ns_cmp_lt_u32 s0, $3\\n$2 .Lj\\ns_mul_i32 s21, s0, 3\\n.Lj:"
}
keeps() {
	decides "$1" "v_mov_b32 v1, $2\\nv_cmp_gt_u32 vcc, $3, v0\\ns_and_saveexec_b64 s[6:7], vcc\\nv_mov_b32 v1, s0\\ns_mov_b64 exec, s[6:7]\\nv_readfirstlane_b32 s21, v1"
}
arrives if.s s_cbranch_scc1 10
arrives not.s s_cbranch_scc0 10
arrives number.s s_cbranch_scc1 999
keeps old.s 20 5
keeps older.s 999 5
keeps lanes.s 20 50
check "codes of what decides which value arrives" [ "$(cat if.code not.code number.code old.code older.code lanes.code | wc -l)" -eq 6 ]
check "each one has its own" [ "$(sort -u if.code not.code number.code old.code older.code lanes.code | wc -l)" -eq 6 ]
# preloads WORDS: arguments behind so many are in registers; the loop ends by one of them
preloads() {
	cat >preload.s <<END
	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text
	.type k,@function
k:	s_load_dword s9, s[0:1], 0x0
	s_waitcnt lgkmcnt(0)
.L:	s_sub_u32 s9, s9, s2
	s_cmp_lg_u32 s9, 0
	s_cbranch_scc1 .L
	s_endpgm
	.size k, .-k
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 40
		.amdhsa_accum_offset 8
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_kernarg_preload_length 2
		.amdhsa_user_sgpr_kernarg_preload_offset $1
		.amdhsa_user_sgpr_count 4
	.end_amdhsa_kernel
END
	llvm-mc-19 -triple amdgcn-amd-amdhsa -mcpu=gfx942 -filetype=obj -o preload.o preload.s
	for form in s o; do
		"$W" facts preload.$form 2>/dev/null | grep -o 'wb:code="[^"]*' >preload$1.$form.code
	done
}
preloads 0
preloads 1
check "which argument a register holds at the start counts" sh -c 'test -s preload1.s.code && ! cmp -s preload0.s.code preload1.s.code'
check "alike in the object" cmp preload1.s.code preload1.o.code
finish
