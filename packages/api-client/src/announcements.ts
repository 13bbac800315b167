import type * as wire from '@shala/wire/announcements.ts';
import type { ResponseOf } from '@shala/wire/contract.ts';
import type { Transport } from './transport.ts';

export interface Comment {
  readonly id: number;
  readonly text: string;
  /** Null where the words are gone and somebody else wrote them. */
  readonly authorId: number | null;
  readonly authorName: string;
  readonly isByTutor: boolean;
  readonly createdAt: string;
  /** Why there are no words, where there are none. */
  readonly state: 'shown' | 'deleted' | 'hidden';
  /** The acting student wrote it. */
  readonly isOwn: boolean;
}

export interface CommentThread extends Comment {
  readonly replies: readonly Comment[];
}

export interface Attachment {
  readonly name: string;
  /** Saves the file; lives for a quarter of an hour. */
  readonly url: string;
  readonly bytes: number;
}

export interface Announcement {
  readonly id: number;
  readonly courseName: string;
  readonly sectionName: string | null;
  readonly message: string;
  readonly attachment: Attachment | null;
  readonly allowsComments: boolean;
  /** Students may answer one another. */
  readonly allowsReplies: boolean;
  readonly authorId: number;
  readonly authorName: string;
  readonly postedAt: string;
  readonly commentCount: number;
  /** In a list the newest only. */
  readonly threads: readonly CommentThread[];
}

export interface AnnouncementsPage {
  readonly announcements: readonly Announcement[];
  readonly page: number;
  readonly pages: number;
  readonly total: number;
}

export const firstPage = 1;
const pageSize = 10;

export async function listAnnouncements(
  transport: Transport,
  { studentId, page, signal }: { studentId: number; page: number; signal?: AbortSignal },
): Promise<AnnouncementsPage> {
  const { announcement, meta } = await transport.send<ResponseOf<typeof wire.listAnnouncements>>({
    family: 'net',
    method: 'GET',
    path: '/Announcement/GetStudentAnnouncementList',
    query: { studentId: String(studentId), CurrentPage: String(page), Pagesize: String(pageSize) },
    signal,
  });
  return {
    announcements: announcement.map(toAnnouncement),
    page: meta.currentPage,
    pages: meta.totalPages,
    total: meta.totalCount,
  };
}

export async function getAnnouncement(
  transport: Transport,
  { id, signal }: { id: number; signal?: AbortSignal },
): Promise<Announcement> {
  const { announcement } = await transport.send<ResponseOf<typeof wire.getAnnouncement>>({
    family: 'net',
    method: 'GET',
    path: '/Announcement/GetAnnouncement',
    query: { AnnouncementId: String(id) },
    signal,
  });
  return toAnnouncement(announcement);
}

export interface NewAnnouncement {
  readonly courseId: number;
  /** None: the whole course. */
  readonly sectionIds: readonly number[];
  readonly message: string;
  readonly allowsComments: boolean;
  readonly attachment: File | null;
  /** When students see it; left out: now. */
  readonly publishAt?: string | null;
}

/** For staff. */
export async function createAnnouncement(transport: Transport, given: NewAnnouncement): Promise<number> {
  const body = new FormData();
  body.set('ClassId', String(given.courseId));
  if (given.sectionIds.length > 0) body.set('SectionId', given.sectionIds.join(','));
  body.set('Message', given.message);
  body.set('AllowComment', String(given.allowsComments));
  if (given.publishAt) body.set('PublishAt', given.publishAt);
  if (given.attachment) body.set('attachment', given.attachment);
  const answer = await transport.send<ResponseOf<typeof wire.createAnnouncement>>({
    family: 'net',
    method: 'POST',
    path: '/Announcement/CreateAnnouncement',
    body,
  });
  return answer.announcementId;
}

export interface NewComment {
  readonly announcementId: number;
  readonly text: string;
  /** The comment that is answered. */
  readonly answersId: number | null;
}

/** Whether phone numbers or addresses were taken out. */
export async function addComment(transport: Transport, given: NewComment): Promise<{ isMasked: boolean }> {
  const { isMasked } = await transport.send<ResponseOf<typeof wire.addComment>>({
    family: 'net',
    method: 'POST',
    path: '/Announcement/AddComment',
    body: {
      AnnouncementId: given.announcementId,
      Comment: given.text,
      ...(given.answersId !== null && { CommentId: given.answersId }),
    },
  });
  return { isMasked };
}

interface WhichComment {
  readonly announcementId: number;
  readonly commentId: number;
}

export async function deleteComment(transport: Transport, which: WhichComment): Promise<void> {
  await transport.send({
    family: 'net',
    method: 'POST',
    path: '/Announcement/DeleteComment',
    body: { AnnouncementId: which.announcementId, CommentId: which.commentId },
  });
}

export type ReportReason = wire.ReportReason;

export async function reportComment(
  transport: Transport,
  { announcementId, commentId, reason }: WhichComment & { readonly reason: ReportReason },
): Promise<void> {
  await transport.send({
    family: 'net',
    method: 'POST',
    path: '/Announcement/ReportComment',
    body: { AnnouncementId: announcementId, CommentId: commentId, Reason: reason },
  });
}

const toAnnouncement = (one: wire.WireAnnouncement): Announcement => ({
  id: one.announcementId,
  courseName: one.className,
  sectionName: one.sectionName,
  message: one.message,
  attachment:
    one.attachmentPath === null
      ? null
      : { name: one.attachmentName ?? '', url: one.attachmentPath, bytes: one.attachmentBytes ?? 0 },
  allowsComments: one.allowComment,
  allowsReplies: one.allowReply,
  authorId: one.createdById,
  authorName: one.createdByName,
  postedAt: one.createdAt,
  commentCount: one.commentCount,
  threads: one.comments.map((comment) => ({
    ...toComment(comment),
    replies: comment.replies.map(toComment),
  })),
});

const toComment = (one: wire.WireReply): Comment => ({
  id: one.commentId,
  text: one.comment,
  authorId: one.createdById,
  authorName: one.createdByName,
  isByTutor: one.userType === 'Tutor',
  createdAt: one.createdAt,
  state: one.state,
  isOwn: one.isOwn,
});
