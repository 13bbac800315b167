import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { KeptPage } from '../device/draft-store.ts';
import { usePages } from './use-pages.ts';

const device = vi.hoisted(() => ({
  listPages: vi.fn(async (): Promise<KeptPage[]> => []),
  putPages: vi.fn(async () => undefined),
  removePages: vi.fn(async () => undefined),
}));
const readPhoto = vi.hoisted(() => vi.fn());
vi.mock('../device/device-store.ts', () => ({ deviceStore: () => device }));
vi.mock('./read-photo.ts', () => ({ readPhoto }));

const work = { studentId: 7, worksheetId: 4 };
const picture = { jpeg: new Blob(['x']), width: 1, height: 1 };
const photos = (count: number) => Array.from({ length: count }, () => new File(['x'], 'x.jpg'));
const kept = (id: string): KeptPage => ({
  ...work,
  id,
  place: 0,
  jpeg: new ArrayBuffer(1),
  width: 1,
  height: 1,
  turn: 0,
});
const onProblem = vi.fn();
const open = () => renderHook(() => usePages(work, onProblem)).result;

beforeEach(() => {
  vi.clearAllMocks();
  readPhoto.mockReset().mockResolvedValue(picture);
});
afterEach(cleanup);

test('a photo the browser cannot read is told of, and the others become pages', async () => {
  readPhoto.mockRejectedValueOnce(new DOMException('gone', 'NotReadableError'));
  const result = open();
  await act(() => result.current.add(photos(2)));
  expect(onProblem).toHaveBeenCalledExactlyOnceWith('worksheets.unreadablePhoto');
  expect([result.current.pages.length, result.current.reading]).toEqual([1, 0]);
});

test('photos that are still being read count against the limit', async () => {
  let read = (_picture: unknown) => {};
  readPhoto.mockReturnValueOnce(
    new Promise((resolve) => {
      read = resolve;
    }),
  );
  const result = open();
  let adding = Promise.resolve();
  act(() => {
    adding = result.current.add(photos(15));
  });
  await act(() => result.current.add(photos(6)));
  expect(onProblem).toHaveBeenCalledExactlyOnceWith('worksheets.tooManyPages');
  read(picture);
  await act(() => adding);
  expect([result.current.pages.length, result.current.reading]).toEqual([15, 0]);
});

test('a photo added before the kept ones are found stands behind them', async () => {
  let find = (_pages: KeptPage[]) => {};
  device.listPages.mockReturnValueOnce(
    new Promise((resolve) => {
      find = resolve;
    }),
  );
  const result = open();
  await act(() => result.current.add(photos(1)));
  const [added] = result.current.pages;
  await act(async () => find([kept('a')]));
  expect(result.current.pages.map(({ id, place }) => [id, place])).toEqual([
    ['a', 0],
    [added?.id, 1],
  ]);
  expect(device.putPages).toHaveBeenLastCalledWith(result.current.pages);
});
