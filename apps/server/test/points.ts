import type { MadeContent } from './contents.ts';
import type { Learner } from './learners.ts';
import type { World } from './world.ts';

export interface LedgerRow {
  source: string;
  id: number;
  revision: number;
  points: number;
}

/** What was booked for a student, in the order of booking. */
export async function ledgerOf({ pool }: World, studentId: number): Promise<LedgerRow[]> {
  const { rows } = await pool.query<LedgerRow>(
    `SELECT source_type AS source, source_id::int AS id, revision, points FROM points_entry
     WHERE student_id = $1 ORDER BY points_entry.id`,
    [studentId],
  );
  return rows;
}

/** Opens a linked lesson, lets the time pass that is asked for, and completes it. */
export async function completeLesson(
  world: World,
  who: Learner,
  { contentId, libraryId }: MadeContent,
  chapterId: number,
): Promise<void> {
  const send = async (method: 'POST' | 'PUT', path: string, payload: object) => {
    const url = `/api/v1/course/student/student_courses/${who.enrolmentId}${path}`;
    const answer = await world.server.inject({ method, url, headers: who.headers, payload });
    if (answer.statusCode >= 300) throw new Error(`${url}: ${answer.body}`);
  };
  await send('POST', '/content_histories', { content_library_id: libraryId });
  await world.moveClock('11 seconds');
  await send('PUT', `/chaptors/${chapterId}/chaptor_contents/${contentId}`, {
    student_chaptor_content: { is_completed: true },
  });
}
