#!/bin/sh
# test/sh/ci.sh -- the snippets of wavebound-ci(7) are YAML, and their commands do what the page says of them.
#
# What installs is left out: those packages are there, and wavebound is the one that was built.
#
# Usage: ci.sh [BUILD]
. "$(dirname "$0")/../lib/check.sh"
mkdir "$T/bin" "$T/kernels"
ln -s "$B/wavebound" "$T/bin/wavebound"
PATH=$T/bin:$PATH
export PATH
snippet() { sed -n "/^\.SH $1/,/^\.EE/p" man/wavebound-ci.7 | sed '1,/^\.EX/d; /^\.EE/d; s/\\-/-/g; s/\\e/\\/g'; }
# What a job runs: a command per line, without what installs.
cat >"$T/steps.py" <<'EOT'
import sys, yaml
job = yaml.safe_load(open(sys.argv[1]))
if "jobs" in job:
	steps = [s["run"] for j in job["jobs"].values() for s in j["steps"] if "run" in s]
else:
	steps = next(iter(job.values()))["script"]
for s in steps:
	if "apt-get" not in s and "git clone" not in s:
		print(" ".join(s.split()))
EOT
commands() { snippet "$1" >"$T/$1.yml" && /usr/bin/python3 "$T/steps.py" "$T/$1.yml" >"$T/$1"; }
job() {	# NAME: runs all steps as CI does, each in a shell of its own; its status is that of the first that fails
	status=0
	while read -r step; do
		(cd "$T" && GITHUB_STEP_SUMMARY=$T/summary sh -e -c "$step") >"$T/out" 2>&1
		code=$?
		echo "$code: $step"
		[ $code -eq 0 ] || cat "$T/out"
		[ $status -ne 0 ] || status=$code
	done <"$T/$1"
	return $status
}
fails() { job "$1"; [ $? -eq 1 ]; }

cat >"$T/kernels/k.cl" <<'EOT'
__kernel void rows(__global const uint *length, __global const float *value, __global float *sum)
{
	uint i = get_global_id(0);
	float s = 0.0f;

	for (uint k = 0; k < length[i]; k++)
		s += value[i * 16 + k];
	sum[i] = s;
}
EOT
echo '<launch grid="4096" workgroup="64"/>' >"$T/kernels/launch.xml"
echo '<flowfacts><function name="rows"><loop source="kernels/k.cl" line="7" maxcount="16"/></function></flowfacts>' >"$T/kernels/k.ffx"
check "GitHub: YAML" commands GITHUB
check "GitLab: YAML" commands GITLAB
check "four commands, two commands" sh -c "[ \$(wc -l <'$T/GITHUB') -eq 4 ] && [ \$(wc -l <'$T/GITLAB') -eq 2 ]"
check "a budget: YAML" commands "A BUDGET"
# the baseline, as the page says
(cd "$T" && sh -c "$(head -n 1 GITHUB)" && wavebound analyze k.s -l kernels/launch.xml -f kernels/k.ffx --format json -o kernels/baseline.json) >"$T/log" 2>&1 || { echo "FAILED no baseline"; cat "$T/log"; failed=1; }
for name in GITHUB GITLAB; do
	check "$name: nothing changed" job $name
done
echo 'rows 4000000' >"$T/kernels/budgets"
check "the budget holds" job "A BUDGET"
check "the test report has the kernel" grep -q '<testcase .*name="rows"' "$T/budget.xml"
echo 'rows 1000' >"$T/kernels/budgets"
check "the budget does not hold" fails "A BUDGET"
check "the test report says so" grep -q '<failure type="over-budget"' "$T/budget.xml"
check "the image is made by targets of the Makefile" sh -c "grep -o 'make [a-z -]*' examples/ci/Dockerfile | grep -v check | sed 's/make//; s/ *\$//' | tr ' ' '\n' | grep . | grep -v '^gcc' | sort -u | while read -r t; do grep -q \"^\$t:\" Makefile || exit 1; done"
check "the summary says so" grep -q 'no difference\|No difference' "$T/summary"
# deadlines of three programs on one device
sed "s|\.\./|$PWD/examples/|g" examples/whole_program/system.xml >"$T/system.xml"
check "deadlines are met" wavebound share "$T/system.xml" -q -o "$T/out"
sed -i 's/deadline="60ms"/deadline="1ms"/' "$T/system.xml"
check "a deadline that is missed fails" sh -c "wavebound share '$T/system.xml' -q -o '$T/out'; [ \$? -eq 1 ]"
# a dearer kernel is stopped, and every step says why
sed -i 's/s += value\[i \* 16 + k\]/s += sin(value[i * 16 + k])/' "$T/kernels/k.cl"
for name in GITHUB GITLAB; do
	check "$name: a bound that grew" fails $name
done
check "the summary has a table" grep -q '^| kernel | kernel | [0-9,]* | [0-9,]* | +' "$T/summary"
check "so does the test report" grep -q '<failure type="bound-grew"' "$T/wcet.xml"
check "the code is as good as it was" grep -qx '\[\]' "$T/quality.json"
check "code scanning gets it" grep -q '"ruleId": "bound-grew"' "$T/wcet.sarif"
check "the gate of deadlocks is silent" sh -c "grep -q '\"results\": \[ *\]' '$T/deadlock.sarif' || ! grep -q ruleId '$T/deadlock.sarif'"
finish
