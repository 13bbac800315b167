import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compileCatalogue } from './texts-plugin.ts';

test.each(['en', 'hi'])('every text of %s compiles', (language) => {
  const path = join(import.meta.dirname, `../src/shared/texts/${language}.json`);
  const compiled = JSON.parse(compileCatalogue(readFileSync(path, 'utf8'), language)) as Record<
    string,
    unknown
  >;
  expect(Object.values(compiled).every(Array.isArray)).toBe(true);
});

test('a broken message stops the build and is named', () => {
  expect(() => compileCatalogue('{"a.b": "{count, plural, one {x}"}', 'en.json')).toThrow("the text 'a.b'");
});

test('a catalogue is cut by area: the ways in first, the rest later, nothing twice and nothing lost', () => {
  const json = '{"login.title": "Login", "learn.title": "Learn", "error.retry": "Try again"}';
  const idsOf = (half: 'start' | 'more') => Object.keys(JSON.parse(compileCatalogue(json, 'en.json', half)));
  expect(idsOf('start')).toEqual(['login.title', 'error.retry']);
  expect(idsOf('more')).toEqual(['learn.title']);
});
