import { selectCourse } from '@shala/api-client/select-course.ts';
import { queryClient } from '#shared/api/query-client.ts';
import { transport } from '#shared/api/transport.ts';
import { enrolmentsQuery } from './enrolments-query.ts';

interface CourseSwitch {
  readonly studentId: number;
  readonly courseId: number;
  /** Leaves a page that belongs to the course before; called once the server has taken the new one. */
  readonly leave: () => Promise<void>;
}

/** Asks for the courses anew, too: what this device remembers of the current one follows from the answer. */
export async function switchCourse({ studentId, courseId, leave }: CourseSwitch): Promise<void> {
  await selectCourse(transport, courseId);
  await leave();
  await queryClient.fetchQuery({ ...enrolmentsQuery(studentId), staleTime: 0 });
}
