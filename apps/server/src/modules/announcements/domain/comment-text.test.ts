import { describe, expect, test } from 'vitest';
import { mask } from '#platform/text/mask-contacts.ts';
import { toComment, toMessage } from './comment-text.ts';

const wordsOf = (text: string) => {
  const comment = toComment(text);
  return typeof comment === 'string' ? '' : comment.text;
};

describe('a comment', () => {
  test('has at most 1,000 characters, counted as people see code points', () => {
    expect(wordsOf('क'.repeat(1000))).toHaveLength(1000);
    expect([...wordsOf('😀'.repeat(1000))]).toHaveLength(1000);
    expect(toComment('a'.repeat(1001))).toBe('too_long');
  });

  test('that is empty, or nothing but signs nobody sees, is refused', () => {
    for (const text of ['', '  \n ', '\u202e\u0007', '\u200b\ufeff']) expect(toComment(text)).toBe('empty');
  });

  test('loses control and direction signs and keeps line ends, joiners and markup as text', () => {
    expect(wordsOf('a\u0000b\u001b[31m\u202egnp.exe\r\nक्\u200dष <script>')).toBe(
      'ab[31mgnp.exe\nक्\u200dष <script>',
    );
  });

  test('hides a number whose digits were parted by signs nobody sees', () => {
    expect(toComment('98765\u200b\u206043210')).toEqual({ text: mask, isMasked: true });
  });

  test('is never longer than what is stored, masked as well', () => {
    expect([...wordsOf(`${'a'.repeat(995)} b@c`)].length).toBeLessThanOrEqual(1000);
  });
});

test('a message of a tutor is cleaned and not masked', () => {
  expect(toMessage(' Office: 080 2345 6789\u0000 ')).toEqual({ text: 'Office: 080 2345 6789' });
  expect(toMessage(' ')).toBe('empty');
  expect(toMessage('a'.repeat(5001))).toBe('too_long');
});
