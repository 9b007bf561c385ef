#!/bin/sh
# test/sh/inlined.sh -- findings in code that was inlined: the calls that they show, and what they are known by.
#
# The calls are those that llvm-symbolizer says, for each instruction that a finding is about: of kernels of HIP and OpenCL, of
# all versions of DWARF, linked and relocatable. Debug information changes no verdict.
#
# Usage: inlined.sh [BUILD]
. "$(dirname "$0")/../lib/check.sh"

mkdir "$T/src"
cat >"$T/src/atomic.h" <<'EOT'
namespace hip {
__attribute__((device)) static inline int swap(int *p, int a, int b) {
	__hip_atomic_compare_exchange_strong(p, &a, b, __ATOMIC_RELAXED, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);
	return a;
}
}
EOT
cat >"$T/src/mutex.h" <<'EOT'
struct mutex {
	int *m;
	__attribute__((device)) inline void lock() { while (hip::swap(m, 0, 1)) ; }
	__attribute__((device)) inline void unlock() { __hip_atomic_exchange(m, 0, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT); }
	__attribute__((device)) inline void other() { while (hip::swap(m, 0, 1)) ; }
};
EOT
cat >"$T/src/two.hip" <<'EOT'
#include "atomic.h"
#include "mutex.h"
extern "C" __attribute__((global)) void k(int *m, int *data) {
	mutex x{m};
	x.lock();
	data[0] += 1;
	x.unlock();
	x.lock();
	data[1] += 2;
	x.unlock();
}
EOT
cat >"$T/src/behind.hip" <<'EOT'
#include "atomic.h"
__attribute__((device)) static inline void wait(int *m) {
	hip::swap(m, 5, 6);
	while (__hip_atomic_load(m, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT)) ;
}
extern "C" __attribute__((global)) void behind(int *m, int *data) {
	if (data[__builtin_amdgcn_workitem_id_x()])
		wait(m);
	__hip_atomic_exchange(m, 0, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);
}
EOT
hip() {	# hip NAME OPTION...: two.hip, or $hip, to NAME.o
	out=$1
	shift
	(cd "$T/src" && clang-19 -x hip --offload-arch=gfx900 --offload-device-only -nogpuinc -nogpulib --no-gpu-bundle-output -O2 "$@" -c "${hip:-two.hip}" -o "$T/$out.o")
}
opencl() {	# opencl SOURCE TARGET OUT OPTION...
	source=$1 target=$2 out=$3
	shift 3
	clang-19 -target amdgcn-amd-amdhsa -mcpu="$target" -x cl -Wno-sync-alignment \
		--rocm-device-lib-path=/usr/lib/x86_64-linux-gnu/amdgcn/bitcode "$@" "$source" -o "$out"
}

# frames OBJECT: the calls of each finding of OBJECT are what llvm-symbolizer says
cat >"$T/frames.py" <<'EOT'
import json, os, subprocess, sys
path, report = sys.argv[1:]
sections = subprocess.run(["llvm-readelf-19", "-SW", path], capture_output=True, text=True, check=True).stdout
base = next((int(l.split("PROGBITS")[1].split()[0], 16) for l in sections.splitlines() if " .text " in l), 0)
found = [f for k in json.load(open(report))["kernels"] for f in k["findings"]]
said = subprocess.run(["llvm-symbolizer-19", "--inlines", "--functions=short", "--output-style=JSON", "--basenames", "--obj=" + path],
    input="".join("%#x\n" % (base + f["address"]) for f in found), capture_output=True, text=True, check=True).stdout
chains = 0
for finding, line in zip(found, said.splitlines(), strict=True):
    symbol = json.loads(line)["Symbol"]
    frames = [(f["FileName"] + ":" + str(f["Line"]), f["Column"]) for f in reversed(symbol)]
    calls = [f["FunctionName"] for f in reversed(symbol)][1:] + [None]
    got = finding["inlined"]
    if len(frames) == 1:
        assert not got, (finding, frames)
        continue
    chains += 1
    assert [(os.path.basename(f["line"]), f["column"]) for f in got] == frames, (got, frames)
    assert [f["calls"] for f in got] == calls, (got, calls)
    own = frames[0][0].split(":")[0]	# the innermost one in the file of the kernel
    at = [f for f in frames if f[0].split(":")[0] == own][-1]
    assert (os.path.basename(finding["line"]), finding["column"]) == at, (finding["line"], at)
