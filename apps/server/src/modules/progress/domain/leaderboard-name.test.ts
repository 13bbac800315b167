import { expect, test } from 'vitest';
import { leaderboardName } from './leaderboard-name.ts';

test.each([
  ['Ishaan', 'Patel', 'Ishaan P.'],
  ['Ishaan', '', 'Ishaan'],
  [' Ishaan ', ' patel ', 'Ishaan P.'],
  // Typed into one field, it is still no full name.
  ['Ishaan Kumar Patel', '', 'Ishaan P.'],
  ['Mary', 'D’Souza Pinto', 'Mary P.'],
  ['दिया', 'मेहता', 'दिया मे.'],
])('%j %j is shown as %j', (firstName, lastName, shown) => {
  expect(leaderboardName({ firstName, lastName })).toBe(shown);
});
