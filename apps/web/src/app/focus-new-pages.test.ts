import { afterEach, expect, test, vi } from 'vitest';
import { focusNewPages } from './focus-new-pages.ts';
import type { AppRouter } from './router.tsx';

type Tell = (news: { fromLocation?: object; pathChanged: boolean }) => void;

function startWith(html: string): Tell {
  vi.useFakeTimers();
  document.body.innerHTML = html;
  let tell: Tell = () => undefined;
  const subscribe = (_: string, listener: Tell) => {
    tell = listener;
    return () => undefined;
  };
  focusNewPages({ subscribe } as unknown as Pick<AppRouter, 'subscribe'>);
  return (news) => {
    tell(news);
    vi.runAllTimers();
  };
}

const page = `<nav><a href="/learn">Learn</a></nav>
  <main><header><a href="/back">Back</a><h1>Worksheets</h1></header><a href="/one">A row</a></main>
  <div role="dialog"><button>OK</button></div>`;
const focused = () => document.activeElement?.textContent;
const press = (words: string) =>
  [...document.querySelectorAll<HTMLElement>('a, button')].find((one) => one.textContent === words)?.focus();

afterEach(() => {
  document.body.innerHTML = '';
  vi.useRealTimers();
});

test.each(['Learn', 'Back'])('from %s another page begins at its heading', (link) => {
  const tell = startWith(page);
  press(link);
  tell({ fromLocation: {}, pathChanged: true });
  expect(focused()).toBe('Worksheets');
});

test.each(['A row', 'OK'])('%s keeps the focus: what it opened stands beside it, or waits for it', (link) => {
  const tell = startWith(page);
  press(link);
  tell({ fromLocation: {}, pathChanged: true });
  expect(focused()).toBe(link);
});

test('the first page leaves the focus to the browser; at the same address only a lost one is found again', () => {
  const tell = startWith(page);
  tell({ pathChanged: true });
  expect(document.activeElement).toBe(document.body);
  press('Learn');
  tell({ fromLocation: {}, pathChanged: false });
  expect(focused()).toBe('Learn');
  document.querySelector('a')?.blur();
  tell({ fromLocation: {}, pathChanged: false });
  expect(focused()).toBe('Worksheets');
});
