import { DeskPage } from '@shala/ui/desk-page.tsx';
import { ListSkeleton, Loading } from '@shala/ui/skeleton.tsx';
import { EmptyState } from '@shala/ui/state.tsx';
import { useQuery } from '@tanstack/react-query';
import { CoursePanel } from '#features/teaching/course-tree.tsx';
import { treeQuery } from '#features/teaching/teaching-query.ts';
import { FailedState } from '#shared/layout/failed-state.tsx';
import { usePageHeader } from '#shared/layout/page-header.tsx';
import { useTexts } from '#shared/texts/texts.ts';

export function TeachingPage() {
  const t = useTexts();
  const { data, error, refetch } = useQuery(treeQuery);
  usePageHeader({ title: t('nav.teaching'), sub: t('teaching.sub') });
  if (error && !data) {
    return <FailedState title={t('error.title')} error={error} onRetry={() => void refetch()} />;
  }
  if (!data) {
    return (
      <Loading label={t('loading')}>
        <ListSkeleton />
      </Loading>
    );
  }
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
