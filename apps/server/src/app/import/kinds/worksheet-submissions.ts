import * as z from 'zod';
import { findStudentByRef } from '#modules/accounts/index.ts';
import { saveSubmission } from '#modules/worksheets/index.ts';
import type { ImportContext } from '../context.ts';
import { moment, record, text } from '../fields.ts';
import { inside, type Place } from '../source.ts';
import { pastMoment } from './past-moment.ts';
import { fileName, makeFiles } from './worksheet-files.ts';

export const submissionFields = record({
  student: z.string(),
  status: z.enum(['draft', 'turned_in', 'returned', 'graded']),
  turned_in_at: moment.optional(),
  points: z.number().min(0).max(1000).optional(),
  files: z.array(fileName).min(1),
  evaluated: z.array(fileName).default([]),
  private_message: text.nullish(),
})
  .refine((value) => (value.status === 'draft') === (value.turned_in_at === undefined), {
    path: ['turned_in_at'],
    error: 'belongs to work that was turned in, and only there',
  })
  .refine((value) => (value.status === 'graded') === (value.points !== undefined), {
    path: ['points'],
    error: 'belong to graded work, and only there',
  });
type Submission = z.infer<typeof submissionFields>;

interface Where {
  tenantId: number;
  worksheetId: number;
  ref: string;
  title: string;
}

export async function saveSubmissions(
  context: ImportContext,
  where: Where,
  submissions: readonly Submission[],
  at: Place,
): Promise<void> {
  for (const [index, submission] of submissions.entries()) {
    await saveOne(context, where, submission, inside(at, index));
  }
}

async function saveOne(context: ImportContext, where: Where, given: Submission, at: Place): Promise<void> {
  const { tenantId, worksheetId, ref, title } = where;
  const { student, turned_in_at: turnedIn } = given;
  const studentId = await context.find('student', student, inside(at, 'student'), () =>
    findStudentByRef(context.tx, tenantId, student),
  );
  const turnedInAt =
    turnedIn === undefined ? null : pastMoment(context, turnedIn, inside(at, 'turned_in_at'));
  const own = `${ref}/${student}`;
  const words = { title, text: 'My work, step by step.' };
  const files = await makeFiles(context, own, given.files, { ...words, at: inside(at, 'files') });
  const evaluatedFiles = await makeFiles(context, `${own}/evaluated`, given.evaluated, {
    title,
    text: 'Marked by your tutor.',
    at: inside(at, 'evaluated'),
  });
  if (studentId === null || files === null || evaluatedFiles === null) return;
  const change = await saveSubmission(context.tx, {
    tenantId,
    worksheetId,
    studentId,
    status: given.status,
    turnedInAt,
    points: given.points ?? null,
    message: given.private_message ?? null,
    files,
    evaluatedFiles,
  });
  context.count('submissions', change);
}
