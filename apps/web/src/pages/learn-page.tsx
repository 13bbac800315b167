import { learnerOf, type Parent } from '@shala/api-client/people.ts';
import { PageGrid } from '@shala/ui/page-grid.tsx';
import { SectionHead } from '@shala/ui/section-head.tsx';
import { BookGridSkeleton, Loading, WelcomeSkeleton } from '@shala/ui/skeleton.tsx';
import { NoCourse } from '#features/enrolment/no-course.tsx';
import { useCourse } from '#features/enrolment/use-course.ts';
import { SubjectShelf } from '#features/learn/subject-shelf.tsx';
import { WelcomeCard } from '#features/learn/welcome-card.tsx';
import { wizardPaths } from '#features/onboarding/wizard.ts';
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
  const { query, state } = useCourse();

  if (query.isPending) {
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
  if (query.data === undefined) {
    return (
      <PageGrid>
        <FailedState title={t('learn.failedTitle')} error={query.error} onRetry={query.refetch} />
      </PageGrid>
    );
  }
  if (state.course === null) {
    return (
      <PageGrid>
        <NoCourse trialPath={user?.kind === 'parent' ? trialPathOf(user) : null} />
      </PageGrid>
    );
  }
  return (
    <PageGrid>
      <WelcomeCard firstName={(user && learnerOf(user)?.firstName) ?? ''} course={state.course} />
      <SubjectShelf course={state.course} search={search} onClearSearch={clearSearch} />
    </PageGrid>
  );
}

/** A parent starts a child's trial by choosing a course for it. */
const trialPathOf = ({ currentStudent }: Parent): string | null =>
  currentStudent === null ? null : wizardPaths.usage(currentStudent.id);