print(chains, "findings were inlined")
EOT
frames() {
	"$W" deadlock "$1" --rule all --format json -o "$T/report.json" >/dev/null 2>&1
	/usr/bin/python3 "$T/frames.py" "$1" "$T/report.json"
}
verdicts() { "$W" deadlock "$1" --rule all --format json 2>/dev/null | grep -o '"verdict": "[a-z-]*"\|"rule": "[a-z-]*"\|"confidence": "[a-z]*"\|"address": [0-9]*'; }

for how in -g -gline-tables-only "-g -gdwarf-4" "-g -gdwarf-3" "-g -gdwarf-2" "-gline-tables-only -gdwarf-4" "-g -gdwarf64 -gdwarf-5"; do
	check "HIP compiles with $how" hip two $how
	expect "the calls of HIP with $how" 0 '^2 findings' frames "$T/two.o"
	hip=behind.hip check "HIP compiles with $how" hip behind $how
	expect "code behind what was inlined, with $how" 0 '^1 findings' frames "$T/behind.o"
done
check "HIP without" llvm-objcopy-19 --strip-debug "$T/two.o" "$T/none.o"
verdicts "$T/none.o" >"$T/without"
verdicts "$T/two.o" >"$T/with"
check "debug information changes no verdict" cmp "$T/without" "$T/with"
check "there are verdicts" grep -q simt-deadlock "$T/with"

for source in test/deadlock/cl/*.cl; do
	drawn || continue
	std=-cl-std=CL1.2
	[ "$source" != test/deadlock/cl/generic.cl ] || std=-cl-std=CL2.0
	for target in gfx900 gfx1030; do
		check "$source for $target" opencl "$source" $target "$T/cl.o" $std -O2 -g -cl-kernel-arg-info -c
		expect "the calls of $source for $target" 0 'inlined' frames "$T/cl.o"
	done
	check "$source without" llvm-objcopy-19 --strip-debug "$T/cl.o" "$T/none.o"
	verdicts "$T/cl.o" >"$T/with"
	verdicts "$T/none.o" >"$T/without"
	check "the verdicts of $source" cmp "$T/with" "$T/without"
done

# ---- what a finding is known by
prints() { "$W" deadlock "$1" --format json 2>/dev/null | grep -o '"fingerprint": "[0-9a-f]*"' | sort; }
change() {	# change NAME SED...: two.hip changed, its fingerprints in NAME.prints
	name=$1
	shift
	cp "$T/src/two.hip" "$T/kept.hip"
	sed -i "$@" "$T/src/two.hip"
	check "$name compiles" hip "$name" $debug
	cp "$T/kept.hip" "$T/src/two.hip"
	prints "$T/$name.o" >"$T/$name.prints"
}
common() { comm -12 "$T/$1.prints" "$T/$2.prints" | wc -l; }
for debug in -g -gline-tables-only; do
	change same -e ''
	check "two locks are two" test "$(uniq "$T/same.prints" | wc -l)" -eq 2
	change lower -e '1i // a line more, in front of all'
	[ $debug = -g ] && check "lines that move change nothing" cmp "$T/same.prints" "$T/lower.prints"
	change first -e '5s/lock/other/'
	check "$debug: another call of the same code is another finding" test "$(common same first)" -eq 0
	# a lock in front of both: the new one passes under neither of the old names
	change front -e '4s/$/ x.lock(); x.unlock();/'
	check "$debug: a lock on a line of its own keeps its name" test "$(common same front)" -eq 2
	check "$debug: and the new one has a new one" test "$(uniq "$T/front.prints" | wc -l)" -eq 3
done
change same -e ''
expect "a baseline is written" 0 '' "$W" deadlock "$T/same.o" --write-baseline "$T/base"
expect "it passes" 0 'accepted' "$W" deadlock "$T/same.o" --baseline "$T/base"
expect "a lock in front does not" 1 'two.hip:4.*\[simt' "$W" deadlock "$T/front.o" --baseline "$T/base"
print=$("$W" deadlock "$T/same.o" --format json 2>/dev/null | grep -o '"fingerprint": "[0-9a-f]*"' | head -1 | cut -d '"' -f 4)
echo "simt-deadlock k two.hip:* $print one of them is known" >"$T/accept"
expect "one is accepted, the other is not" 1 '1 accepted' "$W" deadlock "$T/same.o" --suppress "$T/accept"
echo "simt-deadlock k atomic.h:* $print by the place of the code itself" >"$T/accept"
expect "a place is that of any of its calls" 1 '1 accepted' "$W" deadlock "$T/same.o" --suppress "$T/accept"
expect "text shows the calls" 1 'mutex.h:3:54 calls swap' "$W" deadlock "$T/same.o"
expect "SARIF has them" 1 '"message": { "text": "calls lock" }' "$W" deadlock "$T/same.o" --format sarif
finish
