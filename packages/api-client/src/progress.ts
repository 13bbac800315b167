import type { ResponseOf } from '@shala/wire/contract.ts';
import type * as wire from '@shala/wire/progress.ts';
import type { StudentCourse } from './courses.ts';
import {
  type ChapterResult,
  type CourseResult,
  type PaperResult,
  type SubjectResult,
  toChapterResult,
  toClassResult,
  toExamChapterResult,
  toExamResult,
  toExamSubjectResult,
  toPaperResult,
  toSubjectResult,
} from './progress-shape.ts';
import type { Transport } from './transport.ts';

type CourseRef = Pick<StudentCourse, 'id' | 'kind'>;
const base = (courseId: number) => `/course/student/student_courses/${courseId}`;

export async function getCourseResult(
  transport: Transport,
  course: CourseRef,
  signal?: AbortSignal,
): Promise<CourseResult> {
  if (course.kind === 'exam') {
    const answer = await transport.send<ResponseOf<typeof wire.getExamResult>>({
      family: 'main',
      method: 'GET',
      path: `${base(course.id)}/exam_results/view`,
      signal,
    });
    return toExamResult(answer.exam_result);
  }
  const answer = await transport.send<ResponseOf<typeof wire.getProgressByCourse>>({
    family: 'net',
    method: 'GET',
    path: '/StudentReport/GetProgressByCourse',
    query: { CourseId: String(course.id) },
    signal,
  });
  return toClassResult(answer);
}

export interface ChildCourse {
  readonly name: string;
  readonly result: CourseResult;
}

/** A parent's look at a child, whatever the child may do at the moment. */
export async function listChildProgress(
  transport: Transport,
  { studentId, signal }: { studentId: number; signal?: AbortSignal },
): Promise<ChildCourse[]> {
  const { courses } = await transport.send<ResponseOf<typeof wire.getChildProgress>>({
    family: 'net',
    method: 'GET',
    path: '/StudentReport/GetChildProgress',
    query: { StudentId: String(studentId) },
    signal,
  });
  return courses.map(({ name, result }) => ({ name, result: toClassResult(result) }));
}

export async function getSubjectResult(
  transport: Transport,
  { course, subjectId, signal }: { course: CourseRef; subjectId: number; signal?: AbortSignal },
): Promise<SubjectResult> {
  const call = { family: 'main', method: 'GET', signal } as const;
  if (course.kind === 'exam') {
    const answer = await transport.send<ResponseOf<typeof wire.getExamSubjectResult>>({
      ...call,
      path: `${base(course.id)}/exam_subjects/${subjectId}/exam_subject_results/view`,
    });
    return toExamSubjectResult(answer.exam_subject_result);
  }
  const answer = await transport.send<ResponseOf<typeof wire.getSubjectResult>>({
    ...call,
    path: `${base(course.id)}/class_room_subjects/${subjectId}/student_subject_results/view`,
  });
  return toSubjectResult(answer.student_subject_result);
}

export async function getChapterResult(
  transport: Transport,
  { course, chapterId, signal }: { course: CourseRef; chapterId: number; signal?: AbortSignal },
): Promise<ChapterResult> {
  const call = { family: 'main', method: 'GET', signal } as const;
  if (course.kind === 'exam') {
    const answer = await transport.send<ResponseOf<typeof wire.getExamChapterResult>>({
      ...call,
      path: `${base(course.id)}/exam_chapters/${chapterId}/exam_chapter_results/view`,
    });
    return toExamChapterResult(answer.exam_chapter_result);
  }
  const answer = await transport.send<ResponseOf<typeof wire.getChapterResult>>({
    ...call,
    path: `${base(course.id)}/chaptors/${chapterId}/student_chapter_results/view`,
  });
  return toChapterResult(answer.student_chapter_result);
}

export async function listPaperResults(
  transport: Transport,
  { courseId, signal }: { courseId: number; signal?: AbortSignal },
): Promise<PaperResult[]> {
  const answer = await transport.send<ResponseOf<typeof wire.listExamPaperResults>>({
    family: 'main',
    method: 'GET',
    path: `${base(courseId)}/exam_paper_results/view`,
    signal,
  });
  return answer.exam_paper_result.map(toPaperResult);
}
