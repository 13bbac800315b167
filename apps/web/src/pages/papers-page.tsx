import type { StudentCourse } from '@shala/api-client/courses.ts';
import { PageGrid } from '@shala/ui/page-grid.tsx';
import { ListSkeleton } from '@shala/ui/skeleton.tsx';
import { EmptyState } from '@shala/ui/state.tsx';
import { useParams } from '@tanstack/react-router';
import { useCourse } from '#features/enrolment/use-course.ts';
import { PaperShelf } from '#features/practice/paper-shelf.tsx';
import { usePageHeader } from '#shared/layout/page-header.tsx';
import { useTexts } from '#shared/texts/texts.ts';
import { CourseGate } from './course-gate.tsx';

/** The papers of one exam. The address names the exam; the enrolment is the student's own in it. */
export function PapersPage() {
  const t = useTexts();
  const { examId } = useParams({ strict: false });
  const { query } = useCourse();
  const exam = query.data?.courses.find(
    ({ kind, courseId }) => kind === 'exam' && courseId === Number(examId),
  );
  return (
    <CourseGate header={{ title: t('practice.papers'), backTo: '/practice' }} skeleton={<ListSkeleton />}>
      {() => <PageGrid>{exam ? <Papers key={exam.id} exam={exam} /> : <NoSuchExam />}</PageGrid>}
    </CourseGate>
  );
}

function Papers({ exam }: { exam: StudentCourse }) {
  const t = useTexts();
  const { search, clearSearch } = usePageHeader({
    title: exam.shortName,
    subText: exam.name,
    backTo: '/practice',
    searchLabel: t('practice.searchPapers'),
  });
  return <PaperShelf course={exam} search={search} onClearSearch={clearSearch} />;
}

function NoSuchExam() {
  const t = useTexts();
  usePageHeader({ title: t('practice.papers'), backTo: '/practice' });
  return <EmptyState title={t('learn.goneTitle')} text={t('learn.goneText')} />;
}
