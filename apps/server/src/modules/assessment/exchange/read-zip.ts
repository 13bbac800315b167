import { inflateRawSync } from 'node:zlib';

const endMark = 0x06054b50;
const entryMark = 0x02014b50;
const endSize = 22;
const longestComment = 0xffff;
const stored = 0;
const deflated = 8;

/** Cannot be opened, or holds more than may be unpacked. */
export type ZipFault = 'zip_broken' | 'zip_too_large';

/**
 * The files of a package whose names end so. What its directory says about sizes is not believed: unpacking stops
 * at what is left of the room.
 */
export function readZip(content: Uint8Array, ending: string, room: number): Map<string, Buffer> | ZipFault {
  const zip = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  const files = new Map<string, Buffer>();
  let left = room;
  try {
    for (const { name, method, at, size } of entriesOf(zip)) {
      if (!name.endsWith(ending)) continue;
      const start = at + 30 + zip.readUInt16LE(at + 26) + zip.readUInt16LE(at + 28);
      const file = unpack(zip.subarray(start, start + size), method, left);
      left -= file.length;
      files.set(name, file);
    }
    return files;
  } catch (error) {
    return isTooLarge(error) ? 'zip_too_large' : 'zip_broken';
  }
}

function* entriesOf(zip: Buffer) {
  let end = zip.length - endSize;
  const last = Math.max(0, end - longestComment);
  while (end > last && zip.readUInt32LE(end) !== endMark) end -= 1;
  if (zip.readUInt32LE(end) !== endMark) throw new Error('no directory');
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (zip.readUInt32LE(at) !== entryMark) throw new Error('no entry');
    const nameLength = zip.readUInt16LE(at + 28);
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength);
    const [method, size] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 20)];
    yield { name, method, size, at: zip.readUInt32LE(at + 42) };
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
}

function unpack(packed: Buffer, method: number, room: number): Buffer {
  if (method === deflated) return inflateRawSync(packed, { maxOutputLength: Math.max(1, room) });
  if (method !== stored) throw new Error('another way of packing');
  if (packed.length > room) throw new RangeError('too large');
  return packed;
}

const isTooLarge = (error: unknown): boolean =>
  error instanceof RangeError && !('code' in error && error.code === 'ERR_OUT_OF_RANGE');
