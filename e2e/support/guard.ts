import { type BrowserContext, expect, type Page } from '@playwright/test';
import { readServices } from '../../apps/server/test/services.ts';

/** Watches everything a journey's pages do; what nobody expected fails the journey. */
export interface Guard {
  /** The browser writes a console error for every failed answer: say here which ones belong to the story. */
  expectErrors(pattern: RegExp): void;
  /** Those that may come or not: whether a call was on its way at that moment is chance, and either is right. */
  allowErrors(pattern: RegExp): void;
  check(): void;
}

const reportViolations = () => {
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    console.error(`CSP violation: ${violatedDirective} ${blockedURI}`);
  });
};

export async function startGuard(context: BrowserContext): Promise<Guard> {
  const errors: string[] = [];
  const expected: RegExp[] = [];
  const allowed: RegExp[] = [];
  const foreign = new Set<string>();
  await context.addInitScript(reportViolations);
  // Photos and files come straight from the store, by signed addresses; who pays goes to the gateway's page.
  const { S3_ENDPOINT, PAYMENT_SIMULATOR_URL } = readServices();
  const known = [S3_ENDPOINT, PAYMENT_SIMULATOR_URL].map((url) => new URL(url).host);
  const isOurs = (url: string) => !url.startsWith(PAYMENT_SIMULATOR_URL);
  context.on('request', (request) => {
    const { host, hostname, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && !hostname.endsWith('.localhost') && !known.includes(host))
      foreign.add(host);
  });
  const watch = (page: Page) => {
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => {
      const { url } = message.location();
      if (message.type() === 'error' && isOurs(url)) errors.push(`${message.text()} ${url}`.trim());
    });
  };
  context.on('page', watch);
  return {
    expectErrors: (pattern) => void expected.push(pattern),
    allowErrors: (pattern) => void allowed.push(pattern),
    check() {
      expect([...foreign], 'hosts that are not ours').toEqual([]);
      const announced = [...expected, ...allowed];
      const surprises = errors.filter((error) => !announced.some((pattern) => pattern.test(error)));
      expect(surprises, 'errors in the console').toEqual([]);
      const absent = expected.filter((pattern) => !errors.some((error) => pattern.test(error)));
      expect(absent, 'errors that were expected and did not come').toEqual([]);
    },
  };
}
