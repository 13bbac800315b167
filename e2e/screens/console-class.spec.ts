import { behind, idOf, inConsole, inOwnSchool, signInStaff, tab } from '../support/console-school.ts';
import { lookOver } from '../support/look-over.ts';

const test = inOwnSchool();

test('every screen of worksheets, announcements and live classes is in order', async ({ page, school }) => {
  const [work] = await school.query<{ worksheet: number; student: number }>(
    `SELECT worksheet_id::int AS worksheet, work.student_id::int AS student
     FROM student_worksheet work JOIN worksheet_round round
       ON round.student_id = work.student_id AND round.student_worksheet_id = work.id
     WHERE round.state = 'turned_in' ORDER BY 1, 2 LIMIT 1`,
  );
  const announcement = await idOf(
    school,
    'SELECT announcement_id::int AS id FROM announcement_comment ORDER BY 1 LIMIT 1',
  );
  const live = (order: 'DESC' | 'ASC') =>
    idOf(school, `SELECT id::int FROM live_class ORDER BY starts_at ${order} LIMIT 1`);
  const [planned, over] = [await live('DESC'), await live('ASC')];
  await signInStaff(page, school, { role: 'tenant_admin', name: 'Asha Rao' });
  const at = inConsole(school);
  const worksheet = `/worksheets/${work?.worksheet}`;
  await lookOver(page, [
    at('worksheets', '/worksheets', '/worksheets'),
    at('new-worksheet', '/worksheets/new', '/worksheets/new'),
    at('worksheet', '/worksheets/$worksheetId', worksheet),
    at('edit-worksheet', '/worksheets/$worksheetId/edit', `${worksheet}/edit`),
    at('submission', '/worksheets/$worksheetId/$studentId', `${worksheet}/${work?.student}`),
    at('announcements', '/announcements', '/announcements'),
    tab('reported', '/announcements', /Reported/),
    at('new-announcement', '/announcements/new', '/announcements/new'),
    at('announcement', '/announcements/$announcementId', `/announcements/${announcement}`),
    at('live', '/live', '/live'),
    tab('live-past', '/live', 'Past'),
    at('new-live', '/live/new', '/live/new'),
    at('live-planned', '/live/$liveClassId', `/live/${planned}`, behind('call-off', 'Call off')),
    at('live-over', '/live/$liveClassId', `/live/${over}`),
    at('edit-live', '/live/$liveClassId/edit', `/live/${planned}/edit`),
  ]);
});
