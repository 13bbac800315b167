import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beforeProfileChange } from '#shared/session/leave-profile.ts';
import { getSession, startSession } from '#shared/session/session.ts';
import { signInBefore } from '../../test-support/open-app.tsx';
import { signOut } from './sign-out.ts';

const happened = vi.hoisted(() => [] as string[]);
vi.mock('@shala/api-client/accounts.ts', async (original) => ({
  ...(await original<object>()),
  signOut: async () => void happened.push('the session ends'),
}));

let stop = () => {};
beforeEach(() => {
  happened.length = 0;
  signInBefore();
  startSession();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

test('[D03] what a student left is sent before the session ends', async () => {
  stop = beforeProfileChange(async (studentId) => void happened.push(`work of ${studentId}`));
  await signOut();
  expect(happened).toEqual(['work of 7', 'the session ends']);
  expect(getSession().isAuthenticated).toBe(false);
});

test('work that cannot be sent does not keep anybody signed in', async () => {
  vi.useFakeTimers();
  stop = beforeProfileChange(() => new Promise(() => {}));
  const leaving = signOut();
  await vi.advanceTimersByTimeAsync(5000);
  await leaving;
  expect(happened).toEqual(['the session ends']);
  expect(getSession().isAuthenticated).toBe(false);
});

test('nothing of a payment, a coupon or a way back stays in the tab', async () => {
  for (const key of ['PAYMENT_ACCESS_TOKEN', 'PAYMENT_REFERENCE', 'COUPON_7', 'WAY_BACK', 'WEBVIEW']) {
    sessionStorage.setItem(key, 'x');
  }
  await signOut();
  expect(Object.keys(sessionStorage)).toEqual(['WEBVIEW']);
  sessionStorage.clear();
});
