# shellcheck shell=bash
# PostgreSQL, from Debian's packages.
PORT=$(port_of postgres)
SOCKETS=${TMPDIR:-/tmp}/shala-postgres-$(id -u)-$PORT # short: a socket path has at most 107 bytes

# PostgreSQL refuses to run as root. Then it runs as Debian's postgres user, who must reach its folder.
if [ "$(id -u)" = 0 ]; then
  OWNER=postgres
  as_owner() { (cd / && exec setpriv --reuid=postgres --regid=postgres --init-groups "$@"); }
else
  OWNER=$(id -un)
  as_owner() { "$@"; }
fi

reachable_by_owner() {
  mkdir -p "$DATA_DIR" && as_owner test -x "$DATA_DIR"
}

cluster_dir() {
  if reachable_by_owner; then
    echo "$DATA_DIR/postgres"
  else
    echo "/var/tmp/shala-postgres-$(checkout_hash)"
  fi
}

bin_dir() {
  local cluster=$1 version
  if version=$(cat "$cluster/data/PG_VERSION" 2>/dev/null); then
    [ -d "/usr/lib/postgresql/$version/bin" ] ||
      die "the data was written by PostgreSQL $version, which is not installed (scripts/services reset starts anew)"
    echo "/usr/lib/postgresql/$version/bin"
  else
    find /usr/lib/postgresql -maxdepth 2 -name bin | sort -V | tail -1
  fi
}

packages() { echo postgresql; }

create_cluster() {
  local cluster=$1 bin=$2
  [ ! -s "$cluster/data/PG_VERSION" ] || return 0
  reachable_by_owner || say "postgres: user $OWNER cannot reach $DATA_DIR, so its data is in $cluster"
  mkdir -p "$cluster"
  chmod 700 "$cluster"
  chown "$OWNER" "$cluster"
  rm -rf "$cluster/data.new"
  # No password for the superuser: only the same account of this machine gets in, over the socket.
  as_owner "$bin/initdb" -D "$cluster/data.new" -U "$OWNER" -E UTF8 --locale=C.UTF-8 --data-checksums \
    --auth-local=peer --auth-host=scram-sha-256 >"$DATA_DIR/logs/initdb.log"
  mv "$cluster/data.new" "$cluster/data"
}

run_sql() { as_owner psql -X -q -v ON_ERROR_STOP=1 -h "$SOCKETS" -p "$PORT" -U "$OWNER" -d postgres "$@"; }

# The application's role owns its databases and may create more (tests do), but is no superuser.
create_role_and_database() {
  run_sql <<SQL
SELECT 'CREATE ROLE shala LOGIN CREATEDB' WHERE NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'shala') \gexec
ALTER ROLE shala PASSWORD '$(secret postgres)';
SELECT 'CREATE DATABASE shala OWNER shala' WHERE NOT EXISTS (SELECT FROM pg_database WHERE datname = 'shala') \gexec
SQL
}

ready() { run_sql -c 'SELECT 1'; }

start() {
  local cluster bin
  cluster=$(cluster_dir)
  bin=$(bin_dir "$cluster")
  create_cluster "$cluster" "$bin"
  mkdir -p "$SOCKETS"
  chmod 700 "$SOCKETS"
  chown "$OWNER" "$SOCKETS"
  # setpriv becomes the server itself, so that the recorded pid is PostgreSQL's own.
  local user=()
  [ "$OWNER" = "$(id -un)" ] || user=(setpriv --reuid="$OWNER" --regid="$OWNER" --init-groups)
  cd /
  start_process postgres "$PORT" ready "${user[@]}" "$bin/postgres" -D "$cluster/data" \
    -c listen_addresses=127.0.0.1 -c port="$PORT" -c unix_socket_directories="$SOCKETS" \
    -c max_connections=200 -c shared_buffers=256MB -c max_wal_size=2GB -c checkpoint_timeout=15min \
    -c timezone=UTC -c log_timezone=UTC -c log_min_duration_statement=500
  create_role_and_database
}

# INT is PostgreSQL's fast shutdown: it ends sessions and writes everything out.
stop() { stop_process postgres INT; }

environment() {
  local server
  server="postgresql://shala:$(secret postgres)@127.0.0.1:$PORT"
  echo "DATABASE_URL=$server/shala"
  echo "DATABASE_ADMIN_URL=$server/postgres"
}

remove_data() { rm -rf "$(cluster_dir)" "$SOCKETS"; }
