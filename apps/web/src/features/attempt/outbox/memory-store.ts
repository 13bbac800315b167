import {
  isReplaced,
  type OutboxStore,
  type Pending,
  type PendingFinish,
  type RunKey,
} from './outbox-store.ts';

const isSame = (a: RunKey, b: RunKey) =>
  a.studentId === b.studentId && a.attemptId === b.attemptId && a.runNo === b.runNo;

/** For a browser that lets us write nothing (some private windows): what waits lives as long as the page. */
export function createMemoryStore(): OutboxStore {
  let rows: Pending[] = [];
  let ends: PendingFinish[] = [];
  return {
    async add(pending, isLatestOnly) {
      const isOlder = (row: Pending) =>
        isLatestOnly && isSame(row, pending) && isReplaced(row.change, pending.change);
      const older = rows.filter(isOlder).map(({ change }) => change);
      rows = rows.filter((row) => !isOlder(row));
      rows.push({ ...pending, change: Object.assign({}, ...older, pending.change) });
    },
    list: async (run) => rows.filter((row) => isSame(row, run)).sort((a, b) => a.seq - b.seq),
    async remove(pending) {
      rows = rows.filter((row) => !(isSame(row, pending) && row.seq === pending.seq));
    },
    async setFinish(finish) {
      ends = [...ends.filter((end) => !isSame(end, finish)), finish];
    },
    hasFinish: async (run) => ends.some((end) => isSame(end, run)),
    async removeFinish(run) {
      ends = ends.filter((end) => !isSame(end, run));
    },
    listRuns: async (studentId) => {
      const own = [...rows, ...ends].filter((row) => row.studentId === studentId);
      return own
        .filter((row, place) => own.findIndex((other) => isSame(other, row)) === place)
        .map(({ attemptId, runNo, ref }) => ({ studentId, attemptId, runNo, ref }));
    },
  };
}
