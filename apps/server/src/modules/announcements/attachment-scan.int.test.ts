import { createServer, type Server } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { announce, readBoard } from '../../../test/announcements.ts';
import { photo } from '../../../test/forms.ts';
import { makePdf } from '../../../test/pdfs.ts';
import { joinStaff, type SignedInStaff } from '../../../test/staff.ts';
import { openWorld, type World } from '../../../test/world.ts';

/** Speaks as ClamAV's daemon does and knows the files that are bad. The real one is asked in worksheets. */
function startScanner(bad: readonly Buffer[]): Promise<Server> {
  const server = createServer((socket) => {
    let sent = Buffer.alloc(0);
    socket.on('data', (data: Buffer) => {
      sent = Buffer.concat([sent, data]);
      const content = contentOf(sent);
      if (content) socket.end(`stream: ${bad.some((one) => one.equals(content)) ? 'Bad FOUND' : 'OK'}\0`);
    });
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

/** Null: there is more to come. */
function contentOf(sent: Buffer): Buffer | null {
  const pieces: Buffer[] = [];
  let place = 'zINSTREAM\0'.length;
  while (place + 4 <= sent.length) {
    const length = sent.readUInt32BE(place);
    if (length === 0) return Buffer.concat(pieces);
    pieces.push(sent.subarray(place + 4, place + 4 + length));
    place += 4 + length;
  }
  return null;
}

const picture = (background: string) => sharp({ create: { width: 40, height: 30, channels: 3, background } });
const files = {
  PDF: { type: 'application/pdf', good: makePdf({ text: 'good' }), bad: makePdf({ text: 'bad' }) },
  JPEG: { type: 'image/jpeg', good: await photo(), bad: await picture('red').jpeg().toBuffer() },
  PNG: {
    type: 'image/png',
    good: await picture('blue').png().toBuffer(),
    bad: await picture('red').png().toBuffer(),
  },
};
const kinds = Object.entries(files);

let scanner: Server;
let world: World;
let tutor: SignedInStaff;
let wish: { ClassId: number; SectionId: number };
beforeAll(async () => {
  scanner = await startScanner(kinds.map(([, { bad }]) => bad));
  const address = scanner.address();
  const port = typeof address === 'object' ? address?.port : null;
  world = await openWorld({ CLAMD_URL: `tcp://127.0.0.1:${port}` });
  tutor = await joinStaff(world, 'ananya.mukherjee@shala.example.org', '--role', 'tutor');
  const board = await readBoard(world);
  wish = { ClassId: board.courseId, SectionId: board.sections['8-A'] };
});
afterAll(() => world.stop());

const outcome = async (content: Buffer, type: string) => {
  const answer = await announce(world, tutor, wish, { content, type });
  return [answer.statusCode, answer.json().code];
};

test.each(kinds)('a %s that a virus scanner knows is not announced, another one is', async (_kind, file) => {
  expect(await outcome(file.bad, file.type)).toEqual([422, 'attachment_invalid']);
  expect(await outcome(file.good, file.type)).toEqual([200, undefined]);
});

test('while the scanner is away no file is taken, and the tutor is asked to come again', async () => {
  await new Promise((resolve) => scanner.close(resolve));
  for (const [, { good, type }] of kinds) expect(await outcome(good, type)).toEqual([503, 'unavailable']);
  expect((await announce(world, tutor, { ...wish, Message: 'Words alone' })).statusCode).toBe(200);
});
