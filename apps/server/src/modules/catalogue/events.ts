import type { DomainEvent } from '#platform/events.ts';

/** A lesson can be opened for the first time. Told once for each tenant that has the course. */
export type ContentPublished = DomainEvent<
  'catalogue.content_published',
  { contentId: number; courseId: number }
>;
