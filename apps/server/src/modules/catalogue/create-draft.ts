import type { LocalText } from '@shala/brand/brand.ts';
import { AppError } from '#platform/app-error.ts';
import type { Tx } from '#platform/db/database.ts';
import { newSecret } from '#platform/random.ts';
import { selectPosition } from './content-place-store.ts';
import { saveContent } from './save-content.ts';
import { saveContentLibrary } from './save-content-library.ts';

export interface CreateDraft {
  tenantId: number;
  chapterId: number;
  contentType: 'video' | 'pdf' | 'external_link';
  title: LocalText;
  externalUrl: string | null;
}

/** The last of its chapter, seen by nobody yet. */
export async function createDraft(tx: Tx, draft: CreateDraft): Promise<number> {
  const { tenantId, chapterId, contentType, externalUrl } = draft;
  const own = { ownerTenantId: tenantId, slug: `made-${newSecret()}` };
  if (contentType === 'external_link' && externalUrl === null) throw new AppError('link_invalid');
  const library = await saveContentLibrary(
    tx,
    contentType === 'external_link'
      ? { ...own, contentType, externalUrl: externalUrl ?? '' }
      : { ...own, contentType },
  );
  const content = await saveContent(tx, {
    placedBy: tenantId,
    chapterId,
    contentLibraryId: library.id,
    title: draft.title,
    position: await selectPosition(tx, chapterId, library.id),
    isActive: false,
  });
  return content.id;
}
