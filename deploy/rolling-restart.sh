#!/bin/sh
# Restarts the processes of this machine one after the other: `deploy/rolling-restart.sh 1 2`. It waits until each
# responds before it stops the next one. If one does not respond, the remaining processes keep running.
set -eu
for number in "$@"; do
  systemctl restart "web@$number"
done
