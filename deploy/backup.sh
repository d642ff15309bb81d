#!/bin/sh
# A copy of the database every night, and the last fourteen of them; `waterhole restore` or pg_restore puts one back.
set -eu
keep=14
while true; do
    file="/backups/$(date -u +%Y-%m-%d).dump"
    if pg_dump --format=custom --file="$file.partial"; then
        mv "$file.partial" "$file"
        echo "saved $file"
    else
        echo "the backup failed" >&2
    fi
    find /backups -name '*.dump' -mtime +"$keep" -delete
    sleep 86400
done
