import type { Page } from '@playwright/test';

/**
 * Settles when the page's realtime line is up; asked for before the page opens. Who moves the clock waits for
 * it: the ticket of the line is good for a minute.
 */
export const listening = (page: Page): Promise<void> =>
  new Promise((resolve) => {
    page.once('websocket', (socket) => socket.once('framereceived', () => resolve()));
  });
