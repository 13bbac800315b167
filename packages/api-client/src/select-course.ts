import type { BodyOf, ResponseOf } from '@shala/wire/contract.ts';
import type { updateStudentCourse } from '@shala/wire/courses.ts';
import type { Transport } from './transport.ts';

/** Makes an enrolment the one in use: from now on the server lists it first. */
export async function selectCourse(transport: Transport, id: number): Promise<void> {
  const body: BodyOf<typeof updateStudentCourse> = { student_course: { is_active: true } };
  await transport.send<ResponseOf<typeof updateStudentCourse>>({
    family: 'main',
    method: 'PUT',
    path: `/course/student/student_courses/${id}`,
    body,
  });
}
