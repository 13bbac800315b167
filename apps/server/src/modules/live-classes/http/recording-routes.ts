import * as wire from '@shala/wire/live-classes-staff.ts';
import type { StaffActor } from '#platform/http/actor.ts';
import { type Route, read, write } from '#platform/http/route.ts';
import type { LiveClassesDeps } from '../deps.ts';
import { discardRecording } from '../recordings/discard-recording.ts';
import { publishRecording } from '../recordings/publish-recording.ts';
import { listRecordings } from '../recordings/require-recording.ts';
import { retryRecording } from '../recordings/retry-recording.ts';
import { presentRecording } from './present-recording.ts';

const staff = { policy: 'staff' } as const;

const which = (actor: StaffActor, params: { liveClassId: number; recordingId: number }) => ({
  staff: actor,
  liveClassId: params.liveClassId,
  recordingId: params.recordingId,
});

/** What tutors do with the recordings of their classes. */
export const recordingRoutes = ({ db }: Pick<LiveClassesDeps, 'db'>): Route[] => [
  read(wire.listRecordings, staff, async ({ actor, params, locale }) => {
    const recordings = await listRecordings(db, { staff: actor, liveClassId: params.liveClassId });
    return { recordings: recordings.map((recording) => presentRecording(recording, locale)) };
  }),
  write(wire.publishRecording, staff, async ({ actor, params, body, locale }, tx) => {
    const { chapter_id: chapterId, title } = body.recording;
    const recording = await publishRecording(tx, which(actor, params), { chapterId, title });
    return { recording: presentRecording(recording, locale) };
  }),
  write(wire.discardRecording, staff, async ({ actor, params, locale }, tx) => ({
    recording: presentRecording(await discardRecording(tx, which(actor, params)), locale),
  })),
  write(wire.retryRecording, staff, async ({ actor, params, locale }, tx) => ({
    recording: presentRecording(await retryRecording(tx, which(actor, params)), locale),
  })),
];
