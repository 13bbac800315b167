import { removeCaptions, saveCaptions } from '#modules/catalogue/index.ts';
import type { Teacher } from '#modules/institutes/index.ts';
import { audit } from '#platform/audit.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import type { Storage } from '#platform/storage.ts';
import { requireOwnContent, requireTaughtContent } from './require-taught.ts';
import type { TaughtContent } from './taught-content.ts';

interface Which {
  teacher: Teacher;
  contentId: number;
  locale: 'en' | 'hi';
}

/** The words of a film in one language; they take the place of those that were there. */
export async function captionTaught(
  deps: { db: Database; storage: Storage },
  which: Which,
  text: string,
): Promise<TaughtContent> {
  const { libraryId } = await requireOwnContent(deps.db, which);
  const { locale } = which;
  await saveCaptions(deps, { libraryId, locale, text, note: (tx) => note(tx, which, 'captioned') });
  return requireTaughtContent(deps.db, which);
}

export async function uncaptionTaught(tx: Tx, which: Which): Promise<TaughtContent> {
  const { libraryId } = await requireOwnContent(tx, which);
  await removeCaptions(tx, { libraryId, locale: which.locale });
  await note(tx, which, 'uncaptioned');
  return requireTaughtContent(tx, which);
}

const note = (tx: Tx, { teacher, contentId, locale }: Which, action: string) =>
  audit(tx, {
    tenantId: teacher.tenantId,
    actor: { kind: 'staff', id: teacher.staffId },
    action: `content.${action}`,
    subject: { kind: 'content', id: contentId },
    details: { locale },
  });
