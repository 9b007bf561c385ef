#!/bin/sh
# test/sh/checks.sh -- gates as JUnit and as GitLab's code quality: what fails there is what the exit status says.
#
# Usage: checks.sh [BUILD]
. "$(dirname "$0")/../lib/check.sh"
cat >"$T/count.py" <<'END'
"""count.py FORMAT FILE: tests, failures and errors of JUnit, counted by elements; issues of severity major."""
import json, sys
import xml.etree.ElementTree as tree
if sys.argv[1] == "junit":
    root = tree.parse(sys.argv[2]).getroot()
    found = [len(root.findall(".//" + e)) for e in ("testcase", "failure", "error")]
    for s in [root] + root.findall("testsuite"):
        assert [int(s.get(a)) for a in ("tests", "failures", "errors")] == [
            len(s.findall(".//" + e)) for e in ("testcase", "failure", "error")]
    print(*found)
else:
    issues = json.load(open(sys.argv[2]))
    assert len({i["fingerprint"] for i in issues}) == len(issues)
    for i in issues:
        assert i["description"] and i["check_name"] and i["location"]["lines"]["begin"] >= 1
        assert not i["location"]["path"].startswith("./"), i
    print(sum(i["severity"] == "major" for i in issues))
END
run() {	# CODE FORMAT WANT COMMAND...: the exit status, and what the file says
	code=$1 format=$2 want=$3
	shift 3
	"$W" "$@" --format "$format" -o "$T/out" >"$T/check.log" 2>&1
	got=$?
	counts=$(/usr/bin/python3 "$T/count.py" "$format" "$T/out" 2>>"$T/check.log")
	[ $got -eq "$code" ] && [ "$counts" = "$want" ]
	judge $? "$format of $* (exit $got, '$counts' for '$want')"
}
add=examples/vector_add/vector_add.gfx900.s lu=examples/lu_step/lu_step.gfx900.s

run 0 junit "1 0 0" analyze $add --grid 4096 --workgroup 64
check "a bound is said" grep -q 'kernel [0-9]* cycles, wave [0-9]* cycles' "$T/out"
run 0 gitlab 0 analyze $add --grid 4096 --workgroup 64
run 1 junit "1 1 0" analyze -m vega $add --grid 4096 --workgroup 64 --budget 10
check "the budget is named" grep -q '<failure type="over-budget" message="the bound of [0-9]* cycles exceeds the budget of 10">' "$T/out"
run 1 gitlab 1 analyze $add --grid 4096 --workgroup 64 --budget 10
run 3 junit "1 1 0" analyze examples/reduction/reduction.gfx900.s
run 3 gitlab 1 analyze examples/reduction/reduction.gfx900.s
# several inputs: one over its budget, one without a line, one that cannot be read, a line that is for none
printf 'vector_add 10\nlu_step 99999999\n' >"$T/budgets"
echo 'no code' >"$T/junk"
run 2 junit "4 2 1" analyze -m vega $add $lu "$T/junk" --target gfx900 --grid 4096 --workgroup 64 --budget-file "$T/budgets"
echo 'nothing 5' >>"$T/budgets"
run 2 junit "4 2 1" analyze -m vega $add $lu --grid 4096 --workgroup 64 --budget-file "$T/budgets"
run 2 gitlab 3 analyze $add $lu --grid 4096 --workgroup 64 --budget-file "$T/budgets"
# an issue is at its source line, and the same one after lines moved and the bound grew
print() { grep -o '"fingerprint": "[0-9a-f]*"' "$T/out"; }
mkdir "$T/a" "$T/b"
cp $add "$T/a/k.s"
{ echo '; a line'; cat $add; } | sed 's/^\ts_endpgm/\tv_mov_b32 v0, v0\n\ts_endpgm/; s/^\t\.loc\t\([0-9]* \)/&1/' >"$T/b/k.s"
(cd "$T/a" && "$W" analyze k.s --grid 4096 --workgroup 64 --budget 10 --format gitlab -o "$T/out") >/dev/null 2>&1
first=$(print) place=$(grep lines "$T/out")
(cd "$T/b" && "$W" analyze k.s --grid 4096 --workgroup 64 --budget 10 --format gitlab -o "$T/out") >/dev/null 2>&1
[ -n "$first" ] && [ "$first" = "$(print)" ] && [ "$place" != "$(grep lines "$T/out")" ] && grep -q '"vector_add.cl", "lines"' "$T/out"
judge $? "the fingerprint stays"
(cd "$T" && "$W" analyze -m vega10 a/k.s --grid 4096 --workgroup 64 --format json -o base.json &&
	! "$W" analyze -m vega10 b/k.s --grid 4096 --workgroup 64 --baseline base.json 2>err) >/dev/null
grep -q 'the bound of the kernel grew from [0-9]* to [0-9]* cycles ([0-9.]* to [0-9.]* ms)' "$T/err"
judge $? "growth in cycles and milliseconds"
grep -v '^	\.loc' $add >"$T/bare.s"
(cd "$T" && "$W" analyze -m vega10 "$T/bare.s" --grid 4096 --workgroup 64 --budget 10 --format gitlab -o out) >/dev/null 2>&1
grep -q '"path": "bare.s"' "$T/out"
judge $? "paths are those of the repository"

# findings of deadlock
spin=test/deadlock/two_locks.s
run 0 junit "2 0 0" deadlock $spin
run 1 junit "2 2 0" deadlock $spin --rule all
! grep -q ">clean" "$T/out"
judge $? "no case that failed is clean"
run 0 junit "2 0 0" deadlock $spin --rule all --fail-on none
run 0 gitlab 0 deadlock $spin --rule all --fail-on none
run 2 junit "1 0 1" deadlock "$T/junk"
expect "an input that cannot be read spoils none behind it" 2 "kernel kept: clean" "$W" deadlock "$T/junk" $spin
# names are hostile
cp $spin "$T/a&<b>\"'
]]>.s"
run 0 junit "2 0 0" deadlock "$T/a&"*
run 1 gitlab 5 deadlock "$T/a&"* --rule all
finish
