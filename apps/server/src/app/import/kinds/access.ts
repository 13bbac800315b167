import * as z from 'zod';
import { findCourse } from '#modules/catalogue/index.ts';
import { grantAccess } from '#modules/enrolment/index.ts';
import type { ImportContext } from '../context.ts';
import { day, record, reference } from '../fields.ts';
import { toDay } from '../relative-time.ts';
import { inside, type Place } from '../source.ts';
import { findSubjects } from './teaching.ts';

export const accessFields = record({
  course: z.string(),
  subjects: z
    .union([z.literal('all'), z.array(z.string()).min(1)], { error: 'must be all or a list of subjects' })
    .default('all'),
  source: z.enum(['trial', 'order', 'institution', 'admin']),
  ref: reference.optional(),
  from: day,
  to: day,
});

type Grant = Parameters<typeof grantAccess>[1]['grant'];

/** What the lines stand for, checked before anything is saved. */
export async function findGrants(
  context: ImportContext,
  tenantId: number,
  access: readonly z.infer<typeof accessFields>[],
  at: Place,
): Promise<Grant[]> {
  const grants: Grant[] = [];
  for (const [index, line] of access.entries()) {
    const place = inside(at, index);
    const { course } = line;
    const courseId = await context.find('course', course, inside(place, 'course'), () =>
      findCourse(context.tx, tenantId, course),
    );
    const fromDay = toDay(line.from, context.clock) ?? line.from;
    const lastDay = toDay(line.to, context.clock) ?? line.to;
    if (fromDay > lastDay) context.problem(inside(place, 'to'), `is before from (${fromDay})`);
    if (courseId === null) continue;
    const source = line.source === 'order' ? 'order_line' : line.source;
    const sourceRef = line.ref ?? '';
    for (const subjectId of await findSubjects(context, courseId, line.subjects, inside(place, 'subjects'))) {
      grants.push({ courseId, subjectId, source, sourceRef, fromDay, toDay: lastDay });
    }
  }
  return grants;
}

export async function saveGrants(
  context: ImportContext,
  who: { tenantId: number; studentId: number },
  grants: readonly Grant[],
): Promise<void> {
  for (const grant of grants.filter(({ fromDay, toDay }) => fromDay <= toDay)) {
    const { change } = await grantAccess(context.tx, { ...who, grant });
    context.count('access grants', change);
  }
}
