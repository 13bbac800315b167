import { sql } from 'kysely';
import type { Queryable } from '#platform/db/database.ts';
import type { Sealer } from '#platform/sealed.ts';

/** What is sealed with DATA_KEYS. It moves as it is: the new installation must know the old key, behind its own. */
export const sealedColumns: readonly (readonly [table: string, column: string])[] = [
  ['staff', 'totp_secret'],
  ['staff_invitation', 'totp_secret'],
  ['erp_client', 'secret'],
  ['merchant_account', 'secrets'],
  ['media_key', 'sealed_key'],
  ['sealed_identity', 'sealed'],
];

/** Names of the columns with something in them that these keys do not open; one value of each key is tried. */
export async function findUnopened(db: Queryable, sealer: Sealer | null): Promise<string[]> {
  const unopened: string[] = [];
  for (const [table, column] of sealedColumns) {
    const value = sql.ref(column);
    const { rows } = await sql<{ sealed: Buffer }>`
      SELECT DISTINCT ON (substring(${value} FROM 2 FOR get_byte(${value}, 0))) ${value} AS sealed
      FROM ${sql.table(table)} WHERE ${value} IS NOT NULL
    `.execute(db);
    if (!rows.every(({ sealed }) => opens(sealer, sealed))) unopened.push(`${table}.${column}`);
  }
  return unopened;
}

function opens(sealer: Sealer | null, sealed: Buffer): boolean {
  try {
    return sealer !== null && typeof sealer.open(sealed) === 'string';
  } catch {
    return false;
  }
}
