import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import { forgetDrafts } from '#shared/session/forget-drafts.ts';
import { type KeptFile, type KeptPage, openDraftStore } from './draft-store.ts';

let factory: IDBFactory;
beforeEach(() => {
  factory = new IDBFactory();
  vi.stubGlobal('IDBKeyRange', IDBKeyRange);
  vi.stubGlobal('indexedDB', factory);
});
const work = { studentId: 7, worksheetId: 4 };
const bytes = () => new Uint8Array([1, 2, 3]).buffer as ArrayBuffer;
const file = (id: string, more: object = {}): KeptFile => ({
  ...work,
  id,
  name: `${id}.pdf`,
  contentType: 'application/pdf',
  sizeBytes: 3,
  sha256: id,
  bytes: bytes(),
  ...more,
});
const page = (id: string, place: number): KeptPage => ({
  ...work,
  id,
  place,
  jpeg: bytes(),
  width: 1,
  height: 1,
  turn: 90,
});
const open = () => openDraftStore(factory as unknown as globalThis.IDBFactory, 'shala-worksheets');

test('files and pages are there after a reload, pages in their order', async () => {
  const before = await open();
  await before.putFile(file('a'));
  await before.putPages([page('x', 1), page('y', 0)]);
  const after = await open();
  const [kept] = await after.listFiles(work);
  expect([...new Uint8Array(kept?.bytes ?? bytes().slice(3))]).toEqual([1, 2, 3]);
  expect((await after.listPages(work)).map(({ id, turn }) => [id, turn])).toEqual([
    ['y', 90],
    ['x', 90],
  ]);
  await after.removeFile(work, 'a');
  await after.removePages(work, ['y']);
  expect(await after.listFiles(work)).toEqual([]);
  expect((await after.listPages(work)).map(({ id }) => id)).toEqual(['x']);
});

test('no sibling and no other worksheet sees them', async () => {
  const store = await open();
  await store.putFile(file('a'));
  expect(await store.listFiles({ ...work, studentId: 8 })).toEqual([]);
  expect(await store.listFiles({ ...work, worksheetId: 5 })).toEqual([]);
});

test('whoever signs out leaves nothing behind', async () => {
  await (await open()).putFile(file('a'));
  forgetDrafts();
  await vi.waitFor(async () => expect(await (await open()).listFiles(work)).toEqual([]), 20_000);
});
