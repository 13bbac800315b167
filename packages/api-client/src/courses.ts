import type { ResponseOf } from '@shala/wire/contract.ts';
import type {
  listClassRoomSubjects,
  listExamSubjects,
  listStudentCourses,
  productDetails,
  WireStudentCourse,
} from '@shala/wire/courses.ts';
import type { Transport } from './transport.ts';

export type CourseKind = 'class_room' | 'exam';

/** An enrolment: one student in one course. */
export interface StudentCourse {
  readonly id: number;
  /** The class room or exam itself, which many students share. */
  readonly courseId: number;
  readonly kind: CourseKind;
  /** Class 8, or the acronym of the exam: what the top bar shows. */
  readonly shortName: string;
  readonly name: string;
  /** The board of a class room, by its acronym. */
  readonly board: string | null;
  readonly pictureUrl: string | null;
  readonly isActive: boolean;
  readonly isTrial: boolean;
  readonly isExpired: boolean;
  readonly isLocked: boolean;
}

export interface ProductDetail {
  readonly courseId: number;
  readonly isTrial: boolean;
  readonly endDate: string | null;
  readonly studentType: 'institution' | 'retail';
  readonly instituteId: number | null;
}

export interface Subject {
  readonly id: number;
  readonly name: string;
  readonly colourCode: string;
  readonly icon: string;
  readonly pictureUrl: string | null;
  readonly chapterCount: number;
  readonly isLocked: boolean;
  readonly completionPercent: number;
  readonly contentPercent: number;
  readonly exercisePercent: number;
}

const base = '/course/student/student_courses';

export async function listCourses(transport: Transport, signal?: AbortSignal): Promise<StudentCourse[]> {
  const answer = await transport.send<ResponseOf<typeof listStudentCourses>>({
    family: 'main',
    method: 'GET',
    path: base,
    signal,
  });
  return answer.student_courses.map(toStudentCourse);
}

function toStudentCourse(wire: WireStudentCourse): StudentCourse {
  const { class_room: classRoom, exam } = wire.course;
  return {
    id: wire.id,
    courseId: classRoom?.id ?? exam?.id ?? 0,
    kind: wire.course.type,
    shortName: classRoom?.name ?? exam?.acronym ?? '',
    name: classRoom?.name ?? exam?.name ?? '',
    board: classRoom?.board_acronym ?? null,
    pictureUrl: classRoom?.display_picture_url ?? exam?.display_picture_url ?? null,
    isActive: wire.is_active,
    isTrial: wire.is_trial,
    isExpired: wire.is_expired,
    isLocked: wire.is_locked,
  };
}

export async function listProductDetails(
  transport: Transport,
  signal?: AbortSignal,
): Promise<ProductDetail[]> {
  const answer = await transport.send<ResponseOf<typeof productDetails>>({
    family: 'net',
    method: 'GET',
    path: '/Student/ProductDetails',
    signal,
  });
  return answer.map((wire) => ({
    courseId: wire.id,
    isTrial: wire.istrial,
    endDate: wire.enddate,
    studentType: wire.studenttype,
    instituteId: wire.instituteId,
  }));
}

export interface SubjectsRequest {
  readonly course: Pick<StudentCourse, 'id' | 'kind'>;
  readonly search: string;
  readonly signal?: AbortSignal;
}

export async function listSubjects(transport: Transport, request: SubjectsRequest): Promise<Subject[]> {
  const { course, search, signal } = request;
  const call = { family: 'main', method: 'GET', query: { search: search || undefined }, signal } as const;
  if (course.kind === 'exam') {
    const answer = await transport.send<ResponseOf<typeof listExamSubjects>>({
      ...call,
      path: `${base}/${course.id}/exam_subjects`,
    });
    return answer.exam_subjects.map((wire) =>
      toSubject(wire, {
        chapterCount: wire.exam_chapter_count,
        contentPercent: wire.exam_content_completion_percentage,
        exercisePercent: wire.exam_exercise_completion_percentage,
      }),
    );
  }
  const answer = await transport.send<ResponseOf<typeof listClassRoomSubjects>>({
    ...call,
    path: `${base}/${course.id}/class_room_subjects`,
  });
  return answer.class_room_subjects.map((wire) =>
    toSubject(wire, {
      chapterCount: wire.chaptor_count,
      contentPercent: wire.content_completion_percentage,
      exercisePercent: wire.exercise_completion_percentage,
    }),
  );
}

type WireSubject = Omit<
  ResponseOf<typeof listClassRoomSubjects>['class_room_subjects'][number],
  'chaptor_count' | 'content_completion_percentage' | 'exercise_completion_percentage'
>;
type OwnNames = Pick<Subject, 'chapterCount' | 'contentPercent' | 'exercisePercent'>;

function toSubject(wire: WireSubject, { chapterCount, contentPercent, exercisePercent }: OwnNames): Subject {
  return {
    id: wire.id,
    name: wire.name,
    colourCode: wire.subject.color_code,
    icon: wire.subject.icon,
    pictureUrl: wire.subject.display_picture_url,
    chapterCount,
    isLocked: wire.disabled,
    completionPercent: wire.cummulative_completion_percentage,
    contentPercent,
    exercisePercent,
  };
}
