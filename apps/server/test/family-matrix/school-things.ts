import { addComment } from '../announcements.ts';
import { addLiveClass } from '../live-classes.ts';
import { addWorksheet } from '../worksheets.ts';
import type { Owner } from './owner.ts';

/** What the school gives to a student, and what the student makes of it. */
export function schoolThings({ world, family, make, one }: Owner) {
  const { studentId, tenantId, tenant, section } = family;
  const tutors = [
    tenant === 'udaan' ? 'kavya.hegde@udaan.example.org' : 'ananya.mukherjee@shala.example.org',
  ];
  const worksheet = () => addWorksheet(world, { sections: [section], tenant });
  return {
    notification: () =>
      make('notification', () =>
        one(
          `INSERT INTO notification (student_id, tenant_id, type, action, source, title, short_title, body)
           VALUES ($1, $2, 'admin_message', 'sent', gen_random_uuid(), '{"en": "T"}', '{"en": "T"}', '{"en": "B"}')
           RETURNING id`,
          [studentId, tenantId],
        ),
      ),
    worksheet: () => make('worksheet', worksheet),
    /** A file of the student in a draft; it has arrived, and was looked at. */
    worksheetFile: () =>
      make('worksheet file', async () => {
        const worksheetId = await worksheet();
        const { id = 0 } = await one(
          `WITH own AS (
             INSERT INTO student_worksheet (student_id, tenant_id, worksheet_id) VALUES ($1, $2, $3) RETURNING id
           ), round AS (
             INSERT INTO worksheet_round (student_id, student_worksheet_id, round_no, tenant_id)
             SELECT $1, id, 1, $2 FROM own
           ), stored AS (
             INSERT INTO stored_file (tenant_id, key, state, content_type, size_bytes, source_hash)
             VALUES ($2, gen_random_uuid()::text, 'ready', 'application/pdf', 10, '\\x00') RETURNING key
           )
           INSERT INTO worksheet_round_file (student_id, student_worksheet_id, round_no, tenant_id, role, name, file_key)
           SELECT $1, own.id, 1, $2, 'student', 'a.pdf', key FROM own, stored RETURNING id`,
          [studentId, tenantId, worksheetId],
        );
        return { worksheetId, fileId: id };
      }),
    /** With a comment, by the student unless told. */
    announcement: (by: 'student' | 'classmate' = 'student') =>
      make(`announcement, ${by}`, async () => {
        const author = by === 'student' ? { studentId } : {};
        const { announcementId, commentId } = await addComment(world, { section, ...author });
        return { AnnouncementId: announcementId, CommentId: commentId };
      }),
    liveClass: () => make('live class', () => addLiveClass(world, { tenant, sections: [section], tutors })),
    classElsewhere: () =>
      make('class elsewhere', () =>
        addLiveClass(world, { tenant, sections: [section], tutors, link: 'https://zoom.us/j/1234567890' }),
      ),
  };
}
