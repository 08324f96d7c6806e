#!/bin/sh
# Runs one process of the site that deploy/build.sh built. It writes only in DATA_DIR and RELEASES_DIR.
set -eu
cd "$(dirname "$0")/.."
export NODE_ENV=production
node=$(node scripts/supported-node.mjs)
exec "$node" --enable-source-maps web/build/server/server/main.js
