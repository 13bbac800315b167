import * as z from 'zod/mini';
import { contract } from './contract.ts';
import { id, idText, instant } from './fields.ts';
import { netMeta, netPaging } from './paging.ts';

const comment = z.object({
  commentId: id,
  /** Empty where the author took it back. */
  comment: z.string(),
  userType: z.enum(['Student', 'Tutor']),
  createdById: id,
  /** In full: staff must know who it is. */
  createdByName: z.string(),
  createdAt: instant,
  state: z.enum(['shown', 'deleted', 'hidden']),
  /** Reports that nobody has decided on. */
  reportCount: z.int(),
});
const thread = z.extend(comment, { replies: z.array(comment) });
export type WireStaffComment = z.infer<typeof comment>;
export type WireStaffThread = z.infer<typeof thread>;

const announcement = z.object({
  announcementId: id,
  classId: id,
  className: z.string(),
  /** None: everybody entitled to the class. */
  sections: z.array(z.object({ sectionId: id, sectionName: z.string() })),
  message: z.string(),
  attachmentName: z.nullable(z.string()),
  attachmentPath: z.nullable(z.string()),
  attachmentBytes: z.nullable(z.int()),
  allowComment: z.boolean(),
  createdById: id,
  createdByName: z.string(),
  /** Null: no student sees it before `publishAt`. */
  postedAt: z.nullable(instant),
  publishAt: z.nullable(instant),
  commentCount: z.int(),
  reportCount: z.int(),
  /** Whether it is this person's to change while it waits. */
  isOwn: z.boolean(),
});
export type WireStaffAnnouncement = z.infer<typeof announcement>;

export const listStaffAnnouncements = contract({
  summary: 'A page of the announcements that the member of staff looks after, the newest first',
  family: 'net',
  method: 'GET',
  path: '/Announcement/GetStaffAnnouncementList',
  query: z.object(netPaging),
  response: z.object({ announcement: z.array(announcement), meta: netMeta }),
});

export const getStaffAnnouncement = contract({
  summary: 'One announcement with its whole conversation, as staff sees it',
  family: 'net',
  method: 'GET',
  path: '/Announcement/GetStaffAnnouncement',
  query: z.object({ AnnouncementId: idText }),
  response: z.object({ announcement, comments: z.array(thread) }),
});

const outcome = z.object({ isSuccess: z.boolean(), errorMessage: z.nullable(z.string()) });

export const changeScheduled = contract({
  summary: 'Changes an announcement that waits: its words, its moment, or out with it now',
  family: 'net',
  method: 'POST',
  path: '/Announcement/ChangeScheduled',
  body: z.object({
    AnnouncementId: id,
    Message: z.string().check(z.maxLength(5000)),
    AllowComment: z.boolean(),
    /** Null: now. */
    PublishAt: z.nullable(instant),
  }),
  response: outcome,
});

export const cancelScheduled = contract({
  summary: 'Takes back an announcement that waits: nobody will ever see it',
  family: 'net',
  method: 'POST',
  path: '/Announcement/CancelScheduled',
  body: z.object({ AnnouncementId: id }),
  response: outcome,
});
