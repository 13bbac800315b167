import { announcement, boardMeta, comment, reply } from '@shala/api-client/example-announcements.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { postAnnouncement } from '#features/announcements/post-announcement.ts';
import { leaveApp, openApp, signInBefore } from '../test-support/open-app.tsx';
import { type Answer, openSchool, type School } from '../test-support/school-server.ts';

let school: School;
const listPath = '/Announcement/GetStudentAnnouncementList';
const onePath = '/Announcement/GetAnnouncement';
const addPath = '/Announcement/AddComment';
const ok = (body: unknown) => (): Answer => ({ status: 200, body });
const refuse = (status: number, errorMessage: string) => (): Answer => ({
  status,
  body: { isSuccess: false, errorMessage, code: 'x' },
});
const done = { isSuccess: true, errorMessage: null };

beforeAll(async () => {
  await import('#pages/main-layout.tsx');
  await import('#pages/announcement-list-page.tsx');
  await import('#pages/announcement-page.tsx');
  await import('#pages/announcement-doubts-page.tsx');
}, 60_000);

beforeEach(async () => {
  school = await openSchool();
  signInBefore();
});
afterEach(async () => {
  leaveApp();
  await school.close();
});

const long = 'क्षि'.repeat(160);
const showBoard = (...announcements: ReturnType<typeof announcement>[]) =>
  school.answer(
    listPath,
    ok({ announcement: announcements, meta: { ...boardMeta, totalCount: announcements.length } }),
  );
const showOne = (more: Parameters<typeof announcement>[1] = {}) =>
  school.answer(onePath, ok({ announcement: announcement(4, more) }));
const asked = (path: string) => school.asked.filter((one) => one.path === path);
const toastOf = async (text: string) => (await screen.findByText(text)).closest('li, [role]')?.textContent;

describe('/announcement', () => {
  test('[RT-40] [AN-01] is titled Query and shows posts with author, label, date, message, file, comments and See More', async () => {
    showBoard(
      announcement(4, {
        attachmentName: 'steps.pdf',
        attachmentPath: 'http://127.0.0.1:9/steps',
        attachmentBytes: 2400,
        commentCount: 3,
        comments: [comment(1)],
      }),
    );
    await openApp('/announcement');
    await screen.findAllByRole('heading', { level: 1, name: 'Query' });
    await screen.findByRole('heading', { level: 2, name: 'Latest Post' });
    const note = within(screen.getByRole('article', { name: 'Ananya Mukherjee' }));
    note.getByText('Query');
    note.getByText(/15 Nov, 11:30/);
    note.getByText('Keep squared paper ready.');
    note.getByRole('button', { name: /Download steps\.pdf/ });
    note.getByText('3 comments');
    note.getByText('Is plain paper all right?');
    expect(note.getByRole('link', { name: /^See More/ }).getAttribute('href')).toBe('/announcement/4');
    const [list] = asked(listPath);
    expect(Object.fromEntries(list?.search ?? [])).toEqual({
      studentId: '7',
      CurrentPage: '1',
      Pagesize: '10',
    });
  });

  test('[AN-02] a long message is cut at 150 letters; read more shows it, show less cuts it again', async () => {
    showBoard(announcement(4, { message: long }));
    await openApp('/announcement');
    const more = await screen.findByRole('button', { name: /^read more/ });
    expect(screen.getByText(`${'क्षि'.repeat(150)}…`).lang).toBe('hi');
    fireEvent.click(more);
    screen.getByText(long);
    fireEvent.click(screen.getByRole('button', { name: /^show less/ }));
    expect(screen.queryByText(long)).toBeNull();
  });

  test('[AN-03] without messages it says so', async () => {
    showBoard();
    await openApp('/announcement');
    await screen.findByText('No messages found.');
  });

  test('[AN-04] opening it clears the count of messages', async () => {
    showBoard();
    await openApp('/announcement');
    const path = '/api/v1/notice/student/notifications/view_all_messages';
    await waitFor(() => expect(asked(path).map(({ method }) => method)).toEqual(['PUT']));
  });

  test('[ER-26] a list that does not come is told of, and can be asked for again', async () => {
    school.answer(listPath, refuse(400, 'x'));
    await openApp('/announcement');
    expect(await toastOf('Something went wrong!')).toContain('Error');
    showBoard(announcement(4));
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('article');
  });

  test('[ER-30] a file that does not come is told of', async () => {
    showBoard(announcement(4, { attachmentName: 'a.pdf', attachmentPath: '/gone.pdf', attachmentBytes: 10 }));
    await openApp('/announcement');
    fireEvent.click(await screen.findByRole('button', { name: /Download a\.pdf/ }));
    expect(await toastOf('Something went wrong!')).toContain('Error');
  });

  test('a file is saved under its name, and the row says so', async () => {
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    URL.createObjectURL ??= () => 'blob:x';
    school.answer('/there.pdf', ok({}));
    showBoard(
      announcement(4, { attachmentName: 'a.pdf', attachmentPath: '/there.pdf', attachmentBytes: 10 }),
    );
    await openApp('/announcement');
    fireEvent.click(await screen.findByRole('button', { name: /Download a\.pdf/ }));
    await screen.findByText(/Downloaded/);
    expect(saved).toEqual(['a.pdf']);
    vi.restoreAllMocks();
  });

  test('[AN-05] leads to the page that promises doubts with tutors, and says that they are launching soon', async () => {
    showBoard();
    await openApp('/announcement');
    fireEvent.click(await screen.findByRole('link', { name: 'Ask a doubt' }));
    await screen.findAllByRole('heading', { level: 1, name: 'Ask a doubt' });
    screen.getByRole('heading', { name: 'Clear your doubts with top tutors' });
    screen.getByText('launching soon');
  });
});

