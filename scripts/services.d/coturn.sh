# shellcheck shell=bash
# coturn: carries a call for those whose network lets nothing else through. It hands on to the media server only.
source "$ROOT/scripts/lib/media.sh"
PORT=$(port_of turn)
FOLDER=$DATA_DIR/coturn

packages() { echo coturn iproute2; }

ready() { (exec 3<>"/dev/tcp/$(machine_address)/$PORT") 2>/dev/null; }

write_configuration() {
  mkdir -p "$FOLDER"
  chmod 700 "$FOLDER"
  cat >"$FOLDER/turnserver.conf" <<CONF
listening-port=$PORT
listening-ip=$(machine_address)
relay-ip=$(machine_address)
realm=shala
fingerprint
use-auth-secret
static-auth-secret=$(secret turn)
denied-peer-ip=0.0.0.0-255.255.255.255
allowed-peer-ip=$(media_address)
no-multicast-peers
no-tls
no-dtls
no-cli
no-rfc5780
userdb=$FOLDER/users
pidfile=$FOLDER/turnserver.pid
log-file=stdout
simple-log
CONF
}

start() {
  if process_is_alive coturn; then return 0; fi
  media_network_up
  write_configuration
  start_process coturn "$PORT" ready turnserver -c "$FOLDER/turnserver.conf"
}

stop() {
  stop_process coturn
  media_network_down janus
}

environment() {
  local address
  address=$(machine_address):$PORT
  echo "TURN_URLS=turn:$address?transport=udp,turn:$address?transport=tcp"
  echo "TURN_SECRET=$(secret turn)"
}

remove_data() { rm -rf "$FOLDER"; }
