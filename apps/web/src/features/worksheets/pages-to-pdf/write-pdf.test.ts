import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import type { Turn } from './read-photo.ts';
import { writePdf } from './write-pdf.ts';

/** One grey point, as small as a JPEG can be; readers only look at the numbers beside it. */
const jpeg = Uint8Array.from(
  atob(
    '/9j/4AAQSkZJRgABAQEAYABgAAD/2wBDAAgGBgcGBQgHBwcJCQgKDBQNDAsLDBkSEw8UHRofHh0aHBwgJC4nICIsIxwcKDcpLDAxNDQ0Hyc5PTgyPC4zNDL/wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAACf/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AVN//2Q==',
  ),
  (letter) => letter.charCodeAt(0),
);
const page = (width: number, height: number, turn: Turn = 0) => ({ jpeg, width, height, turn });

async function open(pages: ReturnType<typeof page>[]) {
  const data = new Uint8Array(await writePdf(pages).arrayBuffer());
  return getDocument({ data, verbosity: 0 }).promise;
}

test('photos become pages of A4 in their order, lying ones on lying pages', async () => {
  const pdf = await open([page(1500, 2000), page(2000, 1500), page(1500, 2000, 90), page(600, 600)]);
  expect(pdf.numPages).toBe(4);
  const sizes = [];
  for (let number = 1; number <= 4; number += 1) sizes.push((await pdf.getPage(number)).view.slice(2));
  expect(sizes).toEqual([
    [595, 842],
    [842, 595],
    [842, 595],
    [595, 842],
  ]);
});

test.each([
  [0, [559, 0, 0, 745.33, 18, 48.33]],
  [90, [0, -559, 745.33, 0, 48.33, 577]],
  [180, [-559, 0, 0, -745.33, 577, 793.66]],
  [270, [0, 559, -745.33, 0, 793.66, 18]],
] as const)(
  'a photo turned by %i degrees lies in the middle of its page, inside the margin',
  async (turn, matrix) => {
    const pdf = await open([page(1500, 2000, turn)]);
    const { fnArray, argsArray } = await (await pdf.getPage(1)).getOperatorList();
    const drawn = argsArray[fnArray.indexOf(OPS.transform)] as number[];
    expect([...drawn].map((value) => Math.round(value * 100) / 100)).toEqual(matrix);
  },
);

test('the photo itself goes in byte by byte, and every offset of the table is right', async () => {
  const blob = writePdf([page(10, 20), page(20, 10)]);
  const text = new TextDecoder('latin1').decode(await blob.arrayBuffer());
  expect(text.split(String.fromCharCode(...jpeg.slice(0, 20))).length).toBe(3);
  const table = /xref\n0 (\d+)\n([\s\S]+)trailer/.exec(text);
  const offsets = table?.[2]?.trim().split('\n').slice(1) ?? [];
  expect(offsets).toHaveLength(8);
  offsets.forEach((line, index) => {
    expect(text.slice(Number(line.slice(0, 10)))).toMatch(new RegExp(`^${index + 1} 0 obj`));
  });
});
