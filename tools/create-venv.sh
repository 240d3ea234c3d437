#!/bin/sh
# Create the virtual environment FOLDER with the command PYTHON; a plain python3 that is too old gives way to a newer one.
# Usage: tools/create-venv.sh FOLDER PYTHON
set -eu

folder=$1
wanted=$2

fail() {
    echo "roisoleil: $*" >&2
    exit 1
}

is_new_enough() {
    "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null
}

find_python() {
    others=
    [ "$wanted" != python3 ] || others="python3.14 python3.13 python3.12 python3.11"
    for candidate in "$wanted" $others; do
        if is_new_enough "$candidate"; then
            echo "$candidate"
            return
        fi
    done
    fail "Python 3.11 or newer is needed, and $wanted is none; name one by PYTHON=/path/to/python3 after 'make'"
}

# Debian and Ubuntu ship Python without the module that makes environments.
install_venv_module() {
    package=python$("$1" -c 'import sys; print("%d.%d" % sys.version_info[:2])')-venv
    advice="$1 cannot create virtual environments; install the package $package, then try again"
    command -v apt-get >/dev/null || fail "$advice"
    apt="env DEBIAN_FRONTEND=noninteractive apt-get -qq"
    [ "$(id -u)" -eq 0 ] || apt="sudo $apt"
    echo "Installing $package, which $1 lacks"
    { $apt update && $apt install -y "$package"; } >/dev/null || fail "$advice"
}

python=$(find_python)
"$python" -c 'import ensurepip, venv' 2>/dev/null || install_venv_module "$python"
echo "Creating the environment $folder with $("$python" --version)"
rm -rf "$folder"
"$python" -m venv "$folder"
