import * as z from 'zod';
import { findCourse } from '#modules/catalogue/index.ts';
import { findAcademicYear, findInstitute, saveSection } from '#modules/institutes/index.ts';
import { mixedSlug, record, text } from '../fields.ts';
import type { Kind } from '../kind.ts';
import { inside } from '../source.ts';
import { findTenantId } from './find-tenant-id.ts';

const columns = record({
  tenant: z.string(),
  institute: z.string(),
  section: mixedSlug,
  year: z.string(),
  course: z.string(),
  name: text.optional(),
  name_hi: text.optional(),
});
type Row = z.infer<typeof columns>;

/** The sections of a school as its office lists them: one row for each. */
export const officeSections: Kind<Row> = {
  list: 'sections',
  schema: columns,
  async save(context, { section: slug, year, course, ...row }, at) {
    const { tx } = context;
    context.claim('section', `${row.institute}/${year}/${slug}`, inside(at, 'section'));
    const tenantId = await findTenantId(context, row.tenant, inside(at, 'tenant'));
    if (tenantId === null) return;
    const instituteId = await context.find('institute', row.institute, inside(at, 'institute'), () =>
      findInstitute(tx, tenantId, row.institute),
    );
    if (instituteId === null) return;
    const academicYearId = await context.find('academic year', year, inside(at, 'year'), () =>
      findAcademicYear(tx, tenantId, instituteId, year),
    );
    const courseId = await context.find('course', course, inside(at, 'course'), () =>
      findCourse(tx, tenantId, course),
    );
    if (academicYearId === null || courseId === null) return;
    const name = { en: row.name ?? slug, ...(row.name_hi !== undefined && { hi: row.name_hi }) };
    const saved = await saveSection(tx, { tenantId, instituteId, academicYearId, courseId, slug, name });
    context.count('sections', saved.change);
  },
};
