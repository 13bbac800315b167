import type { Sample } from './packets.ts';

interface MjrFile {
  kind: 'audio' | 'video';
  /** The moment of the first packet, in milliseconds. */
  startedMs: number;
  /** When a sample comes, in milliseconds since the first one, and what the sender's count says. Default: its moment. */
  cameAt?: (sample: Sample) => number;
  sentAt?: (sample: Sample) => number;
}

const mostPayload = 1_100;

/** A file as Janus writes it, of samples that were never on a network. */
export function writeMjr(
  samples: readonly Sample[],
  { kind, startedMs, cameAt = ({ at }) => at, sentAt = ({ at }) => at }: MjrFile,
): Buffer {
  const isAudio = kind === 'audio';
  const head = JSON.stringify({
    t: isAudio ? 'a' : 'v',
    c: isAudio ? 'opus' : 'vp8',
    s: startedMs * 1000,
    u: startedMs * 1000,
  });
  const parts = [Buffer.from('MJR00002'), uint16(head.length), Buffer.from(head)];
  let sequence = 0;
  for (const sample of samples) {
    const ticks = Math.round(sentAt(sample) * (isAudio ? 48 : 90));
    const pieces = isAudio ? [sample.bytes] : cutPicture(sample.bytes);
    for (const [index, piece] of pieces.entries()) {
      sequence += 1;
      const packet = rtp(
        { sequence, ticks, isLast: index === pieces.length - 1, type: isAudio ? 111 : 96 },
        piece,
      );
      parts.push(Buffer.from('MEET'), uint32(Math.round(cameAt(sample))), uint16(packet.length), packet);
    }
  }
  return Buffer.concat(parts);
}

/** VP8 over RTP: one byte before each piece says whether the picture begins with it. */
function cutPicture(picture: Buffer): Buffer[] {
  const pieces: Buffer[] = [];
  for (let at = 0; at < picture.length; at += mostPayload) {
    pieces.push(Buffer.concat([Buffer.from([at === 0 ? 0x10 : 0]), picture.subarray(at, at + mostPayload)]));
  }
  return pieces;
}

interface Head {
  sequence: number;
  ticks: number;
  isLast: boolean;
  type: number;
}

function rtp({ sequence, ticks, isLast, type }: Head, payload: Buffer): Buffer {
  const head = Buffer.alloc(12);
  head.writeUInt8(0x80, 0);
  head.writeUInt8((isLast ? 0x80 : 0) | type, 1);
  head.writeUInt16BE(sequence % 65_536, 2);
  head.writeUInt32BE(ticks % 2 ** 32, 4);
  head.writeUInt32BE(4711, 8);
  return Buffer.concat([head, payload]);
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}
