import { expect, type Page } from '@playwright/test';
import type { News, WatchedStream } from '../../packages/meeting-protocol/src/news.ts';
import { chromiumOptions } from './chromium.ts';

/** A browser with a camera that shows a clock and a microphone that beeps, given without a question. */
export const liveBrowser = {
  ...chromiumOptions,
  args: [...chromiumOptions.args, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
};

/** What a line of one of the page's connections has carried so far. */
interface Carried {
  connection: number;
  mid: string;
  kind: 'audio' | 'video';
  isIncoming: boolean;
  codec: string | null;
  /** Pictures decoded or encoded. */
  frames: number;
  bytes: number;
}

type Received = Carried & Pick<WatchedStream, 'uid' | 'what'>;

export interface LiveMedia {
  /** What the server said to this page, the latest last. */
  news: readonly News[];
  /** The uid of somebody in the room, by the name that this page was told. */
  uidOf(name: string): string | undefined;
  received(): Promise<Received[]>;
  sent(): Promise<Carried[]>;
  /** Pictures of that person come in now: their number grows. */
  expectPictures(uid: string, what?: 'camera' | 'screen'): Promise<void>;
  expectSound(uid: string): Promise<void>;
}

/**
 * Counts what really flows, from outside: connections are kept as the page opens them, and whose a line is stands in
 * the offers of the meeting's socket. Call it before the page goes anywhere.
 */
export async function followMedia(page: Page): Promise<LiveMedia> {
  await page.addInitScript(keepConnections);
  const news: News[] = [];
  page.on('websocket', (socket) => {
    if (!socket.url().includes('/meeting?')) return;
    socket.on('framereceived', ({ payload }) => news.push(JSON.parse(String(payload)) as News));
  });
  const carried = () => page.evaluate(readConnections);
  const received = async () => {
    const offer = news.findLast((one) => one.t === 'offer');
    const lines = (await carried()).filter(({ isIncoming }) => isIncoming);
    // An older connection may not be gone yet: lines of the newest one count.
    const newest = Math.max(...lines.map(({ connection }) => connection));
    return lines.flatMap((line) => {
      const stream = offer?.streams.find(({ mid }) => mid === line.mid);
      return stream === undefined || line.connection !== newest ? [] : { ...line, ...stream };
    });
  };
  const expectGrowth = async (count: () => Promise<number>) => {
    const before = await count();
    await expect.poll(count).toBeGreaterThan(before);
  };
  const find = async (uid: string, kind: 'audio' | 'video', what: 'camera' | 'screen') =>
    (await received()).find((line) => line.uid === uid && line.kind === kind && line.what === what);

  return {
    news,
    uidOf: (name) => peopleIn(news).find((person) => person.name === name)?.uid,
    received,
    sent: async () => (await carried()).filter(({ isIncoming }) => !isIncoming),
    expectPictures: (uid, what = 'camera') =>
      expectGrowth(async () => (await find(uid, 'video', what))?.frames ?? 0),
    expectSound: (uid) => expectGrowth(async () => (await find(uid, 'audio', 'camera'))?.bytes ?? 0),
  };
}

const peopleIn = (news: readonly News[]) =>
  news.flatMap((one) => (one.t === 'welcome' ? one.people : one.t === 'person' ? [one.person] : []));

/** A computer without a camera, whatever this one has. Runs in the page. */
export function takeCameraAway(): void {
  const media = navigator.mediaDevices;
  const ask = media.getUserMedia.bind(media);
  const list = media.enumerateDevices.bind(media);
  media.getUserMedia = async (wishes) => {
    if (wishes?.video) throw new DOMException('Requested device not found', 'NotFoundError');
    return ask(wishes);
  };
  media.enumerateDevices = async () => (await list()).filter(({ kind }) => kind !== 'videoinput');
}

interface Keeping {
  keptConnections: RTCPeerConnection[];
}

function keepConnections(): void {
  const kept: RTCPeerConnection[] = [];
  Object.assign(window, { keptConnections: kept });
  window.RTCPeerConnection = class extends RTCPeerConnection {
    constructor(configuration?: RTCConfiguration) {
      super(configuration);
      kept.push(this);
    }
  };
}

async function readConnections(): Promise<Carried[]> {
  const { keptConnections } = window as unknown as Keeping;
  const carried: Carried[] = [];
  for (const [connection, kept] of keptConnections.entries()) {
    if (kept.connectionState === 'closed') continue;
    const report = await kept.getStats();
    for (const entry of report.values()) {
      const isIncoming = entry.type === 'inbound-rtp';
      if (!isIncoming && entry.type !== 'outbound-rtp') continue;
      carried.push({
        connection,
        mid: entry.mid,
        kind: entry.kind,
        isIncoming,
        codec: report.get(entry.codecId)?.mimeType ?? null,
        frames: entry.framesDecoded ?? entry.framesEncoded ?? 0,
        bytes: entry.bytesReceived ?? entry.bytesSent ?? 0,
      });
    }
  }
  return carried;
}
