import { spawn } from 'node:child_process';
import { once } from 'node:events';
import pg from 'pg';

/** Beyond anything the demo school has given out. */
const firstId = 1_000_000;
const itemsEach = 10;

export interface School {
  /** A chapter with ten contents and one with two thousand, of the same subject. */
  subjectId: number;
  few: number;
  many: number;
  /** The first content of the long one. */
  contentId: number;
  /** One of the students. */
  email: string;
}

/**
 * Fills a database that holds the demo school with so many more students of one class. Each has an enrolment, a
 * grant, and a trace on ten contents. Everything goes in by COPY, with one password for all.
 */
export async function fillSchool(url: string, students: number): Promise<School> {
  const client = new pg.Client(url);
  await client.connect();
  const one = async (statement: string, ...values: unknown[]) =>
    Number((await client.query(statement, values)).rows[0]?.id);
  const tenant = await one(`SELECT id FROM tenant WHERE slug = 'shala'`);
  const courseId = await one(`SELECT id FROM course WHERE slug = 'cbse-8'`);
  const { rows: chapters } = await client.query<{ id: string; subject_id: string }>(
    `SELECT chapter.id, subject_id FROM chapter JOIN subject ON subject.id = chapter.subject_id
     WHERE course_id = $1 AND subject.slug = 'history' ORDER BY chapter.position, chapter.id LIMIT 2`,
    [courseId],
  );
  const few = Number(chapters[0]?.id);
  const many = Number(chapters[1]?.id);
  const contents = [
    ...(await addContents(client, tenant, few, 10)),
    ...(await addContents(client, tenant, many, 2_000)),
  ];
  const hash = await client.query(
    `SELECT password_hash FROM student_credential WHERE password_hash IS NOT NULL LIMIT 1`,
  );
  const password = String(hash.rows[0].password_hash);

  const ids = Array.from({ length: students }, (_value, index) => firstId + index);
  const each = (columns: (id: number) => unknown[]) => () => lines(ids, (id) => [columns(id)]);
  const onItems = (columns: (id: number, item: (typeof contents)[number], step: number) => unknown[]) => () =>
    lines(ids, (id) =>
      Array.from({ length: itemsEach }, (_value, step) => {
        const item = contents[(id * 7 + step * 13) % contents.length];
        if (!item) throw new Error('there is no content');
        return columns(id, item, step);
      }),
    );
  const copies: [string, () => Iterable<string>][] = [
    ['student (id, tenant_id, first_name, step)', each((id) => [id, tenant, `S${id}`, 0])],
    [
      'student_credential (student_id, tenant_id, email, password_hash)',
      each((id) => [id, tenant, `bench${id}@example.org`, password]),
    ],
    ['enrolment (student_id, id, tenant_id, course_id)', each((id) => [id, id, tenant, courseId])],
    [
      'access_grant (student_id, id, tenant_id, course_id, source, from_day, to_day)',
      each((id) => [id, id, tenant, courseId, 'institution', '2020-01-01', '2090-01-01']),
    ],
    [
      'content_state (student_id, tenant_id, content_id, vote, completed_at)',
      onItems((id, item, step) => [id, tenant, item.content, step % 2, step < 5 ? '2026-01-01' : '\\N']),
    ],
    [
      'content_history (student_id, id, tenant_id, enrolment_id, content_library_id, played_seconds, watched)',
      onItems((id, item, step) => [id, id * itemsEach + step, tenant, id, item.library, 12.5, '{[0,12)}']),
    ],
    [
      'content_view (student_id, tenant_id, content_id, day)',
      onItems((id, item) => [id, tenant, item.content, '2026-01-01']),
    ],
    [
      'learning_count (student_id, tenant_id, enrolment_id, chapter_id, contents_done)',
      () => lines(ids, (id) => [few, many].map((chapter) => [id, tenant, id, chapter, 2])),
    ],
  ];
  for (const [table, rows] of copies) await copy(url, table, rows());
  await client.query(
    `INSERT INTO content_count (tenant_id, content_id, views, upvotes, downvotes)
     SELECT $1, content_id, count(*), count(*) FILTER (WHERE vote = 1), count(*) FILTER (WHERE vote = 0)
     FROM content_state WHERE tenant_id = $1 GROUP BY content_id ON CONFLICT DO NOTHING`,
    [tenant],
  );
  for (const table of ['student', 'enrolment', 'access_grant', 'content_history']) {
    await client.query(`SELECT setval(pg_get_serial_sequence($1, 'id'), max(id)) FROM ${table}`, [table]);
  }
  await client.query('VACUUM (ANALYZE)');
  await client.end();
  const email = `bench${firstId + Math.floor(students / 2)}@example.org`;
  const contentId = Number(contents[10]?.content);
  return { subjectId: Number(chapters[0]?.subject_id), few, many, contentId, email };
}

async function addContents(client: pg.Client, tenant: number, chapter: number, count: number) {
  const { rows } = await client.query<{ content: string; library: string }>(
    `WITH made AS (
       INSERT INTO content_library (owner_tenant_id, slug, content_type, state, duration_seconds, poster_key, ready_version)
       SELECT $1::bigint, 'bench-' || $2 || '-' || n, 'video', 'ready', 300, 'bench/' || n, 1 FROM generate_series(1, $3::int) n
       RETURNING id
     )
     INSERT INTO content (chapter_id, content_library_id, title, description, position)
     SELECT $2::bigint, id, jsonb_build_object('en', 'Lesson ' || id, 'hi', 'पाठ ' || id), '{"en": "About it"}', id FROM made
     RETURNING id AS content, content_library_id AS library`,
    [tenant, chapter, count],
  );
  return rows;
}

function* lines(ids: readonly number[], rowsOf: (id: number) => unknown[][]): Iterable<string> {
  for (const id of ids)
    yield rowsOf(id)
      .map((row) => `${row.join('\t')}\n`)
      .join('');
}

/** psql reads the rows as we write them: nothing is kept on disk or in memory. */
async function copy(url: string, table: string, rows: Iterable<string>): Promise<void> {
  const args = ['--no-psqlrc', '--quiet', '-v', 'ON_ERROR_STOP=1', '-c', `COPY ${table} FROM STDIN`, url];
  const psql = spawn('psql', args, { stdio: ['pipe', 'inherit', 'inherit'] });
  const ended = once(psql, 'exit');
  let waiting = '';
  for (const row of rows) {
    waiting += row;
    if (waiting.length < 65_536) continue;
    if (!psql.stdin.write(waiting)) await once(psql.stdin, 'drain');
    waiting = '';
  }
  psql.stdin.end(waiting);
  const [code] = await ended;
  if (code !== 0) throw new Error(`COPY ${table} failed`);
}
