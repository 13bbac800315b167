import { listChapterContents, listChapters, listPendingContents } from '@shala/wire/contents.ts';
import { updateStudentCourse } from '@shala/wire/courses.ts';
import { expect, test } from 'vitest';
import { courses } from './example-answers.ts';
import { chapter, chapters, content, contentsPage, pending } from './example-contents.ts';
import { wireOf } from './hold-to-contract.ts';
import { selectCourse } from './select-course.ts';

const lesson = content(7, 'Friction', { library: { content_type: 'pdf', page_count: 12 } });

test('the example lessons fit the contract', () => {
  const list = chapters(chapter(5, 'Force', { chaptor_contents: [lesson] }));
  expect(listChapters.response.safeParse(list).error).toBeUndefined();
  const page = contentsPage([lesson], { page: 2, total: 11 });
  expect(listChapterContents.response.safeParse(page).error).toBeUndefined();
  expect(listPendingContents.response.safeParse(pending(lesson)).error).toBeUndefined();
});

test('choosing a course makes it active', async () => {
  const { transport, sent } = wireOf(updateStudentCourse, { student_course: courses.student_courses[0] });
  await selectCourse(transport, 42);
  expect(sent().path).toMatch(/\/42$/);
  expect(sent().body).toEqual({ student_course: { is_active: true } });
});
