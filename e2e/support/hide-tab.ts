import type { Page } from '@playwright/test';

interface Hiding {
  hideTab(isHidden: boolean): void;
}

/**
 * Chromium without a window never hides a tab. This tells the page so, and holds back its timers and animation frames
 * for as long as it is hidden, which is stricter than any browser: they run once a minute at least.
 */
export const prepareHiding = (page: Page): Promise<unknown> => page.addInitScript(makeHidable);

export const hideTab = (page: Page, isHidden: boolean): Promise<void> =>
  page.evaluate((to) => (window as unknown as Hiding).hideTab(to), isHidden);

/** Runs in the page, before its own scripts. */
function makeHidable(): void {
  let isHidden = false;
  const held = new Map<number, () => void>();
  Object.defineProperty(document, 'hidden', { get: () => isHidden });
  Object.defineProperty(document, 'visibilityState', { get: () => (isHidden ? 'hidden' : 'visible') });
  const wrap = (begin: 'setTimeout' | 'setInterval', end: 'clearTimeout' | 'clearInterval') => {
    const [start, stop] = [window[begin].bind(window), window[end].bind(window)];
    const wrapped = (work: () => void, ms?: number, ...given: unknown[]) => {
      const run = () => Reflect.apply(work, window, given);
      const id: number = Number(start(() => void (isHidden ? held.set(id, run) : run()), ms));
      return id;
    };
    const stopped = (id?: number) => {
      held.delete(id ?? 0);
      stop(id);
    };
    Object.assign(window, { [begin]: wrapped, [end]: stopped });
  };
  wrap('setTimeout', 'clearTimeout');
  wrap('setInterval', 'clearInterval');
  const draw = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (work) =>
    draw((at) => (isHidden ? held.set(-at, () => work(at)) : work(at)));
  Object.assign(window, {
    hideTab(to: boolean) {
      isHidden = to;
      document.dispatchEvent(new Event('visibilitychange'));
      window.dispatchEvent(new Event(to ? 'blur' : 'focus'));
      if (to) return;
      const waiting = [...held.values()];
      held.clear();
      for (const run of waiting) run();
    },
  });
}
