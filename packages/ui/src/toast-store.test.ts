import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closeToast, holdToast, releaseToast, toast, toastStore } from './toast-store.ts';

const titles = () => toastStore.read().map(({ title }) => title);

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  for (const { id } of toastStore.read()) closeToast(id);
  vi.useRealTimers();
});

it('good news leaves after six seconds, an error stays', () => {
  toast.good('Turned in');
  toast.bad('Photo not added');
  vi.advanceTimersByTime(5999);
  expect(titles()).toEqual(['Turned in', 'Photo not added']);
  vi.advanceTimersByTime(1);
  expect(titles()).toEqual(['Photo not added']);
  vi.advanceTimersByTime(60_000);
  expect(titles()).toEqual(['Photo not added']);
});

it('the same message again does not pile up, and its six seconds begin anew', () => {
  toast.good('Saved');
  vi.advanceTimersByTime(4000);
  toast.good('Saved');
  expect(titles()).toEqual(['Saved']);
  vi.advanceTimersByTime(5000);
  expect(titles()).toEqual(['Saved']);
  vi.advanceTimersByTime(1000);
  expect(titles()).toEqual([]);
});

it('good news waits while it is held, an error is not sent away by letting it go', () => {
  const good = toast.good('Saved');
  const bad = toast.bad('Not saved');
  holdToast(good);
  vi.advanceTimersByTime(20_000);
  expect(titles()).toEqual(['Saved', 'Not saved']);
  releaseToast(good);
  releaseToast(bad);
  vi.advanceTimersByTime(6000);
  expect(titles()).toEqual(['Not saved']);
});

it('tells its listeners until they leave', () => {
  const told = vi.fn();
  const leave = toastStore.subscribe(told);
  toast.bad('One');
  expect(told).toHaveBeenCalledTimes(1);
  leave();
  toast.bad('Two');
  expect(told).toHaveBeenCalledTimes(1);
});
