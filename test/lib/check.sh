# test/lib/check.sh -- what shell tests begin with: `. "$(dirname "$0")/../lib/check.sh"` in a script of test/sh.
#
# Goes to the top of the tree. $B is the build directory, the first argument or build, $W the program in it, $R the top,
# all absolute; $T an empty directory that is gone at the end.
#
#   check WHAT COMMAND...	the command must succeed; else its output is shown
#   expect WHAT CODE WORDS COMMAND...	its exit status is CODE, and it says WORDS, if these are not empty
#   judge OK WHAT		counts a check of one's own: OK is 0, or it failed and $T/check.log says why
#   drawn			whether the next of many like cases is tried: TEST_SHARE per cent of them are (100), spread evenly,
#				others for each TEST_SEED (1); not in a subshell
#   prop NAME			property test NAME, built if it is not there
#   finish			says how many passed, and exits
set -u
cd "$(dirname "$0")/../.." || exit 1
R=$PWD
B=$(cd "${1:-build}" && pwd) || exit 1
W=$B/wavebound
T=$(mktemp -d) || exit 1
trap 'rm -rf "$T"' EXIT
trap 'exit 1' INT TERM
passed=0 failed=0 draws=0
test_seed=${TEST_SEED:-1} test_share=${TEST_SHARE:-100}

drawn() {	# steps of 61 reach all of 100 numbers, and neighbours are far apart
	draws=$((draws + 61))
	[ $(((test_seed + draws) % 100)) -lt "$test_share" ]
}
judge() {
	if [ "$1" -eq 0 ]; then passed=$((passed + 1)); return; fi
	failed=$((failed + 1))
	echo "FAILED $2"
	tail -n 20 "$T/check.log"
}
check() {
	what=$1
	shift
	"$@" >"$T/check.log" 2>&1
	judge $? "$what"
}
expect() {
	what=$1 code=$2 words=$3
	shift 3
	"$@" >"$T/check.log" 2>&1
	got=$?
	[ $got -eq "$code" ] && { [ -z "$words" ] || grep -q -- "$words" "$T/check.log"; }
	judge $? "$what (exit $got)"
}
prop() {
	[ -x "$B/test/prop/$1" ] || make -s B="${B#"$R"/}" "${B#"$R"/}/test/prop/$1" >&2 || exit 1
	echo "$B/test/prop/$1"
}
finish() {
	echo "$passed passed, $failed failed"
	[ "$failed" -eq 0 ]
	exit
}
