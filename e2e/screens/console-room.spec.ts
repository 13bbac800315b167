import { expect, type Page } from '@playwright/test';
import { idOf, inConsole, signInStaff, test } from '../support/console-school.ts';
import { beginClass } from '../support/live.ts';
import { press } from '../support/live-people.ts';
import { lookOver, type Overlay } from '../support/look-over.ts';
import { addPupil, giveTeaching } from '../support/marking.ts';
import { password } from '../support/people.ts';
import { fillLogin } from '../support/test.ts';

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
const panels = ['Chat', 'Participants', 'Info'].map(drawer);
const leaving: Overlay = {
  name: 'leave',
  open: (page) => page.getByRole('button', { name: 'Leave Session' }).filter({ visible: true }).click(),
};

/** In the room, with the sound of nothing missing: what is on its way has come. */
const inRoom = (page: Page) =>
  expect(page.getByRole('navigation', { name: /Meeting controls|मीटिंग/ })).toBeVisible();

test('the meeting room of a live class is in order, before it and in it, for its host and for a student', async ({
  page,
  school,
  browser,
  guard,
}) => {
  guard.expectErrors(/404 .*live_classes\/999999/);
  const email = await signInStaff(page, school, { role: 'tutor', name: 'Kavita Menon' });
  await giveTeaching(school, email, 'mathematics');
  const at = inConsole(school);
  const past = await idOf(school, 'SELECT id::int FROM live_class ORDER BY starts_at LIMIT 1');
  const liveClassId = await beginClass(school, email, 'Cubes and cube roots');
  await lookOver(page, [
    at('room-gone', '/live/$liveClassId/room', '/live/999999/room'),
    at('room-not-now', '/live/$liveClassId/room', `/live/${past}/room`),
    at('room-preview', '/live/$liveClassId/room', `/live/${liveClassId}/room`),
    {
      name: 'console-room',
      route: '/live/$liveClassId/room',
      open: (page) => press(page, 'Join class'),
      ready: inRoom,
      overlays: [...panels, leaving],
    },
  ]);
  const pupil = await addPupil(school, 'Veda');
  const student = await (await browser.newContext({ locale: 'en-IN', reducedMotion: 'reduce' })).newPage();
  await student.goto(`${school.origin()}/auth/login`);
  await fillLogin(student, pupil.email, password);
  await expect(student.getByRole('heading', { name: 'Learn by Subjects' })).toBeVisible();
  await student.goto(`${school.origin()}/live-class/${liveClassId}/meeting`);
  await lookOver(student, [
    {
      name: 'meeting-room',
      route: '/live-class/$liveClassId/meeting',
      open: (page) => press(page, 'Join class'),
      ready: inRoom,
      overlays: [...panels, leaving],
    },
  ]);
  await student.context().close();
});
