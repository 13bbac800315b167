import { expect, test } from 'vitest';
import { parseOptions } from './options.ts';

test('without arguments nothing is required and nothing is written', () => {
  expect(parseOptions([])).toEqual({ write: false, groups: [] });
});

test('--missing stands alone or takes a group', () => {
  expect(parseOptions(['--missing']).missing).toBe(true);
  expect(parseOptions(['--missing', 'AU']).missing).toBe('AU');
  expect(parseOptions(['--missing', '--write'])).toEqual({ missing: true, write: true, groups: [] });
});

test('groups, ids and exceptions are taken as given', () => {
  expect(parseOptions(['--groups', 'AU,OB', '--ids', 'BR-01..BR-03', '--except', 'AU-07'])).toEqual({
    write: false,
    groups: ['AU', 'OB'],
    ids: 'BR-01..BR-03',
    except: 'AU-07',
  });
});

test('an unknown option and a missing value are refused', () => {
  expect(() => parseOptions(['--group', 'AU'])).toThrow('Unknown option --group');
  expect(() => parseOptions(['--groups', '--write'])).toThrow('--groups needs a value');
});
