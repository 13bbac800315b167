import type { AudienceCourse } from '@shala/api-client/staff-audience.ts';

/** The only section that can be meant is meant. */
export function chooseSubject(subject: AudienceCourse['subjects'][number] | undefined): {
  subjectId: number;
  sectionIds: readonly number[] | null;
} {
  const { sectionIds = [], isWhole = false } = subject ?? {};
  return { subjectId: subject?.id ?? 0, sectionIds: sectionIds.length === 1 && !isWhole ? sectionIds : null };
}
