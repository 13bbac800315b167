import { expect, test } from 'vitest';
import { UnreadableFile } from './source.ts';
import { readYaml } from './yaml-source.ts';

test('a thing is found by its line, a missing one by the line of what it should stand in', () => {
  const source = readYaml('a.yaml', 'families:\n- id: fam-a\n  students:\n  - id: st-a\n');
  expect(source.lineOf(['families', 0, 'students', 0, 'id'])).toBe(4);
  expect(source.lineOf(['families', 0, 'students', 0, 'dob'])).toBe(4);
  expect(source.nameOf(['families', 0, 'students', 0, 'dob'])).toBe('families[0].students[0].dob');
});

test('days and names of sections stay texts', () => {
  expect(readYaml('a.yaml', 'a: [2026-04-01, 8-A, 2026-27]\n').content).toEqual({
    a: ['2026-04-01', '8-A', '2026-27'],
  });
});

test.each([
  ['a broken line', 'families:\n- { id: fam-a\n', 3],
  ['a field written twice', 'families: []\nfamilies: []\n', 2],
  ['no lists at all', '- id: fam-a\n', 1],
])('%s is reported with its line', (_what, text, line) => {
  expect.assertions(2);
  try {
    readYaml('a.yaml', text);
  } catch (error) {
    expect(error).toBeInstanceOf(UnreadableFile);
    expect((error as UnreadableFile).problems[0]).toMatchObject({ file: 'a.yaml', line });
  }
});
