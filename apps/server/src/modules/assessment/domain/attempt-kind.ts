export const attemptKinds = ['exercise', 'exam_exercise', 'quick_quiz', 'paper'] as const;
export type AttemptKind = (typeof attemptKinds)[number];

/** All in which the four doors differ. */
export interface KindPolicy {
  /** What the item hangs on. */
  place: 'chapter' | 'content_library' | 'course';
  /** The only kind of course it is found in; null: either. */
  courseKind: 'class_room' | 'exam' | null;
  /** What must be open for the student to begin: practice of the chapter, its contents, or the whole course. */
  opensWith: 'practice' | 'contents' | 'course';
  /** Right answers give and wrong ones take what the item says; else right is one and wrong is nothing. */
  hasOwnMarks: boolean;
  /** A first completion is an exercise done in its chapter. */
  countsInChapter: boolean;
}

export const kindPolicies = {
  exercise: {
    place: 'chapter',
    courseKind: 'class_room',
    opensWith: 'practice',
    hasOwnMarks: false,
    countsInChapter: true,
  },
  exam_exercise: {
    place: 'chapter',
    courseKind: 'exam',
    opensWith: 'practice',
    hasOwnMarks: false,
    countsInChapter: true,
  },
  quick_quiz: {
    place: 'content_library',
    courseKind: null,
    opensWith: 'contents',
    hasOwnMarks: false,
    countsInChapter: false,
  },
  paper: {
    place: 'course',
    courseKind: null,
    opensWith: 'course',
    hasOwnMarks: true,
    countsInChapter: false,
  },
} satisfies Record<AttemptKind, KindPolicy>;
