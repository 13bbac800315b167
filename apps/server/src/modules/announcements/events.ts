import type { DomainEvent } from '#platform/events.ts';

/** Something was announced to a course, or to these sections of it. */
export type AnnouncementPosted = DomainEvent<
  'announcements.posted',
  {
    announcementId: number;
    courseId: number;
    sectionIds: readonly number[];
    message: string;
    staffName: string;
  }
>;

/** A tutor has answered a student's comment. */
export type CommentAnswered = DomainEvent<
  'announcements.replied',
  {
    announcementId: number;
    courseId: number;
    commentId: number;
    /** Who wrote the comment that was answered. */
    studentId: number;
    message: string;
    staffName: string;
  }
>;
