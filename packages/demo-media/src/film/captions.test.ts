import { expect, test } from 'vitest';
import { captionsOf } from './captions.ts';

const line = (en: string, start = 0, end = 4) => ({ start, end, say: { en, hi: en } });

test('captions show what is written, not how it is spoken, and no marks', () => {
  const vtt = captionsOf([line('So {1}[[x² = 4|x squared is four]] & x < 3.', 61.5, 64)], 'en');
  expect(vtt).toBe('WEBVTT\n\n00:01:01.500 --> 00:01:04.000\nSo x² = 4 &amp; x &lt; 3.\n');
});

test('a long line becomes cues that follow each other, cut at the end of a sentence', () => {
  const vtt = captionsOf(
    [
      line(
        'Two steps to the right of zero is two thirds. Three steps, three thirds, is one, and that is a whole.',
      ),
    ],
    'en',
  );
  expect(vtt.split('\n\n').slice(1)).toEqual([
    '00:00:00.000 --> 00:00:01.800\nTwo steps to the right\nof zero is two thirds.',
    '00:00:01.800 --> 00:00:04.000\nThree steps, three thirds,\nis one, and that is a whole.\n',
  ]);
});
