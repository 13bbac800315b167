# shellcheck shell=bash
# The SMS simulator of apps/simulators: takes every text message and shows it on a page.
PORT=$(port_of sms)

packages() { echo curl; }

ready() { curl -fsS -o /dev/null "http://127.0.0.1:$PORT/healthz"; }

start() {
  need_node_modules
  SMS_FILE=$DATA_DIR/sms/messages.jsonl SMS_KEY=$(secret sms) HTTP_PORT=$PORT start_process sms "$PORT" ready \
    "$ROOT/node_modules/.bin/node" "$ROOT/apps/simulators/src/sms-simulator.ts"
}

stop() { stop_process sms; }

environment() {
  echo "SMS_DRIVER=simulator"
  echo "SMS_URL=http://127.0.0.1:$PORT"
  echo "SMS_KEY=$(secret sms)"
}

remove_data() { rm -rf "$DATA_DIR/sms"; }
