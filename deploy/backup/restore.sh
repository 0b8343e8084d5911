#!/bin/sh
# A database as it was at a moment: restore.sh FOLDER '2026-11-23 14:05:00+08' makes FOLDER, for a PostgreSQL server of the same version.
# Start the server on it, look, and only then let the shop ask it. Uploads come back into DATA_DIR where that is set.
set -eu
folder=$1
moment=$2
[ ! -e "$folder" ] || { echo "$folder is there already: name a new folder." >&2; exit 1; }
target=$(date -u -d "$moment" '+%Y-%m-%d %H:%M:%S.%6N+00')
# A base is named by the second in which it ended: only one that had ended before is whole at that moment.
wanted=$(date -u -d "$moment" +%Y%m%dT%H%M%SZ)
base=$(ls "$BACKUP_DIR/base" 2>/dev/null | grep -v part | awk -v wanted="$wanted" '$0 < wanted' | sort | tail -1)
[ -n "$base" ] || { echo "There is no base that had ended before $moment in $BACKUP_DIR/base." >&2; exit 1; }
mkdir -m 700 "$folder"
tar --extract --gzip --file "$BACKUP_DIR/base/$base/base.tar.gz" --directory "$folder"
cat >> "$folder/postgresql.auto.conf" <<END
restore_command = 'cp "$BACKUP_DIR/log/%f" "%p"'
recovery_target_time = '$target'
recovery_target_action = 'promote'
archive_mode = off
END
touch "$folder/recovery.signal"
if [ -n "${DATA_DIR:-}" ]; then
  mkdir -p "$DATA_DIR/uploads"
  cp -a --no-clobber "$BACKUP_DIR/uploads/." "$DATA_DIR/uploads/"
fi
echo "$folder from $base"
