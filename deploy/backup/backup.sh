#!/bin/sh
# The whole database and what members uploaded, once a day: backup.sh. DATABASE_URL may be a standby's; DATA_DIR has the uploads.
# With an object store its own versions and copies take the place of the last step.
set -eu
day=$(date -u +%Y%m%dT%H%M%SZ)
mkdir -p "$BACKUP_DIR/base" "$BACKUP_DIR/uploads"
pg_basebackup --dbname "$DATABASE_URL" --pgdata "$BACKUP_DIR/base/$day.part" --format tar --gzip --wal-method none --checkpoint fast
mv "$BACKUP_DIR/base/$day.part" "$BACKUP_DIR/base/$day"
# What is uploaded never changes: only what is new is copied, and nothing is taken away here.
if [ -d "${DATA_DIR:-}/uploads" ]; then
  cp -a --no-clobber "$DATA_DIR/uploads/." "$BACKUP_DIR/uploads/"
fi
echo "$BACKUP_DIR/base/$day"
