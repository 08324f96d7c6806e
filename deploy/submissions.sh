#!/bin/sh
# What visitors sent, with the settings of the site that runs here: `deploy/submissions.sh list`. As the user of the site, and
# with whole paths for the files that it writes.
set -eu
export NODE_ENV=production SETTINGS="${SETTINGS:-/etc/boektopia/settings.env}" DATA_DIR="${DATA_DIR:-/var/lib/boektopia/1}"
# Each process writes mail in a folder of its own: who asks to be forgotten is wiped from all of them.
if [ "${1:-}" = purge ]; then
  for folder in "$(dirname "$DATA_DIR")"/*/mail; do set -- "$@" --mail "$folder"; done
fi
exec node "$(dirname "$0")/../scripts/program.mjs" submissions "$@"
