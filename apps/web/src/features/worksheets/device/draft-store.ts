import type { AnnouncedFile } from '@shala/api-client/worksheet-files.ts';
import type { Turn } from '../pages-to-pdf/read-photo.ts';

export interface WorkKey {
  readonly studentId: number;
  readonly worksheetId: number;
}

/** A file that the server has not judged yet. Bytes, not a Blob: not every browser keeps those over a restart. */
export interface KeptFile extends WorkKey, AnnouncedFile {
  readonly id: string;
  readonly bytes: ArrayBuffer;
}

/** A photo that waits to become a page: upright in itself, and then turned as the student wants it. */
export interface KeptPage extends WorkKey {
  readonly id: string;
  /** Its place in the row. */
  readonly place: number;
  readonly jpeg: ArrayBuffer;
  readonly width: number;
  readonly height: number;
  readonly turn: Turn;
}

export interface DraftStore {
  listFiles(work: WorkKey): Promise<KeptFile[]>;
  /** Whether it is kept. */
  putFile(file: KeptFile): Promise<boolean>;
  removeFile(work: WorkKey, id: string): Promise<void>;
  listPages(work: WorkKey): Promise<KeptPage[]>;
  putPages(pages: readonly KeptPage[]): Promise<void>;
  removePages(work: WorkKey, ids: readonly string[]): Promise<void>;
}

const files = 'files';
const pages = 'pages';
const keyPath = ['studentId', 'worksheetId', 'id'];
/** Arrays sort after text: such a range ends behind everything that begins with the key. */
const under = ({ studentId, worksheetId }: WorkKey) =>
  IDBKeyRange.bound([studentId, worksheetId], [studentId, worksheetId, []]);

/** Rows under student and worksheet: no sibling's list ever holds them. */
export async function openDraftStore(factory: IDBFactory, name: string): Promise<DraftStore> {
  const opening = factory.open(name, 1);
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore(files, { keyPath });
    opening.result.createObjectStore(pages, { keyPath });
  };
  const database = await resultOf(opening);
  // Whoever signs out deletes the database: it is let go at once.
  database.onversionchange = () => database.close();
  const list = <Row>(store: string, work: WorkKey): Promise<Row[]> =>
    resultOf(database.transaction(store).objectStore(store).getAll(under(work)));
  const change = (store: string, act: (rows: IDBObjectStore) => void): Promise<void> => {
    const transaction = database.transaction(store, 'readwrite');
    act(transaction.objectStore(store));
    return finished(transaction);
  };
  return {
    listFiles: (work) => list<KeptFile>(files, work),
    putFile: async (file) => {
      await change(files, (rows) => rows.put(file));
      return true;
    },
    removeFile: ({ studentId, worksheetId }, id) =>
      change(files, (rows) => rows.delete([studentId, worksheetId, id])),
    listPages: async (work) => (await list<KeptPage>(pages, work)).sort((a, b) => a.place - b.place),
    putPages: (all) =>
      change(pages, (rows) => {
        for (const page of all) rows.put(page);
      }),
    removePages: ({ studentId, worksheetId }, ids) =>
      change(pages, (rows) => {
        for (const id of ids) rows.delete([studentId, worksheetId, id]);
      }),
  };
}

function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function finished(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onerror = () => reject(transaction.error);
    transaction.onabort = () => reject(transaction.error);
  });
}
