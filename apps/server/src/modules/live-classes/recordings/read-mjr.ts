import { open } from 'node:fs/promises';
import * as z from 'zod';
import type { Packet } from '../domain/split-spans.ts';

/** A track as the media server wrote it down. */
export interface MjrTrack {
  kind: 'audio' | 'video';
  /** When its first packet came, in milliseconds. */
  startedMs: number;
  packets: Packet[];
}

const header = z.object({ t: z.enum(['a', 'v', 'd']), u: z.number() });
const magic = 'MJR00002';
const frameHead = 10;
const rtpHead = 12;
const chunkBytes = 1 << 20;
const wrap = 2 ** 32;

/** Null: an empty file, or no track of sound or picture. A file that breaks off is read as far as it goes. */
export async function readMjr(path: string): Promise<MjrTrack | null> {
  const file = await open(path);
  try {
    const head = await file.read(Buffer.alloc(4096), 0, 4096, 0);
    const start = head.buffer.subarray(0, head.bytesRead);
    if (start.length < frameHead || start.toString('latin1', 0, 8) !== magic) return null;
    const textEnd = frameHead + start.readUInt16BE(8);
    if (textEnd > start.length) return null;
    const { t, u } = header.parse(JSON.parse(start.toString('utf8', frameHead, textEnd)));
    if (t === 'd') return null;
    const packets = createPackets(t === 'a' ? 48 : 90);
    let rest = Buffer.alloc(0);
    for await (const chunk of file.createReadStream({ start: textEnd, highWaterMark: chunkBytes })) {
      rest = packets.take(Buffer.concat([rest, chunk as Buffer]));
    }
    return { kind: t === 'a' ? 'audio' : 'video', startedMs: u / 1000, packets: packets.read };
  } finally {
    await file.close();
  }
}

/** Each packet has four letters, the milliseconds since the first one, its length, and then the packet itself. */
function createPackets(ticksPerMs: number) {
  const read: Packet[] = [];
  let before = 0;
  let turns = 0;
  let first: number | null = null;
  return {
    read,
    /** Gives back what is not whole yet. */
    take(bytes: Buffer): Buffer<ArrayBuffer> {
      let at = 0;
      while (at + frameHead <= bytes.length) {
        const length = bytes.readUInt16BE(at + 8);
        const packet = at + frameHead;
        if (packet + length > bytes.length) break;
        if (length >= rtpHead) {
          const ticks = bytes.readUInt32BE(packet + 4);
          // The count has 32 bits and begins anew.
          if (ticks < before - wrap / 2) turns += 1;
          else if (ticks > before + wrap / 2) turns -= 1;
          before = ticks;
          const whole = ticks + turns * wrap;
          first ??= whole;
          read.push({ cameAt: bytes.readUInt32BE(at + 4), mediaAt: (whole - first) / ticksPerMs });
        }
        at = packet + length;
      }
      return Buffer.from(bytes.subarray(at));
    },
  };
}
