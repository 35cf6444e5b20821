#!/usr/bin/env bash
# A PostgreSQL server to throw away, on loopback, of an ordinary user: says its address on a line, does
# what its standard input says (`stop`, `start`, `hang`, `go on`), and is gone without a trace when that ends.
# Exit code 3: there is no PostgreSQL on this machine.
set -euo pipefail

bin=$(find /usr/lib/postgresql /usr/local/lib /opt -path '*/bin/initdb' -printf '%h\n' 2>/dev/null | sort -V | tail -n 1)
if [ -z "$bin" ] && command -v initdb >/dev/null; then
  bin=$(dirname "$(readlink -f "$(command -v initdb)")")
fi
[ -n "$bin" ] || exit 3

dir=$(mktemp -d /tmp/getaway-postgres.XXXXXX)
# PostgreSQL does not run as root.
as=()
if [ "$(id -u)" = 0 ]; then
  chown nobody "$dir"
  as=(setpriv --reuid=nobody --regid="$(id -g nobody)" --clear-groups)
fi
cd "$dir"
end() {
  signal CONT 2>/dev/null || true
  "${as[@]}" "$bin/pg_ctl" -D "$dir/data" -m immediate stop >/dev/null 2>&1 || true
  rm -rf "$dir"
}
trap end EXIT
trap 'exit 1' INT TERM

# Nothing here has to survive a power cut: without fsync the tests are quicker.
"${as[@]}" "$bin/initdb" -D "$dir/data" -U getaway --auth=trust --no-sync --no-locale -E UTF8 >/dev/null
start() {
  "${as[@]}" "$bin/pg_ctl" -D "$dir/data" -w -t 60 -l "$dir/log" \
    -o "-p $port -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c fsync=off -c max_connections=300 -c shared_buffers=32MB" \
    start >/dev/null 2>&1
}
for _ in $(seq 20); do
  port=$((20000 + RANDOM % 12000))
  start && break
done
"${as[@]}" "$bin/pg_ctl" -D "$dir/data" status >/dev/null
echo "postgres://getaway@127.0.0.1:$port/postgres"
signal() {
  local postmaster
  postmaster=$(head -n 1 "$dir/data/postmaster.pid")
  kill "-$1" "$postmaster" $(cat "/proc/$postmaster/task/$postmaster/children")
}
while read -r command; do
  case $command in
    stop) "${as[@]}" "$bin/pg_ctl" -D "$dir/data" -m immediate -w stop >/dev/null 2>&1 ;;
    start) start ;;
    hang) signal STOP ;;
    'go on') signal CONT ;;
  esac
  echo "$command"
done
