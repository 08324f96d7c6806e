#!/bin/sh
# Restarts the processes of this machine one after the other: `deploy/rolling-restart.sh 1 2`. Each answers before the next
# one stops; where one does not, the rest is left as it runs.
set -eu
for number in "$@"; do
  systemctl restart "web@$number"
done
