import { PageGrid } from '@shala/ui/page-grid.tsx';
import { ListSkeleton } from '@shala/ui/skeleton.tsx';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { PracticeSubject } from '#features/practice/practice-subject.tsx';
import { useTexts } from '#shared/texts/texts.ts';
import { CourseGate } from './course-gate.tsx';

export function PracticeSubjectPage() {
  const t = useTexts();
  const { subjectId } = useParams({ from: '/main/practice/$subjectId' });
  const { chapter } = useSearch({ from: '/main/practice/$subjectId' });
  const navigate = useNavigate({ from: '/practice/$subjectId' });
  // The address keeps the chapter, so that whoever comes back from a quiz finds it open.
  const choose = (chapterId: number) => void navigate({ search: { chapter: chapterId }, replace: true });
  return (
    <CourseGate header={{ title: t('practice.title'), backTo: '/practice' }} skeleton={<ListSkeleton />}>
      {(course) => (
        <PageGrid key={course.id}>
          <PracticeSubject
            key={subjectId}
            course={course}
            subjectId={Number(subjectId)}
            chapterId={chapter ?? null}
            onChooseChapter={choose}
          />
        </PageGrid>
      )}
    </CourseGate>
  );
}
