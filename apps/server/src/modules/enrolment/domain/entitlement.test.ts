import { describe, expect, test } from 'vitest';
import type { Grant } from './access-state.ts';
import { type EntitlementFacts, entitlementOf } from './entitlement.ts';

const today = '2026-11-15';
const running = { fromDay: '2026-11-01', toDay: '2026-12-31' };
const ended = { fromDay: '2026-01-01', toDay: '2026-11-14' };
const physics = 7;
const maths = 8;

const grant = (
  source: Grant['source'],
  days: { fromDay: string; toDay: string },
  over: Partial<Grant> = {},
) => ({ subjectId: null, source, revoked: false, ...days, ...over }) satisfies Grant;

const states = {
  none: [],
  trial: [grant('trial', running)],
  paid: [grant('trial', ended), grant('order_line', running)],
  'expired trial': [grant('trial', ended)],
  'expired paid': [grant('trial', running), grant('order_line', ended)],
  'institution running': [grant('institution', running)],
  'institution ended': [grant('institution', ended)],
  'given by an admin': [grant('admin', running)],
  'taken back': [grant('order_line', running, { revoked: true })],
  'begins tomorrow': [grant('order_line', { fromDay: '2026-11-16', toDay: '2026-12-31' })],
  'physics only': [grant('order_line', running, { subjectId: physics })],
  'physics beside a trial': [grant('trial', running), grant('order_line', running, { subjectId: physics })],
} satisfies Record<string, Grant[]>;
type State = keyof typeof states | 'put aside';

const facts = (
  courseKind: EntitlementFacts['courseKind'],
  student: 'retail' | 'institution',
  state: State,
  trialFirstChapterPractice = false,
): EntitlementFacts => ({
  courseKind,
  isActive: state !== 'put aside',
  isInstitutionStudent: student === 'institution',
  grants: state === 'put aside' ? states.paid : states[state],
  today,
  flags: { trialFirstChapterPractice },
});

/** Chapters that open in Physics and in Mathematics, and of what belongs to the whole course. */
type Row = [
  ids: string,
  kind: EntitlementFacts['courseKind'],
  student: 'retail' | 'institution',
  state: State,
  physics: 'all' | 'first' | 'none',
  maths: 'all' | 'first' | 'none',
  course: 'all' | 'first' | 'none',
];

