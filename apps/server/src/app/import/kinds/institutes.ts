import * as z from 'zod';
import { findBoard, findCourse } from '#modules/catalogue/index.ts';
import { findAcademicYear, saveAcademicYear, saveInstitute, saveSection } from '#modules/institutes/index.ts';
import type { ImportContext } from '../context.ts';
import { day, localText, mixedSlug, record, slug } from '../fields.ts';
import type { Kind } from '../kind.ts';
import { toDay } from '../relative-time.ts';
import { inside, type Place } from '../source.ts';
import { findTenantId } from './find-tenant-id.ts';

const sectionFields = record({ slug: mixedSlug, year: z.string(), course: z.string(), name: localText });

const schema = record({
  slug,
  tenant: z.string(),
  name: localText,
  city: localText.optional(),
  board: z.string().optional(),
  academic_years: z.array(record({ slug: mixedSlug, from: day, to: day })).default([]),
  sections: z.array(sectionFields).default([]),
});
type Institute = z.infer<typeof schema>;

export const institutes: Kind<Institute> = {
  list: 'institutes',
  schema,
  async save(context, institute, at) {
    const { tx } = context;
    const { slug, name, board } = institute;
    context.claim('institute', `${institute.tenant}/${slug}`, at);
    const tenantId = await findTenantId(context, institute.tenant, inside(at, 'tenant'));
    if (tenantId === null) return;
    const boardId =
      board === undefined
        ? undefined
        : await context.find('board', board, inside(at, 'board'), () => findBoard(tx, tenantId, board));
    const saved = await saveInstitute(tx, {
      tenantId,
      slug,
      name,
      city: institute.city,
      boardId: boardId ?? undefined,
    });
    context.count('institutes', saved.change);
    for (const [index, { slug: year, from, to }] of institute.academic_years.entries()) {
      const startsOn = toDay(from, context.clock) ?? from;
      const endsOn = toDay(to, context.clock) ?? to;
      const fields = { tenantId, instituteId: saved.id, slug: year, startsOn, endsOn };
      const place = inside(at, 'academic_years', index);
      const done = await context.attempt(place, () => saveAcademicYear(tx, fields));
      if (done) context.count('academic years', done.change);
    }
    await saveSections(context, { tenantId, instituteId: saved.id }, institute, at);
  },
};

async function saveSections(
  context: ImportContext,
  { tenantId, instituteId }: { tenantId: number; instituteId: number },
  institute: Institute,
  at: Place,
): Promise<void> {
  const { tx } = context;
  for (const [index, { slug, year, course, name }] of institute.sections.entries()) {
    const place = inside(at, 'sections', index);
    context.claim('section', `${institute.slug}/${year}/${slug}`, place);
    const courseId = await context.find('course', course, inside(place, 'course'), () =>
      findCourse(tx, tenantId, course),
    );
    const academicYearId = await context.find('academic year', year, inside(place, 'year'), () =>
      findAcademicYear(tx, tenantId, instituteId, year),
    );
    if (courseId === null || academicYearId === null) continue;
    const saved = await saveSection(tx, { tenantId, instituteId, academicYearId, courseId, slug, name });
    context.count('sections', saved.change);
  }
}
