import { PageGrid } from '@shala/ui/page-grid.tsx';
import { ListSkeleton } from '@shala/ui/skeleton.tsx';
import { useParams } from '@tanstack/react-router';
import { PracticeSubject } from '#features/practice/practice-subject.tsx';
import { useTexts } from '#shared/texts/texts.ts';
import { CourseGate } from './course-gate.tsx';

export function PracticeSubjectPage() {
  const t = useTexts();
  const { subjectId } = useParams({ from: '/main/practice/$subjectId' });
  return (
    <CourseGate header={{ title: t('practice.title'), backTo: '/practice' }} skeleton={<ListSkeleton />}>
      {(course) => (
        <PageGrid key={course.id}>
          <PracticeSubject key={subjectId} course={course} subjectId={Number(subjectId)} />
        </PageGrid>
      )}
    </CourseGate>
  );
}
