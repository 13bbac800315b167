# shellcheck shell=bash
# Runs commands side by side, prints how long each took, and shows the output of those that failed.
# Sourced after common.sh.
#
#   task NAME COMMAND...    start it; its output goes to .data/task-logs/NAME.log
#   finish_tasks            wait for all; PASSED_TASKS and FAILED_TASKS hold their names

TASK_LOGS=$DATA_DIR/task-logs
mkdir -p "$TASK_LOGS"
TASK_NAMES=()
TASK_PIDS=()
PASSED_TASKS=()
FAILED_TASKS=()

task() {
  local name=$1
  shift
  (
    started=$EPOCHREALTIME
    result=0
    "$@" >"$TASK_LOGS/$name.log" 2>&1 </dev/null || result=$?
    awk -v from="$started" -v to="$EPOCHREALTIME" 'BEGIN { printf "%.1f", to - from }' >"$TASK_LOGS/$name.seconds"
    exit $result
  ) &
  TASK_NAMES+=("$name")
  TASK_PIDS+=($!)
}

finish_tasks() {
  local i name
  for i in "${!TASK_NAMES[@]}"; do
    name=${TASK_NAMES[$i]}
    if wait "${TASK_PIDS[$i]}"; then
      PASSED_TASKS+=("$name")
      printf '%-14s ok     %6s s\n' "$name" "$(cat "$TASK_LOGS/$name.seconds")"
    else
      FAILED_TASKS+=("$name")
      printf '%-14s FAILED %6s s\n' "$name" "$(cat "$TASK_LOGS/$name.seconds")"
      sed 's/^/    /' "$TASK_LOGS/$name.log"
    fi
  done
  TASK_NAMES=()
  TASK_PIDS=()
}
