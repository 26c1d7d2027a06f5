#!/bin/sh
# Writes the files that compose.yaml mounts as secrets: keys of sessions, and the store's users and address.
# Files that exist stay, so that a second run ends no session. They are read by other users than yours in
# their containers; the folder keeps other users of this machine out.
set -eu
folder=${1:-$(dirname "$0")/secrets}
mkdir -p -m 700 "$folder"
cd "$folder"
random() { openssl rand -base64 32 | tr '+/' '-_' | tr -d '=\n'; }
[ -e session-keys ] || random > session-keys
if [ ! -e store-url ]; then
  password=$(random)
  # Without a password only the health check's PING.
  printf 'user default on nopass nocommands +ping\nuser dashboard on >%s ~* &* +@all -@admin -@dangerous +info\n' \
    "$password" > store-users
  printf 'redis://dashboard:%s@store:6379' "$password" > store-url
fi
chmod 444 session-keys store-users store-url
