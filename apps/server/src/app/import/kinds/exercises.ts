import * as z from 'zod';
import { findChapterPlace } from '#modules/assessment/index.ts';
import { findCourse, findSubject } from '#modules/catalogue/index.ts';
import { record } from '../fields.ts';
import type { Kind } from '../kind.ts';
import { inside } from '../source.ts';
import { findTenantId } from './find-tenant-id.ts';
import { hasOneTimer, oneTimer, timedFields } from './practice-fields.ts';
import { savePractice } from './save-practice.ts';

const schema = record({
  owner: z.string(),
  course: z.string(),
  subject: z.string(),
  chapter: z.string(),
  items: z.array(record(timedFields).refine(hasOneTimer, oneTimer)).min(1),
});

/** Of a chapter; their order is the order of the file. */
export const exercises: Kind<z.infer<typeof schema>> = {
  list: 'exercises',
  schema,
  async save(context, set, at) {
    const { tx } = context;
    const { owner, course, subject, chapter } = set;
    const ownerTenantId = await findTenantId(context, owner, inside(at, 'owner'));
    if (ownerTenantId === null) return;
    const courseId = await context.find('course', course, inside(at, 'course'), () =>
      findCourse(tx, ownerTenantId, course),
    );
    if (courseId === null) return;
    const subjectId = await context.find('subject', subject, inside(at, 'subject'), () =>
      findSubject(tx, courseId, subject),
    );
    if (subjectId === null) return;
    const place = await context.find('chapter', chapter, inside(at, 'chapter'), () =>
      findChapterPlace(tx, { courseId, subject, chapter }),
    );
    if (place === null) return;
    for (const [position, item] of set.items.entries()) {
      const rest = { ownerTenantId, place, position };
      await savePractice(context, 'exercises', item, rest, inside(at, 'items', position));
    }
  },
};
