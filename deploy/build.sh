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
# Not `npm ci`: some registries lack the packages of other platforms. The build needs what is for developing.
npm install --include=dev --no-progress --loglevel=error
cd web
NODE_ENV=production exec node ../node_modules/@react-router/dev/bin.js build
