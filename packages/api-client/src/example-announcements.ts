import type { WireAnnouncement, WireComment, WireReply } from '@shala/wire/announcements.ts';

/** Answers of a school's noticeboard, as the wire writes them. */
export const reply = (id: number, more: Partial<WireReply> = {}): WireReply => ({
  announcementId: 1,
  commentId: id,
  comment: 'Yes, if the squares are even.',
  userType: 'Tutor',
  createdById: 5,
  createdByName: 'Ananya Mukherjee',
  createdAt: '2026-11-15T07:30:00.000Z',
  state: 'shown',
  isOwn: false,
  ...more,
});

export const comment = (id: number, more: Partial<WireComment> = {}): WireComment => ({
  ...reply(id),
  comment: 'Is plain paper all right?',
  userType: 'Student',
  createdById: 30 + id,
  createdByName: 'Rishi D.',
  replies: [],
  ...more,
});

export const announcement = (id: number, more: Partial<WireAnnouncement> = {}): WireAnnouncement => ({
  announcementId: id,
  classId: 3,
  className: 'Class 8',
  sectionId: 2,
  sectionName: '8-A',
  message: 'Keep squared paper ready.',
  attachmentName: null,
  attachmentPath: null,
  attachmentBytes: null,
  allowComment: true,
  allowReply: false,
  createdById: 5,
  createdByName: 'Ananya Mukherjee',
  createdAt: '2026-11-15T06:00:00.000Z',
  commentCount: 0,
  comments: [],
  ...more,
});

export const boardMeta = {
  currentPage: 1,
  totalPages: 1,
  totalCount: 1,
  nextPage: null,
  previousPage: null,
  pageSize: 10,
};
