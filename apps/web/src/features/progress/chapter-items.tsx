import { ListSkeleton, Loading } from '@shala/ui/skeleton.tsx';
import { EmptyState } from '@shala/ui/state.tsx';
import { useQuery } from '@tanstack/react-query';
import { isSubscriptionRequired } from '#shared/lock/lock-reason.ts';
import { LockedPage } from '#shared/lock/locked-page.tsx';
import { exercisesQuery } from '#shared/practice/practice-queries.ts';
import { useTexts } from '#shared/texts/texts.ts';
import type { ChapterChoice } from './chapter-choice.ts';
import { ItemPanes } from './item-panes.tsx';
import { ProgressProblem } from './progress-problem.tsx';
import { quizzesQuery } from './progress-queries.ts';
import { triedExercise, triedQuiz } from './tried-item.ts';

export function ExerciseItems({ course, chapterId, itemId, onChoose }: ChapterChoice) {
  const t = useTexts();
  const { data, error, isPending, refetch } = useQuery(exercisesQuery(course, chapterId, ''));
  if (isPending) return <ItemsLoading />;
  if (data === undefined) return <ProgressProblem error={error} onRetry={refetch} />;
  if (data.exercises.length === 0) {
    return <EmptyState title={t('practice.emptyTitle')} text={t('practice.emptyText')} />;
  }
  const door = course.kind === 'exam' ? 'exam_exercise' : 'exercise';
  return (
    <ItemPanes
      course={course}
      title={t('progress.exercises')}
      openLabel={t('progress.allExercises')}
      items={data.exercises.map((exercise) => triedExercise(exercise, door))}
      chosenId={itemId}
      onChoose={(id) => onChoose('exercise', id)}
    />
  );
}

export function QuizItems({ course, subjectId, chapterId, itemId, onChoose }: ChapterChoice) {
  const t = useTexts();
  const { data, error, isPending, refetch } = useQuery(quizzesQuery(course, chapterId));
  if (isPending) return <ItemsLoading />;
  if (isSubscriptionRequired(error)) {
    return (
      <LockedPage
        course={course}
        what="lock.chapterTitle"
        backTo={`/my-progress/${subjectId}?chapter=${chapterId}`}
        backLabel={t('progress.back')}
      />
    );
  }
  if (data === undefined) return <ProgressProblem error={error} onRetry={refetch} />;
  if (data.length === 0) {
    return <EmptyState title={t('progress.noQuizzes')} text={t('progress.noQuizzesText')} />;
  }
  return (
    <ItemPanes
      course={course}
      title={t('progress.quickQuiz')}
      openLabel={t('progress.allQuizzes')}
      items={data.map(triedQuiz)}
      chosenId={itemId}
      onChoose={(id) => onChoose('quiz', id)}
    />
  );
}

function ItemsLoading() {
  const t = useTexts();
  return (
    <Loading label={t('progress.loading')}>
      <ListSkeleton />
    </Loading>
  );
}
