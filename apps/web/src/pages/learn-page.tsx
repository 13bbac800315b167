import { learnerOf } from '@shala/api-client/people.ts';
import { Button, ButtonLink } from '@shala/ui/button.tsx';
import { PageGrid } from '@shala/ui/page-grid.tsx';
import { BookGridSkeleton, Loading, WelcomeSkeleton } from '@shala/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '@shala/ui/state.tsx';
import { useQuery } from '@tanstack/react-query';
import { enrolmentsQuery } from '#features/enrolment/enrolments-query.ts';
import { SubjectShelf } from '#features/learn/subject-shelf.tsx';
import { WelcomeCard } from '#features/learn/welcome-card.tsx';
import { getBrand } from '#shared/brand/brand.ts';
import { usePageHeader } from '#shared/layout/page-header.tsx';
import { useSession } from '#shared/session/session.ts';
import { useTexts } from '#shared/texts/texts.ts';

export function LearnPage() {
  const t = useTexts();
  const { search, clearSearch } = usePageHeader({
    title: t('learn.title'),
    subText: t('learn.subText'),
    searchLabel: t('learn.search'),
  });
  const { user } = useSession();
  const learner = user && learnerOf(user);
  const { data, isPending, refetch } = useQuery(enrolmentsQuery(learner?.id ?? null));

  if (isPending) {
    return (
      <PageGrid>
        <Loading label={t('learn.loading')}>
          <WelcomeSkeleton />
          <BookGridSkeleton />
        </Loading>
      </PageGrid>
    );
  }
  if (data === undefined) {
    return (
      <PageGrid>
        <ErrorState
          title={t('learn.failedTitle')}
          text={t('learn.failedText')}
          action={<Button onClick={() => refetch()}>{t('error.retry')}</Button>}
        />
      </PageGrid>
    );
  }
  const { current } = data;
  if (current === null) {
    return (
      <PageGrid>
        <EmptyState
          title={t('learn.noCourseTitle')}
          text={t('learn.noCourseText')}
          action={<ButtonLink href={getBrand().contact.url}>{t('learn.contact')}</ButtonLink>}
        />
      </PageGrid>
    );
  }
  return (
    <PageGrid>
      <WelcomeCard firstName={learner?.firstName ?? ''} course={current} />
      <SubjectShelf course={current} search={search} onClearSearch={clearSearch} />
    </PageGrid>
  );
}
