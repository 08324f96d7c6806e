#!/bin/sh
# Runs one process of the site that deploy/build.sh built. It writes only in DATA_DIR and RELEASES_DIR. DEPLOYED stops a
# start with defaults of the demo that ALLOW does not name (docs/operations/settings.md).
set -eu
cd "$(dirname "$0")/.."
export NODE_ENV=production DEPLOYED=1
node=$(node scripts/supported-node.mjs)
exec "$node" --enable-source-maps web/build/server/server/main.js
