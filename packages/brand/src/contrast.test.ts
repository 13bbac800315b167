import { describe, expect, it } from 'vitest';
import { contrast, weakPairs } from './contrast.ts';

const spark = '#f2a71b';
const theme = (brand: string, brandStrong: string, brandTint: string, brandInk = '#ffffff') => ({
  brand,
  brandStrong,
  brandTint,
  brandInk,
  spark,
});

describe('contrast', () => {
  it('is 21 for black on white and 1 for a colour on itself, whichever comes first', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 5);
    expect(contrast('#3346d3', '#3346d3')).toBe(1);
  });

  it('agrees with the figures WCAG tools give', () => {
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });

  it('refuses what is not a colour', () => {
    expect(() => contrast('blue', '#ffffff')).toThrow('not a colour');
  });
});

describe('weakPairs', () => {
  it.each([
    ['blue', theme('#3346d3', '#2534a8', '#eef0ff')],
    ['teal', theme('#0f766e', '#115e59', '#e3f6f3')],
    ['rust', theme('#9a3412', '#7c2d12', '#fff0e6')],
  ])('finds nothing wrong with the %s demo brand', (_, brand) => {
    expect(weakPairs(brand)).toEqual([]);
  });

  it('names every pair of a yellow brand with white words', () => {
    const found = weakPairs(theme('#ffd400', '#e0b800', '#fffbe0'));
    expect(found.map(({ text, on }) => `${text} on ${on}`)).toEqual([
      'brandInk on brand',
      'brandInk on brandStrong',
      'brandStrong on brandTint',
      'brandStrong on paper',
      'brandStrong on card',
    ]);
  });

  it('lets the same yellow pass as a ground when its words are dark', () => {
    expect(weakPairs(theme('#ffd400', '#6b5300', '#fffbe0', '#1d2333')).map(({ on }) => on)).toEqual([
      'brandStrong',
    ]);
  });
});
