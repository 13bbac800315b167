import { expect, test } from 'vitest';
import { planMove } from './plan-move.ts';

const today = '2026-11-15';
const yearStart = '2026-04-01';
const wanted = { sectionId: 2, roll: 7, fromDay: null, yearStart };

test('a newcomer belongs to the section from the first day of its year, or from the day the office names', () => {
  expect(planMove(null, wanted, today)).toEqual({ kind: 'open', fromDay: yearStart });
  expect(planMove(null, { ...wanted, fromDay: '2026-08-10' }, today)).toEqual({
    kind: 'open',
    fromDay: '2026-08-10',
  });
});

test('staying where one is changes nothing, not even with another first day', () => {
  const open = { sectionId: 2, fromDay: yearStart, roll: 7 };
  expect(planMove(open, { ...wanted, fromDay: '2026-06-01' }, today)).toEqual({ kind: 'none' });
  expect(planMove({ ...open, roll: 8 }, wanted, today)).toEqual({ kind: 'roll' });
});

test('a move inside a year ends the old membership yesterday and begins the new one today', () => {
  expect(planMove({ sectionId: 1, fromDay: yearStart, roll: 1 }, wanted, today)).toEqual({
    kind: 'move',
    fromDay: today,
    old: 'end',
    lastDay: '2026-11-14',
  });
});

test('moving up begins with the new year, before or after its first day', () => {
  const lastYear = { sectionId: 1, fromDay: '2025-04-01', roll: 1 };
  const up = { kind: 'move', fromDay: yearStart, old: 'end', lastDay: '2026-03-31' };
  expect(planMove(lastYear, wanted, '2026-03-01')).toEqual(up);
  expect(planMove(lastYear, wanted, '2026-06-01')).toEqual(up);
});

test('a membership that would have lasted no day is taken back', () => {
  const openedToday = { sectionId: 1, fromDay: today, roll: 1 };
  expect(planMove(openedToday, wanted, today)).toMatchObject({ old: 'delete', fromDay: today });
  const opensNextYear = { sectionId: 1, fromDay: '2027-04-01', roll: 1 };
  expect(planMove(opensNextYear, { ...wanted, yearStart: '2027-04-01' }, today)).toMatchObject({
    old: 'delete',
    fromDay: '2027-04-01',
  });
});
