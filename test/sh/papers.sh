#!/bin/sh
# test/sh/papers.sh -- the manual's table of the experiments of the two papers names all of them, each with a command that prints it.
#
# Usage: papers.sh
set -u
cd "$(dirname "$0")/../.." || exit 1
passed=0 failed=0
check() {	# check WHAT COMMAND...: the command must succeed
	what=$1
	shift
	if "$@" >/dev/null; then
		passed=$((passed + 1))
	else
		failed=$((failed + 1))
		echo "FAILED $what"
	fi
}
tab=$(printf '\t')
# printed WHAT: its row has a command and a verdict, and the command prints a line about it (Figures 10a to 10c, Tables III to V: some are named together)
printed() {
	row=$(grep "^$1$tab" man/wavebound-pws.7) || return 1
	script=$(printf '%s\n' "$row" | cut -f 2) verdict=$(printf '%s\n' "$row" | cut -f 3) name=${1#*, }
	case $verdict in yes | 'in part' | no) ;; *) return 1 ;; esac
	bash -n "$script" && sed -n '/^set -e/,$p' "$script" | grep -q "\(echo\|printf\|draw\).*\($name\|${name%% *}s* [^\"]*${name##* }\)\($\|[^0-9A-Za-z]\)"
}
for what in 'Figure 2' 'Figure 8' 'Figure 10a' 'Figure 10b' 'Figure 10c' 'Figure 10d' 'Figure 10e' 'Figure 11' 'Figure 12' 'Table 2' 'Table 3'; do
	check "PWS, $what" printed "PWS, $what"
done
for what in 'Table III' 'Table IV' 'Table V' 'Figure 8' 'Figure 9' 'Figure 10' 'Figure 11' 'Figure 12'; do
	check "SIMT, $what" printed "SIMT, $what"
done
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
