import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { markPlace, startWatermark, type Watermark } from './watermark.ts';

let frame: HTMLElement;
let watermark: Watermark;
const mark = () => frame.querySelector<HTMLElement>('[data-watermark]');
/** Mutation observers speak in a microtask. */
const settle = () => Promise.resolve();

beforeEach(() => {
  vi.useFakeTimers();
  frame = document.body.appendChild(document.createElement('div'));
  watermark = startWatermark({ frame, text: 'Ananya STD1042', className: 'mark' });
});
afterEach(() => {
  watermark.stop();
  frame.remove();
  vi.useRealTimers();
});

test('[VW-05] the mark says whose film it is, and is nothing for the ear', () => {
  expect(mark()?.textContent).toBe('Ananya STD1042');
  expect(mark()?.getAttribute('aria-hidden')).toBe('true');
});

test('[VW-05] it moves on every eight seconds', () => {
  const before = mark()?.getAttribute('style');
  vi.advanceTimersByTime(7999);
  expect(mark()?.getAttribute('style')).toBe(before);
  vi.advanceTimersByTime(1);
  expect(mark()?.getAttribute('style')).not.toBe(before);
});

test.each<[string, (mark: HTMLElement) => void]>([
  ['removed', (one) => one.remove()],
  ['hidden', (one) => one.setAttribute('style', 'display: none')],
  ['hidden by attribute', (one) => one.toggleAttribute('hidden', true)],
  ['emptied', (one) => one.replaceChildren()],
  ['given another class', (one) => one.classList.add('gone')],
])('[VW-05] it comes back whole when it is %s', async (_how, harm) => {
  const one = mark();
  if (one === null) throw new Error('no mark');
  harm(one);
  await settle();
  expect(frame.querySelectorAll('[data-watermark]')).toHaveLength(1);
  expect(mark()?.textContent).toBe('Ananya STD1042');
  expect(mark()?.className).toBe('mark');
  expect(mark()?.style.display).toBe('');
  expect(mark()?.hidden).toBe(false);
});

test('it leaves with the player', () => {
  watermark.stop();
  expect(mark()).toBeNull();
});

test('[D06] its places lie all over the picture and clear of the controls', () => {
  const places = Array.from({ length: 200 }, (_, step) => markPlace(step));
  for (const { x, y } of places) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x).toBeLessThanOrEqual(1);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThanOrEqual(0.75);
  }
  for (const part of [0, 0.25, 0.5, 0.75]) {
    expect(places.some(({ x }) => x >= part && x < part + 0.25)).toBe(true);
  }
  for (const [index, { x, y }] of places.slice(1).entries()) {
    const before = places[index] ?? { x: 0, y: 0 };
    expect(Math.hypot(x - before.x, y - before.y)).toBeGreaterThan(0.2);
  }
});