describe('/announcement/{id}', () => {
  test('[RT-41] [AN-06] stands by its address alone, with comments and their replies one level deep', async () => {
    showOne({ message: long, commentCount: 2, comments: [comment(1, { replies: [reply(2)] })] });
    await openApp('/announcement/4');
    await screen.findByText(long);
    expect(asked(onePath)[0]?.search.get('AnnouncementId')).toBe('4');
    const replies = within(screen.getByRole('list', { name: 'Replies to Rishi D.' }));
    replies.getByText('Yes, if the squares are even.');
    replies.getByText('Tutor');
    expect(screen.queryByRole('button', { name: /^Reply/ })).toBeNull();
  });

  test('[AN-07] [VA-27] [ER-29] a comment is written and sent; nothing is sent while there are no words', async () => {
    showOne();
    let answer: (() => void) | undefined;
    school.answer(addPath, async () => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      showOne({ commentCount: 1, comments: [comment(9, { comment: 'May I? •••••', isOwn: true })] });
      return { status: 200, body: { ...done, commentId: 9, isMasked: true } };
    });
    await openApp('/announcement/4');
    const box = await screen.findByPlaceholderText('write a comment');
    const send = screen.getByRole('button', { name: 'Send' }) as HTMLButtonElement;
    expect(send.disabled).toBe(true);
    fireEvent.change(box, { target: { value: '  \n ' } });
    expect(send.disabled).toBe(true);
    fireEvent.change(box, { target: { value: ' May I? 98765 43210 ' } });
    fireEvent.click(send);
    // On the page before it has arrived, and the line is free for the next one.
    await screen.findByText('May I? 98765 43210');
    screen.getByText('Sending ...');
    expect((box as HTMLTextAreaElement).value).toBe('');
    await waitFor(() => expect(answer).toBeDefined());
    answer?.();
    expect(await toastOf('Comment add successfully')).toContain('Create');
    await screen.findByText('May I? •••••');
    await waitFor(() => expect(screen.queryByText('Sending ...')).toBeNull());
    screen.getByText('We have hidden a phone number or e-mail address in your comment.');
    expect(asked(addPath)[0]?.body).toEqual({ AnnouncementId: 4, Comment: 'May I? 98765 43210' });
  });

  test('words that did not arrive are kept, with the reason, until they are sent again or thrown away', async () => {
    showOne();
    school.answer(addPath, refuse(429, 'Too many tries. Please wait a little.'));
    await openApp('/announcement/4');
    const box = await screen.findByPlaceholderText('write a comment');
    fireEvent.change(box, { target: { value: 'My words' } });
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    await screen.findByText('Not sent');
    await screen.findByText('Too many tries. Please wait a little.');
    screen.getByText('My words');
    school.answer(addPath, () => {
      showOne({ commentCount: 1, comments: [comment(9, { comment: 'My words', isOwn: true })] });
      return { status: 200, body: { ...done, commentId: 9, isMasked: false } };
    });
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText('Not sent')).toBeNull());
    await screen.findByText('My words');
    expect(asked(addPath)).toHaveLength(2);
  });

  test('more than a thousand letters cannot be sent, and the page says how many are too many', async () => {
    showOne();
    await openApp('/announcement/4');
    const box = await screen.findByPlaceholderText('write a comment');
    fireEvent.change(box, { target: { value: 'क'.repeat(1002) } });
    screen.getByText('-2 left');
    expect((screen.getByRole('button', { name: 'Send' }) as HTMLButtonElement).disabled).toBe(true);
  });

  test('where comments are closed there is no line to write on [H11]', async () => {
    showOne({ allowComment: false });
    await openApp('/announcement/4');
    await screen.findByText('Comments are closed for this message.');
    expect(screen.queryByPlaceholderText('write a comment')).toBeNull();
  });

  test('one’s own comment can be deleted, those of others be reported', async () => {
    showOne({
      commentCount: 2,
      comments: [comment(1, { isOwn: true, createdByName: 'Ananya I.' }), comment(2)],
    });
    school.answer('/Announcement/DeleteComment', ok(done));
    school.answer('/Announcement/ReportComment', ok(done));
    await openApp('/announcement/4');
    fireEvent.click(await screen.findByRole('button', { name: 'More about the comment by Ananya I.' }));
    expect(screen.queryByRole('button', { name: 'Report' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await screen.findByText('Your comment is gone.');
    expect(asked('/Announcement/DeleteComment')[0]?.body).toEqual({ AnnouncementId: 4, CommentId: 1 });

    fireEvent.click(screen.getByRole('button', { name: 'More about the comment by Rishi D.' }));
    fireEvent.click(screen.getByRole('button', { name: 'Report' }));
    fireEvent.click(await screen.findByRole('button', { name: 'It is unkind or hurts somebody' }));
    await screen.findByText('Thank you. Your teachers will look at it.');
    expect(asked('/Announcement/ReportComment')[0]?.body).toEqual({
      AnnouncementId: 4,
      CommentId: 2,
      Reason: 'unkind',
    });
  });

  test('what was deleted or hidden says so, without words and without a menu', async () => {
    showOne({
      comments: [
        comment(1, {
          comment: '',
          state: 'deleted',
          createdById: null,
          createdByName: '',
          replies: [reply(2)],
        }),
        comment(3, { comment: '', state: 'hidden', isOwn: true }),
      ],
    });
    await openApp('/announcement/4');
    await screen.findByText('This comment was deleted.');
    screen.getByText('Your teacher has hidden this comment.');
    screen.getByRole('list', { name: 'Replies to a comment that is gone' });
    expect(screen.getAllByRole('button', { name: /^More about/ })).toHaveLength(1);
  });

  test('students answer one another where the brand allows it [H12]', async () => {
    showOne({ allowReply: true, commentCount: 1, comments: [comment(1)] });
    school.answer(addPath, ok({ ...done, commentId: 9, isMasked: false }));
    await openApp('/announcement/4');
    fireEvent.click(await screen.findByRole('button', { name: 'Reply to Rishi D.' }));
    screen.getByText('Your reply to Rishi D.');
    fireEvent.change(screen.getByPlaceholderText('write a comment'), { target: { value: 'I have' } });
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() =>
      expect(asked(addPath)[0]?.body).toEqual({ AnnouncementId: 4, Comment: 'I have', CommentId: 1 }),
    );
  });

  test('[ER-26] one that does not come is told of; one that is not there says so quietly', async () => {
    school.answer(onePath, refuse(409, 'x'));
    await openApp('/announcement/4');
    expect(await toastOf('Something went wrong!')).toContain('Error');
    leaveApp();
    signInBefore();
    school.answer(onePath, refuse(404, 'This was not found.'));
    await openApp('/announcement/5');
    await screen.findByText('This message is not here');
    expect(screen.queryByText('Something went wrong!')).toBeNull();
  });
});

describe('announcing, for which students have no screen', () => {
  const given = { courseId: 3, sectionIds: [2], message: 'Hello', allowsComments: true, attachment: null };
  const createPath = '/Announcement/CreateAnnouncement';

  test('[ER-27] success is told of', async () => {
    showBoard();
    await openApp('/announcement');
    await screen.findByText('No messages found.');
    school.answer(createPath, ok({ ...done, announcementId: 12 }));
    expect(await postAnnouncement(given)).toBe(true);
    expect(await toastOf('Messages create successfully')).toContain('Create');
  });

  test('[ER-28] a refusal shows the words of the server under Error, a lost network the usual ones', async () => {
    showBoard();
    await openApp('/announcement');
    await screen.findByText('No messages found.');
    school.answer(createPath, refuse(422, 'Please attach a PDF or a picture that can be opened.'));
    expect(await postAnnouncement(given)).toBe(false);
    expect(await toastOf('Please attach a PDF or a picture that can be opened.')).toContain('Error');
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await postAnnouncement(given)).toBe(false);
    vi.restoreAllMocks();
    expect(await toastOf('Something went wrong!')).toContain('Error');
  });
});
