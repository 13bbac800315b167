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
export const createPump = (deps: PumpDeps): Pump => new WatchPump(deps);

class WatchPump implements Pump {
  private readonly deps: PumpDeps;
  private watcher: Watcher | null = null;
  /** What it was opened for has not been offered yet. */
  private isFresh = false;
  private serial = 0;
  private awaited: { serial: number; feeds: string[]; giveUp: NodeJS.Timeout } | null = null;
  private timer: NodeJS.Timeout | null = null;
  private isRunning = false;
  private isDirty = false;
  private isClosed = false;
  private lastAt = Number.NEGATIVE_INFINITY;

  constructor(deps: PumpDeps) {
    this.deps = deps;
  }

  wish(): void {
    this.lookIn(0);
  }

  again(): void {
    this.forget();
    this.wish();
  }

  answer(serial: number, sdp: string): void {
    const { awaited, watcher } = this;
    if (awaited?.serial !== serial || !watcher) return;
    clearTimeout(awaited.giveUp);
    watcher
      .answer(sdp)
      .then(() => {
        this.deps.onStarted(awaited.feeds);
        if (this.awaited !== awaited) return;
        this.awaited = null;
        if (this.isDirty) this.wish();
      })
      .catch((error) => {
        this.deps.onError(error);
        if (this.watcher === watcher) this.again();
      });
  }

  trickle(candidate: IceCandidate | null): void {
    this.watcher?.trickle(candidate).catch(this.deps.onError);
  }

  close(): void {
    this.isClosed = true;
    if (this.timer) clearTimeout(this.timer);
    this.forget();
  }

  private lookIn(atLeastMs: number): void {
    this.isDirty = true;
    if (this.timer || this.isRunning || this.awaited || this.isClosed) return;
    const waitMs = Math.max(atLeastMs, this.lastAt + togetherMs - performance.now());
    this.timer = setTimeout(() => void this.look(), waitMs);
  }

  private async look(): Promise<void> {
    this.timer = null;
    this.isRunning = true;
    this.isDirty = false;
    this.lastAt = performance.now();
    let waitMs = 0;
    try {
      await this.offer();
    } catch (error) {
      this.deps.onError(error);
      this.forget();
      this.isDirty = true;
      waitMs = retryMs;
    }
    this.isRunning = false;
    if (this.isDirty) this.lookIn(waitMs);
  }

  private async offer(): Promise<void> {
    const wishes = this.deps.wishes();
    if (!this.watcher && wishes.length === 0) return;
    const watcher = this.watcher ?? (await this.open());
    const change = await watcher?.watch(wishes);
    if (!watcher || !change || this.watcher !== watcher) return;
    this.serial += 1;
    const feeds = change.streams.map(({ feed }) => feed);
    this.awaited = { serial: this.serial, feeds, giveUp: setTimeout(() => this.again(), patienceMs) };
    this.deps.offer({ serial: this.serial, ...change, isNew: this.isFresh });
    this.isFresh = false;
  }

  /** Null: nobody wants it any more. */
  private async open(): Promise<Watcher | null> {
    const watcher = await this.deps.openWatcher();
    if (this.isClosed) {
      await watcher.close();
      return null;
    }
    this.watcher = watcher;
    this.isFresh = true;
    watcher.onHangup(() => {
      if (this.watcher !== watcher) return;
      this.forget();
      this.lookIn(retryMs);
    });
    return watcher;
  }

  private forget(): void {
    if (this.awaited) clearTimeout(this.awaited.giveUp);
    this.awaited = null;
    this.watcher?.close().catch(this.deps.onError);
    this.watcher = null;
  }
}
