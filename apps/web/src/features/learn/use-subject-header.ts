import { useQuery } from '@tanstack/react-query';
import type { PageHeader } from '#shared/layout/page-header.tsx';
import { chaptersQuery } from '#shared/subjects/chapters-query.ts';
import type { CourseRef } from '#shared/subjects/course-ref.ts';
import { subjectsQuery } from '#shared/subjects/subjects-query.ts';
import { useTexts } from '#shared/texts/texts.ts';

/** Name, icon and colour of a subject, and how far the student is; from the list of subjects, if that is there. */
export function useSubjectHeader(
  course: CourseRef,
  subjectId: number,
): Pick<PageHeader, 'title' | 'subText'> {
  const t = useTexts();
  const { data: subjects } = useQuery(subjectsQuery(course, ''));
  const { data: chapters } = useQuery(chaptersQuery(course, subjectId, ''));
  const subject = subjects?.find(({ id }) => id === subjectId);
  const subText = subject
    ? `${t('learn.chapterCount', { count: subject.chapterCount })} · ${t('learn.done', { percent: subject.completionPercent })}`
    : undefined;
  return { title: subject?.name ?? chapters?.subject.name ?? t('learn.title'), subText };
}
