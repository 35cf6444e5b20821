#!/usr/bin/env bash
# A temporary PostgreSQL server on loopback, run by an ordinary user. Prints its address on a line,
# carries out the commands on its standard input (`stop`, `start`, `hang`, `go on`; `replicate` and
# `promote`; `fill` and `empty`; `pool` and `kill pool`), and removes everything when the input ends.
#
# DURABLE=1 makes commits survive a power cut, for benchmarks. ROOM=200M gives it its own disk of
# this size. Exit code 3: there is no PostgreSQL on this machine. 4: no disk can be made here.
set -euo pipefail

bin=$(find /usr/lib/postgresql /usr/local/lib /opt -path '*/bin/initdb' -printf '%h\n' 2>/dev/null | sort -V | tail -n 1)
if [ -z "$bin" ] && command -v initdb >/dev/null; then
  bin=$(dirname "$(readlink -f "$(command -v initdb)")")
fi
[ -n "$bin" ] || exit 3

# In its own namespace, nobody else sees the mount, and it is gone with this process.
if [ -n "${ROOM:-}" ] && [ -z "${IN_A_ROOM:-}" ]; then
  unshare --mount true 2>/dev/null || exit 4
  IN_A_ROOM=1 exec unshare --mount "$0"
fi

# In memory, if there is plenty (in megabytes): each test has a database of its own, which takes 8, and
# most of what making one takes is to create its 300 files. A benchmark needs a disk.
place=/tmp
if [ -z "${DURABLE:-}" ] && [ -w /dev/shm ]; then
  room=$(df -P -m -t tmpfs /dev/shm 2>/dev/null | awk 'NR == 2 { print $4 }') || true
  free=$(awk '$1 == "MemAvailable:" { print int($2 / 1024) }' /proc/meminfo) || true
  if [ "${room:-0}" -ge 8000 ] && [ "${free:-0}" -ge 8000 ]; then place=/dev/shm; fi
fi
dir=$(mktemp -d "$place/getaway-postgres.XXXXXX")
if [ -n "${ROOM:-}" ] && ! mount -t tmpfs -o "size=$ROOM,mode=0700" tmpfs "$dir" 2>/dev/null; then
  rm -rf "$dir"
  exit 4
fi
# PostgreSQL refuses to run as root.
as=()
if [ "$(id -u)" = 0 ]; then
  chown nobody "$dir"
  as=(setpriv --reuid=nobody --regid="$(id -g nobody)" --clear-groups)
fi
cd "$dir"
end() {
  signal CONT 2>/dev/null || true
  if [ -n "${pool:-}" ]; then kill -KILL "$pool" 2>/dev/null || true; fi
  for data in "$dir/data" "$dir/replica"; do
    "${as[@]}" "$bin/pg_ctl" -D "$data" -m immediate stop >/dev/null 2>&1 || true
  done
  cd /
  if [ -n "${ROOM:-}" ]; then umount "$dir" || true; fi
  rm -rf "$dir"
}
trap end EXIT
trap 'exit 1' INT TERM

# Except in benchmarks, nothing has to survive a power cut, and tests run faster without fsync.
fsync=off
if [ -n "${DURABLE:-}" ]; then fsync=on; fi

"${as[@]}" "$bin/initdb" -D "$dir/data" -U getaway --auth=trust --no-sync --no-locale -E UTF8 >/dev/null
# Starts one of the servers at this port.
start() {
  local data=$1 port=$2
  "${as[@]}" "$bin/pg_ctl" -D "$data" -w -t 60 -l "$dir/log" \
    -o "-p $port -c listen_addresses=127.0.0.1,::1 -c unix_socket_directories='' -c fsync=$fsync -c max_connections=300 -c shared_buffers=32MB" \
    start >/dev/null 2>&1
}
is_running() {
  "${as[@]}" "$bin/pg_ctl" -D "$1" status >/dev/null
}
start_somewhere() {
  for _ in $(seq 20); do
    port=$((20000 + RANDOM % 12000))
    start "$1" "$port" && break
  done
  is_running "$1"
}
address() {
  echo "postgres://getaway@127.0.0.1:$1/postgres"
}
ask() {
  "${as[@]}" "$bin/psql" -qAt -c "$2" "$(address "$1")"
}
signal() {
  local postmaster
  postmaster=$(head -n 1 "$dir/data/postmaster.pid")
  kill "-$1" "$postmaster" $(cat "/proc/$postmaster/task/$postmaster/children")
}

start_somewhere "$dir/data"
first=$port
address "$first"
while read -r command; do
  said=
  case $command in
    stop) "${as[@]}" "$bin/pg_ctl" -D "$dir/data" -m immediate -w stop >/dev/null 2>&1 ;;
    start) start "$dir/data" "$first" ;;
    hang) signal STOP ;;
    'go on') signal CONT ;;
    # Starts a second server that gets everything before it counts as committed, and prints its
    # address.
    replicate)
      "${as[@]}" "$bin/pg_basebackup" -D "$dir/replica" -R -X stream -c fast -N -h 127.0.0.1 -p "$first" -U getaway
      start_somewhere "$dir/replica"
      ask "$first" "ALTER SYSTEM SET synchronous_standby_names = '*'"
      ask "$first" "SELECT pg_reload_conf()" >/dev/null
      until [ "$(ask "$first" "SELECT count(*) FROM pg_stat_replication WHERE sync_state IN ('sync', 'quorum')")" = 1 ]; do
        sleep 0.1
      done
      said=" $(address "$port")"
      ;;
    # The second server takes the place of the first.
    promote) "${as[@]}" "$bin/pg_ctl" -D "$dir/replica" -w promote >/dev/null ;;
    # Starts PgBouncer in front of the server, also again, and prints its address; nothing if it
    # isn't installed.
    pool)
      if command -v pgbouncer >/dev/null; then
        pooled=${pooled:-$((first + 12000))}
        printf '[databases]\n* = host=127.0.0.1 port=%s user=getaway\n[pgbouncer]\nlisten_addr = 127.0.0.1\nlisten_port = %s\nunix_socket_dir =\nauth_type = any\npool_mode = session\nignore_startup_parameters = extra_float_digits\n' \
          "$first" "$pooled" >"$dir/pool.ini"
        chmod 644 "$dir/pool.ini"
        "${as[@]}" pgbouncer -q "$dir/pool.ini" >"$dir/pool.log" 2>&1 </dev/null &
        pool=$!
        until (exec 3<>"/dev/tcp/127.0.0.1/$pooled") 2>/dev/null; do sleep 0.02; done
        said=" $(address "$pooled")"
      fi
      ;;
    'kill pool') kill -KILL "$pool" && wait "$pool" 2>/dev/null || true ;;
    # Fills the disk.
    fill) cat /dev/zero >"$dir/ballast" 2>/dev/null || true ;;
    # Frees the disk. If the server couldn't even shut down properly, starts it again.
    empty)
      rm -f "$dir/ballast"
      is_running "$dir/data" || start "$dir/data" "$first"
      ;;
  esac
  echo "$command$said"
done
