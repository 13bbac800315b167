import type { Page } from '@playwright/test';

/** A call of the API from the page itself, with the token it has stored: what a script in the console could do. */
export function callApi(
  page: Page,
  method: string,
  path: string,
  body?: object,
): Promise<{ status: number; body: unknown }> {
  return page.evaluate(
    async ([method, path, body]) => {
      const token = localStorage.getItem('ACCESS_TOKEN');
      const answer = await fetch(`/api/v1${path}`, {
        method,
        headers: {
          'content-type': 'application/json',
          ...(token !== null && { authorization: `Bearer ${token}` }),
        },
        body: method === 'GET' ? null : JSON.stringify(body ?? {}),
      });
      return { status: answer.status, body: await answer.json() };
    },
    [method, path, body] as const,
  );
}
