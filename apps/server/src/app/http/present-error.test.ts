import pg from 'pg';
import { expect, test } from 'vitest';
import { knownProblem } from './present-error.ts';

const said = (code: string) =>
  knownProblem(Object.assign(new pg.DatabaseError('x', 1, 'error'), { code }))?.code;

test.each(['57014', '40001', '40P01', '57P01', '53300'])(
  'trouble of the database that passes (%s) is no refusal: whoever waits comes again',
  (code) => expect(said(code)).toBe('unavailable'),
);

test('a name that is taken a moment before is a refusal, a wrong statement is nobody else\u2019s fault', () => {
  expect(said('23505')).toBe('meanwhile');
  expect(said('22003')).toBe('invalid');
  expect(said('42601')).toBeUndefined();
});
