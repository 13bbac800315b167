import type { AttemptRef } from '@shala/api-client/attempts-doors.ts';
import type { Moment } from './moment.ts';

/** What happened to one question. What is left out stays as it is. */
export interface AnswerChange {
  readonly questionId: number;
  readonly answer?: string | null;
  /** False once it was submitted: confirmed by the student. */
  readonly isDraft?: boolean;
  readonly isMarked?: boolean;
  /** The pictures that stay with the answer. */
  readonly imageIds?: readonly number[];
}

export interface RunKey {
  readonly studentId: number;
  readonly attemptId: number;
  readonly runNo: number;
}

/** Kept on this device until the server has it, with all that is needed to send it from any page. */
export interface Pending extends RunKey {
  readonly ref: AttemptRef;
  readonly seq: number;
  readonly change: AnswerChange;
  /** When it was made: how long ago that was is told when it is sent. */
  readonly madeAt: Moment;
}

/** The student pressed Finish, and the server does not know yet. */
export interface PendingFinish extends RunKey {
  readonly ref: AttemptRef;
}

export interface OutboxStore {
  /** With `isLatestOnly`, older changes of the same question that wait become part of this one. */
  add(pending: Pending, isLatestOnly: boolean): Promise<void>;
  /** What waits for a run, oldest first. */
  list(run: RunKey): Promise<Pending[]>;
  remove(pending: Pending): Promise<void>;
  setFinish(finish: PendingFinish): Promise<void>;
  hasFinish(run: RunKey): Promise<boolean>;
  removeFinish(run: RunKey): Promise<void>;
  /** The runs of a student that have something waiting. */
  listRuns(studentId: number): Promise<PendingFinish[]>;
}

/**
 * What waits becomes part of a newer change of its question; but no draft takes back what was handed in, and words that
 * come later do not make the choice of pictures younger: one that another device has added meanwhile was not meant.
 */
export const isReplaced = (older: AnswerChange, newer: AnswerChange): boolean =>
  older.questionId === newer.questionId &&
  (older.isDraft !== false || newer.isDraft === false) &&
  (older.imageIds === undefined || newer.imageIds !== undefined);

const answers = 'answers';
const finishes = 'finishes';
const runPath = ['studentId', 'attemptId', 'runNo'];
const keyOf = ({ studentId, attemptId, runNo }: RunKey) => [studentId, attemptId, runNo];
/** Arrays sort after numbers: such a range ends behind everything that begins with the key. */
const under = (key: number[]) => IDBKeyRange.bound(key, [...key, []]);

/** One row for each change, under student, run and sequence: no sibling's list ever holds it. */
export async function openOutboxStore(factory: IDBFactory): Promise<OutboxStore> {
  const opening = factory.open('shala-attempts', 1);
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore(answers, { keyPath: [...runPath, 'seq'] });
    opening.result.createObjectStore(finishes, { keyPath: runPath });
  };
  const database = await resultOf(opening);
  // Another version of the page wants the database: it is told at once, and what waits stays written.
  database.onversionchange = () => database.close();
  const read = (store: string) => database.transaction(store, 'readonly').objectStore(store);
  const change = async (store: string, work: (rows: IDBObjectStore) => void) => {
    // Strict: on the disk before anything is sent, so that not even a power cut takes it.
    const transaction = database.transaction(store, 'readwrite', { durability: 'strict' });
    work(transaction.objectStore(store));
    await finished(transaction);
  };

  return {
    add: (pending, isLatestOnly) => change(answers, (rows) => put(rows, pending, isLatestOnly)),
    list: (run) => resultOf(read(answers).getAll(under(keyOf(run)))),
    remove: (pending) => change(answers, (rows) => rows.delete([...keyOf(pending), pending.seq])),
    setFinish: (finish) => change(finishes, (rows) => rows.put(finish)),
    hasFinish: async (run) => (await resultOf(read(finishes).count(keyOf(run)))) > 0,
    removeFinish: (run) => change(finishes, (rows) => rows.delete(keyOf(run))),
    listRuns: async (studentId) => {
      const rows: PendingFinish[] = await resultOf(read(answers).getAll(under([studentId])));
      const ends: PendingFinish[] = await resultOf(read(finishes).getAll(under([studentId])));
      const runs = [...rows, ...ends].map(({ attemptId, runNo, ref }) => ({
        studentId,
        attemptId,
        runNo,
        ref,
      }));
      return [...new Map(runs.map((run) => [String(keyOf(run)), run])).values()];
    },
  };
}

/** Another tab may have given the same number to a change of its own: the next free one is taken. */
function put(rows: IDBObjectStore, pending: Pending, isLatestOnly: boolean): void {
  let { seq, change } = pending;
  let older: AnswerChange | null = null;
  const walk = rows.openCursor(under(keyOf(pending)));
  walk.onsuccess = () => {
    const cursor = walk.result;
    if (!cursor) {
      if (older !== null) change = { ...older, ...change };
      rows.put({ ...pending, seq, change });
      return;
    }
    const row = cursor.value as Pending;
    if (row.seq === seq) seq += 1;
    if (isLatestOnly && row.seq < seq && isReplaced(row.change, pending.change)) {
      older = { ...older, ...row.change };
      cursor.delete();
    }
    cursor.continue();
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
