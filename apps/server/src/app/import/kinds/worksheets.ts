import * as z from 'zod';
import { findStaffByRef } from '#modules/accounts/index.ts';
import { findCourse, findSubject } from '#modules/catalogue/index.ts';
import { endOfIndianDay, saveWorksheet } from '#modules/worksheets/index.ts';
import type { ImportContext } from '../context.ts';
import { localText, mixedSlug, moment, record, reference } from '../fields.ts';
import type { Kind } from '../kind.ts';
import { toDay, toMoment } from '../relative-time.ts';
import { inside, type Place } from '../source.ts';
import { findSectionIds } from './find-section.ts';
import { findTenantId } from './find-tenant-id.ts';
import { pastMoment } from './past-moment.ts';
import { makeFiles, sheetName } from './worksheet-files.ts';
import { saveSubmissions, submissionFields } from './worksheet-submissions.ts';

const schema = record({
  id: reference,
  tenant: z.string(),
  tutor: z.string(),
  course: z.string(),
  subject: z.string(),
  institute: z.string().optional(),
  sections: z.array(mixedSlug).default([]),
  name: localText,
  instructions: localText,
  points: z.int().min(0).max(1000),
  posted: moment,
  /** A day means its end. */
  due: moment,
  attachments: z.array(sheetName).default([]),
  submissions: z.array(submissionFields).default([]),
}).refine((value) => value.sections.length === 0 || value.institute !== undefined, {
  path: ['institute'],
  error: 'is missing: sections belong to an institute',
});
type Worksheet = z.infer<typeof schema>;

export const worksheets: Kind<Worksheet> = {
  list: 'worksheets',
  schema,
  async save(context, worksheet, at) {
    context.claim('worksheet', `${worksheet.tenant}/${worksheet.id}`, at);
    const tenantId = await findTenantId(context, worksheet.tenant, inside(at, 'tenant'));
    if (tenantId === null) return;
    const place = await findPlaces(context, tenantId, worksheet, at);
    const postedAt = pastMoment(context, worksheet.posted, inside(at, 'posted'));
    const day = toDay(worksheet.due, context.clock);
    const dueAt = day === null ? toMoment(worksheet.due, context.clock) : endOfIndianDay(day);
    const files = await makeFiles(context, `${worksheet.tenant}/${worksheet.id}`, worksheet.attachments, {
      title: worksheet.name.en,
      text: worksheet.instructions.en,
      at: inside(at, 'attachments'),
    });
    if (place === null || postedAt === null || dueAt === null || files === null) return;
    const { id, name, instructions, points } = worksheet;
    const words = { importRef: id, name, instructions, points, postedAt, dueAt, files };
    const saved = await saveWorksheet(context.tx, { tenantId, ...place, ...words });
    context.count('worksheets', saved.change);
    const where = { tenantId, worksheetId: saved.id, ref: `${worksheet.tenant}/${id}`, title: name.en };
    await saveSubmissions(context, where, worksheet.submissions, inside(at, 'submissions'));
  },
};

async function findPlaces(
  context: ImportContext,
  tenantId: number,
  { tutor, course, subject, institute, sections }: Worksheet,
  at: Place,
) {
  const { tx } = context;
  const staffId = await context.find('member of staff', tutor, inside(at, 'tutor'), () =>
    findStaffByRef(tx, tenantId, tutor),
  );
  const courseId = await context.find('course', course, inside(at, 'course'), () =>
    findCourse(tx, tenantId, course),
  );
  if (courseId === null) return null;
  const subjectId = await context.find('subject', subject, inside(at, 'subject'), () =>
    findSubject(tx, courseId, subject),
  );
  const sectionIds = await findSectionIds(context, tenantId, { institute, sections }, at);
  if (staffId === null || subjectId === null || sectionIds.length < sections.length) return null;
  return { staffId, courseId, subjectId, sectionIds };
}
