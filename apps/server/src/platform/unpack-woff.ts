import { inflateSync } from 'node:zlib';

const woffHead = 44;
const woffEntry = 20;
const plainHead = 12;
const plainEntry = 16;

/** A WOFF file as the plain font inside it: readers inflate its tables again at every look, and slowly. */
export function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => {
    const at = woffHead + index * woffEntry;
    const start = woff.readUInt32BE(at + 4);
    const packed = woff.subarray(start, start + woff.readUInt32BE(at + 8));
    const size = woff.readUInt32BE(at + 12);
    const data = packed.length < size ? inflateSync(packed) : packed;
    return { tag: woff.subarray(at, at + 4), checksum: woff.readUInt32BE(at + 16), data };
  });
  const head = Buffer.alloc(plainHead + count * plainEntry);
  woff.copy(head, 0, 4, 8);
  const power = Math.floor(Math.log2(count));
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(2 ** power * 16, 6);
  head.writeUInt16BE(power, 8);
  head.writeUInt16BE((count - 2 ** power) * 16, 10);
  let offset = head.length;
  const bodies = tables.map(({ tag, checksum, data }, index) => {
    const at = plainHead + index * plainEntry;
    tag.copy(head, at);
    head.writeUInt32BE(checksum, at + 4);
    head.writeUInt32BE(offset, at + 8);
    head.writeUInt32BE(data.length, at + 12);
    const body = Buffer.concat([data], Math.ceil(data.length / 4) * 4);
    offset += body.length;
    return body;
  });
  return Buffer.concat([head, ...bodies]);
}