const table: Row[] = [
  ['', 'class_room', 'retail', 'none', 'none', 'none', 'none'],
  ['[LK-02] ', 'class_room', 'retail', 'trial', 'first', 'first', 'first'],
  ['', 'class_room', 'retail', 'paid', 'all', 'all', 'all'],
  ['[LK-03] ', 'class_room', 'retail', 'expired trial', 'none', 'none', 'none'],
  ['[LK-03] ', 'class_room', 'retail', 'expired paid', 'none', 'none', 'none'],
  ['', 'class_room', 'retail', 'institution running', 'none', 'none', 'none'],
  ['', 'class_room', 'retail', 'institution ended', 'none', 'none', 'none'],
  ['', 'class_room', 'retail', 'given by an admin', 'all', 'all', 'all'],
  ['', 'class_room', 'retail', 'taken back', 'none', 'none', 'none'],
  ['', 'class_room', 'retail', 'begins tomorrow', 'none', 'none', 'none'],
  ['', 'class_room', 'retail', 'physics only', 'all', 'none', 'none'],
  ['', 'class_room', 'retail', 'physics beside a trial', 'all', 'first', 'first'],
  ['', 'class_room', 'retail', 'put aside', 'none', 'none', 'none'],
  ['', 'class_room', 'institution', 'none', 'none', 'none', 'none'],
  ['[LK-10] ', 'class_room', 'institution', 'trial', 'all', 'all', 'all'],
  ['', 'class_room', 'institution', 'paid', 'all', 'all', 'all'],
  ['', 'class_room', 'institution', 'expired trial', 'none', 'none', 'none'],
  ['', 'class_room', 'institution', 'expired paid', 'none', 'none', 'none'],
  ['[LK-10] ', 'class_room', 'institution', 'institution running', 'all', 'all', 'all'],
  ['', 'class_room', 'institution', 'institution ended', 'none', 'none', 'none'],
  ['', 'class_room', 'institution', 'given by an admin', 'all', 'all', 'all'],
  ['', 'class_room', 'institution', 'taken back', 'none', 'none', 'none'],
  ['', 'class_room', 'institution', 'begins tomorrow', 'none', 'none', 'none'],
  ['', 'class_room', 'institution', 'physics only', 'all', 'none', 'none'],
  ['', 'class_room', 'institution', 'physics beside a trial', 'all', 'all', 'all'],
  ['', 'class_room', 'institution', 'put aside', 'none', 'none', 'none'],
  ['', 'exam', 'retail', 'none', 'none', 'none', 'none'],
  ['[LK-05] ', 'exam', 'retail', 'trial', 'none', 'none', 'none'],
  ['', 'exam', 'retail', 'paid', 'all', 'all', 'all'],
  ['[LK-05] ', 'exam', 'retail', 'expired trial', 'none', 'none', 'none'],
  ['[LK-05] ', 'exam', 'retail', 'expired paid', 'none', 'none', 'none'],
  ['', 'exam', 'retail', 'institution running', 'none', 'none', 'none'],
  ['', 'exam', 'retail', 'institution ended', 'none', 'none', 'none'],
  ['', 'exam', 'retail', 'given by an admin', 'all', 'all', 'all'],
  ['', 'exam', 'retail', 'taken back', 'none', 'none', 'none'],
  ['', 'exam', 'retail', 'begins tomorrow', 'none', 'none', 'none'],
  ['', 'exam', 'retail', 'physics only', 'all', 'none', 'none'],
  ['', 'exam', 'retail', 'physics beside a trial', 'all', 'none', 'none'],
  ['', 'exam', 'retail', 'put aside', 'none', 'none', 'none'],
  ['', 'exam', 'institution', 'none', 'none', 'none', 'none'],
  ['[LK-10] ', 'exam', 'institution', 'trial', 'all', 'all', 'all'],
  ['', 'exam', 'institution', 'paid', 'all', 'all', 'all'],
  ['', 'exam', 'institution', 'expired trial', 'none', 'none', 'none'],
  ['', 'exam', 'institution', 'expired paid', 'none', 'none', 'none'],
  ['', 'exam', 'institution', 'institution running', 'all', 'all', 'all'],
  ['', 'exam', 'institution', 'institution ended', 'none', 'none', 'none'],
  ['', 'exam', 'institution', 'given by an admin', 'all', 'all', 'all'],
  ['', 'exam', 'institution', 'taken back', 'none', 'none', 'none'],
  ['', 'exam', 'institution', 'begins tomorrow', 'none', 'none', 'none'],
  ['', 'exam', 'institution', 'physics only', 'all', 'none', 'none'],
  ['', 'exam', 'institution', 'physics beside a trial', 'all', 'all', 'all'],
  ['', 'exam', 'institution', 'put aside', 'none', 'none', 'none'],
];

describe('what opens', () => {
  test.each(table)('%s%s, %s student, %s: Physics %s, Mathematics %s, the course %s', (...row) => {
    const [, kind, student, state, ...expected] = row;
    const entitlement = entitlementOf(facts(kind, student, state));
    const all = [entitlement.ofSubject(physics), entitlement.ofSubject(maths), entitlement.ofCourse];
    expect(all.map((access) => access.chapters)).toEqual(expected);
    for (const access of all) {
      const isAll = access.chapters === 'all';
      expect(access.canOpenChapter(1)).toBe(access.chapters !== 'none');
      expect(access.canOpenChapter(2)).toBe(isAll);
      expect([access.canPractise(1), access.canPractise(2), access.canJoinLive]).toEqual([
        isAll,
        isAll,
        isAll,
      ]);
    }
  });

  test('the table holds every combination', () => {
    const combinations = new Set(table.map(([, kind, student, state]) => `${kind} ${student} ${state}`));
    expect(combinations.size).toBe(2 * 2 * (Object.keys(states).length + 1));
  });

  test('[LK-05] [LK-06] an exam hides its chapters from whoever may open none; a class room always lists them', () => {
    for (const state of ['none', 'trial', 'expired paid'] as const) {
      expect(entitlementOf(facts('exam', 'retail', state)).ofSubject(maths).canListChapters).toBe(false);
      expect(entitlementOf(facts('class_room', 'retail', state)).ofSubject(maths).canListChapters).toBe(true);
    }
    expect(entitlementOf(facts('exam', 'retail', 'paid')).ofSubject(maths).canListChapters).toBe(true);
  });

  test('a brand may let a trial practise its first chapter, and only that', () => {
    const { ofSubject } = entitlementOf(facts('class_room', 'retail', 'trial', true));
    expect([ofSubject(maths).canPractise(1), ofSubject(maths).canPractise(2)]).toEqual([true, false]);
    expect(
      entitlementOf(facts('exam', 'retail', 'trial', true))
        .ofSubject(maths)
        .canPractise(1),
    ).toBe(false);
    expect(
      entitlementOf(facts('class_room', 'retail', 'expired trial', true))
        .ofSubject(maths)
        .canPractise(1),
    ).toBe(false);
  });
});
