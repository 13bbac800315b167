import { createMemoryStore } from './memory-store.ts';
import type { OutboxStore, Pending, PendingFinish, RunKey } from './outbox-store.ts';

const runName = ({ studentId, attemptId, runNo }: RunKey) => `${studentId}/${attemptId}/${runNo}`;
const rowName = (row: Pending) => `${runName(row)}/${row.seq}`;

/**
 * A store that never fails. The device may have no room left, or the browser may close the database under us: it is
 * opened once more, and what still cannot be written is kept in memory, so that it is sent all the same.
 */
export function createSafeStore(open: () => Promise<OutboxStore>): OutboxStore {
  const memory = createMemoryStore();
  /** What the device holds although it was to go. */
  const gone = new Set<string>();
  let disk: Promise<OutboxStore> | null = null;

  const openDisk = (): Promise<OutboxStore> => {
    disk ??= open();
    return disk;
  };

  /** Null: the device does not do it, not even after it was opened once more. */
  async function tryDisk<T>(work: (store: OutboxStore) => Promise<T>): Promise<T | null> {
    for (let tries = 0; tries < 2; tries += 1) {
      const opened = openDisk();
      try {
        return await work(await opened);
      } catch {
        // Whatever the reason: memory takes over for this one, and the next one opens anew.
        if (disk === opened) disk = null;
      }
    }
    return null;
  }

  const write = async (work: (store: OutboxStore) => Promise<void>): Promise<boolean> =>
    (await tryDisk(async (store) => {
      await work(store);
      return true;
    })) !== null;

  return {
    async add(pending, isLatestOnly) {
      if (!(await write((store) => store.add(pending, isLatestOnly))))
        await memory.add(pending, isLatestOnly);
    },
    async list(run) {
      const kept = (await tryDisk((store) => store.list(run))) ?? [];
      const rows = [...kept, ...(await memory.list(run))].filter((row) => !gone.has(rowName(row)));
      return [...new Map(rows.map((row) => [row.seq, row])).values()].sort((a, b) => a.seq - b.seq);
    },
    async remove(pending) {
      await memory.remove(pending);
      if (!(await write((store) => store.remove(pending)))) gone.add(rowName(pending));
    },
    async setFinish(finish) {
      gone.delete(runName(finish));
      if (!(await write((store) => store.setFinish(finish)))) await memory.setFinish(finish);
    },
    async hasFinish(run) {
      if (await memory.hasFinish(run)) return true;
      return !gone.has(runName(run)) && ((await tryDisk((store) => store.hasFinish(run))) ?? false);
    },
    async removeFinish(run) {
      await memory.removeFinish(run);
      if (!(await write((store) => store.removeFinish(run)))) gone.add(runName(run));
    },
    async listRuns(studentId) {
      const kept: PendingFinish[] = (await tryDisk((store) => store.listRuns(studentId))) ?? [];
      const runs = [...kept, ...(await memory.listRuns(studentId))];
      return [...new Map(runs.map((run) => [runName(run), run])).values()];
    },
  };
}
