# shellcheck shell=bash
# Runs commands side by side, prints how long each took, and shows the output of those that failed.
#
#   task NAME COMMAND...    start it
#   finish_tasks            wait for all; FAILED_TASKS holds the names of those that failed

TASK_DIR=$(mktemp -d)
trap 'rm -rf "$TASK_DIR"' EXIT
TASK_NAMES=()
TASK_PIDS=()
FAILED_TASKS=()

seconds_since() { awk -v from="$1" -v to="$EPOCHREALTIME" 'BEGIN { printf "%.1f", to - from }'; }

task() {
  local name=$1 log=$TASK_DIR/${#TASK_NAMES[@]}
  shift
  (
    started=$EPOCHREALTIME
    result=0
    "$@" >"$log.log" 2>&1 </dev/null || result=$?
    seconds_since "$started" >"$log.seconds"
    exit $result
  ) &
  TASK_NAMES+=("$name")
  TASK_PIDS+=($!)
}

finish_tasks() {
  local i verdict
  for i in "${!TASK_NAMES[@]}"; do
    verdict=ok
    wait "${TASK_PIDS[$i]}" || verdict=FAILED
    printf '%-14s %-6s %6s s\n' "${TASK_NAMES[$i]}" "$verdict" "$(cat "$TASK_DIR/$i.seconds")"
    if [ "$verdict" = FAILED ]; then
      FAILED_TASKS+=("${TASK_NAMES[$i]}")
      sed 's/^/    /' "$TASK_DIR/$i.log"
    fi
  done
  TASK_NAMES=()
  TASK_PIDS=()
}
