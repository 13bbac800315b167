import type { Notification, NotificationSubject } from '@shala/api-client/notifications.ts';
import { expect, test } from 'vitest';
import { wayTo } from './way-to.ts';

const about = (subject: NotificationSubject, more: Partial<Notification> = {}): Notification => ({
  id: 1,
  action: 'published',
  title: '',
  shortTitle: '',
  body: '',
  createdAt: '',
  isSeen: false,
  student: { id: 7, firstName: 'Ananya' },
  courseKind: null,
  courseId: null,
  about: subject,
  ...more,
});
const place = { chapterId: 3, subjectId: 2, subjectName: 'Physics' };
const exercise = { type: 'exercise', id: 60, ...place } as const;
const content = {
  type: 'content',
  id: 70,
  libraryId: 90,
  contentType: 'video',
  pictureUrl: null,
  ...place,
} as const;
const classRoom = { id: 41, kind: 'class_room' } as const;
const exam = { id: 42, kind: 'exam' } as const;
const seat = { studentId: 7, course: classRoom };
const checked = { action: 'evaluated' };

test.each([
  [about(content), '/learn/2/chapter/3/content/70'],
  [about(content, checked), '/learn/2/chapter/3/content/90/quick_quiz/results'],
  [about(exercise), '/practice/exercise/60/exam?chapter=3&subject=2'],
  [about(exercise, checked), '/practice/exercise/60/exam/results?chapter=3&subject=2'],
  [about({ type: 'paper', id: 5 }, { courseId: 42 }), '/practice/paper/5/exam?course=42'],
  [about({ type: 'paper', id: 5 }, checked), '/practice/paper/5/exam/results'],
  [about({ type: 'worksheet', id: 5 }), '/assignment/5'],
  [about({ type: 'announcement', id: 5 }), '/announcement/5'],
  [about({ type: 'tutor_reply', id: 5 }), '/announcement/5'],
  [about({ type: 'live_class', id: 5 }), '/live-class'],
])('%# leads to %s', (notification, path) => {
  expect(wayTo(notification, seat)).toEqual({ kind: 'go', path });
});

test('a message of the school is read where it stands', () => {
  expect(wayTo(about({ type: 'admin_message' }), seat)).toEqual({ kind: 'stay' });
});

test('[NT-04] only the student it is for goes there, whatever it is about', () => {
  const sibling = { student: { id: 8, firstName: 'Vihaan' } };
  for (const subject of [content, exercise, { type: 'admin_message' } as const]) {
    expect(wayTo(about(subject, sibling), seat)).toEqual({ kind: 'switch-profile' });
  }
});

test('[NT-05] [NT-06] a lesson or an exercise needs its own course in use', () => {
  const ofClass = { courseKind: 'class_room', courseId: 41 } as const;
  const ofExam = { courseKind: 'exam', courseId: 42 } as const;
  for (const subject of [content, exercise]) {
    expect(wayTo(about(subject, ofClass), { studentId: 7, course: exam })).toEqual({
      kind: 'activate',
      course: 'class_room',
    });
    expect(wayTo(about(subject, ofExam), seat)).toEqual({ kind: 'activate', course: 'exam' });
    expect(wayTo(about(subject, ofClass), seat).kind).toBe('go');
    expect(wayTo(about(subject, ofExam), { studentId: 7, course: exam }).kind).toBe('go');
  }
  // Another class than the one in use is as far away as an exam.
  expect(wayTo(about(content, { ...ofClass, courseId: 44 }), seat).kind).toBe('activate');
});
