# shellcheck shell=bash
# Ordinary processes that outlive the script which started them. Sourced after common.sh.
#
# A pid file holds "pid start-time data-folder". A pid alone may have been given to somebody else
# in the meantime, and a copied data folder must not stop the servers of the original.

RUN_DIR=$DATA_DIR/run

# state and start time of a process
process_stat() { awk '{ sub(/^.*\) /, ""); print $1, $20 }' "/proc/$1/stat" 2>/dev/null; }

process_pid() {
  local pid started owner state now
  [ -s "$RUN_DIR/$1.pid" ] || return 1
  read -r pid started owner <"$RUN_DIR/$1.pid"
  read -r state now < <(process_stat "$pid") || return 1
  # A killed process stays as a zombie until its parent looks: that is not alive.
  [ "$owner" = "$DATA_DIR" ] && [ "$state" != Z ] && [ "$now" = "$started" ] && echo "$pid"
}

process_is_alive() { process_pid "$1" >/dev/null; }

# start_process NAME PORT READY-FUNCTION COMMAND... (a service without a TCP port gives no plain number)
start_process() {
  local name=$1 port=$2 ready=$3 pid started
  shift 3
  process_is_alive "$name" && return 0
  if [[ $port =~ ^[0-9]+$ ]] && port_is_open "$port"; then
    die "$name: something that is not ours answers on port $port (set SHALA_PORT_BASE to move)"
  fi
  mkdir -p "$RUN_DIR" "$DATA_DIR/logs"
  setsid "$@" >>"$DATA_DIR/logs/$name.log" 2>&1 </dev/null 9>&- &
  pid=$!
  read -r _ started < <(process_stat "$pid") || true
  echo "$pid ${started:-0} $DATA_DIR" >"$RUN_DIR/$name.pid"
  wait_until_ready "$name" "$ready"
}

wait_until_ready() {
  local name=$1 ready=$2
  for _ in $(seq 600); do
    if "$ready" >/dev/null 2>&1; then return 0; fi
    process_is_alive "$name" || break
    sleep 0.05
  done
  say "$name did not come up; the end of its log:"
  tail -20 "$DATA_DIR/logs/$name.log" >&2
  return 1
}

# stop_process NAME [SIGNAL]
stop_process() {
  local name=$1 signal=${2:-TERM} pid
  if pid=$(process_pid "$name"); then
    kill "-$signal" "$pid"
    for _ in $(seq 300); do
      process_is_alive "$name" || break
      sleep 0.05
    done
    if process_is_alive "$name"; then
      say "$name did not stop within 15 s: killing it"
      kill -KILL "$pid"
    fi
  fi
  rm -f "$RUN_DIR/$name.pid"
}
