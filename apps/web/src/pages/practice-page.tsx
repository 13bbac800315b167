import { learnerOf } from '@shala/api-client/people.ts';
import { PageGrid } from '@shala/ui/page-grid.tsx';
import { SectionHead } from '@shala/ui/section-head.tsx';
import { BookGridSkeleton, WelcomeSkeleton } from '@shala/ui/skeleton.tsx';
import { useCourse } from '#features/enrolment/use-course.ts';
import { ExamCards } from '#features/practice/exam-cards.tsx';
import { PracticeBanner } from '#features/practice/practice-banner.tsx';
import { practicePercent } from '#features/practice/practice-percent.ts';
import { usePageHeader } from '#shared/layout/page-header.tsx';
import { useSession } from '#shared/session/session.ts';
import { SubjectShelf } from '#shared/subjects/subject-shelf.tsx';
import { useTexts } from '#shared/texts/texts.ts';
import { CourseGate } from './course-gate.tsx';

export function PracticePage() {
  const t = useTexts();
  const { search, clearSearch } = usePageHeader({
    title: t('practice.title'),
    subText: t('practice.subText'),
    searchLabel: t('practice.search'),
  });
  const { user } = useSession();
  const { query } = useCourse();
  const exams = query.data?.courses.filter(({ kind, isActive }) => kind === 'exam' && isActive) ?? [];
  const skeleton = (
    <>
      <WelcomeSkeleton />
      <SectionHead title={t('practice.bySubjects')} />
      <BookGridSkeleton />
    </>
  );
  return (
    <CourseGate skeleton={skeleton}>
      {(course) => (
        <PageGrid key={course.id}>
          <PracticeBanner learner={user && learnerOf(user)} course={course} />
          {course.kind === 'exam' ? <ExamCards exams={exams} /> : null}
          <SubjectShelf
            course={course}
            title={t('practice.bySubjects')}
            area="/practice"
            percentOf={practicePercent}
            search={search}
            onClearSearch={clearSearch}
          />
        </PageGrid>
      )}
    </CourseGate>
  );
}
