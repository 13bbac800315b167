import { learnerOf } from '@shala/api-client/people.ts';
import { ButtonLink } from '@shala/ui/button.tsx';
import { PageGrid } from '@shala/ui/page-grid.tsx';
import { SectionHead } from '@shala/ui/section-head.tsx';
import { BookGridSkeleton, Loading, WelcomeSkeleton } from '@shala/ui/skeleton.tsx';
import { EmptyState } from '@shala/ui/state.tsx';
import { useQuery } from '@tanstack/react-query';
import { enrolmentsQuery } from '#features/enrolment/enrolments-query.ts';
import { SubjectShelf } from '#features/learn/subject-shelf.tsx';
import { WelcomeCard } from '#features/learn/welcome-card.tsx';
import { getBrand } from '#shared/brand/brand.ts';
import { FailedState } from '#shared/layout/failed-state.tsx';
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
  const { data, error, isPending, refetch } = useQuery(enrolmentsQuery(learner?.id ?? null));

  if (isPending) {
    return (
      <PageGrid>
        <Loading label={t('learn.loading')}>
          <WelcomeSkeleton />
          <SectionHead title={t('learn.bySubjects')} />
          <BookGridSkeleton />
        </Loading>
      </PageGrid>
    );
  }
  if (data === undefined) {
    return (
      <PageGrid>
        <FailedState title={t('learn.failedTitle')} error={error} onRetry={refetch} />
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
