import * as z from 'zod';
import type { JobHandler } from '#platform/events.ts';
import type { Sweep } from '#platform/sweep.ts';
import { makeRecording, type RecordingDeps } from './make-recording.ts';
import { makeTask } from './make-task.ts';
import { sweepRecordingFiles, sweepRecordings } from './sweep-recordings.ts';

const payload = z.object({ tenantId: z.int(), recordingId: z.int() });

export const recordingJobs = (deps: RecordingDeps): JobHandler[] => [
  { task: makeTask, handle: (given, signal) => makeRecording(deps, payload.parse(given), signal) },
];

export const recordingSweeps = (deps: RecordingDeps): Sweep[] => [
  { name: 'live.recordings', everySeconds: 15, run: () => sweepRecordings(deps) },
  { name: 'live.recording-files', everySeconds: 60, run: () => sweepRecordingFiles(deps) },
];
