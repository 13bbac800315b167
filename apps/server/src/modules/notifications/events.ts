import type { DomainEvent } from '#platform/events.ts';

/** An administrator wrote to students. */
export type MessageSent = DomainEvent<
  'notifications.message_sent',
  { courseId: number; sectionIds: readonly number[]; title: string; body: string; staffName: string }
>;
