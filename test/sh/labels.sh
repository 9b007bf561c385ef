#!/bin/sh
# test/sh/labels.sh -- which bounds of loops rest on the range of a type (test/lib/labels).
#
# Usage: labels.sh [BUILD [SEED [COUNT]]]
build=${1:-build}
folder=$(mktemp -d) || exit 1
trap 'rm -rf "$folder"' EXIT
"$(dirname "$0")/../lib/labels" "$build/wavebound" "$folder" "${2:-${TEST_SEED:-1}}" "${3:-100}"
