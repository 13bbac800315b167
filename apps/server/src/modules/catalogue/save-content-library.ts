import { AppError } from '#platform/app-error.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Saved } from '#platform/db/save-row.ts';
import { upsertContentLibrary } from './media-store.ts';

interface CommonFields {
  ownerTenantId: number;
  slug: string;
}
/** A film or a PDF waits for its file (addSourceFile); a link has nothing to wait for. */
export type SaveContentLibrary = CommonFields &
  ({ contentType: 'video' | 'pdf' } | { contentType: 'external_link'; externalUrl: string });

export function saveContentLibrary(tx: Tx, library: SaveContentLibrary): Promise<Saved> {
  const isLink = library.contentType === 'external_link';
  return upsertContentLibrary(tx, {
    owner_tenant_id: library.ownerTenantId,
    slug: library.slug,
    content_type: library.contentType,
    external_url: isLink ? safeLink(library.externalUrl) : null,
    ...(isLink && { state: 'ready', progress_percent: 100, ready_version: 1 }),
  });
}

/** Anything but https could run a script or be read on the way. */
function safeLink(text: string): string {
  const url = URL.parse(text);
  const isSafe = url?.protocol === 'https:' && url.username === '' && url.password === '';
  if (!url || !isSafe) throw new AppError('link_invalid', { link: text });
  return url.href;
}
