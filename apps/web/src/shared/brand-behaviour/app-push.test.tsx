import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { exampleBrand } from '../../test-support/example-brand.ts';
import { startBrand } from '../brand/brand.ts';
import { AppPush } from './app-push.tsx';
import { startWebview } from './webview.ts';

const store = 'https://store.example/shala';
const go = vi.fn();
const devices = {
  android: 'Mozilla/5.0 (Linux; Android 14; Pixel 8)',
  ios: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)',
  desk: 'Mozilla/5.0 (X11; Linux x86_64)',
};

function open(device: keyof typeof devices, path = '/learn', url: string | null = store) {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(devices[device]);
  const brand = { ...exampleBrand, flags: { ...exampleBrand.flags, appStore: { android: url, ios: url } } };
  document.head.innerHTML = `<script type="application/json" id="brand">${JSON.stringify(brand)}</script>`;
  startBrand(document, location, sessionStorage);
  render(<AppPush path={path} go={go} />);
}
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  go.mockReset();
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
});

test.each([
  ['android', 1000],
  ['ios', 5000],
] as const)('[BR-08] [CN-08] %s goes to the store page after %i ms, not before', async (device, delay) => {
  open(device);
  expect(screen.getByText('Opening the Shala app')).toBeTruthy();
  await wait(delay - 1);
  expect(go).not.toHaveBeenCalled();
  await wait(1);
  expect(go).toHaveBeenCalledExactlyOnceWith(store);
});

test('[BR-08] Continue in browser stops it and is remembered', async () => {
  open('android');
  fireEvent.click(screen.getByRole('button', { name: 'Continue in browser' }));
  await wait(10_000);
  cleanup();
  open('android');
  await wait(10_000);
  expect(go).not.toHaveBeenCalled();
  expect(screen.queryByRole('button', { name: 'Open the app' })).toBeNull();
});

test('who comes back from the store finds a banner that waits', async () => {
  open('android');
  await wait(1000);
  cleanup();
  open('android');
  await wait(10_000);
  expect(go).toHaveBeenCalledOnce();
  fireEvent.click(screen.getByRole('button', { name: 'Open the app' }));
  expect(go).toHaveBeenCalledTimes(2);
});

test.each([
  ['[BR-09] the reset-password screen', 'android', '/auth/reset-password', store, ''],
  ['[BR-10] the webview', 'android', '/learn', store, '?type=flutter'],
  ['a brand without an app', 'android', '/learn', null, ''],
  ['a desk', 'desk', '/learn', store, ''],
] as const)('%s is never pushed', async (_title, device, path, url, search) => {
  startWebview({ search }, sessionStorage);
  open(device, path, url);
  await wait(10_000);
  expect(go).not.toHaveBeenCalled();
  expect(screen.queryByRole('button')).toBeNull();
});
