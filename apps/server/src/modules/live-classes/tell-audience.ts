import type { Database, Tx } from '#platform/db/database.ts';
import { emit } from '#platform/events.ts';
import type { LiveClass } from './domain/live-class.ts';
import type { LiveClassCancelled, LiveClassSoon } from './events.ts';
import { takeDue } from './reminder-store.ts';
import { toLiveClass } from './to-live-class.ts';

type Told = LiveClassSoon | LiveClassCancelled;

export const tellAudience = (tx: Tx, type: Told['type'], liveClass: LiveClass): Promise<void> =>
  emit<Told>(tx, {
    type,
    tenantId: liveClass.tenantId,
    data: {
      liveClassId: liveClass.id,
      courseId: liveClass.courseId,
      sectionIds: liveClass.sections.map(({ id }) => id),
      title: liveClass.title,
      startsAt: liveClass.startsAt.toISOString(),
    },
  });

const atOnce = 100;

/** Ten minutes before the hour, or as soon as a class is set up that begins earlier than that. */
export async function remindDue(db: Database): Promise<void> {
  await db.transaction().execute(async (tx) => {
    for (const row of await takeDue(tx, atOnce))
      await tellAudience(tx, 'live_classes.soon', toLiveClass(row));
  });
}
