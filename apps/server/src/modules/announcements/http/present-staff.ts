import { inLocale, type Locale, localTextSchema } from '@shala/brand/brand.ts';
import type {
  WireStaffAnnouncement,
  WireStaffComment,
  WireStaffThread,
} from '@shala/wire/announcements-staff.ts';
import type { Storage } from '#platform/storage.ts';
import type { StaffAnnouncement, StaffComment, StaffThread } from '../staff-announcements.ts';

const say = (text: unknown, locale: Locale): string => inLocale(localTextSchema.parse(text), locale);

export function presentForStaff(
  storage: Pick<Storage, 'downloadUrl'>,
  { announcement, reportCount, isOwn }: StaffAnnouncement,
  locale: Locale,
): WireStaffAnnouncement {
  const { file } = announcement;
  return {
    announcementId: announcement.id,
    classId: announcement.courseId,
    className: say(announcement.courseName, locale),
    sections: announcement.sections.map(({ id, name }) => ({
      sectionId: id,
      sectionName: say(name, locale),
    })),
    message: announcement.message,
    attachmentName: file?.name ?? null,
    attachmentPath: file && storage.downloadUrl(file.key, file.contentType, file.name),
    attachmentBytes: file?.bytes ?? null,
    allowComment: announcement.allowsComments,
    createdById: announcement.staffId,
    createdByName: say(announcement.staffName, locale),
    postedAt: announcement.postedAt?.toISOString() ?? null,
    publishAt: announcement.publishAt?.toISOString() ?? null,
    commentCount: announcement.commentCount,
    reportCount,
    isOwn,
  };
}

export function presentStaffThread(thread: StaffThread, locale: Locale): WireStaffThread {
  const head = presentComment(thread, locale);
  return {
    commentId: head.commentId,
    comment: head.comment,
    userType: head.userType,
    createdById: head.createdById,
    createdByName: head.createdByName,
    createdAt: head.createdAt,
    state: head.state,
    reportCount: head.reportCount,
    replies: thread.replies.map((reply) => presentComment(reply, locale)),
  };
}

function presentComment({ comment, reportCount }: StaffComment, locale: Locale): WireStaffComment {
  const { author, isDeleted, isHidden } = comment;
  return {
    commentId: comment.id,
    comment: isDeleted ? '' : comment.text,
    userType: author.kind === 'staff' ? 'Tutor' : 'Student',
    createdById: author.id,
    createdByName:
      author.kind === 'staff' ? say(author.name, locale) : `${author.firstName} ${author.lastName}`.trim(),
    createdAt: comment.createdAt.toISOString(),
    state: isDeleted ? 'deleted' : isHidden ? 'hidden' : 'shown',
    reportCount,
  };
}
