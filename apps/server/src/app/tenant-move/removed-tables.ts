import { type RawBuilder, sql } from 'kysely';
import { movedTables } from './scope.ts';
import type { Table } from './tables.ts';

export interface RemovedTable {
  readonly name: string;
  /** Which rows t of the table go. */
  readonly where: RawBuilder<unknown>;
}

interface RemovedTables {
  readonly own: RemovedTable[];
  /** Its conditions hold once the scope is prepared for all other tenants: what they use stays. */
  readonly catalogue: RemovedTable[];
}

/** From the list of what moves, and what of the tenant is left behind by a move; each before what its rows refer to. */
export function removedTables(tables: readonly Table[], tenantId: number): RemovedTables {
  const id = sql.lit(tenantId);
  const own = tables.flatMap(({ name, columns }): RemovedTable[] => {
    // That it is closed is the last to go.
    if (name === 'tenant_closed') return [];
    if (columns.includes('tenant_id')) return [{ name, where: sql`t.tenant_id = ${id}` }];
    if (name !== 'media_upload') return [];
    const libraries = sql`SELECT id FROM content_library WHERE owner_tenant_id = ${id}`;
    return [{ name, where: sql`t.content_library_id IN (${libraries})` }];
  });
  const catalogue = movedTables(tables, tenantId)
    .filter(({ isShared }) => isShared)
    .map(({ name, columns, where }): RemovedTable => {
      const owner = name === 'tenant' ? 'id' : 'owner_tenant_id';
      const isOwn = columns.includes(owner) ? sql`t.${sql.ref(owner)} = ${id} AND` : sql``;
      return { name, where: sql`${isOwn} NOT ${where}` };
    });
  return { own: own.reverse(), catalogue: catalogue.reverse() };
}
