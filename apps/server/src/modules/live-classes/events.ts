import type { DomainEvent } from '#platform/events.ts';

interface AboutClass {
  liveClassId: number;
  courseId: number;
  sectionIds: readonly number[];
  title: { en: string; hi?: string | undefined };
  startsAt: string;
}

/** A class begins in ten minutes or less. Told once for every hour that it is set to. */
export type LiveClassSoon = DomainEvent<'live_classes.soon', AboutClass>;

/** A class that was set up will not take place. */
export type LiveClassCancelled = DomainEvent<'live_classes.cancelled', AboutClass>;
