import { describe, expect, test } from 'vitest';
import { pageMeta, pageOf } from './page.ts';

describe('a page', () => {
  test.each([
    [undefined, undefined, 1, 10],
    [3, 20, 3, 20],
    [0, 0, 1, 1],
    [2, 51, 2, 50],
    [2, 999_999_999, 2, 50],
  ])('asked for as %s of %s is %i of %i', (number, size, ...expected) => {
    const page = pageOf({ number, size });
    expect([page.number, page.size]).toEqual(expected);
  });

  test.each([
    [1, 0, { pages: 0, next: null, previous: null }],
    [1, 10, { pages: 1, next: null, previous: null }],
    [1, 11, { pages: 2, next: 2, previous: null }],
    [2, 11, { pages: 2, next: null, previous: 1 }],
    [9, 11, { pages: 2, next: null, previous: 2 }],
    [9, 0, { pages: 0, next: null, previous: null }],
  ])('%i of %i things leads to its neighbours, past the end back to the last', (number, total, meta) => {
    expect(pageMeta({ number, size: 10 }, total)).toEqual({ number, size: 10, total, ...meta });
  });
});
