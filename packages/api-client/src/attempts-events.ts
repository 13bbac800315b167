import { type AttemptRef, attemptPath } from './attempts-doors.ts';
import type { Transport } from './transport.ts';

export interface RunEvent {
  readonly kind: 'left' | 'came_back' | 'second_device' | 'offline_replay';
  readonly at: string;
}

/** What was noted of the run; the student may read it as well as the tutor. */
export async function listRunEvents(
  transport: Transport,
  ref: AttemptRef,
  signal?: AbortSignal,
): Promise<RunEvent[]> {
  const answer = await transport.send<{ run_events: RunEvent[] }>({
    family: 'main',
    method: 'GET',
    path: `${attemptPath(ref)}/run_events`,
    signal,
  });
  return answer.run_events.map(({ kind, at }) => ({ kind, at }));
}

export async function noteRunEvent(
  transport: Transport,
  ref: AttemptRef,
  kind: 'left' | 'came_back',
): Promise<void> {
  await transport.send({
    family: 'main',
    method: 'POST',
    path: `${attemptPath(ref)}/run_events`,
    body: { run_event: { kind } },
    keepalive: true,
  });
}
