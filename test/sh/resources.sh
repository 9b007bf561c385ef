#!/bin/sh
# test/sh/resources.sh -- what a kernel takes, in every form, and as LLVM counts it.
#
# Usage: resources.sh [BUILD]
. "$(dirname "$0")/../lib/check.sh"
K=examples/reduction/reduction.gfx900
L="-l examples/reduction/launch.xml"
check "as LLVM counts" /usr/bin/python3 test/sh/resources.py "$W" "$T"
check "in text" sh -c "'$W' analyze -v $K.s $L | grep -A2 '^  uses ' | tr -s ' \n' ' ' | grep -q 'uses [0-9]* VGPRs, [0-9]* SGPRs.* 10 waves per SIMD (limit: wave contexts), [0-9]* bytes of code'"
check "JSON" sh -c "'$W' analyze $K.s $L --format json >'$T/s.json' && test/report/validate src/report/report.schema.json '$T/s.json'"
check "XML" sh -c "'$W' analyze $K.s $L --format xml | grep -q '<resources vgprs=\"[0-9]*\".* code-bytes=\"[0-9]*\" occupancy-limit=\"wave contexts\"/>'"
check "the code object has the same" sh -c "'$W' analyze $K.hsaco $L --format json >'$T/o.json'; for f in s o; do sed -n '/\"resources\"/,/}/p' '$T/'\$f.json >'$T/'\$f; done; cmp '$T/s' '$T/o' && [ -s '$T/s' ]"
check "HTML" sh -c "'$W' analyze $K.s $L --format html | grep -q '<b>[0-9]*</b> VGPRs.*<b>[0-9]*</b> bytes of code'"
check "JUnit" sh -c "'$W' analyze $K.s $L --format junit | grep -q 'cycles, vgprs [0-9]*, sgprs [0-9]*, .* code_bytes [0-9]*$'"
check "CSV" sh -c "'$W' analyze $K.s $L --format csv | /usr/bin/python3 -c 'import csv, json, sys; row, = csv.DictReader(sys.stdin); k, = json.load(open(\"$T/s.json\"))[\"kernels\"]; assert all(row[n] == str(v) for n, v in k[\"resources\"].items() if v is not None)'"
check "live registers beside instructions" sh -c "'$W' analyze $K.s $L --format html | grep -q '<td class=\"n\">[0-9]*</td><td class=\"t\">s_endpgm'"
# one more register at a time: v_mov to a new one, all of them read at the end
awk 'BEGIN { print "\t.amdgcn_target \"amdgcn-amd-amdhsa--gfx900\"\n\t.text\n\t.type k,@function\nk:"
	for (i = 1; i < 20; i++) printf "\tv_mov_b32 v%d, 0\n", i
	for (i = 2; i < 20; i++) printf "\tv_add_u32 v1, v1, v%d\n", i
	print "\ts_endpgm\n\t.section .rodata\n\t.amdhsa_kernel k\n\t.amdhsa_next_free_vgpr 20\n\t.amdhsa_next_free_sgpr 8\n\t.end_amdhsa_kernel" }' >"$T/stairs.s"
check "live registers line by line" /usr/bin/python3 - "$W" "$T/stairs.s" <<'PY'
import json, subprocess, sys
k, = json.loads(subprocess.run([sys.argv[1], 'analyze', sys.argv[2], '--format', 'json'], stdout=subprocess.PIPE).stdout)['kernels']
live = [l['vgprs'] for l in k['live']]
assert live == list(range(1, 20)) + list(range(19, 1, -1)) + [0], live
assert k['resources']['live_vgprs'] == 19 and k['resources']['vgprs'] == 20 and k['resources']['vgpr_spills'] is None
PY
check "a comparison has them" sh -c "'$W' diff examples/stencil/stencil.gfx803.s examples/stencil/stencil.gfx900.s | grep -q '^  resource *vgprs\|^  resource *code_bytes'"
finish
