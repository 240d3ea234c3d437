#!/bin/sh
# Run the tests of pages and processes ten times in a row, and the third time with six busy loops beside them: each must pass.
# Called by `make steady`, with Python in $BIN.
set -eu

tests="tests/e2e tests/server tests/builds tests/cli/test_admin_care.py tests/leaks/test_http_worlds.py"
workers=$(($("$BIN/python" -c "import os; print(os.cpu_count())") * 2))
loops=
trap 'kill $loops 2>/dev/null || true' EXIT

for round in 1 2 3 4 5 6 7 8 9 10; do
    if [ "$round" = 3 ]; then
        for loop in 1 2 3 4 5 6; do
            sh -c 'while :; do :; done' &
            loops="$loops $!"
        done
    fi
    echo "Round $round of 10${loops:+, beside six busy loops}"
    # shellcheck disable=SC2086
    "$BIN/python" -m pytest -n "$workers" --dist worksteal $tests
    # shellcheck disable=SC2086
    [ -z "$loops" ] || kill $loops
    loops=
done
