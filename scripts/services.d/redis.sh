# shellcheck shell=bash
# Redis: cache, limits and messages between processes. Holds nothing that cannot be lost.
PORT=$(port_of redis)

packages() { echo redis-server; }

# The password goes in by file and environment: a command line can be read by every user of the machine.
ready() { [ "$(REDISCLI_AUTH=$(secret redis) redis-cli -h 127.0.0.1 -p "$PORT" ping)" = PONG ]; }

start() {
  local folder=$DATA_DIR/redis
  mkdir -p "$folder"
  chmod 700 "$folder"
  cat >"$folder/redis.conf" <<CONF
bind 127.0.0.1
port $PORT
requirepass $(secret redis)
dir "$folder"
appendonly yes
daemonize no
CONF
  start_process redis "$PORT" ready redis-server "$folder/redis.conf"
}

stop() { stop_process redis; }

environment() { echo "REDIS_URL=redis://default:$(secret redis)@127.0.0.1:$PORT/0"; }

remove_data() { rm -rf "$DATA_DIR/redis"; }
