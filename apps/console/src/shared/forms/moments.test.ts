import { expect, test } from 'vitest';
import { fromField, toField } from './moments.ts';

test('a moment goes through the field and comes back to the minute', () => {
  const moment = new Date('2026-11-15T06:05:42.000Z');
  expect(toField(moment)).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/);
  expect(fromField(toField(moment))).toBe('2026-11-15T06:05:00.000Z');
});

test('an empty or broken field is no moment', () => {
  expect(fromField('')).toBeNull();
  expect(fromField('tomorrow')).toBeNull();
});
