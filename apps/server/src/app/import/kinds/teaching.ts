import * as z from 'zod';
import { findCourse, findSubject } from '#modules/catalogue/index.ts';
import { assignTeaching } from '#modules/institutes/index.ts';
import type { ImportContext } from '../context.ts';
import { mixedSlug, record } from '../fields.ts';
import { inside, type Place } from '../source.ts';
import { findSectionByName } from './find-section.ts';

export const teachingFields = record({
  course: z.string(),
  subjects: z.union([z.literal('all'), z.array(z.string()).min(1)], {
    error: 'must be all or a list of subjects',
  }),
  institute: z.string().optional(),
  year: z.string().optional(),
  sections: z.array(mixedSlug).default([]),
}).refine((value) => value.sections.length === 0 || value.institute !== undefined, {
  path: ['institute'],
  error: 'is missing: sections belong to an institute',
});
type Teaching = z.infer<typeof teachingFields>;

interface Who {
  tenantId: number;
  staffId: number;
}

/** A list of subjects in a list of sections is one assignment for each pair. */
export async function saveTeaching(
  context: ImportContext,
  who: Who,
  teaches: readonly Teaching[],
  at: Place,
): Promise<void> {
  for (const [index, teaching] of teaches.entries()) {
    const place = inside(at, index);
    const { course } = teaching;
    const courseId = await context.find('course', course, inside(place, 'course'), () =>
      findCourse(context.tx, who.tenantId, course),
    );
    if (courseId === null) continue;
    const subjectIds = await findSubjects(context, courseId, teaching.subjects, inside(place, 'subjects'));
    const sections = await findSections(context, who.tenantId, teaching, place);
    for (const subjectId of subjectIds) {
      for (const section of sections) {
        const { change } = await assignTeaching(context.tx, {
          ...who,
          courseId,
          subjectId,
          sectionId: section?.id ?? null,
          fromDay: section?.startsOn ?? null,
        });
        context.count('teaching assignments', change);
      }
    }
  }
}

/** null stands for all subjects of the course. */
export async function findSubjects(
  context: ImportContext,
  courseId: number,
  subjects: 'all' | readonly string[],
  at: Place,
): Promise<(number | null)[]> {
  if (subjects === 'all') return [null];
  const ids: number[] = [];
  for (const [index, slug] of subjects.entries()) {
    const id = await context.find('subject', slug, inside(at, index), () =>
      findSubject(context.tx, courseId, slug),
    );
    if (id !== null) ids.push(id);
  }
  return ids;
}

/** null stands for every student entitled to the course. */
async function findSections(context: ImportContext, tenantId: number, teaching: Teaching, at: Place) {
  const { institute, sections, year } = teaching;
  if (institute === undefined || sections.length === 0) return [null];
  const found = [];
  for (const [index, section] of sections.entries()) {
    const one = await findSectionByName(
      context,
      { tenantId, institute, section, year },
      { institute: inside(at, 'institute'), section: inside(at, 'sections', index) },
    );
    if (one !== null) found.push(one);
  }
  return found;
}
