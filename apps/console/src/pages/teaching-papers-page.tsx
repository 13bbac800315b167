import { appLink } from '@shala/app-kit/app-link.tsx';
import { ButtonLink } from '@shala/ui/button.tsx';
import { DeskPage, Panel } from '@shala/ui/desk-page.tsx';
import { EmptyState } from '@shala/ui/state.tsx';
import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { PracticeList } from '#features/teaching/practice-list.tsx';
import { papersQuery } from '#features/teaching/teaching-query.ts';
import { NotYet } from '#shared/layout/not-yet.tsx';
import { PageActions, usePageHeader } from '#shared/layout/page-header.tsx';
import { useTexts } from '#shared/texts/texts.ts';

export function TeachingPapersPage({ courseId }: { courseId: number }) {
  const t = useTexts();
  const { data, error, refetch } = useQuery(papersQuery(courseId));
  usePageHeader({ title: t('teaching.papersTitle'), sub: data?.course.name, backTo: '/teaching' });
  if (!data) return <NotYet error={error} onRetry={() => void refetch()} />;
  return (
    <DeskPage>
      <PageActions>
        <ButtonLink
          href={`/teaching/new/course/${courseId}`}
          icon={<Plus aria-hidden="true" />}
          renderLink={appLink}
        >
          {t('teaching.newPaper')}
        </ButtonLink>
      </PageActions>
      {data.items.length === 0 ? (
        <EmptyState title={t('teaching.noPapers')} text={t('teaching.noPapersText')} />
      ) : (
        <Panel title={t('teaching.papersTitle')} note={t('teaching.papers', { count: data.items.length })}>
          <PracticeList place={{ courseId }} label={t('teaching.papersTitle')} items={data.items} />
        </Panel>
      )}
    </DeskPage>
  );
}
