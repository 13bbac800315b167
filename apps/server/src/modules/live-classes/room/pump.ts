import type { IceCandidate, OfferedStream, Watcher } from '#platform/media/media-server.ts';
import type { Wish } from '../domain/wishes.ts';

export interface Pump {
  /** Something may have changed: looks soon, and offers what is new. */
  wish(): void;
  answer(serial: number, sdp: string): void;
  trickle(candidate: IceCandidate | null): void;
  /** Forgets the connection and offers everything anew. */
  again(): void;
  close(): void;
}

interface PumpDeps {
  openWatcher(): Promise<Watcher>;
  wishes(): Wish[];
  offer(offer: { serial: number; sdp: string; streams: OfferedStream[]; isNew: boolean }): void;
  /** The offer was answered: these are on their way to somebody who has never seen them. */
  onStarted(feeds: readonly string[]): void;
  onError(error: unknown): void;
}

/** Changes within this time are one offer. */
const togetherMs = 300;
const patienceMs = 10_000;
const retryMs = 1_000;

/** What one person watches: one offer on its way at a time, changes meanwhile in the next. */
export function createPump(deps: PumpDeps): Pump {
  let watcher: Watcher | null = null;
  let serial = 0;
  let awaited: { serial: number; feeds: string[]; giveUp: NodeJS.Timeout } | null = null;
  let timer: NodeJS.Timeout | null = null;
  let isRunning = false;
  let isDirty = false;
  let isClosed = false;
  let lastAt = Number.NEGATIVE_INFINITY;

  const wish = (atLeastMs = 0) => {
    isDirty = true;
    if (timer || isRunning || awaited || isClosed) return;
    timer = setTimeout(run, Math.max(atLeastMs, lastAt + togetherMs - performance.now()));
  };
  const forget = () => {
    if (awaited) clearTimeout(awaited.giveUp);
    awaited = null;
    const old = watcher;
    watcher = null;
    old?.close().catch(deps.onError);
  };
  const again = () => {
    forget();
    wish();
  };

  const offerNow = async () => {
    const wishes = deps.wishes();
    if (!watcher && wishes.length === 0) return;
    const isNew = watcher === null;
    const mine = watcher ?? (await deps.openWatcher());
    if (isNew) {
      if (isClosed) return void mine.close().catch(deps.onError);
      watcher = mine;
      mine.onHangup(() => {
        if (watcher !== mine) return;
        forget();
        wish(retryMs);
      });
    }
    const change = await mine.watch(wishes);
    if (!change || watcher !== mine) return;
    serial += 1;
    awaited = {
      serial,
      feeds: change.streams.map(({ feed }) => feed),
      giveUp: setTimeout(again, patienceMs),
    };
    deps.offer({ serial, ...change, isNew });
  };

  const run = async () => {
    timer = null;
    isRunning = true;
    isDirty = false;
    lastAt = performance.now();
    let waitMs = 0;
    try {
      await offerNow();
    } catch (error) {
      deps.onError(error);
      forget();
      isDirty = true;
      waitMs = retryMs;
    }
    isRunning = false;
    if (isDirty) wish(waitMs);
  };

  return {
    wish,
    again,
    answer(given, sdp) {
      if (!awaited || awaited.serial !== given || !watcher) return;
      const { feeds, giveUp } = awaited;
      clearTimeout(giveUp);
      const mine = watcher;
      mine
        .answer(sdp)
        .then(() => deps.onStarted(feeds))
        .catch((error) => {
          deps.onError(error);
          if (watcher === mine) again();
        })
        .finally(() => {
          if (awaited?.serial !== given) return;
          awaited = null;
          if (isDirty) wish();
        });
    },
    trickle(candidate) {
      watcher?.trickle(candidate).catch(deps.onError);
    },
    close() {
      isClosed = true;
      if (timer) clearTimeout(timer);
      timer = null;
      forget();
    },
  };
}
