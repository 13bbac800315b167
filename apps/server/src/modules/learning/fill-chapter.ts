import { type CreateDraft, createDraft, orderContents } from '#modules/catalogue/index.ts';
import type { Teacher } from '#modules/institutes/index.ts';
import type { Tx } from '#platform/db/database.ts';
import { listTaughtContents, requireTaughtChapter, requireTaughtContent } from './require-taught.ts';
import type { TaughtContent } from './taught-content.ts';

interface InChapter {
  teacher: Teacher;
  chapterId: number;
}

/** A new lesson at the end of a chapter; students see it once it is published. */
export async function addDraft(
  tx: Tx,
  { teacher, chapterId }: InChapter,
  draft: Omit<CreateDraft, 'tenantId' | 'chapterId'>,
): Promise<TaughtContent> {
  await requireTaughtChapter(tx, { teacher, chapterId });
  const contentId = await createDraft(tx, {
    tenantId: teacher.tenantId,
    chapterId,
    contentType: draft.contentType,
    title: draft.title,
    externalUrl: draft.externalUrl,
  });
  return requireTaughtContent(tx, { teacher, contentId });
}

export async function orderChapter(
  tx: Tx,
  { teacher, chapterId }: InChapter,
  contentIds: readonly number[],
): Promise<TaughtContent[]> {
  await requireTaughtChapter(tx, { teacher, chapterId });
  await orderContents(tx, { chapterId, contentIds });
  return listTaughtContents(tx, chapterId);
}
