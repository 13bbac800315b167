import { expect, test, vi } from 'vitest';
import type { Enrolments } from './enrolments-query.ts';
import { BUILDING_LIMIT, waitForCourse } from './wait-for-course.ts';

const nothing: Enrolments = { courses: [], products: [], current: null };
const something = { ...nothing, current: { id: 41 } } as Enrolments;
const quick = { limit: 200, pause: 10 };

test('asks again until there is a course, also after a question that failed', async () => {
  const load = vi
    .fn<() => Promise<Enrolments>>()
    .mockRejectedValueOnce(new Error('busy'))
    .mockResolvedValueOnce(nothing)
    .mockResolvedValueOnce(something);
  await expect(waitForCourse({ load, signal: new AbortController().signal, ...quick })).resolves.toBe(true);
  expect(load).toHaveBeenCalledTimes(3);
});

test('gives up at the limit, even while a question hangs', async () => {
  expect(BUILDING_LIMIT).toBe(10_000);
  const load = vi.fn(() => new Promise<Enrolments>(() => undefined));
  const start = Date.now();
  await expect(waitForCourse({ load, signal: new AbortController().signal, ...quick })).resolves.toBe(false);
  expect(Date.now() - start).toBeGreaterThanOrEqual(190);
  expect(load).toHaveBeenCalledTimes(1);
});

test('asks no more once the page is left', async () => {
  const leave = new AbortController();
  const load = vi.fn(async () => {
    leave.abort();
    return nothing;
  });
  await waitForCourse({ load, signal: leave.signal, ...quick });
  expect(load).toHaveBeenCalledTimes(1);
});
