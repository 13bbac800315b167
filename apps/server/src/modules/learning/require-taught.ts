import { inLocale, type Locale, localTextSchema } from '@shala/brand/brand.ts';
import { listTaughtSubjects, type Teacher } from '#modules/institutes/index.ts';
import { AppError, notFound } from '#platform/app-error.ts';
import type { Queryable } from '#platform/db/database.ts';
import { type TaughtContent, taughtContent } from './taught-content.ts';
import { selectTaughtChapter, selectTaughtContent, selectTaughtContents } from './teaching-store.ts';

const subjectsOf = async (db: Queryable, teacher: Teacher) => {
  const taught = await listTaughtSubjects(db, teacher);
  if (taught.length === 0) throw notFound();
  return taught.map(({ subjectId }) => subjectId);
};

/** A chapter that this person fills; any other answers like one that does not exist. */
export async function requireTaughtChapter(
  db: Queryable,
  { teacher, chapterId, locale = 'en' }: { teacher: Teacher; chapterId: number; locale?: Locale },
) {
  const row = await selectTaughtChapter(db, chapterId, await subjectsOf(db, teacher));
  if (!row) throw notFound();
  const say = (text: unknown) => inLocale(localTextSchema.parse(text), locale);
  return {
    id: row.id,
    number: row.number,
    name: say(row.name),
    course: { id: row.course_id, name: say(row.course_name) },
    subject: { id: row.subject_id, name: say(row.subject_name), colour: row.subject_colour },
  };
}

/** A content of such a chapter. */
export async function requireTaughtContent(
  db: Queryable,
  { teacher, contentId }: { teacher: Teacher; contentId: number },
): Promise<TaughtContent> {
  const row = await selectTaughtContent(db, contentId, await subjectsOf(db, teacher));
  if (!row) throw notFound();
  return taughtContent(row);
}

/** One whose file is the tenant's own: what another owner lends is changed by nobody else, for all who show it see the change. */
export async function requireOwnContent(
  db: Queryable,
  which: { teacher: Teacher; contentId: number },
): Promise<TaughtContent> {
  const content = await requireTaughtContent(db, which);
  if (content.ownerTenantId !== which.teacher.tenantId) throw new AppError('of_another_owner');
  return content;
}

/** The caller has found the chapter. */
export async function listTaughtContents(db: Queryable, chapterId: number): Promise<TaughtContent[]> {
  return (await selectTaughtContents(db, chapterId)).map(taughtContent);
}
