import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lineOf, readLines } from './row-lines.ts';

test('every row is one line, whatever breaks of lines are in it', async () => {
  const rows = ['(1,"a\nb\r\nc\rd")', '(2,"a\u2028b\u2029c\u0085d")', '(3,"\\\\ and ""quotes""")', ''];
  const folder = await mkdtemp(join(tmpdir(), 'rows-'));
  const path = join(folder, 'rows.jsonl');
  await writeFile(path, rows.map(lineOf).join(''));
  const read: string[] = [];
  for await (const row of readLines(path)) read.push(row);
  expect(read).toEqual(rows);
  await rm(folder, { recursive: true });
});
