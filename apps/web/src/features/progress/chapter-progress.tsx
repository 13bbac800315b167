import type { ChapterResult } from '@shala/api-client/progress-shape.ts';
import { cx } from '@shala/ui/cx.ts';
import { ListSkeleton, Loading } from '@shala/ui/skeleton.tsx';
import { SubjectCover } from '@shala/ui/subject-cover.tsx';
import { Tabs } from '@shala/ui/tabs.tsx';
import { useQuery } from '@tanstack/react-query';
import { usePageHeader } from '#shared/layout/page-header.tsx';
import { threeDigits } from '#shared/results/run-figures.ts';
import { type t as translate, useTexts } from '#shared/texts/texts.ts';
import type { ChapterChoice } from './chapter-choice.ts';
import { ExerciseItems, QuizItems } from './chapter-items.tsx';
import styles from './progress.module.css';
import { ProgressProblem } from './progress-problem.tsx';
import { chapterResultQuery, subjectResultQuery } from './progress-queries.ts';
import { useSubjectLook } from './use-subject-look.ts';

/** The exercises and quick quizzes of a chapter, with their attempts. */
export function ChapterProgress(props: ChapterChoice) {
  const { course, subjectId, chapterId, kind, onChoose } = props;
  const t = useTexts();
  const chapter = useQuery(chapterResultQuery(course, chapterId));
  const { data: subject } = useQuery(subjectResultQuery(course, subjectId));
  const look = useSubjectLook(course, subjectId);
  const place = subject?.chapters.findIndex((one) => one.chapterId === chapterId) ?? -1;
  usePageHeader({
    title: subject?.name ?? t('progress.title'),
    subText: t('progress.title'),
    backTo: `/my-progress/${subjectId}?chapter=${chapterId}`,
    ...look,
  });
  if (chapter.isPending) {
    return (
      <Loading label={t('progress.loading')}>
        <ListSkeleton />
      </Loading>
    );
  }
  if (chapter.data === undefined) return <ProgressProblem error={chapter.error} onRetry={chapter.refetch} />;
  return (
    <>
      <SubjectCover
        colour={look.colour}
        over={place < 0 ? t('progress.title') : t('learn.chapter', { number: place + 1 })}
        title={chapter.data.name}
        facts={factsOf(t, chapter.data)}
      />
      <div className={styles.tabs}>
        <Tabs
          label={t('progress.items')}
          tabs={[
            { id: 'exercise', label: t('progress.exercises') },
            { id: 'quiz', label: t('progress.quickQuiz') },
          ]}
          current={kind}
          onChange={(id) => onChoose(id)}
        >
          <div className={cx(styles.items, look.colour)}>
            {kind === 'exercise' ? <ExerciseItems {...props} /> : <QuizItems {...props} />}
          </div>
        </Tabs>
      </div>
    </>
  );
}

const factsOf = (t: typeof translate, { score, accuracy, exercisesDone, exercisesTotal }: ChapterResult) => [
  { name: t('results.score'), value: `${threeDigits(score)}%` },
  { name: t('results.accuracy'), value: `${threeDigits(accuracy)}%` },
  { name: t('progress.exerciseAttempted'), value: `${exercisesDone}/${exercisesTotal}` },
];
