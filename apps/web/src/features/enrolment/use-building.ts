import { useQuery, useQueryClient } from '@tanstack/react-query';
import { enrolmentsQuery } from './enrolments-query.ts';
import { waitForCourse } from './wait-for-course.ts';

/** Whether the course of a student can be opened: unknown while we wait, false when it did not come in time. */
export function useBuilding(studentId: number | null) {
  const client = useQueryClient();
  const { data, isFetching, refetch } = useQuery({
    queryKey: ['building', studentId],
    queryFn: ({ signal }) =>
      waitForCourse({
        load: () => client.fetchQuery({ ...enrolmentsQuery(studentId), staleTime: 0, retry: false }),
        signal,
      }),
    enabled: studentId !== null,
    // Each visit waits anew.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return { isReady: isFetching ? undefined : data, retry: () => void refetch() };
}
