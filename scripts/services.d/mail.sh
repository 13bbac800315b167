# shellcheck shell=bash
# The mail catcher of apps/simulators: takes every mail over SMTP and shows it on a page.
PORT=$(port_of mail)
SMTP_PORT=$(port_of smtp)

packages() { echo curl; }

ready() { curl -fsS -o /dev/null "http://127.0.0.1:$PORT/healthz"; }

start() {
  need_node_modules
  if ! process_is_alive mail && port_is_open "$SMTP_PORT"; then
    die "mail: something that is not ours answers on port $SMTP_PORT (set SHALA_PORT_BASE to move)"
  fi
  MAIL_DIR=$DATA_DIR/mail SMTP_PORT=$SMTP_PORT HTTP_PORT=$PORT start_process mail "$PORT" ready \
    "$ROOT/node_modules/.bin/node" "$ROOT/apps/simulators/src/mail-catcher.ts"
}

stop() { stop_process mail; }

environment() {
  echo "SMTP_URL=smtp://127.0.0.1:$SMTP_PORT"
  echo "MAIL_CATCHER_URL=http://127.0.0.1:$PORT"
}

remove_data() { rm -rf "$DATA_DIR/mail"; }
