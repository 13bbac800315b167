import { type LocalText, localTextSchema } from '@shala/brand/brand.ts';
import { notFound } from '#platform/app-error.ts';
import type { Queryable } from '#platform/db/database.ts';
import { selectStaffView } from './staff-store.ts';

export interface StaffView {
  id: number;
  email: string;
  name: LocalText;
  title: LocalText | null;
}

export async function findStaff(
  db: Queryable,
  { tenantId, staffId }: { tenantId: number; staffId: number },
): Promise<StaffView> {
  const row = await selectStaffView(db, tenantId, staffId);
  if (!row) throw notFound();
  return {
    id: row.id,
    email: row.email,
    name: localTextSchema.parse(row.name),
    title: row.title === null ? null : localTextSchema.parse(row.title),
  };
}
