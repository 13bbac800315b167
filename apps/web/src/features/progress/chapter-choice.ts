import type { CourseRef } from '#shared/subjects/course-ref.ts';

type ItemKind = 'exercise' | 'quiz';

/** A chapter, and what of its practice is looked at. */
export interface ChapterChoice {
  course: CourseRef;
  subjectId: number;
  chapterId: number;
  kind: ItemKind;
  /** The chosen exercise or quiz; null: the first one that was tried. */
  itemId: number | null;
  onChoose: (kind: ItemKind, itemId?: number) => void;
}
