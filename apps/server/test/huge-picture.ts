import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { crc32, createDeflate } from 'node:zlib';

/** A real PNG of so many black pixels a side: some hundred kilobytes that unfold to hundreds of megabytes. */
export async function hugePicture(side: number): Promise<Buffer> {
  const row = Buffer.alloc(1 + Math.ceil(side / 8));
  const rows = Array.from({ length: side }, () => row);
  const pixels = await buffer(Readable.from(rows).pipe(createDeflate()));
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  // One bit for each pixel, in grey.
  head.writeUInt8(1, 8);
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
