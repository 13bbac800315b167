import { getSchoolImport } from '@shala/api-client/school-imports.ts';
import { getSectionProgress, getStudentProgress } from '@shala/api-client/school-progress.ts';
import {
  getSchoolStudent,
  listSchoolSections,
  listSchoolStudents,
  type StudentFilter,
} from '@shala/api-client/school-staff.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { queryClient } from '#shared/api/query-client.ts';
import { transport } from '#shared/api/transport.ts';

const school = ['school'];

export const sectionsQuery = queryOptions({
  queryKey: [...school, 'sections'],
  queryFn: () => listSchoolSections(transport),
});

export const studentsQuery = (filter: StudentFilter) =>
  queryOptions({
    queryKey: [...school, 'students', filter],
    queryFn: ({ signal }) => listSchoolStudents(transport, filter, signal),
    placeholderData: keepPreviousData,
  });

export const studentQuery = (studentId: number) =>
  queryOptions({
    queryKey: [...school, 'student', studentId],
    queryFn: () => getSchoolStudent(transport, studentId),
  });

export const studentProgressQuery = (studentId: number) =>
  queryOptions({
    queryKey: [...school, 'student-progress', studentId],
    queryFn: () => getStudentProgress(transport, studentId),
  });

export const sectionProgressQuery = (sectionId: number) =>
  queryOptions({
    queryKey: [...school, 'section-progress', sectionId],
    queryFn: () => getSectionProgress(transport, sectionId),
  });

const ASK_AGAIN_MS = 1000;

/** Asked again and again while the server works on the list. */
export const importQuery = (importId: number) =>
  queryOptions({
    queryKey: ['school-import', importId],
    queryFn: () => getSchoolImport(transport, importId),
    refetchInterval: ({ state: { data } }) =>
      data === undefined || data.state === 'checking' || data.state === 'saving' ? ASK_AGAIN_MS : false,
  });

/** After every change: what others did in the meantime comes along. */
export const refetchSchool = (): Promise<void> => queryClient.invalidateQueries({ queryKey: school });
