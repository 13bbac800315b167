import type { AppRouter } from './router.tsx';

/**
 * A new page begins at its heading: who listens hears where they are, and the next Tab leads into it. What takes the
 * focus by itself keeps it (a window, the field of a code), and so does a row of a list that stays beside the page.
 */
export function focusNewPages(router: Pick<AppRouter, 'subscribe'>): void {
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if (!fromLocation) return;
    // The words of the heading are set after the page has been drawn. Another child's Learn has the same address.
    setTimeout(() => {
      if (pathChanged || document.activeElement === document.body) focusPage();
    });
  });
}

function focusPage(): void {
  const { activeElement } = document;
  if (activeElement?.matches('main :not(header *), [role=dialog], [role=dialog] *')) return;
  const headings = [...document.querySelectorAll('h1')];
  const place = headings.find((one) => one.checkVisibility?.() ?? true) ?? document.querySelector('main');
  if (!place) return;
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
