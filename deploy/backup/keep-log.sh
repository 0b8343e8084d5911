#!/bin/sh
# Keeps one piece of PostgreSQL's log: keep-log.sh PATH NAME. It fails rather than write over one that is there and differs.
set -eu
mkdir -p "$BACKUP_DIR/log"
kept="$BACKUP_DIR/log/$2"
if [ -f "$kept" ]; then
  exec cmp -s "$1" "$kept"
fi
cp "$1" "$kept.part"
sync "$kept.part"
mv "$kept.part" "$kept"
