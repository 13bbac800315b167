import { setTimeout as sleep } from 'node:timers/promises';

const PAUSE_MS = 150;

/** Asks until the address answers with success. A server that fails at first may be mended and come up later. */
export async function waitUntilOk(url: string): Promise<void> {
  while (!(await answersOk(url))) await sleep(PAUSE_MS);
}

async function answersOk(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { headers: { accept: 'text/html, application/json' } });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false; // nobody listens yet
  }
}
