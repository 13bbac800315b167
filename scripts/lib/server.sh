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

seed_demo_when_empty() {
  if [ "$(psql -X -At "$DATABASE_URL" -c 'SELECT EXISTS (SELECT FROM tenant)')" = t ]; then return 0; fi
  say 'loading the demo school'
  from_source shala import "$ROOT/demo"
}
