import type { EngineDeps } from './deps.ts';
import type { AttemptRef } from './domain/run.ts';
import { type EventKind, insertEvent, selectEvents } from './event-store.ts';
import { findAttempt } from './find-attempt.ts';

/** Notes that the page of a run was left or came back. After the end nothing is noted any more. */
export async function noteEvent(
  deps: EngineDeps,
  { ref, kind }: { ref: AttemptRef; kind: 'left' | 'came_back' },
): Promise<void> {
  const { run } = await findAttempt(deps, ref, 'en');
  if (run.state === 'open' && run.startedAt !== null) await insertEvent(deps.db, run, kind);
}

/** What was noted of the newest run; its student may read it. */
export async function listEvents(
  deps: EngineDeps,
  ref: AttemptRef,
): Promise<{ kind: EventKind; at: Date }[]> {
  const { run } = await findAttempt(deps, ref, 'en');
  const rows = await selectEvents(deps.db, run);
  return rows.map(({ kind, at }) => ({ kind: kind as EventKind, at }));
}
