import { defineConfig } from '@playwright/test';
import { chromiumOptions } from './support/chromium.ts';
import { liveBrowser } from './support/live.ts';

/** What they show hardly depends on the width of the screen: in CI, which has forty minutes, once is enough. */
const onceIsEnough = [
  ...[
    'announcements',
    'brands',
    'chapters',
    'digest',
    'language',
    'leaderboard',
    'learn',
    'locks',
    'login-form',
    'network',
    'notifications',
    'payment',
    'practice',
  ],
  ...['profile', 'progress', 'routes', 'session', 'sign-in', 'store', 'switcher', 'viewer-film'],
  ...[
    'app-push',
    'blocked',
    'devices',
    'erp',
    'forgotten-password',
    'full-form',
    'half-way',
    'siblings',
    'two-tabs',
    'wrong-code',
  ].map((name) => `accounts/${name}`),
].map((name) => `**/${name}.spec.ts`);

/** They wait whole minutes of real time (a slow line, another tab): run with `scripts/test e2e` before a release. */
const tooLongForCi = ['viewer-network', 'live-hidden'].map((name) => `**/${name}.spec.ts`);

const isCi = process.env.CI !== undefined;

const quietBrowser = { ...liveBrowser, args: [...liveBrowser.args, '--mute-audio'] };

/** The journeys run on the built form: `scripts/build` first, then `scripts/test e2e`. */
export default defineConfig({
  testDir: '.',
  outputDir: 'test-results',
  globalSetup: './support/global-setup.ts',
  fullyParallel: true,
  // Some journeys only wait (a minute without a network, a class in another tab): three share two cores well.
  workers: 3,
  retries: 0,
  forbidOnly: isCi,
  // What comes by the worker takes its time on a busy machine; only a journey that fails waits so long.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  use: {
    browserName: 'chromium',
    launchOptions: chromiumOptions,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // A page is looked at when it stands still; half-faded words would fail the contrast rules.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'desktop',
      testDir: './journeys',
      testIgnore: isCi ? tooLongForCi : [],
      grepInvert: /@phone/,
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      testDir: './journeys',
      testIgnore: isCi ? [...onceIsEnough, ...tooLongForCi] : [],
      grepInvert: /@wide/,
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
    // Every screen and dialog, at all widths and in both languages, one after the other: see screens/.
    {
      name: 'screens',
      testDir: './screens',
      timeout: 480_000,
      snapshotPathTemplate: '{testDir}/trees/{arg}{ext}',
      // A browser of their own, with a camera for the meeting, keeps them off the schools that journeys change.
      use: { viewport: { width: 1440, height: 900 }, launchOptions: quietBrowser, actionTimeout: 20_000 },
    },
    // Alone on the machine, after the journeys: a second browser beside it would be measured, too.
    {
      name: 'measure',
      testDir: './measure',
      fullyParallel: false,
      dependencies: ['desktop', 'phone', 'screens'],
    },
  ],
});
