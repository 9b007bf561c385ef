#!/bin/sh
# test/sh/users.sh -- the ways of three users, with no more than README and --help show.
#
#   a satellite   a budget that a job holds, a report on source lines, and an auditor who has the report alone
#   a compiler    forty objects, before and after a change: one table, the kernels that grew, resources
#   research      scripts: CSV into numbers, bounds as a formula, numbers of bytes that decide a loop
#
# Usage: users.sh [BUILD]
. "$(dirname "$0")/../lib/check.sh"
mkdir "$T/bin"
ln -s "$B/wavebound" "$T/bin/wavebound"
PATH=$T/bin:$PATH
export PATH
compile() {	# SOURCE OUTPUT OPTION...: as README says
	source=$1 output=$2
	shift 2
	clang-19 -target amdgcn-amd-amdhsa -mcpu=gfx803 -x cl -cl-std=CL1.2 -gline-tables-only -cl-kernel-arg-info \
		--rocm-device-lib-path=/usr/lib/x86_64-linux-gnu/amdgcn/bitcode -S "$source" -o "$output" "$@"
}
exits() {	# CODE COMMAND...
	want=$1
	shift
	"$@" >"$T/out" 2>"$T/err"
	got=$?
	[ $got -eq "$want" ] || { echo "exit $got, not $want"; cat "$T/err"; return 1; }
}
shown() { grep -q -- "$1" "$T/out" || { cat "$T/out"; return 1; }; }
offers() { wavebound help "$1" | grep -q -- "$2"; }

# What they use is in README or --help.
check "help: budgets and baselines" offers analyze '--budget-file FILE'
check "help: a folder of pages" offers analyze 'html of many inputs: a page each and an index'
check "help: arguments of one kernel" offers analyze '--arg \[KERNEL:\]NAME'
check "help: folders" offers diff 'two reports, inputs or folders'
check "help: what an exit status means" sh -c "wavebound --help | grep -q 'Exit status: 0 done, 1 a gate failed, 2 wrong use'"
check "README: so does it" grep -q 'status 1 if a kernel is over the budget' README
check "README: formulas, Python" sh -c "grep -q 'analyze --parametric n' README && grep -q 'import wavebound' README"
check "README: diff, audit, a whole library" sh -c "grep -q 'wavebound diff OLD NEW' README && grep -q 'wavebound audit' README && grep -q 'wavebound analyze DIR' README"

# ---- the satellite
mkdir "$T/orbit" "$T/orbit/src"
cat >"$T/orbit/src/filter.cl" <<'CL'
__kernel void filter(__global const uchar *taps, __global const float *in, __global float *out)
{
	uint i = get_global_id(0);
	float sum = 0.0f;

	for (uint k = 0; k < taps[i]; k++)
		sum += in[i + k];
	out[i] = sum;
}
CL
cp examples/vector_add/vector_add.cl "$T/orbit/src/add.cl"
cd "$T/orbit" || exit 1
compile src/filter.cl filter.s -O2 && compile src/add.cl add.s -O2 || exit 1
printf 'filter 400us\nvector_add 1ms\n' >budgets
cat >launch.xml <<'XML'
<launches>
  <launch kernel="filter" grid="4096" workgroup="64"><values buffer="taps" min="0" max="16"/></launch>
  <launch kernel="vector_add" grid="4096" workgroup="64"/>
</launches>
XML
check "the budgets hold" exits 0 wavebound analyze filter.s add.s -m polaris12 -l launch.xml --budget-file budgets --format json -o report.json
sed 's/max="16"/max="255"/' launch.xml >longer.xml
check "more taps: over budget" exits 1 wavebound analyze filter.s add.s -m polaris12 -l longer.xml --budget-file budgets --format sarif
check "code scanning gets the source line" shown '"over-budget".*filter'
check "relative to the repository" shown '"uri": "src/filter.cl" }, "region": { "startLine": '
check "a file without a budget: 1" exits 1 sh -c "echo 'filter 400us' >few && wavebound analyze filter.s add.s -m polaris12 -l launch.xml --budget-file few"
check "the auditor repeats it" exits 0 wavebound audit report.json
check "and is told what changed" exits 1 sh -c "sed 's/max=\"16\"/max=\"17\"/' launch.xml >l && mv l launch.xml && wavebound audit report.json 2>m; s=\$?; grep -q 'changed since the report: launch.xml' m || exit 9; exit \$s"
check "by name" shown 'sha256'
check "pages for the file" exits 0 wavebound analyze filter.s add.s -m polaris12 -l launch.xml --format html -o pages
check "one index" grep -q '<a href="filter.s.html#k0">filter</a>' pages/index.html

# ---- the compiler
mkdir "$T/old" "$T/new"
cd "$T" || exit 1
for k in 1 2 3 4 5 6 7 8; do
	cp orbit/add.s "old/add$k.s"
	cp orbit/add.s "new/add$k.s"
done
cp orbit/filter.s old/filter.s
sed 's/in\[i + k\]/in[i + k] * in[k + 4096]/' orbit/src/filter.cl >slower.cl
compile slower.cl new/filter.s -O2 || exit 1
mv new/add8.s new/moved.s
cp orbit/add.s old/gone.s
sed 's/vector_add/another/g' orbit/add.s >new/another.s
check "two builds" exits 0 wavebound diff old new --grid 4096 --workgroup 64 --exact off
check "what is gone, what is new" sh -c "grep -q '^another .* new' out && grep -c 'vector_add.* gone\$' out | grep -qx 2 && grep -c '=\$' out | grep -qx 7"
check "and what grew" shown '^filter .* +[0-9.]* %'
check "a gate: 1" exits 1 wavebound diff old new --grid 4096 --workgroup 64 --exact off --fail-above 5 -m gcn3
rm old/gone.s
check "of one kernel of all: 0" exits 0 wavebound diff old old --grid 4096 --workgroup 64 -k filter --fail-above 0 -m gcn3
check "which none has: 2" exits 2 wavebound diff old new -k fliter
check "registers of all" sh -c "wavebound analyze old --format csv -j 2 | cut -d, -f2,11,13 | sort -u | grep -q '^vector_add,[0-9][0-9]*,[0-9][0-9]*\$'"
check "graphs of all" sh -c "wavebound cfg old --svg -o graphs | wc -l | grep -qx 9"

# ---- research
check "CSV into numbers" /usr/bin/python3 - "$T" <<'PY'
import csv, subprocess, sys
run = subprocess.run(['wavebound', 'analyze', sys.argv[1] + '/old', '--grid', '4096', '--workgroup', '64', '--exact', 'off', '--format', 'csv'],
                     stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, check=True)
rows = list(csv.DictReader(run.stdout.splitlines()))
assert len(rows) == 9 and {int(r['kernel_cycles']) > 1000 for r in rows} == {True}
assert {(r['occupancy'], r['occupancy_limit']) for r in rows} == {('10', 'wave contexts')}
PY
cat >loop.cl <<'CL'
__kernel void total(__global const float *in, __global float *out, uint n)
{
	float sum = 0.0f;

	for (uint k = 0; k < n; k++)
		sum += in[k];
	out[get_global_id(0)] = sum;
}
CL
compile loop.cl loop.s -O1 -fno-unroll-loops || exit 1
check "a bound as a formula" exits 0 wavebound analyze loop.s --parametric n=1..64
check "equal to each value" shown 'computed for each value, to which each formula is equal'
check "in the argument" shown 'n = .*: .* n'
check "one of its values" sh -c "wavebound analyze loop.s --arg total:n=40 --format json | grep -q '\"bound\": 3[0-9], \"origin\": \"inferred\"'"
finish
