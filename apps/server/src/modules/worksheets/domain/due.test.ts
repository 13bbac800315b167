import { describe, expect, test } from 'vitest';
import { canSubmit, dueMoment, dueOfCorrection, indianTime, isOverdue } from './due.ts';

describe('a due date', () => {
  test('without a time is the last second of its day in India', () => {
    expect(dueMoment('2026-11-15').toISOString()).toBe('2026-11-15T18:29:59.000Z');
    expect(dueMoment('2026-11-15T10:00:00Z').toISOString()).toBe('2026-11-15T10:00:00.000Z');
  });

  test('is in time itself, and late a moment after', () => {
    const draft = { state: 'draft', dueAt: new Date('2026-11-15T18:29:59Z') } as const;
    const at = (time: string) => new Date(`2026-11-15T${time}Z`);
    expect([canSubmit(draft, at('18:29:59')), isOverdue(draft, at('18:29:59'))]).toEqual([true, false]);
    expect([canSubmit(draft, at('18:29:59.001')), isOverdue(draft, at('18:29:59.001'))]).toEqual([
      false,
      true,
    ]);
    const done = { ...draft, state: 'turned_in' } as const;
    expect([canSubmit(done, at('10:00:00')), isOverdue(done, at('23:00:00'))]).toEqual([false, false]);
  });

  test('is shown as a wall clock in India shows it, over midnight', () => {
    expect(indianTime(new Date('2026-12-31T18:30:00Z'))).toBe('2027-01-01T00:00:00');
  });

  test('after a return leaves three days at least', () => {
    const now = new Date('2026-11-15T19:00:00Z');
    const past = new Date('2026-11-10T18:29:59Z');
    const far = new Date('2026-12-10T18:29:59Z');
    // It is already the 16th in India.
    expect(dueOfCorrection(past, now).toISOString()).toBe('2026-11-19T18:29:59.000Z');
    expect(dueOfCorrection(far, now)).toEqual(far);
  });
});
