import type { LocalText } from '@shala/brand/brand.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Saved } from '#platform/db/save-row.ts';
import { upsertInstitute } from './institutes-store.ts';

interface SaveInstitute {
  tenantId: number;
  slug: string;
  name: LocalText;
  city?: LocalText | undefined;
  boardId?: number | undefined;
}

export function saveInstitute(tx: Tx, institute: SaveInstitute): Promise<Saved> {
  return upsertInstitute(tx, {
    tenant_id: institute.tenantId,
    slug: institute.slug,
    name: institute.name,
    city: institute.city,
    board_id: institute.boardId,
  });
}
