import { inLocale, type Locale, localTextSchema } from '@shala/brand/brand.ts';
import type {
  listAnnouncements,
  WireAnnouncement,
  WireComment,
  WireReply,
  WireReportedComment,
} from '@shala/wire/announcements.ts';
import type { ResponseOf } from '@shala/wire/contract.ts';
import type { PageMeta } from '#platform/page.ts';
import type { Storage } from '#platform/storage.ts';
import { shownName } from '#platform/text/shown-name.ts';
import type { Announcement } from '../domain/announcement.ts';
import type { ReportedComment } from '../domain/report.ts';
import type { SeenComment, Thread } from '../domain/threads.ts';

interface Seen {
  announcement: Announcement;
  threads: readonly Thread[];
  /** The student's own sections. */
  sectionIds: readonly number[];
  /** Whether the brand lets students answer one another. */
  mayReply: boolean;
}

export function presentAnnouncement(
  storage: Pick<Storage, 'downloadUrl'>,
  { announcement, threads, sectionIds, mayReply }: Seen,
  locale: Locale,
): WireAnnouncement {
  const { file, postedAt } = announcement;
  if (postedAt === null) throw new Error('what waits for its moment is shown to no student');
  const section = announcement.sections.find(({ id }) => sectionIds.includes(id));
  return {
    announcementId: announcement.id,
    classId: announcement.courseId,
    className: say(announcement.courseName, locale),
    sectionId: section?.id ?? null,
    sectionName: section ? say(section.name, locale) : null,
    message: announcement.message,
    attachmentName: file?.name ?? null,
    attachmentPath: file && storage.downloadUrl(file.key, file.contentType, file.name),
    attachmentBytes: file?.bytes ?? null,
    allowComment: announcement.allowsComments,
    allowReply: announcement.allowsComments && mayReply,
    createdById: announcement.staffId,
    createdByName: say(announcement.staffName, locale),
    createdAt: postedAt.toISOString(),
    commentCount: announcement.commentCount,
    comments: threads.map((thread) => presentThread(thread, locale)),
  };
}

const presentThread = (thread: Thread, locale: Locale): WireComment => ({
  announcementId: thread.announcementId,
  commentId: thread.id,
  comment: thread.text,
  userType: typeOf(thread),
  createdById: thread.author?.id ?? null,
  createdByName: nameOf(thread, locale),
  createdAt: thread.createdAt.toISOString(),
  state: thread.state,
  isOwn: thread.isOwn,
  replies: thread.replies.map((reply) => presentReply(reply, locale)),
});

const presentReply = (reply: SeenComment, locale: Locale): WireReply => ({
  announcementId: reply.announcementId,
  commentId: reply.id,
  comment: reply.text,
  userType: typeOf(reply),
  createdById: reply.author?.id ?? null,
  createdByName: nameOf(reply, locale),
  createdAt: reply.createdAt.toISOString(),
  state: reply.state,
  isOwn: reply.isOwn,
});

const typeOf = ({ isByStaff }: SeenComment) => (isByStaff ? 'Tutor' : 'Student');

function nameOf({ author }: SeenComment, locale: Locale): string {
  if (author === null) return '';
  return author.kind === 'staff' ? say(author.name, locale) : shownName(author);
}

const say = (text: unknown, locale: Locale): string => inLocale(localTextSchema.parse(text), locale);

export const presentReported = (comment: ReportedComment): WireReportedComment => ({
  announcementId: comment.announcementId,
  commentId: comment.commentId,
  comment: comment.text,
  createdById: comment.authorId,
  createdByName: comment.authorName,
  createdAt: comment.createdAt.toISOString(),
  isHidden: comment.isHidden,
  reports: comment.reports.map(({ reason, name, at }) => ({ reason, reportedByName: name, reportedAt: at })),
});

export const presentMeta = (meta: PageMeta): ResponseOf<typeof listAnnouncements>['meta'] => ({
  currentPage: meta.number,
  totalPages: meta.pages,
  totalCount: meta.total,
  nextPage: meta.next,
  previousPage: meta.previous,
  pageSize: meta.size,
});
