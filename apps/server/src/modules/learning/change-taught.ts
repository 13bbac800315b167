import { publishContent, removeDraft, renameContent } from '#modules/catalogue/index.ts';
import type { Teacher } from '#modules/institutes/index.ts';
import { AppError } from '#platform/app-error.ts';
import { audit } from '#platform/audit.ts';
import type { Tx } from '#platform/db/database.ts';
import { requireTaughtContent } from './require-taught.ts';
import type { TaughtContent } from './taught-content.ts';

interface Which {
  teacher: Teacher;
  contentId: number;
}

export async function renameTaught(
  tx: Tx,
  which: Which,
  words: { title: object; description: object },
): Promise<TaughtContent> {
  await requireTaughtContent(tx, which);
  await renameContent(tx, which.contentId, words);
  return requireTaughtContent(tx, which);
}

export async function publishTaught(tx: Tx, which: Which, isPublished: boolean): Promise<TaughtContent> {
  await requireTaughtContent(tx, which);
  await publishContent(tx, { contentId: which.contentId, isPublished });
  await note(tx, which, isPublished ? 'published' : 'hidden');
  return requireTaughtContent(tx, which);
}

/** Only what no student has ever seen. */
export async function removeTaught(tx: Tx, which: Which): Promise<void> {
  const { isRemovable } = await requireTaughtContent(tx, which);
  if (!isRemovable) throw new AppError('content_in_use');
  await removeDraft(tx, { contentId: which.contentId });
  await note(tx, which, 'removed');
}

/** Who showed a lesson to children, hid it or took it away can be asked later. */
const note = (tx: Tx, { teacher, contentId }: Which, action: string) =>
  audit(tx, {
    tenantId: teacher.tenantId,
    actor: { kind: 'staff', id: teacher.staffId },
    action: `content.${action}`,
    subject: { kind: 'content', id: contentId },
  });
