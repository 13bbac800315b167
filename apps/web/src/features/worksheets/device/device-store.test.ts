import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deviceStore } from './device-store.ts';
import type { KeptFile, KeptPage } from './draft-store.ts';

const seat = vi.hoisted(() => ({ studentId: 7 }));
vi.mock('#shared/session/session.ts', () => ({ isCurrentProfile: (id: number) => id === seat.studentId }));

const work = { studentId: 7, worksheetId: 4 };
const bytes = new ArrayBuffer(3);
const about = { contentType: 'application/pdf', sizeBytes: 3 } as const;
const file = (id: string): KeptFile => ({ ...work, ...about, id, name: id, sha256: id, bytes });
const page: KeptPage = { ...work, id: 'x', place: 0, jpeg: bytes, width: 1, height: 1, turn: 0 };

beforeEach(() => {
  seat.studentId = 7;
  vi.stubGlobal('IDBKeyRange', IDBKeyRange);
  vi.stubGlobal('indexedDB', new IDBFactory());
});
afterEach(() => vi.unstubAllGlobals());

test('a connection that was closed is opened anew, and the file is kept', async () => {
  await deviceStore().putFile(file('a'));
  // Whoever deletes the database closes it under us.
  await new Promise((resolve) => {
    indexedDB.deleteDatabase('shala-worksheets').onsuccess = resolve;
  });
  expect(await deviceStore().putFile(file('b'))).toBe(true);
  expect((await deviceStore().listFiles(work)).map(({ id }) => id)).toEqual(['b']);
});

test('a device that lets us write nothing says that the file is not kept', async () => {
  const put = vi.spyOn((await import('fake-indexeddb')).IDBObjectStore.prototype, 'put');
  put.mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(await deviceStore().putFile(file('a'))).toBe(false);
  put.mockRestore();
});

test('what ends after its student has left the seat is not written', async () => {
  await deviceStore().listPages(work);
  seat.studentId = 8;
  expect(await deviceStore().putFile(file('late'))).toBe(false);
  await deviceStore().putPages([page]);
  expect((await deviceStore().listFiles(work)).map(({ id }) => id)).not.toContain('late');
  expect(await deviceStore().listPages(work)).toEqual([]);
});
