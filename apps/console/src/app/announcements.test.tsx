import type { School } from '@shala/app-kit/test-support/open-server.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { leaveConsole, openConsole, signInBefore } from '../test-support/open-console.tsx';
import { openStaffServer } from '../test-support/staff-answers.ts';

let school: School;
beforeEach(async () => {
  school = await openStaffServer();
  signInBefore(school, 'school_admin');
  answer('GetReportedComments', { comments: [], meta: meta(0) });
});
afterEach(async () => {
  leaveConsole();
  await school.close();
});

const answer = (call: string, body: unknown) =>
  school.answer(`/Announcement/${call}`, () => ({ status: 200, body }));
const meta = (count: number) => ({
  currentPage: 1,
  totalPages: 1,
  totalCount: count,
  nextPage: null,
  previousPage: null,
  pageSize: 25,
});
const announcement = (more: object = {}) => ({
  announcementId: 4,
  classId: 1,
  className: 'Class 8',
  sections: [{ sectionId: 5, sectionName: '8-A' }],
  message: 'Bring squared paper.',
  attachmentName: null,
  attachmentPath: null,
  attachmentBytes: null,
  allowComment: true,
  createdById: 5,
  createdByName: 'Kavita Menon',
  postedAt: '2026-11-15T05:00:00.000Z',
  publishAt: null,
  commentCount: 1,
  reportCount: 0,
  isOwn: true,
  ...more,
});
const comment = (more: object = {}) => ({
  commentId: 9,
  comment: 'How many sheets?',
  userType: 'Student',
  createdById: 21,
  createdByName: 'Diya Bhat',
  createdAt: '2026-11-15T06:00:00.000Z',
  state: 'shown',
  reportCount: 0,
  replies: [],
  ...more,
});
const done = { isSuccess: true, errorMessage: null };

test('the list names author, audience and moment', async () => {
  const waits = announcement({ announcementId: 5, postedAt: null, publishAt: '2026-11-17T03:00:00.000Z' });
  answer('GetStaffAnnouncementList', { announcement: [waits, announcement()], meta: meta(2) });
  await openConsole('/announcements');
  const [first, second] = await screen.findAllByRole('link', { name: /Bring squared paper/ });
  expect(first?.textContent).toMatch(/Out on 17 Nov 2026/);
  expect(second?.textContent).toContain('Kavita Menon · Class 8 · 8-A');
});

test('an empty list leads to the first announcement', async () => {
  answer('GetStaffAnnouncementList', { announcement: [], meta: meta(0) });
  await openConsole('/announcements');
  await screen.findByText('No announcements yet');
});

test('a reported comment is kept or hidden, and leaves the queue', async () => {
  answer('GetStaffAnnouncementList', { announcement: [announcement()], meta: meta(1) });
  const reported = {
    announcementId: 4,
    commentId: 9,
    comment: 'Boo.',
    createdById: 21,
    createdByName: 'Diya Bhat',
    createdAt: '2026-11-15T06:00:00.000Z',
    isHidden: false,
    reports: [{ reason: 'unkind', reportedByName: 'Esha Rao', reportedAt: '2026-11-15T06:10:00.000Z' }],
  };
  answer('GetReportedComments', { comments: [reported], meta: meta(1) });
  let decided: unknown;
  school.answer('/Announcement/HideComment', ({ body }) => {
    decided = body;
    answer('GetReportedComments', { comments: [], meta: meta(0) });
    return { status: 200, body: done };
  });
  await openConsole('/announcements');
  fireEvent.click(await screen.findByRole('tab', { name: 'Reported (1)' }));
  const card = await screen.findByRole('article', { name: 'Comment by Diya Bhat' });
  within(card).getByText('Unkind');
  fireEvent.click(within(card).getByRole('button', { name: 'Hide' }));
  await screen.findByText('No comments are reported');
  expect(decided).toEqual({ AnnouncementId: 4, CommentId: 9, IsHidden: true });
});

test('a comment is answered below it', async () => {
  answer('GetStaffAnnouncement', { announcement: announcement(), comments: [comment()] });
  let reply: unknown;
  school.answer('/Announcement/ReplyComment', ({ body }) => {
    reply = body;
    const answered = comment({
      replies: [{ ...comment({ commentId: 10, comment: 'Two.', userType: 'Tutor' }), replies: undefined }],
    });
    answer('GetStaffAnnouncement', { announcement: announcement(), comments: [answered] });
    return { status: 200, body: { ...done, commentId: 10 } };
  });
  await openConsole('/announcements/4');
  fireEvent.click(await screen.findByRole('button', { name: 'Reply to Diya Bhat' }));
  fireEvent.change(screen.getByLabelText('Your reply'), { target: { value: 'Two.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Reply' }));
  await screen.findByText('Two.', { selector: 'p' });
  expect(reply).toEqual({ AnnouncementId: 4, CommentId: 9, Comment: 'Two.' });
});

test('what waits can be changed, and taken back after a question', async () => {
  const publishAt = '2026-11-17T03:00:00.000Z';
  answer('GetStaffAnnouncement', { announcement: announcement({ postedAt: null, publishAt }), comments: [] });
  answer('GetStaffAnnouncementList', { announcement: [], meta: meta(0) });
  const calls: unknown[] = [];
  for (const call of ['ChangeScheduled', 'CancelScheduled']) {
    school.answer(`/Announcement/${call}`, ({ body }) => {
      calls.push([call, body]);
      return { status: 200, body: done };
    });
  }
  const router = await openConsole('/announcements/4');
  fireEvent.change(await screen.findByLabelText('What you want to say'), {
    target: { value: 'Bring paper.' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Save the change' }));
  await waitFor(() =>
    expect(calls).toEqual([
      [
        'ChangeScheduled',
        { AnnouncementId: 4, Message: 'Bring paper.', AllowComment: true, PublishAt: publishAt },
      ],
    ]),
  );
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Take it back' })).toHaveProperty('disabled', false),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Take it back' }));
  const dialog = await screen.findByRole('dialog');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Take it back' }));
  await screen.findByText('No announcements yet');
  expect(calls[1]).toEqual(['CancelScheduled', { AnnouncementId: 4 }]);
  expect(router.state.location.pathname).toBe('/announcements');
});

test('one that is not there says so', async () => {
  school.answer('/Announcement/GetStaffAnnouncement', () => ({ status: 404, body: { code: 'not_found' } }));
  await openConsole('/announcements/99');
  await screen.findByText('This announcement is not here');
});
