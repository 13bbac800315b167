import type { StudentCourse } from '@shala/api-client/courses.ts';
import { PageGrid } from '@shala/ui/page-grid.tsx';
import { BookGridSkeleton, MetricsSkeleton } from '@shala/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { CourseOverview } from '#features/progress/course-overview.tsx';
import { courseResultQuery } from '#features/progress/progress-queries.ts';
import { ProgressViews } from '#features/progress/progress-views.tsx';
import { usePageHeader } from '#shared/layout/page-header.tsx';
import { threeDigits } from '#shared/results/run-figures.ts';
import { SubjectShelf } from '#shared/subjects/subject-shelf.tsx';
import { useTexts } from '#shared/texts/texts.ts';
import { CourseGate } from './course-gate.tsx';

export function ProgressPage() {
  const t = useTexts();
  return (
    <CourseGate
      header={{ title: t('progress.title') }}
      skeleton={
        <>
          <MetricsSkeleton />
          <BookGridSkeleton />
        </>
      }
    >
      {(course) => <Progress key={course.id} course={course} />}
    </CourseGate>
  );
}

function Progress({ course }: { course: StudentCourse }) {
  const t = useTexts();
  const { view = 'subject' } = useSearch({ from: '/main/my-progress' });
  const navigate = useNavigate({ from: '/my-progress' });
  const isExam = course.kind === 'exam';
  const { search, clearSearch } = usePageHeader({
    title: t('progress.title'),
    subText: t('progress.subText', { course: course.shortName }),
    searchLabel: isExam && view !== 'subject' ? undefined : t('learn.search'),
  });
  const { data } = useQuery(courseResultQuery(course));
  const results = new Map(data?.subjects.map((subject) => [subject.subjectId, subject]));
  const subjects = (
    <SubjectShelf
      course={course}
      title={t('progress.subjects')}
      area="/my-progress"
      percentOf={({ completionPercent }) => completionPercent}
      subOf={({ id }) => {
        const { runs = 0, score = 0 } = results.get(id) ?? {};
        return runs === 0 ? t('progress.noneYet') : t('progress.scoreOf', { score: threeDigits(score) });
      }}
      isAlwaysOpen
      search={search}
      onClearSearch={clearSearch}
    />
  );
  return (
    <PageGrid>
      <CourseOverview course={course} />
      {isExam ? (
        <ProgressViews
          course={course}
          view={view}
          onView={(to) => void navigate({ search: to === 'subject' ? {} : { view: to }, replace: true })}
          subjects={subjects}
        />
      ) : (
        subjects
      )}
    </PageGrid>
  );
}
