#!/bin/sh
# Builds the site. `deploy/build.sh FOLDER` creates a release in an empty folder: it copies the sources there, builds,
# and removes what production does not need. EDITION=embedded includes the demo edition. Without a folder it only
# builds, in place. With `.` it turns its own copy of the sources into a release, as the Dockerfile does. It needs Node,
# npm and access to the registry, but no compiler and no root rights.
set -eu
sources=$(cd "$(dirname "$0")/.." && pwd)
folder=$sources
if [ -n "${1:-}" ] && [ "$1" != . ]; then
  folder=$1
  mkdir -p "$folder"
  if [ -n "$(ls -A "$folder")" ]; then
    echo "$folder is not empty" >&2
    exit 1
  fi
  tar -C "$sources" --exclude=node_modules --exclude=./web/build --exclude=./.git --exclude=./.data --exclude=./.env -cf - . |
    tar -C "$folder" --no-same-owner -xf -
fi
cd "$folder"
node scripts/build.mjs
if [ -n "${1:-}" ]; then
  node scripts/release.mjs
fi
