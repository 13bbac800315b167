import type { Logger } from '#platform/logger.ts';
import type { Metrics } from '#platform/metrics.ts';
import type { Sweep } from '#platform/sweep.ts';

/**
 * Deadlines are found every few seconds, which is finer than cron, and by looking, because a job's start time
 * knows nothing of the one clock. A sweep that fails is tried again at its next turn.
 */
export function startSweeps(
  sweeps: readonly Sweep[],
  { log, metrics }: { log: Logger; metrics: Metrics },
): { stop(): Promise<void> } {
  const running = new Map<string, Promise<void>>();
  const turn = async ({ name, run }: Sweep) => {
    try {
      await run();
      metrics.countJob(name, 'done');
    } catch (error) {
      metrics.countJob(name, 'failed');
      log.error({ err: error, sweep: name }, 'a sweep failed');
    }
  };
  const timers = sweeps.map((sweep) => {
    const start = () => {
      if (running.has(sweep.name)) return;
      running.set(
        sweep.name,
        turn(sweep).finally(() => running.delete(sweep.name)),
      );
    };
    start();
    return setInterval(start, sweep.everySeconds * 1000);
  });
  return {
    async stop() {
      for (const timer of timers) clearInterval(timer);
      await Promise.all(running.values());
    },
  };
}
