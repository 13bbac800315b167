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

/** An exam's progress by subject, schedule or previous paper. A schedule with nothing in it is not offered. */
export function ProgressViews({ course, view, onView, subjects }: ProgressViewsProps) {
  const t = useTexts();
  const { data } = useQuery(papersQuery(course.id, ''));
  const { data: comingUp = [] } = useQuery(comingUpQuery(useLearnerId() ?? 0));
  const months = scheduleMonths(data?.papers ?? []);
  const hasSchedule = months.length > 0 || comingUp.length > 0;
  const offered: ProgressView[] = hasSchedule ? ['subject', 'schedule', 'paper'] : ['subject', 'paper'];
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
      {shown === 'schedule' ? <Schedule course={course} comingUp={comingUp} months={months} /> : null}
      {shown === 'paper' ? <PaperResults courseId={course.id} /> : null}
    </>
  );
}
