import * as wire from '@shala/wire/notifications.ts';
import { expect, test } from 'vitest';
import { about, exercise, lesson, notification, notificationsPage } from './example-notifications.ts';
import { wireOf } from './hold-to-contract.ts';
import {
  countUnseen,
  deleteAllNotifications,
  deleteNotification,
  getNotification,
  listNotifications,
  viewAll,
  viewNotification,
} from './notifications.ts';

const named = { id: 5, title: 'Named' };

test('a page of notifications says who it is for, where it leads and how many are new', async () => {
  const ofLesson = notification(1, {
    action: 'published',
    course_type: 'class_room',
    student_course_id: 41,
    data: about('chaptor_content', { chapter_content: lesson }),
  });
  const { transport, sent } = wireOf(
    wire.listNotifications,
    notificationsPage([ofLesson, notification(2, { is_seen: true })], { page: 2, pages: 3 }),
  );
  const { notifications, ...rest } = await listNotifications(transport, { page: 2 });
  expect(sent().query).toEqual({ page: '2' });
  expect(rest).toEqual({ page: 2, pages: 3, pageSize: 10, total: 2, newCount: 1 });
  expect(notifications[0]).toEqual({
    id: 1,
    action: 'published',
    title: 'Notification 1',
    shortTitle: 'Short 1',
    body: 'About 1',
    createdAt: '2026-11-15T06:00:00.000Z',
    isSeen: false,
    student: { id: 7, firstName: 'Ananya' },
    courseKind: 'class_room',
    courseId: 41,
    about: {
      type: 'content',
      id: 70,
      libraryId: 90,
      chapterId: 3,
      subjectId: 2,
      subjectName: 'Physics',
      contentType: 'video',
      pictureUrl: 'https://files.example/p.jpg',
    },
  });
  expect(notifications[1]).toMatchObject({ isSeen: true, about: { type: 'admin_message' } });
});

const ofExercise = { type: 'exercise', id: 60, chapterId: 3, subjectId: 2, subjectName: 'Physics' };
test.each([
  [about('exam_chapter_content', { exam_chapter_content: lesson }), { type: 'content', id: 70 }],
  [about('excercise', { excercise: exercise }), ofExercise],
  [about('exam_exercise', { exam_exercise: exercise }), ofExercise],
  [about('paper', { paper: named }), { type: 'paper', id: 5 }],
  [about('live_class', { live_class: named }), { type: 'live_class', id: 5 }],
  [about('worksheet', { worksheet: named }), { type: 'worksheet', id: 5 }],
  [about('announcement', { announcement: named }), { type: 'announcement', id: 5 }],
  [about('tutor_reply', { announcement: named }), { type: 'tutor_reply', id: 5 }],
  [about('admin_message'), { type: 'admin_message' }],
])('a notification of $type is read', async (data, expected) => {
  const { transport } = wireOf(wire.getNotification, { notification: notification(1, { data }) });
  expect((await getNotification(transport, 1)).about).toMatchObject(expected);
});

test('marking one as seen answers it as it is now', async () => {
  const answer = { notification: notification(4, { is_seen: true }) };
  const { transport, sent } = wireOf(wire.viewNotification, answer);
  expect(await viewNotification(transport, 4)).toMatchObject({ id: 4, isSeen: true });
  expect(sent().path).toBe('/notice/student/notifications/4/viewed');
});

test('one is deleted, or all', async () => {
  const one = wireOf(wire.deleteNotification, { success: true });
  await deleteNotification(one.transport, 4);
  const all = wireOf(wire.deleteAllNotifications, { success: true });
  await deleteAllNotifications(all.transport);
  expect([one.sent().path, all.sent().path]).toEqual([
    '/notice/student/notifications/4',
    '/notice/student/notifications/destroy_all',
  ]);
});

const [viewAllMessages, viewAllLiveClasses, viewAllWorksheets] = [
  wire.viewAllMessages[0],
  wire.viewAllLiveClasses[0],
  wire.viewAllWorksheets[0],
];
test.each([
  ['liveClasses', wire.countLiveClasses, viewAllLiveClasses],
  ['worksheets', wire.countWorksheets, viewAllWorksheets],
  ['messages', wire.countMessages, viewAllMessages],
] as const)('[NT-08] %s are counted, and the count is cleared', async (counter, count, clear) => {
  expect(await countUnseen(wireOf(count, { count: 3 }).transport, counter)).toBe(3);
  if (!clear) throw new Error('the contract has no call to clear it');
  const cleared = wireOf(clear, { success: true });
  await viewAll(cleared.transport, counter);
  expect(cleared.sent().method).toBe('PUT');
});
