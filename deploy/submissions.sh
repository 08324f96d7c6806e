#!/bin/sh
# Manages the submissions of visitors, with the settings of the site on this machine: `deploy/submissions.sh list`. Run
# it as the user of the site, with absolute paths for output files.
set -eu
export NODE_ENV=production SETTINGS="${SETTINGS:-/etc/boektopia/settings.env}" DATA_DIR="${DATA_DIR:-/var/lib/boektopia/1}"
# Each process writes mail to its own folder, and purging a person must cover all of them.
if [ "${1:-}" = purge ]; then
  for folder in "$(dirname "$DATA_DIR")"/*/mail; do set -- "$@" --mail "$folder"; done
fi
exec node "$(dirname "$0")/../scripts/program.mjs" submissions "$@"
