# shellcheck shell=bash
# Janus, the media server of live classes, from Debian's packages. Only our server speaks to it, over a unix socket.
source "$ROOT/scripts/lib/media.sh"
PORT="$(media_ports)/udp" # of the calls; its own API has none
FOLDER=$DATA_DIR/janus
SOCKETS=${TMPDIR:-/tmp}/shala-janus-$(id -u)-$(port_base) # short: a socket path has at most 107 bytes
SOCKET=$SOCKETS/janus.sock

packages() { echo janus janus-tools iproute2; }

# It answers, not only listens: a killed one leaves its socket behind.
ready() {
  node -e '
    const headers = { Connection: "Upgrade", Upgrade: "websocket", "Sec-WebSocket-Version": "13" };
    headers["Sec-WebSocket-Key"] = Buffer.alloc(16).toString("base64");
    headers["Sec-WebSocket-Protocol"] = "janus-protocol";
    headers.Origin = "http://nobody.invalid";
    const request = require("http").get({ socketPath: process.argv[1], headers, timeout: 1000 });
    request.on("upgrade", () => process.exit(0));
    for (const end of ["response", "error", "timeout"]) request.on(end, () => process.exit(1));
  ' "$SOCKET"
}

start() {
  if process_is_alive janus; then return 0; fi
  need_node_modules
  mkdir -p "$SOCKETS" "$FOLDER/recordings/local"
  chmod 700 "$SOCKETS"
  media_network_up
  start_process janus "$PORT" ready "$ROOT/scripts/lib/run-janus.sh" "$FOLDER" "$SOCKET"
}

stop() {
  stop_process janus
  media_network_down coturn
}

environment() {
  echo "MEDIA_NODES=local=ws+unix://$SOCKET"
  echo "MEDIA_API_SECRET=$(secret media-api)"
  echo "MEDIA_ADMIN_KEY=$(secret media-admin)"
  echo "MEDIA_ROOM_KEY=$(secret media-room)"
  echo "MEDIA_RECORDINGS=$FOLDER/recordings"
}

remove_data() { rm -rf "$FOLDER" "$SOCKETS"; }
