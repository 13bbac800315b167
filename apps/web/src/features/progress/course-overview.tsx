import { Loading, MetricsSkeleton } from '@shala/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { MetricsHelp } from '#shared/results/metrics-help.tsx';
import type { CourseRef } from '#shared/subjects/course-ref.ts';
import { useTexts } from '#shared/texts/texts.ts';
import { DoneBars } from './done-bars.tsx';
import { FigureCards } from './figure-cards.tsx';
import styles from './progress.module.css';
import { ProgressProblem } from './progress-problem.tsx';
import { courseResultQuery } from './progress-queries.ts';

/** The whole course in numbers. */
export function CourseOverview({ course }: { course: CourseRef }) {
  const t = useTexts();
  const { data, error, isPending, refetch } = useQuery(courseResultQuery(course));
  if (isPending) {
    return (
      <Loading label={t('progress.loading')}>
        <MetricsSkeleton />
      </Loading>
    );
  }
  if (data === undefined) return <ProgressProblem error={error} onRetry={refetch} />;
  return (
    <section className={styles.column} aria-label={t('progress.overview')}>
      <div className={styles.head}>
        <h2>{t('progress.overview')}</h2>
        <MetricsHelp />
      </div>
      <FigureCards figures={data} />
      <DoneBars figures={data} />
    </section>
  );
}
