import { expect, type Page } from '@playwright/test';
import type { News, WatchedStream } from '../../packages/meeting-protocol/src/news.ts';
import { chromiumOptions } from './chromium.ts';
import type { School } from './school.ts';

/** A browser with a camera that shows a clock and a microphone that beeps, given without a question. */
export const liveBrowser = {
  ...chromiumOptions,
  args: [...chromiumOptions.args, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
};

/** A class of 8-A in mathematics that has just begun, taught by this member of staff. */
export async function beginClass(school: School, tutorEmail: string, title: string): Promise<number> {
  const [made] = await school.query<{ id: number }>(
    `WITH made AS (
       INSERT INTO live_class (tenant_id, course_id, subject_id, staff_id, title, starts_at, ends_at)
       SELECT staff.tenant_id, course.id, subject.id, staff.id, jsonb_build_object('en', $2::text),
         app_now() - interval '1 minute', app_now() + interval '1 hour'
       FROM staff JOIN course ON course.slug = 'cbse-8'
       JOIN subject ON subject.course_id = course.id AND subject.slug = 'mathematics'
       WHERE staff.email = $1 RETURNING tenant_id, id, staff_id
     ), taught AS (
       INSERT INTO live_class_tutor (tenant_id, live_class_id, staff_id) SELECT tenant_id, id, staff_id FROM made
     ), attended AS (
       INSERT INTO live_class_section (tenant_id, live_class_id, section_id)
       SELECT made.tenant_id, made.id, section.id FROM made
       JOIN section ON section.tenant_id = made.tenant_id AND section.slug = '8-A'
     )
     SELECT id::int FROM made`,
    [tutorEmail, title],
  );
  if (made === undefined) throw new Error('the class was not made');
  return made.id;
}

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

type Received = Carried & WatchedStream;

export interface LiveMedia {
  /** What the server said to this page, the latest last. */
  news: readonly News[];
  /** The uid of somebody in the room, by the name that this page was told. */
  uidOf(name: string): Promise<string>;
  received(): Promise<Received[]>;
  sent(): Promise<Carried[]>;
  /** Pictures of that person come in now: their number grows. */
  expectPictures(uid: string, what?: 'camera' | 'screen'): Promise<void>;
  expectSound(uid: string): Promise<void>;
  /** Nothing of that kind comes from them any more. */
  expectNone(uid: string, kind: 'audio' | 'video'): Promise<void>;
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
  // From one look to the next: a new connection begins to count at nothing.
  const expectGrowth = async (count: () => Promise<number>) => {
    let last = Number.POSITIVE_INFINITY;
    const hasGrown = async () => {
      const before = last;
      last = await count();
      return last > before;
    };
    await expect.poll(hasGrown).toBe(true);
  };
  const find = async (uid: string, kind: 'audio' | 'video', what: 'camera' | 'screen') =>
    (await received()).find((line) => line.uid === uid && line.kind === kind && line.what === what);

  return {
    news,
    async uidOf(name) {
      const find = () => peopleIn(news).find((person) => person.name === name)?.uid;
      await expect.poll(find).toBeDefined();
      return find() ?? '';
    },
    received,
    sent: async () => (await carried()).filter(({ isIncoming }) => !isIncoming),
    expectPictures: (uid, what = 'camera') =>
      expectGrowth(async () => (await find(uid, 'video', what))?.frames ?? 0),
    // Whoever has left keeps their line in the offer until somebody else takes it over: what counts is what comes.
    async expectNone(uid, kind) {
      const count = async () =>
        (await received())
          .filter((line) => line.uid === uid && line.kind === kind && line.isActive)
          .reduce((sum, { bytes }) => sum + bytes, 0);
      let last = Number.NaN;
      const isStill = async () => {
        const before = last;
        last = await count();
        return last === before;
      };
      await expect.poll(isStill, { intervals: [1_000] }).toBe(true);
    },
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
