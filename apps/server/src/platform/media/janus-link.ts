import { setTimeout as pause } from 'node:timers/promises';
import Janode, { type Session } from 'janode';
import VideoRoom, { type VideoRoomHandle } from 'janode/plugins/videoroom';
import { inTime, MediaAway } from './janus-call.ts';

// It writes to the console; what is wrong is told by errors and by the state of the link.
Janode.Logger.setLevel('none');

export interface JanusLink {
  readonly isUp: boolean;
  onChange(listener: (isUp: boolean) => void): () => void;
  /** Waits a little for a server that is just coming. */
  whenUp(): Promise<void>;
  /** A new place to speak from. */
  attach(): Promise<VideoRoomHandle>;
  close(): Promise<void>;
}

const retryMs = 250;
const waitMs = 3_000;
const keepAliveSeconds = 10;
/** The server lets in this origin only, so that no page of a browser is ever heard. */
const origin = 'http://nobody.invalid';

/** A connection that is made again whenever it breaks. */
export function openJanusLink(to: { url: string; apiSecret: string }): JanusLink {
  const listeners = new Set<(isUp: boolean) => void>();
  const stop = new AbortController();
  let session: Session | null = null;
  let fault: unknown = null;
  let endLife = (_why: string): void => {};

  function become(next: Session | null) {
    if (session === next) return;
    session = next;
    for (const listener of listeners) listener(next !== null);
  }

  async function live() {
    const connection = await Janode.connect({
      address: { url: to.url, apisecret: to.apiSecret },
      max_retries: 0,
      ws_options: { origin, handshakeTimeout: waitMs },
    });
    const { promise: ended, resolve } = Promise.withResolvers<string>();
    endLife = resolve;
    connection.once(Janode.EVENT.CONNECTION_ERROR, () => resolve('the connection broke'));
    connection.once(Janode.EVENT.CONNECTION_CLOSED, () => resolve('the connection was closed'));
    try {
      const fresh = await inTime('create', connection.create(keepAliveSeconds));
      fresh.once(Janode.EVENT.SESSION_DESTROYED, () => resolve('the session is over'));
      if (stop.signal.aborted) return;
      become(fresh);
      fault = await ended;
    } finally {
      become(null);
      await inTime('close', connection.close()).catch(() => {}); // broken already: nothing to close
    }
  }

  async function run() {
    while (!stop.signal.aborted) {
      await live().catch((error: unknown) => {
        fault = error;
      });
      await pause(retryMs, undefined, { signal: stop.signal }).catch(() => {}); // woken to stop
    }
  }
  const running = run();

  async function whenUp(): Promise<void> {
    const until = performance.now() + waitMs;
    while (!session && !stop.signal.aborted && performance.now() < until) await pause(25);
    if (!session) throw new MediaAway(fault);
  }

  async function attach(): Promise<VideoRoomHandle> {
    if (!session) throw new MediaAway(fault);
    return inTime('attach', session.attach(VideoRoom));
  }

  return {
    get isUp() {
      return session !== null;
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    whenUp,
    attach,
    async close() {
      stop.abort();
      endLife('closed by us');
      await running;
    },
  };
}
