import * as z from 'zod';
import { record } from '../fields.ts';
import type { Kind } from '../kind.ts';
import { inside } from '../source.ts';
import { lessonFields, saveLessons, saveWatching, watchingFields } from './activity-lessons.ts';
import { runFields, saveRuns } from './activity-runs.ts';
import { findWhose } from './activity-whose.ts';

const schema = record({
  tenant: z.string(),
  student: z.string(),
  course: z.string(),
  lessons: z.array(lessonFields).default([]),
  runs: z.array(runFields).default([]),
  watching: watchingFields.optional(),
});

/** What students have done before, here or in the system that a school moves from. */
export const activity: Kind<z.infer<typeof schema>> = {
  list: 'activity',
  schema,
  async save(context, past, at) {
    context.claim('activity of', `${past.tenant}/${past.student}/${past.course}`, at);
    const whose = await findWhose(context, past, at);
    if (whose === null) return;
    await saveLessons(context, whose, past.lessons, inside(at, 'lessons'));
    await saveRuns(context, whose, past.runs, inside(at, 'runs'));
    if (past.watching) await saveWatching(context, whose, past.watching, inside(at, 'watching'));
  },
};
