import { describe, expect, test } from 'vitest';
import { evidenceOf } from './evidence.ts';

const film = { type: 'video', durationSeconds: 100 } as const;
const watched = (to: number) => ({ watched: [[0, to] as const], sinceOpened: 999 });

describe('evidence of a completion', () => {
  test('a film needs four fifths of its seconds', () => {
    expect(evidenceOf(film, watched(79))).toBeNull();
    expect(evidenceOf(film, watched(80))).toEqual({ watchedSeconds: 80, durationSeconds: 100 });
  });

  test('seeing the end twice is not seeing the whole', () => {
    const end = { watched: [[94, 100] as const], sinceOpened: 9_999 };
    expect(evidenceOf(film, end)).toBeNull();
  });

  test('a very short film can be completed', () => {
    expect(evidenceOf({ type: 'video', durationSeconds: 1.4 }, watched(1))).not.toBeNull();
  });

  test('a film whose length is not known yet cannot be completed', () => {
    expect(evidenceOf({ type: 'video', durationSeconds: null }, watched(100))).toBeNull();
  });

  test.each(['pdf', 'external_link'] as const)('a %s needs ten seconds from its opening', (type) => {
    const after = (sinceOpened: number) => ({ watched: [], sinceOpened });
    expect(evidenceOf({ type, durationSeconds: null }, null)).toBeNull();
    expect(evidenceOf({ type, durationSeconds: null }, after(9.9))).toBeNull();
    expect(evidenceOf({ type, durationSeconds: null }, after(10.2))).toEqual({ openSeconds: 10 });
  });
});
