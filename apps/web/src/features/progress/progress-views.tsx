import { SectionHead } from '@shala/ui/section-head.tsx';
import { Select } from '@shala/ui/select.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { papersQuery } from '#shared/practice/practice-queries.ts';
import { useLearnerId } from '#shared/session/use-learner-id.ts';
import type { CourseRef } from '#shared/subjects/course-ref.ts';
import { useTexts } from '#shared/texts/texts.ts';
import { PaperResults } from './paper-results.tsx';
import { comingUpQuery } from './progress-queries.ts';
import { Schedule } from './schedule.tsx';
import { scheduleMonths } from './schedule-months.ts';

/** How an exam's progress is sorted. */
export type ProgressView = 'subject' | 'schedule' | 'paper';

const names = {
  subject: 'progress.bySubject',
  schedule: 'progress.bySchedule',
  paper: 'progress.byPaper',
} as const;

interface ProgressViewsProps {
  course: CourseRef;
  view: ProgressView;
  onView: (view: ProgressView) => void;
  /** The books, which every course has. */
  subjects: ReactNode;
}

/** An exam's progress by subject, schedule or previous paper. A schedule known to be empty is not offered. */
export function ProgressViews({ course, view, onView, subjects }: ProgressViewsProps) {
  const t = useTexts();
  const papers = useQuery(papersQuery(course.id, ''));
  const comingUp = useQuery(comingUpQuery(useLearnerId() ?? 0));
  const hasNoSchedule =
    comingUp.data?.length === 0 && papers.data && scheduleMonths(papers.data.papers).length === 0;
  const offered: ProgressView[] = hasNoSchedule ? ['subject', 'paper'] : ['subject', 'schedule', 'paper'];
  const shown = offered.includes(view) ? view : 'subject';
  return (
    <>
      <SectionHead title={t('progress.details')}>
        <Select
          label={t('progress.sortedBy')}
          options={offered.map((id) => ({ id, label: t(names[id]) }))}
          current={shown}
          onChange={onView}
        />
      </SectionHead>
      {shown === 'subject' ? subjects : null}
      {shown === 'schedule' ? <Schedule course={course} comingUp={comingUp} papers={papers} /> : null}
      {shown === 'paper' ? <PaperResults courseId={course.id} /> : null}
    </>
  );
}
