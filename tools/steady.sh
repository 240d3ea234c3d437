#!/bin/sh
# Run the tests of pages and processes ten times in a row, and once more with six busy loops beside them: each must pass.
# ROUNDS is another number of quiet rounds, TESTS what else to run. Called by `make steady`, with Python in $BIN.
set -eu

rounds=${ROUNDS:-10}
tests=${TESTS:-"tests/e2e tests/server tests/builds tests/leaks/test_http_worlds.py
    tests/cli/test_admin_care.py tests/cli/test_screen.py tests/cli/test_play.py tests/cli/test_mcp.py
    tests/adapters/test_mcp.py tests/arena/test_interrupts.py tests/arena/test_cluster.py"}
workers=$(($("$BIN/python" -c "import os; print(os.cpu_count())") * 2))
loops=
trap 'kill $loops 2>/dev/null || true' EXIT
trap 'exit 130' INT TERM

run_round() {
    start=$(date +%s)
    # shellcheck disable=SC2086
    "$BIN/python" -m pytest -n "$workers" --dist worksteal $tests
    echo "It took $(($(date +%s) - start)) seconds"
}

round=0
while [ "$round" -lt "$rounds" ]; do
    round=$((round + 1))
    echo "Round $round of $rounds"
    run_round
done
for loop in 1 2 3 4 5 6; do
    sh -c 'while :; do :; done' &
    loops="$loops $!"
done
echo "Round $((rounds + 1)), beside six busy loops"
run_round
