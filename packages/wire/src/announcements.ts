import * as z from 'zod/mini';
import { contract } from './contract.ts';
import { id, idText, instant } from './fields.ts';
import { netMeta, netPaging } from './paging.ts';

const userType = z.enum(['Student', 'Tutor']);
/** `shown`, or why there are no words: the author took them back, or staff did. */
const state = z.enum(['shown', 'deleted', 'hidden']);

const reply = z.object({
  announcementId: id,
  commentId: id,
  comment: z.string(),
  userType,
  /** Null where the words are gone and somebody else wrote them. */
  createdById: z.nullable(id),
  /** Of a student: first name and initial. Empty where there is no `createdById`. */
  createdByName: z.string(),
  createdAt: instant,
  state,
  /** Written by the acting student, who may delete it. */
  isOwn: z.boolean(),
});
const comment = z.extend(reply, { replies: z.array(reply) });
export type WireReply = z.infer<typeof reply>;
export type WireComment = z.infer<typeof comment>;

const announcement = z.object({
  announcementId: id,
  classId: id,
  className: z.string(),
  /** The student's own section, where the announcement is for sections; null: for the whole class. */
  sectionId: z.nullable(id),
  sectionName: z.nullable(z.string()),
  message: z.string(),
  attachmentName: z.nullable(z.string()),
  /** Downloads the file; works for some minutes. */
  attachmentPath: z.nullable(z.string()),
  attachmentBytes: z.nullable(z.int()),
  allowComment: z.boolean(),
  /** Whether students may answer one another here. */
  allowReply: z.boolean(),
  createdById: id,
  createdByName: z.string(),
  createdAt: instant,
  /** All that are shown, replies among them; a list carries the newest of them only. */
  commentCount: z.int(),
  comments: z.array(comment),
});
export type WireAnnouncement = z.infer<typeof announcement>;

/** The answer of a call that has little to tell but that it worked. */
const outcome = z.object({ isSuccess: z.boolean(), errorMessage: z.nullable(z.string()) });
const anyId = z.union([id, idText]);
const words = z.string().check(z.maxLength(5000));

export const listAnnouncements = contract({
  summary: 'A page of the announcements for a student, the newest first',
  family: 'net',
  method: 'GET',
  path: '/Announcement/GetStudentAnnouncementList',
  query: z.object({
    studentId: idText,
    classId: z.optional(idText),
    sectionId: z.optional(idText),
    /** Of whoever teaches this subject. */
    SubjectId: z.optional(idText),
    ...netPaging,
  }),
  response: z.object({ announcement: z.array(announcement), meta: netMeta }),
});

export const getAnnouncement = contract({
  summary: 'One announcement with its comments',
  family: 'net',
  method: 'GET',
  path: '/Announcement/GetAnnouncement',
  query: z.object({ AnnouncementId: idText }),
  response: z.object({ announcement }),
});

export const createAnnouncement = contract({
  summary: 'A tutor or an administrator announces something to a class or to sections of it',
  family: 'net',
  method: 'POST',
  path: '/Announcement/CreateAnnouncement',
  body: z.object({
    ClassId: anyId,
    /** One section, several with commas between them, or none: the whole class. */
    SectionId: z.optional(z.union([id, z.string().check(z.regex(/^([1-9]\d{0,14}(,[1-9]\d{0,14})*)?$/))])),
    Message: words,
    AllowComment: z.boolean(),
    /** Students see and hear of it then; left out: now. */
    PublishAt: z.optional(instant),
    attachment: z.optional(
      z.object({ original_filename: z.string(), tempfile: z.string(), content_type: z.string() }),
    ),
  }),
  response: z.extend(outcome, { announcementId: id }),
});

export const addComment = contract({
  summary: 'A student comments; phone numbers and e-mail addresses are masked',
  family: 'net',
  method: 'POST',
  path: '/Announcement/AddComment',
  body: z.object({
    AnnouncementId: anyId,
    Comment: words,
    /** The comment that is answered, where the brand lets students answer one another. */
    CommentId: z.optional(anyId),
  }),
  response: z.extend(outcome, { commentId: id, isMasked: z.boolean() }),
});

const whichComment = { AnnouncementId: anyId, CommentId: anyId };

export const deleteComment = contract({
  summary: 'The author takes a comment back',
  family: 'net',
  method: 'POST',
  path: '/Announcement/DeleteComment',
  body: z.object(whichComment),
  response: outcome,
});

export const reportReasons = ['unkind', 'private', 'off_topic', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

export const reportComment = contract({
  summary: 'A student tells staff about a comment',
  family: 'net',
  method: 'POST',
  path: '/Announcement/ReportComment',
  body: z.object({ ...whichComment, Reason: z.enum(reportReasons) }),
  response: outcome,
});

export const replyToComment = contract({
  summary: 'A tutor answers a comment',
  family: 'net',
  method: 'POST',
  path: '/Announcement/ReplyComment',
  body: z.object({ ...whichComment, Comment: words }),
  response: z.extend(outcome, { commentId: id }),
});

export const hideComment = contract({
  summary: 'Staff hides a comment or shows it again; what was reported about it is decided by that',
  family: 'net',
  method: 'POST',
  path: '/Announcement/HideComment',
  body: z.object({ ...whichComment, IsHidden: z.boolean() }),
  response: outcome,
});

const reported = z.object({
  announcementId: id,
  commentId: id,
  comment: z.string(),
  createdById: id,
  /** In full: staff must know who it is. */
  createdByName: z.string(),
  createdAt: instant,
  isHidden: z.boolean(),
  reports: z.array(
    z.object({ reason: z.enum(reportReasons), reportedByName: z.string(), reportedAt: instant }),
  ),
});
export type WireReportedComment = z.infer<typeof reported>;

export const listReportedComments = contract({
  summary: 'Comments with reports that nobody has decided on, in what this person teaches or runs',
  family: 'net',
  method: 'GET',
  path: '/Announcement/GetReportedComments',
  query: z.object(netPaging),
  response: z.object({ comments: z.array(reported), meta: netMeta }),
});
