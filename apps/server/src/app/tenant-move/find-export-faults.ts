import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { findDamaged } from '../backup/files.ts';
import { type MoveManifest, readMoveManifest } from './move-manifest.ts';
import { sumSaved } from './rows.ts';

/** Why the folder is no proof that everything of the tenant is elsewhere; empty when it is one. */
export async function findExportFaults(
  db: Database,
  tenant: MoveManifest['tenant'],
  folder: string,
): Promise<string[]> {
  const saved = await readMoveManifest(folder);
  if (saved.tenant.id !== tenant.id) return [`The folder holds ${saved.tenant.slug}.`];
  const opened = await findOpened(db, saved);
  if (opened.length > 0) return opened;
  const damaged = await findDamaged(folder, saved.files);
  for (const [name, { rows: count, sum }] of Object.entries(saved.tables)) {
    const there = await sumSaved(db, folder, name);
    if (there.rows !== count || there.sum !== sum) damaged.push(`rows of ${name}`);
  }
  if (damaged.length > 0) return [`The folder is damaged: ${damaged.slice(0, 5).join(', ')}`];
  // Reading it all may take an hour, and somebody may have gone back to this installation meanwhile.
  return findOpened(db, saved);
}

async function findOpened(db: Database, { tenant, takenAt }: MoveManifest): Promise<string[]> {
  const { rows } = await sql<{ isClosedSince: boolean }>`
    SELECT closed_at <= ${takenAt} AS "isClosedSince" FROM tenant_closed WHERE tenant_id = ${tenant.id}
  `.execute(db);
  return rows[0]?.isClosedSince ? [] : ['It was open after the export was taken: export it once more.'];
}
