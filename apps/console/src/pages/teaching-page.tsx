import { DeskPage } from '@shala/ui/desk-page.tsx';
import { EmptyState } from '@shala/ui/state.tsx';
import { useQuery } from '@tanstack/react-query';
import { CoursePanel } from '#features/teaching/course-tree.tsx';
import { treeQuery } from '#features/teaching/teaching-query.ts';
import { NotYet } from '#shared/layout/not-yet.tsx';
import { usePageHeader } from '#shared/layout/page-header.tsx';
import { useTexts } from '#shared/texts/texts.ts';

export function TeachingPage() {
  const t = useTexts();
  const { data, error, refetch } = useQuery(treeQuery);
  usePageHeader({ title: t('nav.teaching'), sub: t('teaching.sub') });
  if (!data) return <NotYet error={error} onRetry={() => void refetch()} />;
  return (
    <DeskPage>
      {data.length === 0 ? (
        <EmptyState title={t('teaching.emptyTitle')} text={t('teaching.emptyText')} />
      ) : (
        data.map((course) => <CoursePanel key={course.id} course={course} />)
      )}
    </DeskPage>
  );
}
