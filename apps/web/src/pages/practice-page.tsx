import { learnerOf } from '@shala/api-client/people.ts';
import { PageGrid } from '@shala/ui/page-grid.tsx';
import { SectionHead } from '@shala/ui/section-head.tsx';
import { BookGridSkeleton, WelcomeSkeleton } from '@shala/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useCourse } from '#features/enrolment/use-course.ts';
import { ExamCards } from '#features/practice/exam-cards.tsx';
import { PracticeBanner } from '#features/practice/practice-banner.tsx';
import { practicePercent } from '#features/practice/practice-percent.ts';
import { praiseOf } from '#features/practice/praise.ts';
import { courseResultQuery } from '#features/progress/progress-queries.ts';
import { usePageHeader } from '#shared/layout/page-header.tsx';
import { useSession } from '#shared/session/session.ts';
import { SubjectShelf } from '#shared/subjects/subject-shelf.tsx';
import { useTexts } from '#shared/texts/texts.ts';
import { CourseGate } from './course-gate.tsx';

export function PracticePage() {
  const t = useTexts();
  const { user } = useSession();
  const { query, state } = useCourse();
  const { data: result } = useQuery({
    ...courseResultQuery(state.course ?? { id: 0, kind: 'class_room' }),
    enabled: state.course !== null,
  });
  const praise = praiseOf(result);
  const { search, clearSearch } = usePageHeader({
    title: t('practice.title'),
    subText: praise ? t('practice.subTextKnown', { how: t(praise) }) : t('practice.subText'),
    searchLabel: t('practice.search'),
  });
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
          <PracticeBanner learner={user && learnerOf(user)} course={course} result={result} />
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
