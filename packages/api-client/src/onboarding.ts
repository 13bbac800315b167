import type { BodyOf, ResponseOf } from '@shala/wire/contract.ts';
import type { createStudentCourse } from '@shala/wire/courses.ts';
import type {
  listBoards as boardsContract,
  listExams as examsContract,
  registerTrial as trialContract,
  listUsages as usagesContract,
} from '@shala/wire/onboarding.ts';
import type { CourseKind } from './courses.ts';
import type { Transport } from './transport.ts';

export interface Usage {
  readonly id: number;
  readonly name: string;
  readonly isEnabled: boolean;
}

export interface ClassRoom {
  readonly id: number;
  readonly name: string;
  readonly pictureUrl: string | null;
}

export interface Board {
  readonly id: number;
  readonly name: string;
  readonly acronym: string;
  readonly pictureUrl: string | null;
  readonly classRooms: ClassRoom[];
}

export interface Exam {
  readonly id: number;
  readonly name: string;
  readonly acronym: string;
  readonly pictureUrl: string | null;
}

export async function listUsages(transport: Transport, signal?: AbortSignal): Promise<Usage[]> {
  const answer = await transport.send<ResponseOf<typeof usagesContract>>({
    family: 'main',
    method: 'GET',
    path: '/meta/usages',
    signal,
  });
  return answer.usages.map(({ id, name, is_enabled }) => ({ id, name, isEnabled: is_enabled }));
}

export async function listBoards(transport: Transport, signal?: AbortSignal): Promise<Board[]> {
  const answer = await transport.send<ResponseOf<typeof boardsContract>>({
    family: 'main',
    method: 'GET',
    path: '/meta/boards',
    signal,
  });
  return answer.boards.map((board) => ({
    id: board.id,
    name: board.name,
    acronym: board.acronym,
    pictureUrl: board.display_picture_url ?? board.img_url,
    classRooms: board.class_rooms.filter(({ is_active }) => is_active).map(toClassRoom),
  }));
}

type WireClassRoom = ResponseOf<typeof boardsContract>['boards'][number]['class_rooms'][number];

const toClassRoom = ({ id, name, display_picture_url }: WireClassRoom): ClassRoom => ({
  id,
  name,
  pictureUrl: display_picture_url,
});

export async function listExams(transport: Transport, signal?: AbortSignal): Promise<Exam[]> {
  const answer = await transport.send<ResponseOf<typeof examsContract>>({
    family: 'main',
    method: 'GET',
    path: '/meta/exams',
    signal,
  });
  return answer.exams
    .filter(({ is_active }) => is_active)
    .map(({ id, name, acronym, display_picture_url }) => ({
      id,
      name,
      acronym,
      pictureUrl: display_picture_url,
    }));
}

export interface CourseChoice {
  readonly kind: CourseKind;
  readonly courseId: number;
}

/** The child the session acts for takes the course; taking it twice is harmless. */
export async function takeCourse(transport: Transport, { kind, courseId }: CourseChoice): Promise<void> {
  const body: BodyOf<typeof createStudentCourse> = {
    student_course: { course_id: courseId, course_type: kind === 'exam' ? 'Exam' : 'ClassRoom' },
  };
  await transport.send<ResponseOf<typeof createStudentCourse>>({
    family: 'main',
    method: 'POST',
    path: '/course/student/student_courses',
    body,
  });
}

/** The frozen clients ask with GET; ours with POST, because it changes something. */
export async function registerTrial(transport: Transport, parentId: number): Promise<void> {
  await transport.send<ResponseOf<typeof trialContract>>({
    family: 'net',
    method: 'POST',
    path: '/Student/RegisterTrial',
    query: { parentid: String(parentId) },
  });
}
