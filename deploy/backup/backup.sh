#!/bin/sh
# The whole database and what members uploaded, once a day: backup.sh. DATABASE_URL may be a standby's; DATA_DIR has the uploads.
# With an object store its own versions and copies take the place of the last step.
set -eu
mkdir -p "$BACKUP_DIR/base" "$BACKUP_DIR/uploads"
part="$BACKUP_DIR/base/$$.part"
trap 'rm -rf "$part"' EXIT
pg_basebackup --dbname "$DATABASE_URL" --pgdata "$part" --format tar --gzip --wal-method none --checkpoint fast
# Its name is its end: what was written while it was made is needed to make it whole, so no earlier moment can be had from it.
day=$(date -u +%Y%m%dT%H%M%SZ)
mv "$part" "$BACKUP_DIR/base/$day"
# What is uploaded never changes: only what is new is copied, and nothing is taken away here.
if [ -d "${DATA_DIR:-}/uploads" ]; then
  cp -a --no-clobber "$DATA_DIR/uploads/." "$BACKUP_DIR/uploads/"
fi
echo "$BACKUP_DIR/base/$day"
