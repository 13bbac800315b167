import type { Exercise } from '@shala/api-client/exercises.ts';
import { ButtonLink } from '@shala/ui/button.tsx';
import { Card } from '@shala/ui/card.tsx';
import { Chip } from '@shala/ui/chip.tsx';
import { Loading } from '@shala/ui/skeleton.tsx';
import { EmptyState } from '@shala/ui/state.tsx';
import { useQuery } from '@tanstack/react-query';
import { appLink } from '#shared/layout/app-link.tsx';
import { exercisesQuery } from '#shared/practice/practice-queries.ts';
import { ScoreTrend } from '#shared/results/score-trend.tsx';
import type { CourseRef } from '#shared/subjects/course-ref.ts';
import { useTexts } from '#shared/texts/texts.ts';
import styles from './progress.module.css';
import { ProgressProblem } from './progress-problem.tsx';
import { runsQuery } from './progress-queries.ts';

interface ChapterTrendProps {
  course: CourseRef;
  subjectId: number;
  chapterId: number;
}

/** The trend of the exercise of a chapter that was tried most often. */
export function ChapterTrend({ course, subjectId, chapterId }: ChapterTrendProps) {
  const t = useTexts();
  const { data, error, isPending, refetch } = useQuery(exercisesQuery(course, chapterId, ''));
  if (isPending) return <TrendSkeleton />;
  if (data === undefined) return <ProgressProblem error={error} onRetry={refetch} />;
  const exercise = mostTried(data.exercises);
  if (exercise?.attempt) {
    return <ExerciseTrend course={course} exercise={exercise} attemptId={exercise.attempt.id} />;
  }
  return (
    <Card className={styles.pane}>
      {data.exercises.length === 0 ? (
        <EmptyState title={t('practice.emptyTitle')} text={t('practice.emptyText')} />
      ) : (
        <EmptyState
          title={t('progress.noAttempts')}
          text={t('progress.noAttemptsText')}
          action={
            <ButtonLink href={`/practice/${subjectId}?chapter=${chapterId}`} renderLink={appLink}>
              {t('progress.takeTest')}
            </ButtonLink>
          }
        />
      )}
    </Card>
  );
}

/** The first of them, if several were tried as often; null if none was completed. */
const mostTried = (exercises: readonly Exercise[]): Exercise | null =>
  exercises.reduce<Exercise | null>(
    (most, one) => (one.attemptsCount > (most?.attemptsCount ?? 0) ? one : most),
    null,
  );

interface ExerciseTrendProps {
  course: CourseRef;
  exercise: Exercise;
  attemptId: number;
}

function ExerciseTrend({ course, exercise, attemptId }: ExerciseTrendProps) {
  const t = useTexts();
  const door = course.kind === 'exam' ? 'exam_exercise' : 'exercise';
  const { data, error, isPending, refetch } = useQuery(runsQuery({ door, courseId: course.id, attemptId }));
  if (isPending) return <TrendSkeleton />;
  if (data === undefined) return <ProgressProblem error={error} onRetry={refetch} />;
  const what = t('progress.exerciseTrend', { title: exercise.title, count: data.length });
  return <ScoreTrend runs={data} side={<Chip tone="subject">{what}</Chip>} room="wide" />;
}

function TrendSkeleton() {
  const t = useTexts();
  return (
    <Loading label={t('progress.loading')}>
      <div className={styles.trend} />
    </Loading>
  );
}
