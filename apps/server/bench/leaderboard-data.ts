import type pg from 'pg';

/** So many readers, spread over the ranks from the first to the last. */
const readers = 20;

export interface Board {
  readers: { email: string; enrolmentId: number }[];
}

/**
 * So many students of one class of one school, each with points; the readers among them have a course, a login and
 * a long history. Everything goes in by few statements.
 */
export async function fillBoard(client: pg.Client, students: number): Promise<Board> {
  await client.query(`
    CREATE TEMP TABLE place AS SELECT section.tenant_id, section.institute_id, section.id AS section_id, course_id
    FROM section WHERE slug = '8-A'`);
  await client.query(
    `CREATE TEMP TABLE peer AS WITH made AS (
       INSERT INTO student (tenant_id, first_name, last_name)
       SELECT tenant_id, 'S' || n, 'Bench' FROM place, generate_series(1, $1::int) n RETURNING id, tenant_id
     ) SELECT id, tenant_id, row_number() OVER (ORDER BY id) AS n FROM made`,
    [students],
  );
  // Many share a sum: a school year is worth some three thousand points.
  await client.query(`
    INSERT INTO points_total (student_id, course_id, tenant_id, institute_id, points, reached_at)
    SELECT peer.id, course_id, peer.tenant_id, institute_id, 1 + (peer.n * 7919) % 3000,
      app_now() - make_interval(secs => peer.n)
    FROM peer, place`);
  await client.query(
    `CREATE TEMP TABLE reader AS SELECT id, tenant_id FROM peer WHERE n % (SELECT count(*) / $1 FROM peer) = 0`,
    [readers],
  );
  await client.query(`
    INSERT INTO section_membership (student_id, section_id, tenant_id, from_day)
      SELECT id, section_id, reader.tenant_id, '2020-01-01' FROM reader, place;
    INSERT INTO access_grant (student_id, tenant_id, course_id, source, from_day, to_day)
      SELECT id, reader.tenant_id, course_id, 'institution', '2020-01-01', '2090-01-01' FROM reader, place;
    INSERT INTO points_entry (student_id, tenant_id, course_id, source_type, source_id, points, earned_at)
      SELECT reader.id, reader.tenant_id, place.course_id, 'content', content.id, 10,
        app_now() - make_interval(hours => content.id::int)
      FROM reader, place JOIN subject ON subject.course_id = place.course_id
        JOIN chapter ON chapter.subject_id = subject.id JOIN content ON content.chapter_id = chapter.id;
    INSERT INTO student_credential (student_id, tenant_id, email, password_hash)
      SELECT id, tenant_id, 'bench' || id || '@example.org',
        (SELECT password_hash FROM student_credential WHERE password_hash IS NOT NULL LIMIT 1) FROM reader`);
  const { rows } = await client.query<{ email: string; enrolment: string }>(`
    WITH made AS (
      INSERT INTO enrolment (student_id, tenant_id, course_id)
      SELECT id, reader.tenant_id, course_id FROM reader, place RETURNING student_id, id
    ) SELECT 'bench' || student_id || '@example.org' AS email, id AS enrolment FROM made`);
  await client.query('VACUUM (ANALYZE)');
  return { readers: rows.map(({ email, enrolment }) => ({ email, enrolmentId: Number(enrolment) })) };
}
