import type { Chapter, SubjectHead } from '@shala/api-client/content-shape.ts';
import { Button } from '@shala/ui/button.tsx';
import { PracticeList } from '@shala/ui/practice-list.tsx';
import { ListSkeleton, Loading } from '@shala/ui/skeleton.tsx';
import { EmptyState } from '@shala/ui/state.tsx';
import { SubjectCover } from '@shala/ui/subject-cover.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FailedState } from '#shared/layout/failed-state.tsx';
import { PracticeItem } from '#shared/practice/practice-item.tsx';
import { exercisesQuery } from '#shared/practice/practice-queries.ts';
import { exercisePath } from '#shared/practice/way-in.ts';
import { colourOf } from '#shared/subjects/colour-of.ts';
import type { CourseRef } from '#shared/subjects/course-ref.ts';
import { useTexts } from '#shared/texts/texts.ts';

interface ExercisePaneProps {
  course: CourseRef;
  subject: SubjectHead;
  chapter: Chapter;
  search: string;
  onClearSearch: () => void;
  onLocked: () => void;
  /** On a phone: the button that opens the chapters. */
  chapterButton?: ReactNode;
}

/** The exercises of one chapter. */
export function ExercisePane(props: ExercisePaneProps) {
  const { course, subject, chapter, search } = props;
  const t = useTexts();
  return (
    <section aria-label={chapter.name}>
      <SubjectCover
        colour={colourOf(subject)}
        over={t('learn.chapter', { number: chapter.number })}
        title={chapter.name}
        facts={
          chapter.exerciseCount > 0
            ? [
                {
                  name: t('practice.done'),
                  value: t('practice.ofAll', { done: chapter.exercisesDone, total: chapter.exerciseCount }),
                },
              ]
            : []
        }
      >
        {props.chapterButton}
      </SubjectCover>
      <Exercises key={`${course.id}-${chapter.id}`} {...props} search={search} />
    </section>
  );
}

function Exercises({ course, chapter, search, onClearSearch, onLocked }: ExercisePaneProps) {
  const t = useTexts();
  const { data, error, isPending, refetch } = useQuery(exercisesQuery(course, chapter.id, search));
  if (isPending) {
    return (
      <Loading label={t('practice.loading')}>
        <ListSkeleton />
      </Loading>
    );
  }
  if (data === undefined) {
    return <FailedState title={t('practice.failedTitle')} error={error} onRetry={refetch} />;
  }
  if (data.exercises.length === 0) {
    return search === '' ? (
      <EmptyState title={t('practice.emptyTitle')} text={t('practice.emptyText')} />
    ) : (
      <EmptyState
        title={t('learn.nothingFoundTitle')}
        text={t('practice.nothingFoundText', { search })}
        action={<Button onClick={onClearSearch}>{t('practice.clearSearch')}</Button>}
      />
    );
  }
  return (
    <PracticeList label={t('practice.exercisesOf', { name: chapter.name })}>
      {data.exercises.map((exercise, place) => (
        <PracticeItem
          key={exercise.id}
          item={exercise}
          number={place + 1}
          href={exercisePath(exercise)}
          onLocked={onLocked}
        />
      ))}
    </PracticeList>
  );
}
