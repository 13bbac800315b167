import { notFound } from '#platform/app-error.ts';
import { audit } from '#platform/audit.ts';
import type { Tx } from '#platform/db/database.ts';
import type { WhichClass } from '../domain/seat.ts';
import { insertRecording, type RunningRecording, selectRunning } from '../recording-store.ts';

/** Asked twice, it is the same recording. */
export async function beginRecording(
  tx: Tx,
  { tenantId, liveClassId, staffId }: WhichClass & { staffId: number },
): Promise<RunningRecording> {
  const isNew = await insertRecording(tx, { tenantId, liveClassId, staffId });
  const running = await selectRunning(tx, { tenantId, liveClassId });
  if (!running) throw notFound();
  if (isNew) {
    await audit(tx, {
      tenantId,
      actor: { kind: 'staff', id: staffId },
      action: 'live_recording.started',
      subject: { kind: 'live_class', id: liveClassId },
      details: { recording_id: running.recordingId },
    });
  }
  return running;
}
