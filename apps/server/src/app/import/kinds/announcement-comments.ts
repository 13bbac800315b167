import * as z from 'zod';
import { findStaffByRef, findStudentByRef } from '#modules/accounts/index.ts';
import { saveComment } from '#modules/announcements/index.ts';
import type { ImportContext } from '../context.ts';
import { moment, record, text } from '../fields.ts';
import { inside, type Place } from '../source.ts';
import { pastMoment } from './past-moment.ts';

/** `by` is the id of a student or of a member of staff. */
const said = { by: z.string(), at: moment, text };
export const commentFields = record({ ...said, replies: z.array(record(said)).default([]) });
type Said = z.infer<ReturnType<typeof record<typeof said>>>;

interface Where {
  tenantId: number;
  announcementId: number;
}

/** They are known by their place: a file is added to at its end. */
export async function saveComments(
  context: ImportContext,
  where: Where,
  comments: readonly z.infer<typeof commentFields>[],
  at: Place,
): Promise<void> {
  for (const [index, comment] of comments.entries()) {
    const place = inside(at, index);
    const id = await saveOne(context, where, comment, { importRef: `${index}`, answersId: null }, place);
    if (id === null) continue;
    for (const [order, reply] of comment.replies.entries()) {
      const ref = { importRef: `${index}/${order}`, answersId: id };
      await saveOne(context, where, reply, ref, inside(place, 'replies', order));
    }
  }
}

async function saveOne(
  context: ImportContext,
  where: Where,
  { by, at: when, text: words }: Said,
  ref: { importRef: string; answersId: number | null },
  at: Place,
): Promise<number | null> {
  const author = await context.find('student or member of staff', by, inside(at, 'by'), () =>
    findAuthor(context, where.tenantId, by),
  );
  const moment = pastMoment(context, when, inside(at, 'at'));
  if (author === null || moment === null) return null;
  const { id, change } = await saveComment(context.tx, { ...where, ...ref, author, text: words, at: moment });
  context.count('comments', change);
  return id;
}

async function findAuthor({ tx }: ImportContext, tenantId: number, by: string) {
  const studentId = await findStudentByRef(tx, tenantId, by);
  if (studentId !== null) return { studentId };
  const staffId = await findStaffByRef(tx, tenantId, by);
  return staffId === null ? null : { staffId };
}
