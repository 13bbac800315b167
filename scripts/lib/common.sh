# shellcheck shell=bash
# Paths, messages, ports and packages: what every script here needs. Sourced, never run.

ROOT=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd -P)
DATA_DIR=${SHALA_DATA_DIR:-$ROOT/.data}

# The project brings its own Node: it goes before whatever the machine has.
export PATH="$ROOT/node_modules/.bin:$PATH"

say() { printf '%s\n' "$*" >&2; }
die() {
  say "error: $*"
  exit 1
}

checkout_hash() { printf '%s' "$ROOT" | cksum | cut -d' ' -f1; }

# Twenty ports in a row for each checkout, so that two checkouts live side by side.
# A base given by SHALA_PORT_BASE is remembered by `scripts/services up`.
port_base() {
  if [ -n "${SHALA_PORT_BASE:-}" ]; then
    echo "$SHALA_PORT_BASE"
  elif [ -s "$DATA_DIR/port-base" ]; then
    cat "$DATA_DIR/port-base"
  else
    echo $((20000 + $(checkout_hash) % 450 * 20))
  fi
}

# One place that says who sits on which port.
port_of() {
  local offset
  case $1 in
    api) offset=0 ;;
    web) offset=1 ;;
    postgres) offset=2 ;;
    redis) offset=3 ;;
    s3) offset=4 ;;
    smtp) offset=5 ;;
    mail) offset=6 ;;
    sms) offset=7 ;;
    payment) offset=8 ;;
    console) offset=9 ;;
    e2e) offset=10 ;; # 10 to 18: end-to-end runs start their own servers here
    turn) offset=19 ;;
    *) die "no port is planned for '$1'" ;;
  esac
  echo $(($(port_base) + offset))
}

port_is_open() { (exec 3<>"/dev/tcp/127.0.0.1/$1") 2>/dev/null; }

# A random value kept for the life of the data folder. Nobody else on the machine can read it.
secret() {
  local file=$DATA_DIR/secrets/$1 fresh=$DATA_DIR/secrets/.$1.$BASHPID
  if [ ! -s "$file" ]; then
    mkdir -p "$DATA_DIR/secrets"
    chmod 700 "$DATA_DIR/secrets"
    (
      umask 077
      od -An -N24 -tx1 /dev/urandom | tr -d ' \n' >"$fresh"
    )
    ln "$fresh" "$file" 2>/dev/null || true # the first writer wins
    rm -f "$fresh"
  fi
  cat "$file"
}

# Tools that cost time to build live outside the checkout, with the version in their name.
cache_dir() {
  local dir=${SHALA_CACHE_DIR:-${XDG_CACHE_HOME:-${HOME:-/nonexistent}/.cache}/shala}
  mkdir -p "$dir" 2>/dev/null && [ -w "$dir" ] || dir=$DATA_DIR/cache
  mkdir -p "$dir"
  echo "$dir"
}

as_root() {
  if [ "$(id -u)" = 0 ]; then
    "$@"
  elif command -v sudo >/dev/null; then
    sudo "$@"
  else
    die "this needs root, and there is no sudo: $*"
  fi
}

# Installs only the Debian packages that are absent.
need_packages() {
  local missing=() package
  for package in "$@"; do
    dpkg-query -W -f '${Status}' "$package" 2>/dev/null | grep -q 'ok installed' || missing+=("$package")
  done
  [ ${#missing[@]} -gt 0 ] || return 0
  command -v apt-get >/dev/null || die "please install: ${missing[*]}"
  say "installing ${missing[*]}"
  mkdir -p "$DATA_DIR/logs"
  if ! apt_install "${missing[@]}" >"$DATA_DIR/logs/apt.log" 2>&1; then
    tail -20 "$DATA_DIR/logs/apt.log" >&2
    die "could not install ${missing[*]}"
  fi
}

apt_install() {
  as_root env DEBIAN_FRONTEND=noninteractive apt-get update -qq &&
    as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$@" </dev/null
}

# Brings node_modules in step with the lockfile; takes no time when it already is.
need_node_modules() {
  local stamp=$ROOT/node_modules/.shala-lockfile
  if [ -x "$ROOT/node_modules/.bin/node" ] && cmp -s "$ROOT/pnpm-lock.yaml" "$stamp"; then return 0; fi
  command -v pnpm >/dev/null || eval "$("$ROOT/scripts/setup")"
  (cd "$ROOT" && CI=true pnpm install --frozen-lockfile >&2)
  cp "$ROOT/pnpm-lock.yaml" "$stamp"
}
