#!/bin/sh
# Restarts the processes of this machine one after the other: `deploy/rolling-restart.sh 1 2`. It stops the next process
# only when the previous one is ready. If one is not, it says why, and the remaining processes keep running.
set -eu
cd "$(dirname "$0")"
for number in "$@"; do
  systemctl restart "web@$number"
  PORT="300$number" node healthy.mjs /readyz 60
done
