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

interface Who {
  tenantId: number;
  studentId: number;
}

export async function saveAccess(
  context: ImportContext,
  who: Who,
  access: readonly z.infer<typeof accessFields>[],
  at: Place,
): Promise<void> {
  for (const [index, { course, subjects, source, ref, from, to }] of access.entries()) {
    const place = inside(at, index);
    const courseId = await context.find('course', course, inside(place, 'course'), () =>
      findCourse(context.tx, who.tenantId, course),
    );
    const fromDay = toDay(from, context.clock) ?? from;
    const toDayText = toDay(to, context.clock) ?? to;
    if (fromDay > toDayText) context.problem(inside(place, 'to'), `is before from (${fromDay})`);
    if (courseId === null || fromDay > toDayText) continue;
    for (const subjectId of await findSubjects(context, courseId, subjects, inside(place, 'subjects'))) {
      const { change } = await grantAccess(context.tx, {
        ...who,
        grant: {
          courseId,
          subjectId,
          source: source === 'order' ? 'order_line' : source,
          sourceRef: ref ?? '',
          fromDay,
          toDay: toDayText,
        },
      });
      context.count('access grants', change);
    }
  }
}
