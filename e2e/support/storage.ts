import type { Page } from '@playwright/test';

export const readStorage = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => ({ ...localStorage }));

export async function accessTokenOf(page: Page): Promise<string> {
  return (await readStorage(page)).ACCESS_TOKEN ?? '';
}

/** A token nobody signed, with a kind of our choice: the page reads the kind, the server would refuse it. */
export function tokenOfKind(kind: string): string {
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${encode({ alg: 'HS256' })}.${encode({ kind })}.none`;
}
