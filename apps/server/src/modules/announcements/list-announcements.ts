import type { Queryable } from '#platform/db/database.ts';
import { type Page, pageMeta } from '#platform/page.ts';
import { countAll, type Filter, selectPage } from './announcements-store.ts';
import { selectComments } from './comments-store.ts';
import type { AnnouncementsDeps, Reader } from './deps.ts';
import { toThreads } from './domain/threads.ts';

/** So much of a conversation stands on the board; the rest is behind See More. */
const newestComments = 2;

interface List {
  reader: Reader;
  filter: Filter;
  page: Page;
}

/** A page of what is for this student, in a fixed number of statements. */
export async function listAnnouncements(
  db: Queryable,
  { enrolment }: Pick<AnnouncementsDeps, 'enrolment'>,
  { reader, filter, page }: List,
) {
  const { tenantId, studentId } = reader;
  const facts = await enrolment.findAudienceFacts(db, reader);
  const viewer = { ...facts, tenantId };
  const found = await selectPage(db, viewer, filter, page);
  const total = await countAll(db, viewer, filter);
  const announcementIds = found.map(({ id }) => id);
  const comments = await selectComments(db, {
    tenantId,
    announcementIds,
    newest: newestComments,
    shownOnly: true,
  });
  const items = found.map((announcement) => ({
    announcement,
    threads: toThreads(
      comments.filter(({ announcementId }) => announcementId === announcement.id),
      studentId,
    ),
  }));
  return { items, sectionIds: facts.sectionIds, meta: pageMeta(page, total) };
}
