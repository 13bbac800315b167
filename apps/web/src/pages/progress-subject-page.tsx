import { PageGrid } from '@shala/ui/page-grid.tsx';
import { ListSkeleton } from '@shala/ui/skeleton.tsx';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { SubjectProgress } from '#features/progress/subject-progress.tsx';
import { useTexts } from '#shared/texts/texts.ts';
import { CourseGate } from './course-gate.tsx';

const route = '/main/my-progress/$subjectId';

export function ProgressSubjectPage() {
  const t = useTexts();
  const { subjectId } = useParams({ from: route });
  const { chapter } = useSearch({ from: route });
  const navigate = useNavigate({ from: '/my-progress/$subjectId' });
  return (
    <CourseGate header={{ title: t('progress.title'), backTo: '/my-progress' }} skeleton={<ListSkeleton />}>
      {(course) => (
        <PageGrid key={course.id}>
          <SubjectProgress
            key={subjectId}
            course={course}
            subjectId={Number(subjectId)}
            chapterId={chapter ?? null}
            onChooseChapter={(id) => void navigate({ search: { chapter: id }, replace: true })}
          />
        </PageGrid>
      )}
    </CourseGate>
  );
}
