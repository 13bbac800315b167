#!/usr/bin/env bash
# Becomes a Janus with everything of it in one folder: scripts/lib/run-janus.sh FOLDER [SOCKET]
# The service is one of these; tests that kill a media server run one of their own. Keys come from MEDIA_API_SECRET and
# MEDIA_ADMIN_KEY, or from the checkout's secrets.
set -euo pipefail
# shellcheck source=scripts/lib/common.sh
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"
source "$ROOT/scripts/lib/media.sh"

folder=$1
socket=${2:-$folder/janus.sock}
library=$(dirname "$(find /usr/lib /usr/local/lib -path '*/janus/plugins' -type d 2>/dev/null | head -1)")
address=$(media_address)

# All plugins and transports but the ones that are used.
others() { find "$library/$1" -name 'libjanus_*.so' ! -name "$2" -printf '%f\n' | paste -sd,; }

mkdir -p "$folder/conf" "$folder/recordings"
chmod 700 "$folder" "$folder/conf"
rm -f "$socket" # of one that was killed

cat >"$folder/conf/janus.jcfg" <<CONF
general: {
  configs_folder = "$folder/conf"
  plugins_folder = "$library/plugins"
  transports_folder = "$library/transports"
  events_folder = "$library/events"
  loggers_folder = "$library/loggers"
  api_secret = "${MEDIA_API_SECRET:-$(secret media-api)}"
  session_timeout = 60
  reclaim_session_timeout = 0
  recordings_tmp_ext = "tmp"
  hide_dependencies = true
  event_loops = 2
  interface = "$address"
}
media: { ipv6 = false  rtp_port_range = "$(media_ports)"  no_media_timer = 3 }
nat: { full_trickle = false  ice_lite = true  ignore_mdns = true  ice_enforce_list = "$address" }
plugins: { disable = "$(others plugins libjanus_videoroom.so)" }
transports: { disable = "$(others transports libjanus_websockets.so)" }
loggers: { disable = "libjanus_jsonlog.so" }
events: { broadcast = false }
CONF
cat >"$folder/conf/janus.plugin.videoroom.jcfg" <<CONF
general: { admin_key = "${MEDIA_ADMIN_KEY:-$(secret media-admin)}"  lock_rtp_forward = true  string_ids = true  events = false }
CONF
# "ws" must be on for the unix socket too; no TCP port is opened then. The origin keeps pages out all the same.
cat >"$folder/conf/janus.transport.websockets.jcfg" <<CONF
general: { json = "compact"  ws = true  ws_unix = "$socket"  wss = false }
admin: { admin_ws = false  admin_wss = false }
cors: { allow_origin = "http://nobody.invalid"  enforce_cors = true }
CONF

umask 027
in_media_space janus -F "$folder/conf" -o
