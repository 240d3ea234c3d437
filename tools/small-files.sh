#!/bin/sh
# Refuse files over 300 KB, which everybody would fetch for ever. Usage: tools/small-files.sh FILE...
set -eu

large=$(find "$@" -type f -size +300k)
[ -z "$large" ] && exit 0
echo "over 300 KB; make it smaller, or make it by command:"
echo "$large"
exit 1
