import type { ChildCourse } from '@shala/api-client/progress.ts';
import { Card } from '@shala/ui/card.tsx';
import { ProgressBar } from '@shala/ui/progress-bar.tsx';
import { ListSkeleton, Loading } from '@shala/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { FailedState } from '#shared/layout/failed-state.tsx';
import { threeDigits } from '#shared/results/run-figures.ts';
import { useTexts } from '#shared/texts/texts.ts';
import styles from './child-record.module.css';
import { childProgressQuery } from './record-queries.ts';

/** How far the child has come in each course. */
export function ChildCourses({ studentId }: { studentId: number }) {
  const t = useTexts();
  const { data, error, isPending, refetch } = useQuery(childProgressQuery(studentId));
  if (isPending) {
    return (
      <Loading label={t('record.loading')}>
        <ListSkeleton count={2} />
      </Loading>
    );
  }
  if (data === undefined) {
    return <FailedState title={t('record.failed')} error={error} onRetry={() => void refetch()} />;
  }
  if (data.length === 0) return <p className={styles.none}>{t('record.noCourses')}</p>;
  return data.map((course) => <Course key={course.name} course={course} />);
}

function Course({ course: { name, result } }: { course: ChildCourse }) {
  const t = useTexts();
  const { contentsDone, contentsTotal, exercisesDone, exercisesTotal } = result;
  return (
    <Card className={styles.card} role="group" aria-label={name}>
      <h2>{name}</h2>
      <p className={styles.figures}>
        {result.runs === 0
          ? t('progress.noneYet')
          : t('record.figures', { score: threeDigits(result.score), accuracy: threeDigits(result.accuracy) })}
      </p>
      <Done
        name={t('progress.contentLearnt')}
        count={`${contentsDone}/${contentsTotal}`}
        percent={result.contentPercent}
      />
      <Done
        name={t('progress.exerciseAttempted')}
        count={`${exercisesDone}/${exercisesTotal}`}
        percent={result.exercisePercent}
      />
    </Card>
  );
}

function Done({ name, count, percent }: { name: string; count: string; percent: number }) {
  return (
    <div>
      <p className={styles.line}>
        {name} <b>{count}</b>
      </p>
      <ProgressBar label={name} percent={percent} />
    </div>
  );
}
