import { expect, test } from 'vitest';
import { mappers } from './mappers.ts';

const presenter = 'apps/server/src/modules/catalogue/http/present-subject.ts';
const lines = (text: string, path = presenter) => mappers([{ path, text }]).map(({ line }) => line);

test('an object spread in a presenter is reported', () => {
  expect(lines('export const present = (row: Row) => ({\n  id: row.id,\n  ...row,\n});')).toEqual([3]);
});

test('automatic conversion of names is reported', () => {
  for (const call of ['camelCase(key)', 'toSnakeCase(row)', 'mapKeys(row, f)', 'Object.assign({}, row)']) {
    expect(lines(`present(${call});`), call).toEqual([1]);
  }
});

test('spreads of lists, rest parameters and fields written out are allowed', () => {
  expect(
    lines('const all = [...a, ...b]; f(...all); const g = (...rest: string[]) => ({ id: rest.length });'),
  ).toEqual([]);
});

test('the rule is about http folders of modules only', () => {
  const text = 'export const a = { ...b };';
  expect(lines(text, 'apps/server/src/app/http/plugin.ts')).toEqual([]);
  expect(lines(text, 'apps/server/src/modules/catalogue/list-subjects.ts')).toEqual([]);
  expect(lines(text, 'apps/server/src/modules/catalogue/http/present-subject.test.ts')).toEqual([]);
});
