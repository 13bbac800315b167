import { describe, expect, test } from 'vitest';
import { safeRedirect } from './safe-redirect.ts';

const hostile = [
  'https://evil.example',
  'http://evil.example/learn',
  'HTTPS://evil.example',
  'ftp://evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  '//evil.example',
  '///evil.example',
  '////evil.example/learn',
  '//evil.example@shala.localhost',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/\\/evil.example',
  '/learn\\..\\..\\evil',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://shala.localhost/x',
  'file:///etc/passwd',
  'evil.example',
  'learn',
  './learn',
  '../learn',
  '',
  ' ',
  ' /learn',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  '/\r\nLocation: https://evil.example',
  '/learn\u0000',
  '/\u200b/evil.example',
  '/\u00a0/evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/learn/..//evil.example',
  '/learn/../..//evil.example',
  '/%2e%2e//evil.example',
  '/%2f/evil.example',
  '/%2F%2Fevil.example',
  '/%2fevil.example',
  '/%5cevil.example',
  '/%5C%5Cevil.example',
  '/%252f%252fevil.example',
  '/%25252fevil.example',
  '/%2525252525252fevil.example',
  '/%09/evil.example',
  '/%0a%0dSet-Cookie:a=b',
  '/%00/evil.example',
  '/%e0%a4%a',
  '/%zz',
  '/learn//evil.example',
  '/http://evil.example',
  '@evil.example',
  '/@evil.example//',
  '?next=/learn',
  '#/learn',
  `/${'a'.repeat(2_001)}`,
];

describe('an address that would lead away', () => {
  test('there are at least forty of them', () => {
    expect(new Set(hostile).size).toBeGreaterThanOrEqual(40);
  });

  test.each(hostile)('%j falls back to the home page', (address) => {
    expect(safeRedirect(address)).toBe('/learn');
  });

  test.each([null, undefined, 7, {}, ['/learn']])('%j, which is no text, falls back, too', (value) => {
    expect(safeRedirect(value)).toBe('/learn');
  });

  test('the caller may name another place to fall back to', () => {
    expect(safeRedirect('//evil.example', '/profile')).toBe('/profile');
  });
});

test.each([
  '/',
  '/learn',
  '/learn/',
  '/learn/subjects/12?tab=practice#top',
  '/search?q=a%20b&next=https%3A%2F%2Fshala.localhost%2Flearn',
  '/learn?redirect=//somewhere',
  '/courses/%E0%A4%97%E0%A4%A3%E0%A4%BF%E0%A4%A4',
  '/reports/50%25',
  '/a/./b',
])('%s stays as it is', (path) => {
  expect(safeRedirect(path)).toBe(path);
});
