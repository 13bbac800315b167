import * as wire from '@shala/wire/announcements.ts';
import { expect, test } from 'vitest';
import * as client from './announcements.ts';
import { announcement, boardMeta, comment, reply } from './example-announcements.ts';
import { wireOf } from './hold-to-contract.ts';

const full = announcement(1, {
  attachmentName: 'steps.pdf',
  attachmentPath: 'https://files/steps',
  attachmentBytes: 900,
  commentCount: 2,
  comments: [comment(1, { isOwn: true, replies: [reply(2)] })],
});

test('[AN-08] [CN-19] a page is asked for by its number, ten at a time, and comes under clean names', async () => {
  const { transport, sent } = wireOf(wire.listAnnouncements, { announcement: [full], meta: boardMeta });
  const page = await client.listAnnouncements(transport, { studentId: 7, page: client.firstPage });
  expect(sent().query).toEqual({ studentId: '7', CurrentPage: '1', Pagesize: '10' });
  expect(page).toEqual({
    page: 1,
    pages: 1,
    total: 1,
    announcements: [
      {
        id: 1,
        courseName: 'Class 8',
        sectionName: '8-A',
        message: 'Keep squared paper ready.',
        attachment: { name: 'steps.pdf', url: 'https://files/steps', bytes: 900 },
        allowsComments: true,
        allowsReplies: false,
        authorId: 5,
        authorName: 'Ananya Mukherjee',
        postedAt: '2026-11-15T06:00:00.000Z',
        commentCount: 2,
        threads: [
          {
            id: 1,
            text: 'Is plain paper all right?',
            authorId: 31,
            authorName: 'Rishi D.',
            isByTutor: false,
            createdAt: '2026-11-15T07:30:00.000Z',
            state: 'shown',
            isOwn: true,
            replies: [expect.objectContaining({ id: 2, isByTutor: true })],
          },
        ],
      },
    ],
  });
});

test('one is asked for by its number alone', async () => {
  const { transport, sent } = wireOf(wire.getAnnouncement, { announcement: announcement(4) });
  expect(await client.getAnnouncement(transport, { id: 4 })).toMatchObject({ id: 4, attachment: null });
  expect(sent().query).toEqual({ AnnouncementId: '4' });
});

test('comments, reports and deletions are sent as the contract wants them', async () => {
  const done = { isSuccess: true, errorMessage: null };
  const added = wireOf(wire.addComment, { ...done, commentId: 9, isMasked: true });
  const given = { announcementId: 1, text: 'Hello', answersId: 3 };
  expect(await client.addComment(added.transport, given)).toEqual({ isMasked: true });
  expect(added.sent().body).toEqual({ AnnouncementId: 1, Comment: 'Hello', CommentId: 3 });
  const deleted = wireOf(wire.deleteComment, done);
  await client.deleteComment(deleted.transport, { announcementId: 1, commentId: 9 });
  const reported = wireOf(wire.reportComment, done);
  await client.reportComment(reported.transport, { announcementId: 1, commentId: 9, reason: 'unkind' });
  expect(reported.sent().body).toEqual({ AnnouncementId: 1, CommentId: 9, Reason: 'unkind' });
});

test('[RL-06] an announcement is created by a form with its file', async () => {
  let body: unknown;
  const transport = {
    async send<Answer>(request: { body?: unknown; path: string }): Promise<Answer> {
      expect(request.path).toBe(wire.createAnnouncement.path);
      body = request.body;
      return { isSuccess: true, errorMessage: null, announcementId: 12 } as Answer;
    },
  };
  const attachment = new File(['x'], 'steps.pdf', { type: 'application/pdf' });
  const given = { courseId: 3, sectionIds: [2, 4], message: 'Hello', allowsComments: false, attachment };
  expect(await client.createAnnouncement(transport, given)).toBe(12);
  const form = body as FormData;
  const fields = ['ClassId', 'SectionId', 'Message', 'AllowComment'].map((name) => form.get(name));
  expect(fields).toEqual(['3', '2,4', 'Hello', 'false']);
  expect(form.get('attachment')).toBeInstanceOf(File);
});
