import { child } from '@shala/api-client/example-family.ts';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answerFamily } from '../test-support/family-answers.ts';
import { leaveApp, openApp, signInBefore, signInParentBefore } from '../test-support/open-app.tsx';
import { type Answer, openSchool, type School } from '../test-support/school-server.ts';

let school: School;
const ok = (body: unknown): Answer => ({ status: 200, body });
const find = { timeout: 15_000 };
const card = async () => within(await screen.findByRole('region', { name: 'Your data' }, find));
const ananya = child(7, 'Ananya', { is_current: true });
const path = '/api/v1/user_management/privacy/students/7';

const ready = {
  id: 1,
  state: 'ready',
  created_at: '2026-11-15T10:00:00Z',
  ready_at: '2026-11-15T10:00:05Z',
  expires_at: '2026-11-22T10:00:00Z',
  size_bytes: 12_345,
  download_url: 'http://files.example.org/my-data.zip',
};
const waiting = {
  id: 1,
  state: 'waiting',
  asked_at: ready.created_at,
  erase_on: '2026-11-20',
  due_on: '2026-11-24',
};

beforeAll(async () => {
  await import('#pages/main-layout.tsx');
  await import('#pages/settings-page.tsx');
}, 60_000);

interface Asked {
  exports: object[];
  deletion: object | null;
  isConfirmed: boolean;
}
let asked: Asked;

beforeEach(async () => {
  school = await openSchool();
  asked = { exports: [], deletion: null, isConfirmed: false };
  school.answer('/api/v1/user_management/auth/sessions', () => ok({ sessions: [] }));
  school.answer('/api/v1/user_management/student/auth/consents', () => ok({ consents: [] }));
  school.answer(path, () =>
    ok({
      exports: asked.exports,
      deletion: asked.deletion,
      kept: [{ what: 'receipt', why: 'law' }],
      asks: 'parent',
    }),
  );
  const confirmed = (work: () => Answer): Answer =>
    asked.isConfirmed
      ? work()
      : { status: 403, body: { code: 'confirmation_required', error: 'Please confirm with a code.' } };
  school.answer(`${path}/exports`, () =>
    confirmed(() => {
      asked.exports = [ready];
      return ok({ export: ready });
    }),
  );
  school.answer(`${path}/deletion`, ({ method }) =>
    confirmed(() => {
      asked.deletion = method === 'POST' ? waiting : { ...waiting, state: 'cancelled' };
      return ok(method === 'POST' ? { deletion: waiting } : { success: true });
    }),
  );
  school.answer('/api/v1/user_management/parent/auth/otp', () =>
    ok({ success: true, retry_after: 30, otp_length: 4, channels: ['sms'] }),
  );
  school.answer('/api/v1/user_management/parent/auth/confirm', () => {
    asked.isConfirmed = true;
    return ok({ success: true });
  });
});
afterEach(async () => {
  leaveApp();
  await school.close();
});

async function openAsParent() {
  answerFamily(school, [ananya]);
  signInParentBefore(ananya);
  await openApp('/settings');
}

async function typeCode() {
  const dialog = within(await screen.findByRole('dialog', { name: 'Is it you?' }, find));
  fireEvent.click(dialog.getByRole('button', { name: 'Send the OTP' }));
  fireEvent.change(await dialog.findByRole('textbox', { name: 'OTP' }), { target: { value: '1234' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
}

describe('the data of a family', () => {
  test('[M05] a parent types a code, and the copy can be downloaded until its day', async () => {
    await openAsParent();
    fireEvent.click((await card()).getByRole('button', { name: 'Make a copy' }));
    await typeCode();
    const link = await (await card()).findByRole('link', { name: 'Download the copy' }, find);
    expect(link.getAttribute('href')).toBe(ready.download_url);
    expect((await card()).getByText(/It is here until 22 Nov 2026/)).toBeTruthy();
  });

  test('[LG-04] [M05] deletion says its days, what is kept, and can be taken back', async () => {
    asked.isConfirmed = true;
    await openAsParent();
    fireEvent.click((await card()).getByRole('button', { name: 'Delete the account' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Delete the account and its data?' }, find),
    );
    expect(dialog.getByText(/within 7 working days.*Receipts and proofs of consent are kept/)).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: 'Delete the account' }));
    await (await card()).findByText(/deleted on 20 Nov 2026, at the latest on 24 Nov 2026/, {}, find);
    fireEvent.click((await card()).getByRole('button', { name: 'Do not delete' }));
    await (await card()).findByRole('button', { name: 'Delete the account' }, find);
    expect(asked.deletion).toMatchObject({ state: 'cancelled' });
  });

  test('[VA-31] a student under 18 is told that a parent can ask, and has no button', async () => {
    signInBefore();
    await openApp('/settings');
    await (await card()).findByText(/^A parent can take a copy/, {}, find);
    expect((await card()).queryByRole('button')).toBeNull();
  });
});
