import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eraseTables, exportTables } from '#platform/student-data.ts';
import { isStudentOwned, readTables, schemaFaults } from '../../test/schema-rules.ts';
import { schemaText } from '../../test/schema-text.ts';
import { openWorld, type World } from '../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.stop());

const covered = () => new Set(world.modules.studentTables.map(({ table }) => table));

describe('the schema', () => {
  test('is the one written down', async () => {
    await expect(await schemaText(world.pool)).toMatchFileSnapshot('../../db/schema.snapshot.txt');
  });

  test('every row knows its tenant, every key keeps families apart, every student-owned table can be exported or erased', async () => {
    expect(schemaFaults(await readTables(world.pool), covered())).toEqual([]);
  });

  test.each([
    ['a table without tenant', 'CREATE TABLE planted (id bigint PRIMARY KEY)', 'planted: no tenant_id'],
    [
      'a key across tenants',
      'CREATE TABLE planted (tenant_id bigint NOT NULL, code text UNIQUE)',
      'planted: the key (code) names neither',
    ],
    [
      'a student-owned table led by its own id',
      'CREATE TABLE planted (tenant_id bigint NOT NULL, student_id bigint NOT NULL, id bigint, PRIMARY KEY (tenant_id, id))',
      'planted: its primary key does not lead with student_id',
    ],
    [
      'a student-owned table nobody exports or erases',
      'CREATE TABLE planted (tenant_id bigint NOT NULL, student_id bigint NOT NULL, PRIMARY KEY (student_id))',
      'planted: no module exports or erases it',
    ],
    [
      'words of a student that others read and nobody exports or erases',
      'CREATE TABLE planted (tenant_id bigint NOT NULL, id bigint, author_student_id bigint, PRIMARY KEY (tenant_id, id))',
      'planted: no module exports or erases it',
    ],
  ])('%s is reported', async (_what, statement, fault) => {
    const client = await world.pool.connect();
    await client.query('BEGIN');
    await client.query(statement);
    const faults = schemaFaults(await readTables(client), covered());
    await client.query('ROLLBACK');
    client.release();
    expect(faults.some((line) => line.startsWith(fault))).toBe(true);
  });

  test('the list of exports names only tables and columns that exist', async () => {
    const { rows } = await world.pool.query<{ id: number }>('SELECT id FROM student LIMIT 1');
    const data = await exportTables(world.db, world.modules.studentTables, Number(rows[0]?.id));
    expect(Object.keys(data).length).toBeGreaterThan(3);
  });

  test('erasing a student leaves no row of theirs but what must be kept, and no row of others is touched', async () => {
    const { rows } = await world.pool.query<{ id: number }>(
      'SELECT student_id AS id FROM student_credential LIMIT 1',
    );
    const studentId = Number(rows[0]?.id);
    const count = async (where: string) => {
      const found: Record<string, number> = {};
      for (const table of (await readTables(world.pool)).filter(isStudentOwned)) {
        const result = await world.pool.query(
          `SELECT count(*)::int AS rows FROM ${table.name} WHERE student_id ${where} $1`,
          [studentId],
        );
        found[table.name] = result.rows[0].rows;
      }
      return found;
    };
    const others = await count('<>');
    await world.db.transaction().execute((tx) => eraseTables(tx, world.modules.studentTables, studentId));
    const kept = world.modules.studentTables
      .filter(({ erase }) => erase !== 'delete')
      .map(({ table }) => table);
    const left = Object.entries(await count('=')).filter(([, rowCount]) => rowCount > 0);
    expect(left.map(([table]) => table).filter((table) => !kept.includes(table))).toEqual([]);
    expect(await count('<>')).toEqual(others);
  });
});

describe('what happened', () => {
  test.each(['UPDATE audit_log SET action = $$x$$', 'DELETE FROM audit_log', 'TRUNCATE audit_log'])(
    '%s is refused',
    async (statement) => {
      await expect(world.pool.query(statement)).rejects.toThrow('append-only');
    },
  );
});

describe('the one clock', () => {
  test('moves for everything at once', async () => {
    const read = async () =>
      (await world.pool.query<{ now: Date }>('SELECT app_now() AS now')).rows[0]?.now.getTime() ?? 0;
    const before = await read();
    await world.moveClock('3 hours');
    expect((await read()) - before).toBeGreaterThanOrEqual(3 * 3600_000);
    await world.moveClock('-3 hours');
  });

  test('the day turns at midnight in India, not in London', async () => {
    const at = async (instant: string) => {
      const { rows } = await world.pool.query(
        `SELECT (timestamptz '${instant}' AT TIME ZONE 'Asia/Kolkata')::date::text AS day`,
      );
      return rows[0].day;
    };
    expect(await at('2026-11-15T18:29:59Z')).toBe('2026-11-15');
    expect(await at('2026-11-15T18:30:00Z')).toBe('2026-11-16');
    const { rows } = await world.pool.query(
      "SELECT app_today() = (app_now() AT TIME ZONE 'Asia/Kolkata')::date AS same",
    );
    expect(rows[0].same).toBe(true);
  });
});
