#!/bin/sh
# Builds the site. `deploy/build.sh FOLDER` copies the sources to an empty folder and builds there; without a folder it
# builds where it stands. It needs Node, npm and the registry, no compiler and no root.
set -eu
sources=$(cd "$(dirname "$0")/.." && pwd)
folder=${1:-$sources}
if [ "$folder" != "$sources" ]; then
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
# What only developing needs would be three quarters of what is shipped.
if [ "$folder" != "$sources" ]; then
  npm prune --omit=dev --no-progress --loglevel=error
fi
