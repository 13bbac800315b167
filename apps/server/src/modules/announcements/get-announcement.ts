import type { Queryable } from '#platform/db/database.ts';
import { selectComments } from './comments-store.ts';
import type { AnnouncementsDeps, Reader } from './deps.ts';
import { toThreads } from './domain/threads.ts';
import { requireForStudent } from './find-announcement.ts';

/** A class talks in dozens; whoever comes after hundreds sees the newest of them. */
const mostComments = 300;

export async function getAnnouncement(
  db: Queryable,
  deps: Pick<AnnouncementsDeps, 'enrolment'>,
  { reader, announcementId }: { reader: Reader; announcementId: number },
) {
  const { announcement, sectionIds } = await requireForStudent(db, deps, { reader, announcementId });
  const comments = await selectComments(db, {
    tenantId: reader.tenantId,
    announcementIds: [announcementId],
    newest: mostComments,
    shownOnly: false,
  });
  return { announcement, threads: toThreads(comments, reader.studentId), sectionIds };
}
