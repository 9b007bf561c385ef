#!/bin/sh
# test/sh/papers.sh -- the manual's tables of the experiments of the papers name all of them, each with a command that prints it, and a file
# that holds what it prints.
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
# held WHAT: wavebound-papers(7) has it; command, file and page are there, and the file has its name, or that of several ("Figures 4.6 and 4.7")
held() {
	row=$(sed 's/\\-/-/g' man/wavebound-papers.7 | grep -A 4 "^\(.*; \)*$1\(;\|$\)") || return 1
	set -- "$1" $(printf '%s\n' "$row" | sed -n '2s/^.I //p; 4s/^.IR \(.*\) ;/\1/p; 5s/^.BR \(.*\) (7)/man\/\1.7/p')
	name=${1#*, }
	[ $# -eq 4 ] && [ -f "$2" ] && [ -f "$3" ] && [ -f "$4" ] || return 1
	case $1 in CTA* | *'Figure 3.9') ;; *) grep -q "$name\($\|[^0-9A-Za-z]\)\|${name%% *}s [^:]*${name##* }\|and $name" "$3" ;; esac
}
for what in 'Sim-D, Figure 4' 'Sim-D, Figure 7' 'Sim-D, Table 4' 'Sim-D, Table 5' 'CTA, Figure 1' 'CTA, Figure 2' 'CTA, Figure 3' \
	'Sharing, Figure 3.9' 'Sharing, Figure 4.6' 'Sharing, Figure 4.7' 'Sharing, Figure 4.9' 'Sharing, Table 4.1' 'Sharing, Table 4.2' \
	'Sharing, Table 6.1' 'Sharing, Table 6.2' 'Sharing, Table 6.3'; do
	check "$what" held "$what"
done
for what in $(sed -n 's/^\(PWS\|SIMT\), \([^ ]*\) \([^\t]*\)\t.*/\1,\2,\3/p' man/wavebound-pws.7); do
	what=$(echo "$what" | sed 's/,/, /; s/\(.*\),/\1 /')
	check "$what" held "$what"
done
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
