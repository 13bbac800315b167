import type {
  ReportReason,
  listReportedComments as reportedContract,
  WireReportedComment,
} from '@shala/wire/announcements.ts';
import type * as wire from '@shala/wire/announcements-staff.ts';
import type { ResponseOf } from '@shala/wire/contract.ts';
import type { Attachment } from './announcements.ts';
import type { Transport } from './transport.ts';

export interface StaffComment {
  readonly id: number;
  /** Empty where the author took it back. */
  readonly text: string;
  readonly authorName: string;
  readonly authorId: number;
  readonly isByTutor: boolean;
  readonly createdAt: string;
  readonly state: 'shown' | 'deleted' | 'hidden';
  readonly reportCount: number;
}

export interface StaffThread extends StaffComment {
  readonly replies: readonly StaffComment[];
}

export interface StaffAnnouncement {
  readonly id: number;
  readonly courseName: string;
  /** None: everybody who has the course. */
  readonly sectionNames: readonly string[];
  readonly message: string;
  readonly attachment: Attachment | null;
  readonly allowsComments: boolean;
  readonly authorName: string;
  /** Null: it waits for `publishAt`. */
  readonly postedAt: string | null;
  readonly publishAt: string | null;
  readonly commentCount: number;
  readonly reportCount: number;
  readonly isOwn: boolean;
}

const base = '/Announcement';

export async function listStaffAnnouncements(
  transport: Transport,
  { page, signal }: { page: number; signal?: AbortSignal },
): Promise<{ announcements: readonly StaffAnnouncement[]; next: number | null; total: number }> {
  const { announcement, meta } = await transport.send<ResponseOf<typeof wire.listStaffAnnouncements>>({
    family: 'net',
    method: 'GET',
    path: `${base}/GetStaffAnnouncementList`,
    query: { CurrentPage: String(page), Pagesize: '25' },
    signal,
  });
  return { announcements: announcement.map(toAnnouncement), next: meta.nextPage, total: meta.totalCount };
}

export async function getStaffAnnouncement(
  transport: Transport,
  { id, signal }: { id: number; signal?: AbortSignal },
): Promise<{ announcement: StaffAnnouncement; threads: readonly StaffThread[] }> {
  const { announcement, comments } = await transport.send<ResponseOf<typeof wire.getStaffAnnouncement>>({
    family: 'net',
    method: 'GET',
    path: `${base}/GetStaffAnnouncement`,
    query: { AnnouncementId: String(id) },
    signal,
  });
  return {
    announcement: toAnnouncement(announcement),
    threads: comments.map((thread) => ({
      ...toComment(thread),
      replies: thread.replies.map(toComment),
    })),
  };
}

export interface ScheduledChange {
  readonly id: number;
  readonly message: string;
  readonly allowsComments: boolean;
  /** Null: now. */
  readonly publishAt: string | null;
}

export async function changeScheduled(transport: Transport, given: ScheduledChange): Promise<void> {
  await transport.send({
    family: 'net',
    method: 'POST',
    path: `${base}/ChangeScheduled`,
    body: {
      AnnouncementId: given.id,
      Message: given.message,
      AllowComment: given.allowsComments,
      PublishAt: given.publishAt,
    },
  });
}

export async function cancelScheduled(transport: Transport, id: number): Promise<void> {
  await transport.send({
    family: 'net',
    method: 'POST',
    path: `${base}/CancelScheduled`,
    body: { AnnouncementId: id },
  });
}

interface WhichComment {
  readonly announcementId: number;
  readonly commentId: number;
}

export async function replyToComment(
  transport: Transport,
  { announcementId, commentId, text }: WhichComment & { readonly text: string },
): Promise<void> {
  await transport.send({
    family: 'net',
    method: 'POST',
    path: `${base}/ReplyComment`,
    body: { AnnouncementId: announcementId, CommentId: commentId, Comment: text },
  });
}

/** Hides it or shows it again; reports about it are decided by that. */
export async function hideComment(
  transport: Transport,
  { announcementId, commentId, isHidden }: WhichComment & { readonly isHidden: boolean },
): Promise<void> {
  await transport.send({
    family: 'net',
    method: 'POST',
    path: `${base}/HideComment`,
    body: { AnnouncementId: announcementId, CommentId: commentId, IsHidden: isHidden },
  });
}

export interface ReportedComment extends WhichComment {
  readonly text: string;
  readonly authorId: number;
  readonly authorName: string;
  readonly createdAt: string;
  readonly isHidden: boolean;
  readonly reports: readonly { reason: ReportReason; name: string; at: string }[];
}

export async function listReportedComments(
  transport: Transport,
  { page, signal }: { page: number; signal?: AbortSignal },
): Promise<{ comments: readonly ReportedComment[]; next: number | null; total: number }> {
  const { comments, meta } = await transport.send<ResponseOf<typeof reportedContract>>({
    family: 'net',
    method: 'GET',
    path: `${base}/GetReportedComments`,
    query: { CurrentPage: String(page), Pagesize: '25' },
    signal,
  });
  return { comments: comments.map(toReported), next: meta.nextPage, total: meta.totalCount };
}

const toReported = (one: WireReportedComment): ReportedComment => ({
  announcementId: one.announcementId,
  commentId: one.commentId,
  text: one.comment,
  authorId: one.createdById,
  authorName: one.createdByName,
  createdAt: one.createdAt,
  isHidden: one.isHidden,
  reports: one.reports.map(({ reason, reportedByName, reportedAt }) => ({
    reason,
    name: reportedByName,
    at: reportedAt,
  })),
});

const toAnnouncement = (one: wire.WireStaffAnnouncement): StaffAnnouncement => ({
  id: one.announcementId,
  courseName: one.className,
  sectionNames: one.sections.map(({ sectionName }) => sectionName),
  message: one.message,
  attachment:
    one.attachmentPath === null
      ? null
      : { name: one.attachmentName ?? '', url: one.attachmentPath, bytes: one.attachmentBytes ?? 0 },
  allowsComments: one.allowComment,
  authorName: one.createdByName,
  postedAt: one.postedAt,
  publishAt: one.publishAt,
  commentCount: one.commentCount,
  reportCount: one.reportCount,
  isOwn: one.isOwn,
});

const toComment = (one: wire.WireStaffComment): StaffComment => ({
  id: one.commentId,
  text: one.comment,
  authorName: one.createdByName,
  authorId: one.createdById,
  isByTutor: one.userType === 'Tutor',
  createdAt: one.createdAt,
  state: one.state,
  reportCount: one.reportCount,
});
