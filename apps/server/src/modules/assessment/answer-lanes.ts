import type { Database } from '#platform/db/database.ts';
import { type QueuedSave, type SavedRow, saveMany } from './answer-store.ts';

export interface AnswerLanes {
  /** What the database holds, once it is committed; null when the save is not a simple one. */
  save(save: QueuedSave): Promise<SavedRow | null>;
}

interface Waiting {
  save: QueuedSave;
  key: string;
  resolve(row: SavedRow | null): void;
  reject(error: unknown): void;
}

const keyOf = (studentId: number, attemptId: number, questionId: number) =>
  `${studentId}:${attemptId}:${questionId}`;

const laneCount = 2;
const mostRows = 64;

/**
 * Saves that arrive while a statement is under way leave together in the next one. Each caller is answered after
 * the commit of its own statement. A student is always in the same lane, so their saves stay in order.
 */
export function createAnswerLanes(
  db: Database,
  write: (saves: readonly QueuedSave[]) => Promise<SavedRow[]> = (saves) => saveMany(db, saves),
): AnswerLanes {
  const lanes = Array.from({ length: laneCount }, () => createLane(write));
  return { save: (save) => (lanes[save.studentId % laneCount] as AnswerLanes).save(save) };
}

function createLane(write: (saves: readonly QueuedSave[]) => Promise<SavedRow[]>): AnswerLanes {
  let waiting: Waiting[] = [];
  let isRunning = false;

  const run = async () => {
    isRunning = true;
    while (waiting.length > 0) {
      const batch = take();
      await settleBatch(write, batch);
    }
    isRunning = false;
  };

  /** As many as fit; a second save of the same question waits for the next statement. */
  const take = (): Waiting[] => {
    const keys = new Set<string>();
    const batch: Waiting[] = [];
    const rest: Waiting[] = [];
    for (const entry of waiting) {
      if (batch.length < mostRows && !keys.has(entry.key)) batch.push(entry);
      else rest.push(entry);
      keys.add(entry.key);
    }
    waiting = rest;
    return batch;
  };

  return {
    save: (save) =>
      new Promise((resolve, reject) => {
        const key = keyOf(save.studentId, save.attemptId, save.questionId);
        waiting.push({ save, key, resolve, reject });
        if (!isRunning) void run();
      }),
  };
}

async function settleBatch(
  write: (saves: readonly QueuedSave[]) => Promise<SavedRow[]>,
  batch: readonly Waiting[],
): Promise<void> {
  try {
    const rows = await write(batch.map(({ save }) => save));
    const byKey = new Map(rows.map((row) => [keyOf(row.student_id, row.attempt_id, row.question_id), row]));
    for (const entry of batch) entry.resolve(byKey.get(entry.key) ?? null);
  } catch (error) {
    if (batch.length === 1 || !isFaultOfOne(error)) {
      for (const entry of batch) entry.reject(error);
      return;
    }
    // One of them was refused by the database; the others must not pay for it.
    for (const entry of batch) await settleBatch(write, [entry]);
  }
}

/** Bad data (22), a broken rule (23), or two statements in each other's way (40): not a lost connection. */
const isFaultOfOne = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && /^(22|23|40)/.test(String(error.code));
