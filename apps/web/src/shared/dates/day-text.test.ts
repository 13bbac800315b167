import { expect, test } from 'vitest';
import { isFutureDay, readDay, showDay } from './day-text.ts';

test('[CN-04] a day is typed as DD-MM-YYYY and travels as YYYY-MM-DD', () => {
  expect(readDay('01-05-2013')).toBe('2013-05-01');
  expect(readDay(' 29-02-2012 ')).toBe('2012-02-29');
  expect(showDay('2013-05-01')).toBe('01-05-2013');
});

test.each(['', '1-5-2013', '2013-05-01', '29-02-2013', '31-04-2013', '00-05-2013', '01-13-2013', '01-05-13'])(
  '%o is no day',
  (text) => expect(readDay(text)).toBeNull(),
);

test('a birthday cannot lie ahead', () => {
  expect(isFutureDay('2013-05-01')).toBe(false);
  expect(isFutureDay('2999-01-01')).toBe(true);
});
