import { accessState, type Grant } from './access-state.ts';

export interface EntitlementFacts {
  courseKind: 'class_room' | 'exam';
  /** False while the student has put the course aside. */
  isActive: boolean;
  /** A student of an institution is not held back by the locks of a trial, and loses what it gave on leaving. */
  isInstitutionStudent: boolean;
  grants: readonly Grant[];
  today: string;
  flags: { trialFirstChapterPractice: boolean };
}

/** What may be opened of one subject. Chapters are known by their place in the syllabus, counted from 1. */
export interface SubjectAccess {
  isTrial: boolean;
  isExpired: boolean;
  chapters: 'all' | 'first' | 'none';
  /** A class room always shows its list of chapters; an exam shows it to those who may open something. */
  canListChapters: boolean;
  /** Contents, their keys and their quick quizzes. */
  canOpenChapter(number: number): boolean;
  canPractise(number: number): boolean;
  canJoinLive: boolean;
}

export interface Entitlement {
  /** What belongs to no single subject, such as papers: a purchase of one subject does not open it. */
  ofCourse: SubjectAccess;
  ofSubject(subjectId: number): SubjectAccess;
}

/** The one place that says what is locked. The subjects of a course may always be listed. */
export function entitlementOf(facts: EntitlementFacts): Entitlement {
  const wide = facts.grants.filter((grant) => grant.subjectId === null);
  return {
    ofCourse: accessOf(facts, wide),
    ofSubject: (subjectId) =>
      accessOf(facts, [...wide, ...facts.grants.filter((grant) => grant.subjectId === subjectId)]),
  };
}

function accessOf(facts: EntitlementFacts, grants: readonly Grant[]): SubjectAccess {
  const { isTrial, isExpired } = accessState(grants, {
    today: facts.today,
    isMember: facts.isInstitutionStudent,
  });
  const chapters = openChapters(facts, { isTrial, isExpired });
  const canOpenChapter = (number: number) => chapters === 'all' || (chapters === 'first' && number === 1);
  return {
    isTrial,
    isExpired,
    chapters,
    canListChapters: facts.courseKind === 'class_room' || chapters !== 'none',
    canOpenChapter,
    canPractise: (number) =>
      chapters === 'all' || (facts.flags.trialFirstChapterPractice && canOpenChapter(number)),
    canJoinLive: chapters === 'all',
  };
}

function openChapters(
  { courseKind, isActive, isInstitutionStudent }: EntitlementFacts,
  { isTrial, isExpired }: { isTrial: boolean; isExpired: boolean },
): SubjectAccess['chapters'] {
  if (isExpired || !isActive) return 'none';
  if (!isTrial || isInstitutionStudent) return 'all';
  return courseKind === 'exam' ? 'none' : 'first';
}
