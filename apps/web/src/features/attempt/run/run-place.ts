import type { RunKey } from '../outbox/outbox-store.ts';

const key = 'ATTEMPT_PLACE';
const nameOf = ({ studentId, attemptId, runNo }: RunKey) => `${studentId}/${attemptId}/${runNo}`;

/** Which question this tab stood at, so that a reload leads back to it. */
export function readPlace(run: RunKey, storage: Storage = sessionStorage): number | null {
  const [name, index] = storage.getItem(key)?.split(' ') ?? [];
  return name === nameOf(run) ? Number(index) : null;
}

export function writePlace(run: RunKey, index: number, storage: Storage = sessionStorage): void {
  storage.setItem(key, `${nameOf(run)} ${index}`);
}
