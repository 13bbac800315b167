import { expect, test } from 'vitest';
import { shownName } from './shown-name.ts';

test.each([
  ['Rishi', 'Das', 'Rishi D.'],
  ['ऋषि', 'क्षेत्री', 'ऋषि क्षे.'],
  ['Lalitha', '', 'Lalitha'],
])('%s %s is shown as %s', (firstName, lastName, shown) => {
  expect(shownName({ firstName, lastName })).toBe(shown);
});
