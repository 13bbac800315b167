import type { RunClock } from '../model/run-clock.ts';

const longestTimeout = 2 ** 31 - 1;

/** Wakes up when the time that runs is over. Timeouts follow the monotonic clock, as the run's clock does. */
export function createRunTimer(onTime: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    set(clock: RunClock): void {
      clearTimeout(timer);
      const endsAt = clock.kind === 'whole_quiz' ? clock.endsAt : (clock.open?.endsAt ?? null);
      if (endsAt === null) return;
      timer = setTimeout(onTime, Math.min(longestTimeout, Math.max(0, endsAt - performance.now())));
    },
    stop: () => clearTimeout(timer),
  };
}
