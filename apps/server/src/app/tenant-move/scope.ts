import { type RawBuilder, sql } from 'kysely';
import type { Queryable, Tx } from '#platform/db/database.ts';
import type { Table } from './tables.ts';

/** Tables that are no part of a tenant, and why. */
const leftBehind: Readonly<Record<string, string>> = {
  schema_migration: 'each installation has its own; both must be the same',
  worker_heartbeat: 'of the processes there',
  media_leftover: 'what is to leave the old file store',
  media_upload: 'parts of a source file in the old store; adding the file begins anew',
  live_room: 'on which media node of the old installation a class ran, and which process led it',
};

const among = (column: string, set: string) =>
  sql`t.${sql.ref(column)} IN (SELECT id FROM ${sql.table(`scope_${set}`)})`;

/** The catalogue has no tenant_id: a tenant takes along what it owns and what it uses of others. */
const ofCatalogue: Readonly<Record<string, RawBuilder<unknown>>> = {
  tenant: among('id', 'tenant'),
  board: among('id', 'board'),
  course: among('id', 'course'),
  subject: among('id', 'subject'),
  chapter: among('id', 'chapter'),
  content: among('id', 'content'),
  content_library: among('id', 'content_library'),
  media_rendition: among('content_library_id', 'content_library'),
  media_key: among('content_library_id', 'content_library'),
  media_caption: among('content_library_id', 'content_library'),
  practice_item: among('id', 'practice_item'),
  practice_item_question: among('practice_item_id', 'practice_item'),
  question: among('id', 'question'),
  question_version: among('question_id', 'question'),
};

export interface MovedTable extends Table {
  /** Which rows t of the table move, once the scope is prepared for the tenant. */
  readonly where: RawBuilder<unknown>;
  /** May be there already, brought by another tenant that uses the same courses. */
  readonly isShared: boolean;
}

/** Fails for a table of which nobody has said whether it moves. */
export function movedTables(tables: readonly Table[], tenantId: number): MovedTable[] {
  return tables.flatMap((table): MovedTable[] => {
    if (table.name in leftBehind) return [];
    const where = ofCatalogue[table.name];
    if (where) return [{ ...table, where, isShared: true }];
    if (!table.columns.includes('tenant_id')) {
      throw new Error(`${table.name} is neither moved with a tenant nor left behind with a reason`);
    }
    // The brand of unknown hosts is a matter of each installation.
    const noStar = table.name === 'brand_host' ? sql`AND t.host <> '*'` : sql``;
    return [{ ...table, where: sql`t.tenant_id = ${sql.lit(tenantId)} ${noStar}`, isShared: false }];
  });
}

/** Whose rows are meant: of one tenant, or of all but one. */
export type Whose = RawBuilder<unknown>;
export const only = (tenantId: number): Whose => sql`= ${sql.lit(tenantId)}`;
export const allBut = (tenantId: number): Whose => sql`<> ${sql.lit(tenantId)}`;

/**
 * Collects which rows of the catalogue they use, in tables that live as long as the transaction. A course that they
 * own, license or refer to comes whole; a shelf on which a used question stands comes by its name only.
 */
