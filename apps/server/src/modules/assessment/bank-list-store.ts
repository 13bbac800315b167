import type { LocalText } from '@shala/question-kit/stored.ts';
import { type RawBuilder, sql } from 'kysely';
import { appNow } from '#platform/db/clock.ts';
import type { Queryable, Tx } from '#platform/db/database.ts';
import type { Page } from '#platform/page.ts';
import type { BankFilters } from './bank-filters.ts';
import { keepsQuestion, placesOfQuestion } from './bank-reach-store.ts';
import type { Staff } from './reach-store.ts';

const pattern = (words: string): string => `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

function conditions(staff: Staff, given: BankFilters): RawBuilder<boolean> {
  const all = [keepsQuestion(staff), sql<boolean>`(question.retired_at IS NOT NULL) = ${given.isRetired}`];
  const at = (column: string, id: number | undefined) => {
    if (id === undefined) return;
    all.push(
      sql<boolean>`EXISTS (SELECT FROM ${placesOfQuestion} place WHERE place.${sql.raw(column)} = ${id})`,
    );
  };
  at('course_id', given.courseId);
  at('subject_id', given.subjectId);
  at('chapter_id', given.chapterId);
  if (given.kind !== undefined) all.push(sql<boolean>`question.kind = ${given.kind}`);
  if (given.tag !== undefined) all.push(sql<boolean>`question.tags @> ARRAY[${given.tag}]::text[]`);
  const search = given.search?.trim();
  if (search) {
    const like = pattern(search);
    all.push(sql<boolean>`(question.slug ILIKE ${like} OR latest.body #>> '{stem,en}' ILIKE ${like}
      OR latest.body #>> '{stem,hi}' ILIKE ${like})`);
  }
  return sql<boolean>`${sql.join(all, sql` AND `)}`;
}

const fromBank = sql`question JOIN question_version latest
  ON latest.question_id = question.id AND latest.version = question.version`;

export interface BankRow {
  id: number;
  slug: string;
  kind: string;
  tags: string[];
  version: number;
  body: object;
  is_retired: boolean;
  uses: number;
  course_name: LocalText | null;
  subject_id: number | null;
  subject_name: LocalText | null;
  chapter_name: LocalText | null;
  changed_at: Date;
}

export async function selectBankPage(
  db: Queryable,
  { staff, filters, page }: { staff: Staff; filters: BankFilters; page: Page },
): Promise<{ rows: BankRow[]; total: number }> {
  const where = conditions(staff, filters);
  const { rows } = await sql<BankRow>`
    SELECT question.id, question.slug, question.kind, question.tags, question.version, latest.body,
      question.retired_at IS NOT NULL AS is_retired, latest.created_at AS changed_at,
      (SELECT count(*)::int FROM practice_item_question used WHERE used.question_id = question.id) AS uses,
      course.name AS course_name, subject.id AS subject_id, subject.name AS subject_name,
      chapter.name AS chapter_name
    FROM ${fromBank}
    LEFT JOIN LATERAL (SELECT * FROM ${placesOfQuestion} place ORDER BY 1, 2, 3 LIMIT 1) place ON true
    LEFT JOIN course ON course.id = place.course_id
    LEFT JOIN subject ON subject.id = place.subject_id
    LEFT JOIN chapter ON chapter.id = place.chapter_id
    WHERE ${where} ORDER BY question.id DESC LIMIT ${page.size} OFFSET ${(page.number - 1) * page.size}
  `.execute(db);
  const counted = await sql<{ total: number }>`
    SELECT count(*)::int AS total FROM ${fromBank} WHERE ${where}`.execute(db);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** Everything of the questions that fit, for a file; the oldest first. */
export async function selectBankQuestions(
  db: Queryable,
  { staff, filters, most }: { staff: Staff; filters: BankFilters; most: number },
) {
  const { rows } = await sql<{ slug: string; kind: string; tags: string[]; body: object; secret: object }>`
    SELECT question.slug, question.kind, question.tags, latest.body, latest.secret
    FROM ${fromBank} WHERE ${conditions(staff, filters)} ORDER BY question.id LIMIT ${most}
  `.execute(db);
  return rows;
}

export async function selectTags(db: Queryable, staff: Staff, most: number): Promise<string[]> {
  const { rows } = await sql<{ tag: string }>`
    SELECT tag FROM question, unnest(question.tags) tag WHERE ${keepsQuestion(staff)}
    GROUP BY tag ORDER BY count(*) DESC, tag LIMIT ${most}`.execute(db);
  return rows.map(({ tag }) => tag);
}

const firstPlace = (column: 'subject_id' | 'chapter_id') => sql<number | null>`(
  SELECT place.${sql.raw(column)} FROM ${placesOfQuestion} place WHERE place.subject_id IS NOT NULL
  ORDER BY place.course_id, place.subject_id, place.chapter_id LIMIT 1
)`;

/** The question with the first of its places, if this person keeps it; whoever changes it holds it. */
export async function selectKeptQuestion(
  db: Queryable,
  { staff, questionId }: { staff: Staff; questionId: number },
  lock: 'locked' | 'free' = 'free',
) {
  const held = db
    .selectFrom('question')
    .select(['id', 'slug', 'kind', 'tags', 'version', 'subject_id', 'chapter_id', 'retired_at'])
    .select([
      firstPlace('subject_id').as('place_subject_id'),
      firstPlace('chapter_id').as('place_chapter_id'),
    ])
    .where('id', '=', questionId)
    .where(keepsQuestion(staff));
  return (lock === 'locked' ? held.forUpdate() : held).executeTakeFirst();
}

export async function selectVersions(db: Queryable, questionId: number) {
  return db
    .selectFrom('question_version')
    .select(['version', 'body', 'secret', 'created_at'])
    .where('question_id', '=', questionId)
    .orderBy('version', 'desc')
    .execute();
}

export async function selectUses(db: Queryable, questionId: number): Promise<number> {
  const { uses } = await db
    .selectFrom('practice_item_question')
    .select(({ fn }) => fn.countAll<number>().as('uses'))
    .where('question_id', '=', questionId)
    .executeTakeFirstOrThrow();
  return Number(uses);
}

export async function updateHome(
  tx: Tx,
  questionId: number,
  { subjectId, chapterId }: { subjectId: number; chapterId: number | null },
): Promise<void> {
  await tx
    .updateTable('question')
    .set({ subject_id: subjectId, chapter_id: chapterId })
    .where('id', '=', questionId)
    .execute();
}

export async function updateRetired(tx: Tx, questionId: number, isRetired: boolean): Promise<void> {
  await tx
    .updateTable('question')
    .set({ retired_at: isRetired ? appNow : null })
    .where('id', '=', questionId)
    .execute();
}

/** Those of the pictures that questions of this owner show. */
export async function selectKnownFigures(
  db: Queryable,
  ownerTenantId: number,
  keys: readonly string[],
): Promise<string[]> {
  if (keys.length === 0) return [];
  const { rows } = await sql<{ key: string }>`
    SELECT DISTINCT key FROM question JOIN question_version version ON version.question_id = question.id,
    LATERAL (
      SELECT version.body #>> '{figure,key}' AS key
      UNION ALL SELECT version.secret #>> '{solutionFigure,key}'
      UNION ALL SELECT option #>> '{figure,key}' FROM jsonb_array_elements(version.body -> 'options') option
    ) figure
    WHERE question.owner_tenant_id = ${ownerTenantId} AND key = ANY (${[...keys]}::text[])
  `.execute(db);
  return rows.map(({ key }) => key);
}
