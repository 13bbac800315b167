import type { Browser, CDPSession, Page } from '@playwright/test';

export interface LoadedFile {
  path: string;
  /** As they came over the wire, headers included. */
  bytes: number;
}

/** Every file of a first visit, largest first. `goOn`: what people do then; only what that loads is told. */
export async function measureBytes(
  browser: Browser,
  url: string,
  width: number,
  goOn?: (page: Page) => Promise<void>,
): Promise<LoadedFile[]> {
  return firstVisit(browser, width, async (page, cdp) => {
    const paths = new Map<string, string>();
    const onTheirWay = new Set<string>();
    const files: LoadedFile[] = [];
    cdp.on('Network.requestWillBeSent', ({ requestId, request }) => {
      paths.set(requestId, new URL(request.url).pathname);
      onTheirWay.add(requestId);
    });
    cdp.on('Network.loadingFailed', ({ requestId }) => void onTheirWay.delete(requestId));
    cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      onTheirWay.delete(requestId);
      files.push({ path: paths.get(requestId) ?? requestId, bytes: encodedDataLength });
    });
    await openWhole(page, url);
    if (goOn) {
      files.length = 0;
      await goOn(page);
      await untilQuiet(page, onTheirWay);
    }
    return files.filter(({ bytes }) => bytes > 0).sort((a, b) => b.bytes - a.bytes);
  });
}

/** Half a second without a request: 'networkidle' speaks of the document, which was idle before people went on. */
async function untilQuiet(page: Page, onTheirWay: ReadonlySet<string>): Promise<void> {
  for (let quiet = 0; quiet < 5; quiet = onTheirWay.size === 0 ? quiet + 1 : 0)
    await page.waitForTimeout(100);
}

/** A cheap phone on a slow mobile network. */
const slowCpu = 4;
const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 0.75e6 / 8,
};

/** Milliseconds until the largest piece of the first screen is painted. */
export async function measureLargestPaint(browser: Browser, url: string, width: number): Promise<number> {
  return firstVisit(browser, width, async (page, cdp) => {
    await cdp.send('Network.emulateNetworkConditions', slowNetwork);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowCpu });
    await openWhole(page, url);
    return page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
            type: 'largest-contentful-paint',
            buffered: true,
          });
        }),
    );
  });
}

async function firstVisit<T>(
  browser: Browser,
  width: number,
  look: (page: Page, cdp: CDPSession) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({
    viewport: { width, height: width > 991 ? 900 : 844 },
    locale: 'en-IN',
  });
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    return await look(page, cdp);
  } finally {
    await context.close();
  }
}

async function openWhole(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(() => document.fonts.ready);
}
