import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestStorage } from '../../test/storage.ts';

const storage = openTestStorage();
const home = `test/${randomUUID()}`;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shala-storage-test-'));
});
afterAll(async () => {
  await storage.removeAll(home);
  storage.close();
  await rm(folder, { recursive: true });
});

describe('a signed address', () => {
  test('opens one file, whatever its name, with the type asked for', async () => {
    const key = `${home}/a name (with) 'signs' & हिन्दी+.txt`;
    await storage.put(key, Buffer.from('words'), 'text/plain');
    const address = await storage.signedUrl(key, 'application/pdf');
    const answer = await fetch(address ?? '');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(await answer.text()).toBe('words');
  });

  test('opens nothing else and cannot be changed', async () => {
    const key = `${home}/b.txt`;
    await storage.put(key, Buffer.from('words'), 'text/plain');
    const address = (await storage.signedUrl(key)) ?? '';
    expect((await fetch(address)).status).toBe(200);
    for (const forged of [
      address.replace('b.txt', 'c.txt'),
      address.replace('X-Amz-Expires=900', 'X-Amz-Expires=9000'),
    ]) {
      expect(forged).not.toBe(address);
      expect((await fetch(forged)).status).toBe(403);
    }
    expect((await fetch(address, { method: 'DELETE' })).status).toBe(403);
  });
});

describe('a file in parts', () => {
  const partBytes = 5 * 1024 * 1024;

  test('goes on after a break: parts that are there are not sent again', async () => {
    const path = join(folder, 'large');
    const content = Buffer.alloc(partBytes * 2 + 1000, 'abcdefg');
    await writeFile(path, content);
    const upload = await storage.startUpload(`${home}/large`, partBytes);
    // The first try ends when its file does: one part arrives, the second cannot.
    const cut = join(folder, 'cut');
    await writeFile(cut, content.subarray(0, partBytes));
    await expect(storage.continueUpload(upload, cut, content.length)).rejects.toThrow();
    // If the first part were sent again, these bytes would arrive instead.
    await writeFile(path, Buffer.concat([Buffer.alloc(partBytes, 'x'), content.subarray(partBytes)]));
    expect(await storage.continueUpload(upload, path, content.length)).toBe(true);
    await storage.getFile(`${home}/large`, join(folder, 'back'), new AbortController().signal);
    expect((await readFile(join(folder, 'back'))).equals(content)).toBe(true);
  });

  test('says so when the store has forgotten the upload', async () => {
    const path = join(folder, 'small');
    await writeFile(path, 'words');
    const upload = await storage.startUpload(`${home}/small`, partBytes);
    await storage.forgetUpload(upload);
    expect(await storage.continueUpload(upload, path, 5)).toBe(false);
    await storage.forgetUpload(upload);
  });
});

test('a file is not fetched any further when the work was called off', async () => {
  const key = `${home}/called-off`;
  await storage.put(key, Buffer.alloc(1000), 'text/plain');
  const called = AbortSignal.abort();
  await expect(storage.getFile(key, join(folder, 'called-off'), called)).rejects.toThrow(/abort/i);
});

test('everything that begins alike is removed, and nothing else', async () => {
  for (const name of ['p1/a', 'p1/b/c', 'p2/a'])
    await storage.put(`${home}/${name}`, Buffer.from('x'), 'text/plain');
  await storage.removeAll(`${home}/p1/`);
  expect(await storage.list(`${home}/p1`)).toEqual([]);
  expect(await storage.list(`${home}/p2`)).toEqual([`${home}/p2/a`]);
  await expect(storage.removeAll('')).rejects.toThrow('whole store');
});
