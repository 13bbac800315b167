# shellcheck shell=bash
# The application's own processes and data. Sourced after common.sh.

# Exports what `scripts/services up` wrote. What the caller has already set stays as it is.
load_services_environment() {
  local key value
  while IFS='=' read -r key value; do
    case $key in '' | '#'*) continue ;; esac
    if [ -z "${!key:-}" ]; then export "$key=$value"; fi
  done <"$DATA_DIR/services.env"
}

# The server straight from its TypeScript sources.
from_source() { node --conditions=source "$ROOT/apps/server/src/entry/$1.ts" "${@:2}"; }

# Where the demo's brands are paid: accounts at the simulator, whose keys a live gateway refuses.
add_demo_merchants() {
  local accounts=$ROOT/apps/simulators/accounts
  from_source shala merchant add --tenant shala --brand shala --gateway ccavenue --keys-file "$accounts/ccavenue.json"
  from_source shala merchant add --tenant udaan --brand udaan --gateway razorpay --keys-file "$accounts/razorpay.json"
}

seed_demo_when_empty() {
  if [ "$(psql -X -At "$DATABASE_URL" -c 'SELECT EXISTS (SELECT FROM tenant)')" = t ]; then return 0; fi
  say 'loading the demo school'
  from_source shala import "$ROOT/demo"
  add_demo_merchants
  # Apart: tests begin with a school where nobody has done anything yet.
  from_source shala import "$ROOT/demo-activity"
}

# The slugs of the demo's films and notes that have no file yet, or whose file could not be worked on.
waiting_demo_media() {
  psql -X -At "$DATABASE_URL" -c "
    SELECT content_library.slug FROM content_library JOIN tenant ON tenant.id = owner_tenant_id
    WHERE tenant.slug = 'shala' AND content_type <> 'external_link' AND (source_hash IS NULL OR state = 'failed')"
}

# What the films and notes take, unless all are made. A school without them is better than no school.
# Not in the background: Ctrl-C in the middle of an installation would leave it broken.
need_demo_media_packages() {
  [ -n "$(waiting_demo_media)" ] || return 0
  (need_packages ffmpeg flite espeak-ng) || say 'the lessons of the demo school stay without films'
  (need_packages chromium) || say 'the notes of the demo school stay away'
}
