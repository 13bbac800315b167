import * as z from 'zod';
import type { JobHandler } from '#platform/events.ts';
import { type PrepareDeps, prepareMedia } from './prepare-media.ts';
import { prepareTask } from './prepare-task.ts';
import { sweepMedia } from './sweep-media.ts';

const payload = z.object({ libraryId: z.int() });

export function mediaJobs(deps: PrepareDeps): JobHandler[] {
  return [
    {
      task: prepareTask,
      handle: (given, signal) => prepareMedia(deps, { libraryId: payload.parse(given).libraryId, signal }),
    },
    { task: 'sweep-media', handle: () => sweepMedia(deps) },
  ];
}
