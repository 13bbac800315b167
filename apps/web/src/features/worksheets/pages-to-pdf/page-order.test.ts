import { expect, test } from 'vitest';
import type { KeptPage } from '../device/draft-store.ts';
import { addPage, joinPages, movePage, removePage, turnPage } from './page-order.ts';

const page = (id: string): KeptPage => ({
  studentId: 7,
  worksheetId: 4,
  id,
  place: 0,
  jpeg: new ArrayBuffer(1),
  width: 1,
  height: 1,
  turn: 0,
});
const row = ['a', 'b', 'c'].reduce<KeptPage[]>((pages, id) => addPage(pages, page(id)), []);
const names = (pages: readonly KeptPage[]) => pages.map(({ id, place }) => `${id}${place}`).join(' ');

test('pages are numbered as they come, and anew when one moves or goes', () => {
  expect(names(row)).toBe('a0 b1 c2');
  expect(names(movePage(row, 'c', 0))).toBe('c0 a1 b2');
  expect(names(movePage(row, 'a', 1))).toBe('b0 a1 c2');
  expect(names(removePage(row, 'b'))).toBe('a0 c1');
});

test('outside the row nothing moves', () => {
  expect(names(movePage(row, 'a', -1))).toBe('a0 b1 c2');
  expect(names(movePage(row, 'c', 3))).toBe('a0 b1 c2');
  expect(names(movePage(row, 'x', 0))).toBe('a0 b1 c2');
});

test('four quarters turn a page all the way round', () => {
  let pages = row;
  const turns = [1, 2, 3, 4].map(() => {
    pages = turnPage(pages, 'b');
    return pages[1]?.turn;
  });
  expect(turns).toEqual([90, 180, 270, 0]);
});

test('pages of an earlier visit stand before those that were added meanwhile, each once', () => {
  expect(names(joinPages(row, [page('c'), page('d')]))).toBe('a0 b1 c2 d3');
});
