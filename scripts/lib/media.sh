# shellcheck shell=bash
# Where the media server lives on this machine. Sourced after common.sh.
#
# Connections of a call never use loopback. As root the media server gets a network of its own, two ends of a cable
# between it and the machine, so that it works without any network and nobody else can reach it. An ordinary user
# may not lay cables: then it takes the machine's own address.

MEDIA_SPACE=shala-media-$(port_base)
MEDIA_CABLE=sha$(port_base) # with one more letter; an interface's name has at most 15

# Four addresses of 10.77.0.0/16 for each checkout: 1 is the machine's end, 2 the media server's.
media_net_address() {
  local slot=$(($(port_base) / 20))
  echo "10.77.$((slot / 64 % 256)).$((slot % 64 * 4 + $1))"
}

has_media_space() { [ -e "/run/netns/$MEDIA_SPACE" ]; }

own_address() {
  local found
  found=$(ip -4 -o addr show up scope global | awk '{ sub(/\/.*/, "", $4); print $4; exit }')
  [ -n "$found" ] || die 'live classes need an address other than loopback, or root'
  echo "$found"
}

media_address() { if has_media_space; then media_net_address 2; else own_address; fi; }

# Where the machine's own end is reached: what stands beside the media server listens here.
machine_address() { if has_media_space; then media_net_address 1; else own_address; fi; }

# A range for each checkout. Two that share one do no harm: a port that is taken is passed over.
media_ports() {
  local first=$((40000 + $(port_base) / 20 % 100 * 200))
  echo "$first-$((first + 199))"
}

in_media_space() { if has_media_space; then exec ip netns exec "$MEDIA_SPACE" "$@"; else exec "$@"; fi; }

media_lock() {
  mkdir -p "$DATA_DIR"
  exec 7>"$DATA_DIR/media-network.lock"
  flock 7
}

lay_media_cable() {
  ip netns add "$MEDIA_SPACE" &&
    ip link add "${MEDIA_CABLE}a" type veth peer name "${MEDIA_CABLE}b" netns "$MEDIA_SPACE" &&
    ip addr add "$(media_net_address 1)/30" dev "${MEDIA_CABLE}a" &&
    ip link set "${MEDIA_CABLE}a" up &&
    ip -n "$MEDIA_SPACE" addr add "$(media_net_address 2)/30" dev "${MEDIA_CABLE}b" &&
    ip -n "$MEDIA_SPACE" link set "${MEDIA_CABLE}b" up &&
    ip -n "$MEDIA_SPACE" link set lo up
}

remove_media_cable() {
  ip link del "${MEDIA_CABLE}a" 2>/dev/null || true
  ip netns del "$MEDIA_SPACE" 2>/dev/null || true
}

# Two services ask for it at the same time: the second finds it done.
media_network_up() (
  [ "$(id -u)" = 0 ] || return 0
  media_lock
  if has_media_space && ip link show "${MEDIA_CABLE}a" >/dev/null 2>&1; then return 0; fi
  remove_media_cable
  if lay_media_cable 2>>"$DATA_DIR/logs/media-network.log"; then return 0; fi
  say 'media: no network space can be made here, so it uses the address of this machine'
  remove_media_cable
)

# media_network_down OTHER-SERVICE...: the last one out takes the cable along.
media_network_down() (
  [ "$(id -u)" = 0 ] || return 0
  media_lock
  for name in "$@"; do if process_is_alive "$name"; then return 0; fi; done
  remove_media_cable
)
