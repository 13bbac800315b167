import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { exampleBrand } from '../../test-support/example-brand.ts';
import { blockSaving } from './block-saving.ts';
import { deviceSystem } from './device-system.ts';
import { isPushExempt, pushDelays } from './push-rules.ts';
import { unregisterServiceWorkers } from './service-workers.ts';
import { startBrandBehaviour } from './start-brand-behaviour.ts';
import { isWebview, startWebview } from './webview.ts';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  sessionStorage.clear();
  document.body.innerHTML = '';
});

describe('saving a page', () => {
  let path: string;
  beforeEach(() => {
    path = '/learn/4';
    document.body.innerHTML =
      '<p>Words</p><input /><textarea></textarea><a href="/learn"><b>Link</b></a><div data-own-menu><i>PDF</i></div>';
    stops.push(blockSaving({ document, path: () => path }));
  });
  const isLeft = (selector: string, event: Event) =>
    document.querySelector(selector)?.dispatchEvent(event) ?? false;
  const menu = () => new MouseEvent('contextmenu', { bubbles: true, cancelable: true });
  const save = (init: KeyboardEventInit) =>
    new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init });

  test('[BR-11] the context menu is off on content pages, but not in fields, links and what is let through', () => {
    expect(isLeft('p', menu())).toBe(false);
    for (const free of ['input', 'textarea', 'a b', 'i']) expect(isLeft(free, menu()), free).toBe(true);
  });

  test('[BR-12] Ctrl+S and Cmd+S are off on content pages, other keys and fields are not', () => {
    expect(isLeft('p', save({ key: 's', ctrlKey: true }))).toBe(false);
    expect(isLeft('p', save({ key: 'S', metaKey: true }))).toBe(false);
    expect(isLeft('p', save({ key: 's' }))).toBe(true);
    expect(isLeft('p', save({ key: 'c', ctrlKey: true }))).toBe(true);
    expect(isLeft('input', save({ key: 's', ctrlKey: true }))).toBe(true);
  });

  test.each(['/auth/login', '/terms-and-conditions', '/privacy-policy'])('%s is no content', (plain) => {
    path = plain;
    expect(isLeft('p', menu())).toBe(true);
    expect(isLeft('p', save({ key: 's', ctrlKey: true }))).toBe(true);
  });

  test('a brand can leave both to the browser', () => {
    for (const stop of stops.splice(0)) stop();
    history.replaceState(null, '', '/learn');
    startBrandBehaviour({ ...exampleBrand, flags: { ...exampleBrand.flags, blockContextMenu: false } });
    expect(isLeft('p', menu())).toBe(true);
    startBrandBehaviour(exampleBrand);
    expect(isLeft('p', menu())).toBe(false);
  });
});

test('[BR-13] every service worker is unregistered, and a browser without any is fine', async () => {
  const registrations = [{ unregister: vi.fn(async () => true) }, { unregister: vi.fn(async () => true) }];
  const getRegistrations = async () => registrations as unknown as ServiceWorkerRegistration[];
  await unregisterServiceWorkers({ getRegistrations });
  for (const { unregister } of registrations) expect(unregister).toHaveBeenCalledOnce();
  await unregisterServiceWorkers(undefined);
});

test('[BR-10] the marker of the webview is kept for the session', () => {
  startWebview({ search: '?type=other' }, sessionStorage);
  expect(isWebview()).toBe(false);
  startWebview({ search: '?a=1&type=flutter' }, sessionStorage);
  startWebview({ search: '' }, sessionStorage);
  expect(isWebview()).toBe(true);
});

test.each([
  ['Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/130 Mobile', 5, 'android'],
  ['Mozilla/5.0 (Linux; Android 13; SM-X200) Chrome/130', 10, 'android'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 5, 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605', 5, 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605', 0, null],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/130', 10, null],
])('%s with %i touch points is %s', (userAgent, maxTouchPoints, system) => {
  expect(deviceSystem({ userAgent, maxTouchPoints })).toBe(system);
});

test('[CN-08] the push waits one second on Android and five on iOS', () => {
  expect(pushDelays).toEqual({ android: 1000, ios: 5000 });
});

test('[BR-09] passwords, codes, payments, attempts and the law are never interrupted', () => {
  for (const path of [
    '/auth/reset-password',
    '/auth/update-password/',
    '/auth/erp',
    '/auth/register/verify',
    '/payment-request',
    '/pgResponse/17',
    '/practice/exercise/5/exam',
    '/practice/paper/5/exam/9',
    '/learn/4/chapter/5/content/6/quick_quiz',
    '/live-class/7/meeting',
    '/terms-and-conditions',
    '/privacy-policy',
  ])
    expect(isPushExempt(path), path).toBe(true);
  for (const path of ['/learn', '/auth/login', '/auth/register', '/practice', '/'])
    expect(isPushExempt(path), path).toBe(false);
});
