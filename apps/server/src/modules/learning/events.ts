import type { DomainEvent } from '#platform/events.ts';

/** Once per student and content, ever. */
export type ContentCompleted = DomainEvent<
  'learning.content_completed',
  {
    studentId: number;
    enrolmentId: number;
    courseId: number;
    subjectId: number;
    chapterId: number;
    contentId: number;
  }
>;
