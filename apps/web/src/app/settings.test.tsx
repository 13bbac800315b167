import { student } from '@shala/api-client/example-answers.ts';
import { child } from '@shala/api-client/example-family.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { getPreferences } from '#shared/preferences/preferences.ts';
import { endSession } from '#shared/session/session.ts';
import { setLanguage } from '#shared/texts/texts.ts';
import { answerFamily } from '../test-support/family-answers.ts';
import { leaveApp, openApp, signInBefore, signInParentBefore } from '../test-support/open-app.tsx';
import { type Answer, openSchool, type School } from '../test-support/school-server.ts';

let school: School;
const sessions = '/api/v1/user_management/auth/sessions';
const ok = (body: unknown): Answer => ({ status: 200, body });
const find = { timeout: 15_000 };
const card = (name: string) => screen.findByRole('region', { name }, find).then((one) => within(one));
const page = document.documentElement;

const device = (id: string, system: string, isThisOne: boolean) => ({
  id,
  user_agent: `Mozilla/5.0 (${system}) Chrome/130.0 Safari/537.36`,
  ip: '127.0.0.1',
  created_at: '2026-11-01T10:00:00Z',
  last_used_at: '2026-11-14T10:00:00Z',
  is_this_one: isThisOne,
});

beforeAll(async () => {
  await import('#pages/main-layout.tsx');
  await import('#pages/settings-page.tsx');
}, 60_000);

beforeEach(async () => {
  school = await openSchool();
  school.answer(sessions, () => ok({ sessions: [device('a', 'Windows', true)] }));
  school.answer('/api/v1/user_management/student/auth/consents', () =>
    ok({
      consents: [
        {
          document: 'privacy',
          version: '2023-06-19',
          verified_by: 'otp',
          given_at: '2026-06-01T10:00:00Z',
          given_by: 'Meera Rao',
        },
      ],
    }),
  );
});
afterEach(async () => {
  await setLanguage('en');
  leaveApp();
  await school.close();
});

describe('/settings', () => {
  test('[B15] has language, accessibility, notifications, devices, privacy and the way to contact', async () => {
    signInBefore();
    await openApp('/settings');
    for (const name of ['Language', 'Accessibility', 'Notifications', 'Devices', 'Privacy']) await card(name);
    const help = await card('Help');
    expect(help.getByRole('link', { name: 'Contact Us' }).getAttribute('href')).toMatch(/^https?:/);
    const privacy = await card('Privacy');
    expect(privacy.getByRole('link', { name: 'Privacy Policy' }).getAttribute('href')).toBe(
      '/privacy-policy',
    );
    await privacy.findByText('Meera Rao agreed on 1 Jun 2026, by a code to the phone');
  });

  test('the language changes in place', async () => {
    signInBefore();
    await openApp('/settings');
    fireEvent.click((await card('Language')).getByRole('button', { name: 'हिन्दी' }));
    await card('सुगमता');
  });

  test('text size and motion hold everywhere at once, for this person alone, also after signing out', async () => {
    signInBefore();
    await openApp('/settings');
    const access = await card('Accessibility');
    fireEvent.click(access.getByRole('radio', { name: 'Larger' }));
    fireEvent.click(access.getByRole('switch', { name: 'Less motion' }));
    fireEvent.click(access.getByRole('switch', { name: 'Hide the timer' }));
    expect([page.dataset.textSize, page.dataset.motion]).toEqual(['larger', 'less']);
    act(endSession);
    expect(page.dataset.textSize).toBe('normal');
    leaveAppKeepingDevice();
    signInBefore();
    await openApp('/settings');
    expect(page.dataset.textSize).toBe('larger');
    expect(getPreferences().hidesTimer).toBe(true);
    leaveAppKeepingDevice();
    signInParentBefore({ ...student, id: 8 });
    answerFamily(school, [child(8, 'Rohan', { is_current: true })]);
    await openApp('/settings');
    expect(page.dataset.textSize).toBe('normal');
  });

  test('a device is signed out, and the list says so', async () => {
    let all = [device('a', 'Windows', true), device('b', 'Android 14', false)];
    school.answer(sessions, () => ok({ sessions: all }));
    school.answer(`${sessions}/b`, () => {
      all = all.slice(0, 1);
      return ok({ success: true });
    });
    signInBefore();
    await openApp('/settings');
    const devices = await card('Devices');
    await devices.findByText('Chrome on Windows');
    devices.getByText('This device');
    fireEvent.click(devices.getByRole('button', { name: 'Sign out Chrome on Android' }));
    await waitFor(() => expect(devices.queryByText('Chrome on Android')).toBeNull());
  });

  test('a parent stops the weekly letter; a student is not asked about it', async () => {
    const letter = '/api/v1/user_management/parent/students/7/weekly_letter';
    let isOn = true;
    school.answer(letter, ({ method, body }) => {
      if (method === 'PUT') isOn = (body as { weekly_letter: { is_on: boolean } }).weekly_letter.is_on;
      return ok({ weekly_letter: { is_on: isOn, email: 'meera@example.org' } });
    });
    const ananya = child(7, 'Ananya', { is_current: true });
    answerFamily(school, [ananya]);
    signInParentBefore(ananya);
    await openApp('/settings');
    const weekly = await (await card('Notifications')).findByRole<HTMLInputElement>('switch', {
      name: 'Weekly letter',
    });
    expect(weekly.checked).toBe(true);
    fireEvent.click(weekly);
    await waitFor(() => expect(weekly.checked).toBe(false));
    expect(isOn).toBe(false);
    leaveApp();
    signInBefore();
    await openApp('/settings');
    expect((await card('Notifications')).queryByRole('switch')).toBeNull();
  });
});

/** The next visit on the same device. */
function leaveAppKeepingDevice(): void {
  const kept = localStorage.getItem('PREFERENCES');
  leaveApp();
  if (kept !== null) localStorage.setItem('PREFERENCES', kept);
}
