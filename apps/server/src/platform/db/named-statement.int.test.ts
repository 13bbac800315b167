import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EmptyDatabase, openEmptyDatabase } from '../../../test/empty-database.ts';
import { executeNamed } from './named-statement.ts';

let database: EmptyDatabase;
beforeAll(async () => {
  database = await openEmptyDatabase();
});
afterAll(() => database.stop());

test('a named statement is planned once for a connection and answers like any other', async () => {
  const double = { name: 'double-it', text: 'SELECT $1::int * 2 AS twice' };
  await database.db.connection().execute(async (connection) => {
    for (const given of [2, 21]) {
      expect(await executeNamed<{ twice: number }>(connection, double, [given])).toEqual([
        { twice: given * 2 },
      ]);
    }
    const { rows } = await sql<{ name: string; runs: number }>`
      SELECT name, generic_plans + custom_plans AS runs FROM pg_prepared_statements WHERE name = ${double.name}
    `.execute(connection);
    expect(rows).toEqual([{ name: 'double-it', runs: 2 }]);
  });
});
