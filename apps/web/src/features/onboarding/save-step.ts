import { type Progress, saveProgress } from '@shala/api-client/families.ts';
import { transport } from '#shared/api/transport.ts';
import { enterProfile } from '#shared/session/session.ts';
import { attempt } from './attempt.ts';

/** The server keeps the step, and this device what the server answers. */
export const saveStep = (studentId: number, progress: Progress): Promise<boolean> =>
  attempt(
    saveProgress(transport, studentId, progress).then((child) => enterProfile(child, null)),
    'error.title',
    'error.tryAgain',
  );
