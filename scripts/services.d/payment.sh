# shellcheck shell=bash
# The payment simulator of apps/simulators: both gateways, a page to pay on, and a statement.
PORT=$(port_of payment)

packages() { echo curl; }

ready() { curl -fsS -o /dev/null "http://127.0.0.1:$PORT/healthz"; }

start() {
  need_node_modules
  PAYMENT_FILE=$DATA_DIR/payment/orders.jsonl HTTP_PORT=$PORT start_process payment "$PORT" ready \
    "$ROOT/node_modules/.bin/node" "$ROOT/apps/simulators/src/payment-simulator.ts"
}

stop() { stop_process payment; }

environment() {
  echo "PAYMENT_MODE=simulator"
  echo "PAYMENT_SIMULATOR_URL=http://127.0.0.1:$PORT"
}

remove_data() { rm -rf "$DATA_DIR/payment"; }
