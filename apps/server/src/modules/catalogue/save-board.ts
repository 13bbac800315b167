import type { LocalText } from '@shala/brand/brand.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Saved } from '#platform/db/save-row.ts';
import { upsertBoard } from './catalogue-store.ts';

interface SaveBoard {
  ownerTenantId: number;
  slug: string;
  name: LocalText;
  acronym: LocalText;
  position: number;
  isActive: boolean;
}

export function saveBoard(tx: Tx, board: SaveBoard): Promise<Saved> {
  return upsertBoard(tx, {
    owner_tenant_id: board.ownerTenantId,
    slug: board.slug,
    name: board.name,
    acronym: board.acronym,
    position: board.position,
    is_active: board.isActive,
  });
}
