import { describe, expect, test } from 'vitest';
import { type Grant, accessState as stateOn } from './access-state.ts';

const grant = (over: Partial<Grant>): Grant => ({
  subjectId: null,
  source: 'order_line',
  fromDay: '2026-01-01',
  toDay: '2026-12-31',
  revoked: false,
  ...over,
});

const accessState = (grants: Grant[], today: string, isMember = false) =>
  stateOn(grants, { today, isMember });

describe('what a course is worth on a day', () => {
  test('[SS-15] the end day itself is still open, the next day is not', () => {
    expect(accessState([grant({ toDay: '2026-11-15' })], '2026-11-15').isExpired).toBe(false);
    expect(accessState([grant({ toDay: '2026-11-14' })], '2026-11-15').isExpired).toBe(true);
  });

  test('only a trial makes a trial, and it expires like anything else', () => {
    const trial = grant({ source: 'trial', toDay: '2026-11-20' });
    expect(accessState([trial], '2026-11-15')).toMatchObject({ isTrial: true, isExpired: false });
    expect(accessState([trial], '2026-11-21')).toMatchObject({ isTrial: true, isExpired: true });
  });

  test('a purchase ends the trial, and its own end counts even if the trial would run longer', () => {
    const both = [grant({ source: 'trial', toDay: '2027-12-31' }), grant({ toDay: '2026-11-01' })];
    expect(accessState(both, '2026-11-15')).toEqual({
      isTrial: false,
      isExpired: true,
      isLocked: true,
      endDay: '2026-11-01',
    });
  });

  test('a revoked purchase gives nothing and leaves the trial as it was', () => {
    const both = [grant({ source: 'trial', toDay: '2026-11-20' }), grant({ revoked: true })];
    expect(accessState(both, '2026-11-15')).toMatchObject({ isTrial: true, isExpired: false });
  });

  test('the longest of several purchases decides the end', () => {
    const two = [grant({ subjectId: 1, toDay: '2026-11-01' }), grant({ subjectId: 2, toDay: '2026-12-01' })];
    expect(accessState(two, '2026-11-15')).toMatchObject({ isExpired: false, endDay: '2026-12-01' });
  });

  test('nothing granted, or only something that starts tomorrow, is locked', () => {
    expect(accessState([], '2026-11-15')).toMatchObject({ isTrial: false, isLocked: true, endDay: null });
    expect(accessState([grant({ fromDay: '2026-11-16' })], '2026-11-15').isLocked).toBe(true);
  });

  test('what a school gave is over for whoever has left it, and no trial comes back', () => {
    const school = grant({ source: 'institution' });
    expect(accessState([school], '2026-11-15', true)).toMatchObject({
      isExpired: false,
      endDay: '2026-12-31',
    });
    const withTrial = [school, grant({ source: 'trial' })];
    for (const grants of [[school], withTrial]) {
      expect(accessState(grants, '2026-11-15', false)).toEqual({
        isTrial: false,
        isExpired: true,
        isLocked: true,
        endDay: null,
      });
    }
    const bought = [school, grant({ toDay: '2026-11-20' })];
    expect(accessState(bought, '2026-11-15', false)).toMatchObject({
      isExpired: false,
      endDay: '2026-11-20',
    });
  });
});
