import { expect, type Page } from '@playwright/test';
import { inConsole, inOwnSchool, signInStaff } from '../support/console-school.ts';
import { beginClass, followMedia, type LiveMedia } from '../support/live.ts';
import { press } from '../support/live-people.ts';
import { lookOver, type Overlay } from '../support/look-over.ts';
import { addPupil, giveTeaching } from '../support/marking.ts';
import { password } from '../support/people.ts';
import { twoFrames } from '../support/standing.ts';
import { fillLogin } from '../support/test.ts';

const test = inOwnSchool();

const drawer = (name: string): Overlay => ({
  name: name.toLowerCase(),
  part: 'aside',
  open: (page) =>
    page
      .getByRole('button', { name: new RegExp(`^${name}`) })
      .filter({ visible: true })
      .first()
      .click(),
});
/** As the class, the pupil and the devices of this test are called. */
const written = /Cubes and cube roots|Veda \w+|Fake [\w ]+/g;
const panels = ['Chat', 'Participants', 'Info'].map(drawer);
const leaving = (name: string): Overlay => ({
  name,
  open: (page) => page.getByRole('button', { name: 'Leave Session' }).filter({ visible: true }).click(),
});

/** In the room with its host seen, and the room is set up: until then a line says that pictures are away. */
const inRoom = (media: LiveMedia) => async (page: Page) => {
  await expect(page.getByRole('navigation', { name: /Meeting controls|मीटिंग के बटन/ })).toBeVisible();
  await expect(page.getByText(/Kavita Menon/).first()).toBeVisible();
  await expect
    .poll(() =>
      media.news.some((news) => news.t === 'media-back' || (news.t === 'welcome' && news.isMediaUp)),
    )
    .toBe(true);
  await twoFrames(page);
};

test('the meeting room of a live class is in order, before it and in it, for its host and for a student', async ({
  page,
  school,
  browser,
  guard,
}) => {
  guard.expectErrors(/404 .*live_classes\/999999/);
  const hostMedia = await followMedia(page);
  const email = await signInStaff(page, school, { role: 'tutor', name: 'Kavita Menon' });
  await giveTeaching(school, email, 'mathematics');
  const at = inConsole(school);
  const later = await beginClass(school, email, 'Cubes and cube roots');
  await school.query(
    `UPDATE live_class SET starts_at = starts_at + interval '1 day', ends_at = ends_at + interval '1 day'
     WHERE id = $1`,
    [later],
  );
  const liveClassId = await beginClass(school, email, 'Cubes and cube roots');
  await lookOver(page, [
    at('room-gone', '/live/$liveClassId/room', '/live/999999/room'),
    { ...at('room-not-now', '/live/$liveClassId/room', `/live/${later}/room`), written },
    { ...at('room-preview', '/live/$liveClassId/room', `/live/${liveClassId}/room`), written },
    {
      name: 'console-room',
      route: '/live/$liveClassId/room',
      open: (page) => press(page, 'Join class'),
      ready: inRoom(hostMedia),
      written,
      overlays: [...panels, leaving('room.hostLeaveTitle')],
    },
  ]);
  const pupil = await addPupil(school, 'Veda');
  const device = { locale: 'en-IN', timezoneId: 'Asia/Kolkata', reducedMotion: 'reduce' } as const;
  const student = await (await browser.newContext(device)).newPage();
  const studentMedia = await followMedia(student);
  await student.goto(`${school.origin()}/auth/login`);
  await fillLogin(student, pupil.email, password);
  await expect(student.getByRole('heading', { name: 'Learn by Subjects' })).toBeVisible();
  await student.goto(`${school.origin()}/live-class/${liveClassId}/meeting`);
  await lookOver(student, [
    {
      name: 'meeting-room',
      route: '/live-class/$liveClassId/meeting',
      open: (page) => press(page, 'Join class'),
      ready: inRoom(studentMedia),
      written,
      overlays: [...panels, leaving('room.leaveTitle')],
    },
  ]);
  await student.context().close();
});
