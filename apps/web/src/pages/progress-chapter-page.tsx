import { PageGrid } from '@shala/ui/page-grid.tsx';
import { ListSkeleton } from '@shala/ui/skeleton.tsx';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { ChapterProgress } from '#features/progress/chapter-progress.tsx';
import { useTexts } from '#shared/texts/texts.ts';
import { CourseGate } from './course-gate.tsx';

const route = '/main/my-progress/$subjectId/$chapterId';

export function ProgressChapterPage() {
  const t = useTexts();
  const { subjectId, chapterId } = useParams({ from: route });
  const { kind = 'exercise', item } = useSearch({ from: route });
  const navigate = useNavigate({ from: '/my-progress/$subjectId/$chapterId' });
  return (
    <CourseGate
      header={{ title: t('progress.title'), backTo: `/my-progress/${subjectId}` }}
      skeleton={<ListSkeleton />}
    >
      {(course) => (
        <PageGrid key={course.id}>
          <ChapterProgress
            key={chapterId}
            course={course}
            subjectId={Number(subjectId)}
            chapterId={Number(chapterId)}
            kind={kind}
            itemId={item ?? null}
            onChoose={(to, id) =>
              void navigate({
                search: { ...(to === 'quiz' && { kind: to }), ...(id !== undefined && { item: id }) },
                replace: true,
              })
            }
          />
        </PageGrid>
      )}
    </CourseGate>
  );
}
