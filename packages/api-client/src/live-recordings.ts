import type { ResponseOf } from '@shala/wire/contract.ts';
import type * as wire from '@shala/wire/live-classes-staff.ts';
import type { ClassTitle } from './live-classes-staff.ts';
import type { Transport } from './transport.ts';

export interface LiveRecording {
  readonly id: number;
  readonly state: wire.WireRecording['state'];
  readonly failure: string | null;
  readonly startedAt: string;
  readonly stoppedAt: string | null;
  readonly startedBy: string;
  readonly seconds: number | null;
  /** The draft in the teaching area; its film may still be in the making. */
  readonly contentId: number | null;
  readonly chapterId: number | null;
  readonly mediaState: wire.WireRecording['media_state'];
}

export interface WhichRecording {
  readonly liveClassId: number;
  readonly recordingId: number;
}

const base = '/live_class_management/staff/live_classes';
const pathOf = ({ liveClassId, recordingId }: WhichRecording) =>
  `${base}/${liveClassId}/recordings/${recordingId}`;
type One = ResponseOf<typeof wire.retryRecording>;

export async function listRecordings(
  transport: Transport,
  { liveClassId, signal }: { liveClassId: number; signal?: AbortSignal },
): Promise<readonly LiveRecording[]> {
  const { recordings } = await transport.send<ResponseOf<typeof wire.listRecordings>>({
    family: 'main',
    method: 'GET',
    path: `${base}/${liveClassId}/recordings`,
    signal,
  });
  return recordings.map((one) => ({
    id: one.id,
    state: one.state,
    failure: one.failure_code,
    startedAt: one.started_at,
    stoppedAt: one.stopped_at,
    startedBy: one.started_by,
    seconds: one.duration_seconds,
    contentId: one.content_id,
    chapterId: one.chapter_id,
    mediaState: one.media_state,
  }));
}

/** Students find it in the chapter from now on. */
export async function publishRecording(
  transport: Transport,
  which: WhichRecording,
  { chapterId, title }: { chapterId: number; title: ClassTitle },
): Promise<void> {
  await transport.send<One>({
    family: 'main',
    method: 'POST',
    path: `${pathOf(which)}/publish`,
    body: { recording: { chapter_id: chapterId, title } },
  });
}

/** Gone for good. */
export async function discardRecording(transport: Transport, which: WhichRecording): Promise<void> {
  await transport.send<One>({ family: 'main', method: 'POST', path: `${pathOf(which)}/discard` });
}

export async function retryRecording(transport: Transport, which: WhichRecording): Promise<void> {
  await transport.send<One>({ family: 'main', method: 'POST', path: `${pathOf(which)}/retry` });
}
