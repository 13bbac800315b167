import type { Transport } from '@shala/api-client/transport.ts';
import { judgeFailure, retryDelay } from '#shared/sending/retry-delay.ts';
import { finishRun } from '../outbox/finish-run.ts';
import type { OutboxStore, PendingFinish } from '../outbox/outbox-store.ts';
import type { RunOutbox } from '../outbox/run-outbox.ts';

/** `sending`: on its way. `waiting`: kept on this device until the server can be reached. */
export type Ending = 'sending' | 'waiting';

interface EndingParts {
  readonly outbox: Pick<RunOutbox, 'flush' | 'status' | 'subscribe'>;
  readonly store: OutboxStore;
  readonly transport: Transport;
  readonly finish: PendingFinish;
  readonly onChange: (ending: Ending | null) => void;
  readonly onEnded: () => void;
  readonly onRefused: (error: unknown) => void;
}

/** Finish, which the server hears only after it has every answer. Without a network the wish itself is kept. */
export function createEnding(parts: EndingParts) {
  const { outbox, store, finish } = parts;
  let isWanted = false;
  let isBusy = false;
  let isStopped = false;
  let failures = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;

  const wait = () => {
    parts.onChange('waiting');
    failures += 1;
    clearTimeout(retry);
    if (!isStopped) retry = setTimeout(() => void tryNow(), retryDelay(failures, null));
  };

  async function tryNow(): Promise<void> {
    if (!isWanted || isBusy || isStopped) return;
    isBusy = true;
    try {
      if (!(await outbox.flush())) return wait();
      await finishRun(parts.transport, store, finish);
      isWanted = false;
      parts.onEnded();
    } catch (error) {
      if (judgeFailure(error) !== 'refused') return wait();
      await cancel();
      parts.onRefused(error);
    } finally {
      isBusy = false;
    }
  }

  /** An earlier page was told to end this run: nobody goes on in it while the end is about to be sent. */
  async function resume(): Promise<void> {
    if (!isWanted && (await store.hasFinish(finish))) {
      isWanted = true;
      parts.onChange('sending');
    }
    await tryNow();
  }

  async function cancel(): Promise<void> {
    isWanted = false;
    clearTimeout(retry);
    await store.removeFinish(finish);
    parts.onChange(null);
  }

  return {
    /** Resolves when it is done, or kept. */
    async finish(): Promise<void> {
      if (isWanted) return;
      isWanted = true;
      parts.onChange('sending');
      await store.setFinish(finish);
      await tryNow();
    },
    tryNow,
    /** The student thought better of it while it waited. */
    cancel,
    start(): void {
      isStopped = false;
      void resume();
    },
    stop(): void {
      isStopped = true;
      clearTimeout(retry);
    },
  };
}
