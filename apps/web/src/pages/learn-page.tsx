import { learnerOf } from '@shala/api-client/people.ts';
import { PageGrid } from '@shala/ui/page-grid.tsx';
import { SectionHead } from '@shala/ui/section-head.tsx';
import { BookGridSkeleton, WelcomeSkeleton } from '@shala/ui/skeleton.tsx';
import { ContinueShelf } from '#features/learn/continue-shelf.tsx';
import { WelcomeCard } from '#features/learn/welcome-card.tsx';
import { usePageHeader } from '#shared/layout/page-header.tsx';
import { useSession } from '#shared/session/session.ts';
import { SubjectShelf } from '#shared/subjects/subject-shelf.tsx';
import { useTexts } from '#shared/texts/texts.ts';
import { CourseGate } from './course-gate.tsx';

export function LearnPage() {
  const t = useTexts();
  const { search, clearSearch } = usePageHeader({
    title: t('learn.title'),
    subText: t('learn.subText'),
    searchLabel: t('learn.search'),
  });
  const { user } = useSession();
  const skeleton = (
    <>
      <WelcomeSkeleton />
      <SectionHead title={t('learn.bySubjects')} />
      <BookGridSkeleton />
    </>
  );
  return (
    <CourseGate skeleton={skeleton}>
      {(course) => (
        <PageGrid key={course.id}>
          <WelcomeCard firstName={(user && learnerOf(user)?.firstName) ?? ''} course={course} />
          <SubjectShelf
            course={course}
            title={t('learn.bySubjects')}
            area="/learn"
            percentOf={({ completionPercent }) => completionPercent}
            search={search}
            onClearSearch={clearSearch}
          />
          <ContinueShelf course={course} />
        </PageGrid>
      )}
    </CourseGate>
  );
}
