import { describe, expect, test } from 'vitest';
import { firstSeconds, merge, type Stretch, totalSeconds, without } from './watched.ts';

describe('stretches of a film', () => {
  test('are merged where they touch or overlap, and empty ones are dropped', () => {
    const mixed: Stretch[] = [
      [20, 30],
      [0, 10],
      [10, 12],
      [25, 40],
      [50, 50],
      [60, 55],
    ];
    expect(merge(mixed)).toEqual([
      [0, 12],
      [20, 40],
    ]);
    expect(totalSeconds(merge(mixed))).toBe(32);
  });

  test('what is known already is left out', () => {
    const known: Stretch[] = [
      [5, 10],
      [20, 30],
    ];
    expect(without([[0, 25]], known)).toEqual([
      [0, 5],
      [10, 20],
    ]);
    expect(without([[6, 9]], known)).toEqual([]);
    expect(without([[30, 31]], known)).toEqual([[30, 31]]);
  });

  test('the first seconds of them are taken in order', () => {
    const all: Stretch[] = [
      [0, 5],
      [10, 20],
    ];
    expect(firstSeconds(all, 8)).toEqual([
      [0, 5],
      [10, 13],
    ]);
    expect(firstSeconds(all, 0)).toEqual([]);
    expect(firstSeconds(all, 99)).toEqual(all);
  });
});
