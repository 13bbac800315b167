import { expect, test } from 'vitest';
import { admitFiles } from './admit-files.ts';

const limits = { mostFilesPerUpload: 5, mostFileBytes: 100 };
const file = (name: string, head: string | number[], size = 20) => {
  const start = typeof head === 'string' ? [...head].map((letter) => letter.charCodeAt(0)) : head;
  return new File([Uint8Array.from([...start, ...Array<number>(size - start.length).fill(0)])], name);
};
const pdf = (name = 'a.pdf', size = 20) => file(name, '%PDF-1.4', size);
const jpeg = (name = 'a.jpg') => file(name, [0xff, 0xd8, 0xff, 0xe0]);

test('a PDF and a JPEG go as they are, whatever they are called', async () => {
  const admitted = await admitFiles([pdf(), jpeg('scan.bin')], limits);
  expect('files' in admitted && admitted.files.map(({ contentType }) => contentType)).toEqual([
    'application/pdf',
    'image/jpeg',
  ]);
});

test.each([
  ['a ZIP', file('a.zip', 'PK\u0003\u0004')],
  ['a spreadsheet that is called a PDF', file('a.pdf', 'PK\u0003\u0004')],
  ['an old document', file('a.doc', [0xd0, 0xcf, 0x11, 0xe0])],
  ['a PNG', file('a.png', [0x89, 0x50, 0x4e, 0x47])],
  ['a script that is called a JPEG', file('a.jpg', '<script>')],
  ['nothing', new File([], 'a.pdf')],
])('[WK-13] %s is not taken', async (_what, bad) => {
  expect(await admitFiles([pdf(), bad], limits)).toEqual({ problem: 'worksheets.wrongType' });
});

test('[CN-21] five files go at once, six do not', async () => {
  const six = Array.from({ length: 6 }, (_, index) => pdf(`${index}.pdf`));
  expect(await admitFiles(six, limits)).toEqual({ problem: 'worksheets.tooManyAtOnce' });
  expect('files' in (await admitFiles(six.slice(1), limits))).toBe(true);
});

test('a file that is too large is told of before it is sent', async () => {
  expect(await admitFiles([pdf('a.pdf', 101)], limits)).toEqual({ problem: 'worksheets.tooLarge' });
});
