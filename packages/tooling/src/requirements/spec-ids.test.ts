import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { allIds, expandIds, idsOfGroups, readSpec } from './spec-ids.ts';

const spec = readSpec(resolve(import.meta.dirname, '../../../../docs/spec-ids.json'));

test('the specification has 615 ids, each in the group of its first letters', () => {
  expect(allIds(spec).size).toBe(615);
  for (const { group, ids } of spec) {
    for (const [id, text] of Object.entries(ids)) {
      expect(id).toMatch(new RegExp(`^${group}-\\d{2}$`));
      expect(text.length).toBeGreaterThan(3);
    }
  }
});

test('ranges and single ids become single ids', () => {
  expect(expandIds(spec, 'BR-02,WS1-01..WS1-03, AU-04')).toEqual([
    'BR-02',
    'WS1-01',
    'WS1-02',
    'WS1-03',
    'AU-04',
  ]);
});

test('unknown ids, backward ranges and ranges over two groups are refused', () => {
  expect(() => expandIds(spec, 'BR-99')).toThrow('There is no requirement BR-99.');
  expect(() => expandIds(spec, 'BR-03..BR-01')).toThrow('not a range of one group');
  expect(() => expandIds(spec, 'BR-01..AU-02')).toThrow('not a range of one group');
});

test('groups become their ids and an unknown group is refused', () => {
  expect(idsOfGroups(spec, ['WS1'])).toEqual(['WS1-01', 'WS1-02', 'WS1-03']);
  expect(() => idsOfGroups(spec, ['XX'])).toThrow('There is no group XX.');
});
