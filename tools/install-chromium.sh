#!/bin/sh
# See to it that there is a Chromium for the tests: the one at hand, or that of the distribution.
set -eu

fail() {
    echo "roisoleil: $*" >&2
    exit 1
}

for name in "${ROISOLEIL_CHROMIUM:-chromium}" chromium chromium-browser google-chrome; do
    if command -v "$name" >/dev/null; then exit; fi
done

advice="no Chromium was found for the tests; install one, or name it by ROISOLEIL_CHROMIUM=/path/to/chromium"
command -v apt-get >/dev/null || fail "$advice"
apt="env DEBIAN_FRONTEND=noninteractive apt-get -qq"
[ "$(id -u)" -eq 0 ] || apt="sudo $apt"
echo "Installing Chromium, in which the page is tested"
{ $apt update && $apt install -y --no-install-recommends chromium; } >/dev/null || fail "$advice"
