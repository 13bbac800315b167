import { child } from '@shala/api-client/example-family.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { exampleBrand } from '../test-support/example-brand.ts';
import { answerFamily } from '../test-support/family-answers.ts';
import { leaveApp, openApp, signInBefore, signInParentBefore } from '../test-support/open-app.tsx';
import { type Answer, openSchool, type School } from '../test-support/school-server.ts';

const { flags } = exampleBrand;
const published = {
  ...exampleBrand,
  flags: { ...flags, legalVersions: { terms: 'v2', privacy: '2023-06-19' } },
};
const ok = (body: unknown): Answer => ({ status: 200, body });
const find = { timeout: 15_000 };
const ananya = child(7, 'Ananya', { is_current: true });

let school: School;
let hasAgreed = false;

beforeAll(async () => {
  await import('#pages/main-layout.tsx');
  await import('#pages/settings-page.tsx');
}, 60_000);
beforeEach(async () => {
  hasAgreed = false;
  school = await openSchool();
  school.answer('/api/v1/user_management/student/auth/legal', () =>
    ok({ missing: hasAgreed ? [] : [{ document: 'terms', version: 'v2' }] }),
  );
  school.answer('/api/v1/user_management/parent/students/7/consents', () => {
    hasAgreed = true;
    return ok({ consents: [] });
  });
  school.answer('/api/v1/user_management/parent/auth/otp', () =>
    ok({ success: true, retry_after: 30, otp_length: 4, channels: ['sms'] }),
  );
  school.answer('/api/v1/user_management/parent/auth/confirm', () => ok({ success: true }));
});
afterEach(async () => {
  leaveApp();
  await school.close();
});

const gate = async () => within(await screen.findByRole('dialog', { name: 'The wording has changed' }, find));

describe('a wording that is in force', () => {
  test('[N07] [VA-31] stands before a parent until they have agreed by code', async () => {
    answerFamily(school, [ananya]);
    signInParentBefore(ananya);
    await openApp('/settings', published);
    expect((await gate()).getByRole('link', { name: 'Terms and Conditions' }).getAttribute('href')).toBe(
      '/terms-and-conditions',
    );
    // A slip signs nobody out.
    fireEvent.keyDown(document.body, { key: 'Escape' });
    fireEvent.click((await gate()).getByRole('button', { name: 'I agree' }));
    const proof = within(await screen.findByRole('dialog', { name: 'Is it you?' }, find));
    fireEvent.click(proof.getByRole('button', { name: 'Send the OTP' }));
    fireEvent.change(await proof.findByRole('textbox', { name: 'OTP' }), { target: { value: '1234' } });
    fireEvent.click(proof.getByRole('button', { name: 'Confirm' }));
    await screen.findByText('Thank you. Your consent is written down.', {}, find);
    expect(hasAgreed).toBe(true);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), find);
  });

  test('a parent who signs out instead has ended the session on the server as well', async () => {
    answerFamily(school, [ananya]);
    signInParentBefore(ananya);
    await openApp('/settings', published);
    fireEvent.click((await gate()).getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(localStorage.getItem('ACCESS_TOKEN')).toBeNull(), find);
    expect(school.asked.map(({ method, path }) => `${method} ${path}`)).toContain(
      'POST /api/v1/user_management/auth/logout',
    );
  });

  test('[N07] a child is told to ask a parent, and goes on', async () => {
    signInBefore();
    await openApp('/settings', published);
    fireEvent.click((await gate()).getByRole('button', { name: 'Go on' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), find);
    expect(hasAgreed).toBe(false);
  });

  test('nobody is asked while the brand has published nothing', async () => {
    signInBefore();
    await openApp('/settings');
    await screen.findByRole('region', { name: 'Language' }, find);
    expect(school.asked.some(({ path }) => path.endsWith('/auth/legal'))).toBe(false);
  });
});

test('[LG-02] [N07] a wording that is to come is told over every page, and stays away once it was read', async () => {
  const coming = [{ kind: 'privacy' as const, version: 'v3', effectiveOn: '2026-12-20' }];
  const brand = { ...exampleBrand, flags: { ...flags, legalComing: coming } };
  signInBefore();
  await openApp('/settings', brand);
  await screen.findByText(/A new privacy policy applies from 20 Dec 2026/, {}, find);
  fireEvent.click(screen.getByRole('button', { name: 'Got it' }));
  expect(screen.queryByText(/A new privacy policy/)).toBeNull();
});

test('[LG-01] [N06] the page of the terms shows what the brand has published, with its version and day', async () => {
  school.answer('/api/v1/legal/terms', () =>
    ok({
      document: { version: 'v2', effective_on: '2026-11-01', text: '# Of our school\n\nBe kind to {brand}.' },
      coming: { version: 'v3', effective_on: '2026-12-20', text: '# Of next year\n\nStill kind.' },
    }),
  );
  await openApp('/terms-and-conditions', published);
  await screen.findByRole('heading', { name: 'Of our school' }, find);
  expect(screen.getByText('Version v2, 01-11-2026')).toBeTruthy();
  expect(screen.getByText('Be kind to Shala.')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'In force from 20-12-2026' })).toBeTruthy();
  expect(screen.queryByText('Draft, to be confirmed by counsel')).toBeNull();
});

test('[N06] while the published terms cannot be had, other words do not stand in their place', async () => {
  school.answer('/api/v1/legal/terms', () => ({ status: 404, body: { message: 'gone' } }));
  await openApp('/terms-and-conditions', published);
  await screen.findByText('The text did not load', {}, find);
  expect(screen.queryByText('Draft, to be confirmed by counsel')).toBeNull();
});
