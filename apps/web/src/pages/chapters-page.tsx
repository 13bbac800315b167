import type { StudentCourse } from '@shala/api-client/courses.ts';
import { PageGrid } from '@shala/ui/page-grid.tsx';
import { ChapterSkeleton } from '@shala/ui/skeleton.tsx';
import { useParams } from '@tanstack/react-router';
import { ChapterList } from '#features/learn/chapter-list.tsx';
import { useSubjectHeader } from '#features/learn/use-subject-header.ts';
import { usePageHeader } from '#shared/layout/page-header.tsx';
import { useTexts } from '#shared/texts/texts.ts';
import { CourseGate } from './course-gate.tsx';

export function ChaptersPage() {
  const t = useTexts();
  const { subjectId } = useParams({ from: '/main/learn/$subjectId' });
  return (
    <CourseGate header={{ title: t('learn.title'), backTo: '/learn' }} skeleton={<ChapterSkeleton />}>
      {(course) => <Chapters key={subjectId} course={course} subjectId={Number(subjectId)} />}
    </CourseGate>
  );
}

function Chapters({ course, subjectId }: { course: StudentCourse; subjectId: number }) {
  const t = useTexts();
  const header = useSubjectHeader(course, subjectId);
  const { search, clearSearch } = usePageHeader({
    ...header,
    backTo: '/learn',
    searchLabel: t('learn.searchChapters'),
  });
  return (
    <PageGrid>
      <ChapterList course={course} subjectId={subjectId} search={search} onClearSearch={clearSearch} />
    </PageGrid>
  );
}
