import type { Queryable } from '#platform/db/database.ts';
import { type Page, pageMeta } from '#platform/page.ts';
import { countForStaff, selectPageForStaff } from './announcements-store.ts';
import { selectComments } from './comments-store.ts';
import type { Staff } from './deps.ts';
import type { Announcement } from './domain/announcement.ts';
import { mayAnnounce, type StaffReach } from './domain/staff-reach.ts';
import type { Comment } from './domain/threads.ts';
import { requireForStaff } from './find-announcement.ts';
import { looksAfter, selectStaffReach } from './reach-store.ts';
import { selectOpenReports } from './reports-store.ts';

/** As one member of staff sees it. */
export interface StaffAnnouncement {
  announcement: Announcement;
  reportCount: number;
  isOwn: boolean;
}

export interface StaffComment {
  comment: Comment;
  reportCount: number;
}

export interface StaffThread extends StaffComment {
  replies: StaffComment[];
}

const isOwn = (reach: StaffReach, { courseId, sections }: Announcement): boolean =>
  mayAnnounce(reach, { courseId, sectionIds: sections.map(({ id }) => id) });

/** What this person announced, and what is for those whom they teach or look after. */
export async function listForStaff(db: Queryable, { staff, page }: { staff: Staff; page: Page }) {
  const reach = await selectStaffReach(db, staff);
  const mayLook = looksAfter(staff, reach);
  const found = await selectPageForStaff(db, mayLook, page);
  const ids = found.map(({ id }) => id);
  const reports = await selectOpenReports(db, staff.tenantId, ids);
  const items: StaffAnnouncement[] = found.map((announcement) => ({
    announcement,
    reportCount: reports.filter(({ announcementId }) => announcementId === announcement.id).length,
    isOwn: isOwn(reach, announcement),
  }));
  return { items, meta: pageMeta(page, await countForStaff(db, mayLook)) };
}

const mostComments = 300;

/** The conversation below it; hidden words are there for those who hid them. */
export async function getForStaff(
  db: Queryable,
  { staff, announcementId }: { staff: Staff; announcementId: number },
): Promise<StaffAnnouncement & { threads: StaffThread[] }> {
  const { tenantId } = staff;
  const announcement = await requireForStaff(db, { staff, announcementId });
  const reports = await selectOpenReports(db, tenantId, [announcementId]);
  const comments = await selectComments(db, {
    tenantId,
    announcementIds: [announcementId],
    newest: mostComments,
    shownOnly: false,
  });
  const seen = comments.map((comment) => ({
    comment,
    reportCount: reports.filter(({ commentId }) => commentId === comment.id).length,
  }));
  const threads = seen
    .filter(({ comment }) => comment.answersId === null)
    .map((top) => ({ ...top, replies: seen.filter(({ comment }) => comment.answersId === top.comment.id) }));
  return {
    announcement,
    threads,
    reportCount: reports.length,
    isOwn: isOwn(await selectStaffReach(db, staff), announcement),
  };
}
