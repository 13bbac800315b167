import { behind, idOf, inConsole, inOwnSchool, signInStaff, tab } from '../support/console-school.ts';
import { lookOver, type Overlay } from '../support/look-over.ts';

const test = inOwnSchool();

const recording = {
  ...{ id: 1, state: 'ready', failure_code: null, started_by: 'Asha Rao', duration_seconds: 600 },
  ...{ started_at: '2026-07-01T10:00:00+05:30', stopped_at: '2026-07-01T10:10:00+05:30' },
  ...{ content_id: 1, chapter_id: null, media_state: 'ready' },
};

/** As if the class had been recorded: nobody has decided yet what becomes of it. */
const recorded = (name: string, button: string): Overlay => ({
  name,
  open: async (page) => {
    await page.route(/\/recordings$/, (route) => route.fulfill({ json: { recordings: [recording] } }));
    await page.reload();
    await page.getByRole('button', { name: button }).click();
  },
  close: async (page) => {
    await page.keyboard.press('Escape');
    await page.unrouteAll();
  },
});

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
    at('announcement', '/announcements/$announcementId', `/announcements/${announcement}`, {
      name: 'announce.cancelTitle',
      open: async (page) => {
        await school.query(
          "UPDATE announcement SET posted_at = NULL, publish_at = app_now() + interval '1 day' WHERE id = $1",
          [announcement],
        );
        await page.reload();
        await page.getByRole('button', { name: 'Take it back' }).click();
      },
    }),
    at('live', '/live', '/live'),
    tab('live-past', '/live', 'Past'),
    at('new-live', '/live/new', '/live/new'),
    at('live-planned', '/live/$liveClassId', `/live/${planned}`, behind('last-word', 'Call off')),
    at(
      'live-over',
      '/live/$liveClassId',
      `/live/${over}`,
      recorded('live.publishTitle', 'Publish'),
      recorded('live.discardTitle', 'Throw away'),
    ),
    at('edit-live', '/live/$liveClassId/edit', `/live/${planned}/edit`),
  ]);
});
