#!/bin/sh
# test/sh/pws.sh -- the two instructions of PWS use encodings that no GCN3 or GFX9 instruction has.
#
# LLVM's disassembler must reject each of the 65,536 words of both operation
# values on every such target, and accept a neighbour (so that the test can fail).
# The values are taken from the source, the words from this test: TEST_SHARE per cent of them, others for each TEST_SEED.
set -u
cd "$(dirname "$0")/../.." || exit 1
tmp=$(mktemp -d) || exit 1
trap 'rm -rf "$tmp"' EXIT
trap 'exit 1' INT TERM
passed=0 failed=0
verdict() {
	if [ "$1" = "$2" ]; then
		passed=$((passed + 1))
	else
		failed=$((failed + 1))
		echo "FAILED $3: $1, expected $2"
	fi
}
# words HIGH: words with these upper 16 bits, as bytes
words() {
	awk -v hi="$1" -v seed="${TEST_SEED:-1}" -v step=$((100 / ${TEST_SHARE:-100})) 'BEGIN { for (k = seed % step; k < 65536; k += step) printf "0x%02x 0x%02x 0x%s 0x%s\n", k % 256, int(k / 256), substr(hi, 3, 2), substr(hi, 1, 2) }'
}
for name in SPLIT MERGE; do
	value=$(sed -n "s/^#define PWS_$name 0x\([0-9a-f]\{4\}\).*/\1/p" src/gcn/inst.c)
	verdict "${#value}" 4 "value of PWS_$name"
	words "$value" >"$tmp/$name"
	for t in gfx803 gfx900 gfx906 gfx908 gfx90a gfx942; do
		llvm-mc-19 -triple=amdgcn-amd-amdhsa -mcpu=$t --disassemble "$tmp/$name" >/dev/null 2>"$tmp/err"
		verdict "$(grep -c 'invalid instruction encoding' "$tmp/err")" "$(wc -l <"$tmp/$name")" "words of $name that $t does not decode"
	done
done
words bf8c | head -n 100 >"$tmp/waitcnt"
llvm-mc-19 -triple=amdgcn-amd-amdhsa -mcpu=gfx900 --disassemble "$tmp/waitcnt" >/dev/null 2>"$tmp/err"
verdict "$(grep -c 'invalid instruction encoding' "$tmp/err")" 0 "words of s_waitcnt that gfx900 does not decode"
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
