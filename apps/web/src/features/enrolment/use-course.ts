import { learnerOf } from '@shala/api-client/people.ts';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '#shared/session/session.ts';
import { courseStateOf } from './course-state.ts';
import { enrolmentsQuery } from './enrolments-query.ts';

/** The course in use of whoever learns in this session. */
export function useCourse() {
  const { user } = useSession();
  const query = useQuery(enrolmentsQuery((user && learnerOf(user)?.id) ?? null));
  return { query, state: courseStateOf(query.data) };
}