export async function prepareScope(tx: Tx, tables: readonly Table[], whose: Whose): Promise<void> {
  const refs = (target: string) => usedBy(tables, whose, target);
  const own = sql`owner_tenant_id ${whose}`;
  await collect(tx, 'whole', sql`SELECT id FROM course WHERE ${own} UNION ${refs('course')}`);
  await collect(
    tx,
    'whole_chapter',
    sql`SELECT chapter.id FROM chapter JOIN subject ON subject.id = subject_id
        WHERE course_id IN (SELECT id FROM scope_whole)`,
  );
  await collect(
    tx,
    'content',
    sql`SELECT id FROM content WHERE chapter_id IN (SELECT id FROM scope_whole_chapter)
        UNION ${refs('content')}`,
  );
  await collect(
    tx,
    'content_library',
    sql`SELECT id FROM content_library WHERE ${own} UNION ${refs('content_library')}
        UNION SELECT content_library_id FROM content WHERE id IN (SELECT id FROM scope_content)`,
  );
  await collect(
    tx,
    'practice_item',
    sql`SELECT id FROM practice_item WHERE ${own} OR course_id IN (SELECT id FROM scope_whole)
          OR chapter_id IN (SELECT id FROM scope_whole_chapter)
          OR content_library_id IN (SELECT id FROM scope_content_library)
        UNION ${refs('practice_item')}`,
  );
  await collect(
    tx,
    'question',
    sql`SELECT id FROM question WHERE ${own} UNION ${refs('question')}
        UNION SELECT question_id FROM practice_item_question
          WHERE practice_item_id IN (SELECT id FROM scope_practice_item)
        UNION SELECT unnest(question_ids) FROM attempt_run WHERE tenant_id ${whose}`,
  );
  await collectShelves(tx, refs, own);
}

async function collectShelves(
  tx: Tx,
  refs: (target: string) => RawBuilder<unknown>,
  own: RawBuilder<unknown>,
) {
  await collect(
    tx,
    'chapter',
    sql`SELECT id FROM scope_whole_chapter UNION ${refs('chapter')}
        UNION SELECT chapter_id FROM content WHERE id IN (SELECT id FROM scope_content)
        UNION SELECT chapter_id FROM practice_item WHERE id IN (SELECT id FROM scope_practice_item)
        UNION SELECT chapter_id FROM question WHERE id IN (SELECT id FROM scope_question)`,
  );
  await collect(
    tx,
    'subject',
    sql`SELECT id FROM subject WHERE course_id IN (SELECT id FROM scope_whole) UNION ${refs('subject')}
        UNION SELECT subject_id FROM chapter WHERE id IN (SELECT id FROM scope_chapter)
        UNION SELECT subject_id FROM question WHERE id IN (SELECT id FROM scope_question)`,
  );
  await collect(
    tx,
    'course',
    sql`SELECT id FROM scope_whole
        UNION SELECT course_id FROM subject WHERE id IN (SELECT id FROM scope_subject)
        UNION SELECT course_id FROM practice_item WHERE id IN (SELECT id FROM scope_practice_item)`,
  );
  await collect(
    tx,
    'board',
    sql`SELECT id FROM board WHERE ${own} UNION ${refs('board')}
        UNION SELECT board_id FROM course WHERE id IN (SELECT id FROM scope_course)`,
  );
  const owners = ['board', 'course', 'content_library', 'practice_item', 'question'].map(
    (name) =>
      sql`SELECT owner_tenant_id FROM ${sql.table(name)} WHERE id IN (SELECT id FROM ${sql.table(`scope_${name}`)})`,
  );
  await collect(tx, 'tenant', sql`${refs('tenant')} UNION ${sql.join(owners, sql` UNION `)}`);
}

/** Whatever their own rows refer to. */
function usedBy(tables: readonly Table[], whose: Whose, target: string): RawBuilder<unknown> {
  const uses = tables
    .filter(({ columns }) => columns.includes('tenant_id'))
    .flatMap(({ name, references }) =>
      references
        .filter(({ table }) => table === target)
        .map(({ column }) => sql`SELECT ${sql.ref(column)} FROM ${sql.table(name)} WHERE tenant_id ${whose}`),
    );
  return uses.length === 0 ? sql`SELECT NULL::bigint` : sql.join(uses, sql` UNION `);
}

async function collect(db: Queryable, set: string, ids: RawBuilder<unknown>): Promise<void> {
  const name = sql.table(`scope_${set}`);
  await sql`CREATE TEMP TABLE ${name} (id bigint PRIMARY KEY) ON COMMIT DROP`.execute(db);
  await sql`INSERT INTO ${name} SELECT id FROM (${ids}) AS used (id) WHERE id IS NOT NULL`.execute(db);
}
