import type { ChapterResult, SubjectResult } from '@shala/api-client/progress-shape.ts';
import { Button } from '@shala/ui/button.tsx';
import { ChapterList } from '@shala/ui/chapter-list.tsx';
import { ListSkeleton, Loading } from '@shala/ui/skeleton.tsx';
import { EmptyState } from '@shala/ui/state.tsx';
import type { SubjectColour } from '@shala/ui/subject-colour.ts';
import { useQuery } from '@tanstack/react-query';
import { ListPanes } from '#shared/layout/list-panes.tsx';
import { usePageHeader } from '#shared/layout/page-header.tsx';
import type { CourseRef } from '#shared/subjects/course-ref.ts';
import { useTexts } from '#shared/texts/texts.ts';
import { ChapterMetrics } from './chapter-metrics.tsx';
import { ProgressProblem } from './progress-problem.tsx';
import { subjectResultQuery } from './progress-queries.ts';
import { useSubjectLook } from './use-subject-look.ts';

interface SubjectProgressProps {
  course: CourseRef;
  subjectId: number;
  /** Null, or not among them: the first one. */
  chapterId: number | null;
  onChooseChapter: (chapterId: number) => void;
}

/** The chapters of a subject, and the chosen one in numbers. What was done stays readable when a course has ended. */
export function SubjectProgress(props: SubjectProgressProps) {
  const { course, subjectId } = props;
  const t = useTexts();
  const { data, error, isPending, refetch } = useQuery(subjectResultQuery(course, subjectId));
  const look = useSubjectLook(course, subjectId);
  const { search, clearSearch } = usePageHeader({
    title: data?.name ?? t('progress.title'),
    subText: t('progress.title'),
    backTo: '/my-progress',
    searchLabel: t('learn.searchChapters'),
    ...look,
  });
  if (isPending) {
    return (
      <Loading label={t('progress.loading')}>
        <ListSkeleton />
      </Loading>
    );
  }
  if (data === undefined) return <ProgressProblem error={error} onRetry={refetch} />;
  if (data.chapters.length === 0) {
    return <EmptyState title={t('learn.chaptersEmptyTitle')} text={t('learn.chaptersEmptyText')} />;
  }
  const found = numbered(data).filter(({ chapter }) =>
    chapter.name.toLowerCase().includes(search.toLowerCase()),
  );
  if (found.length === 0) {
    return (
      <EmptyState
        title={t('learn.nothingFoundTitle')}
        text={t('learn.chaptersNotFound', { search })}
        action={<Button onClick={clearSearch}>{t('learn.showAllChapters')}</Button>}
      />
    );
  }
  return <Chapters {...props} found={found} colour={look.colour} />;
}

interface Numbered {
  readonly number: number;
  readonly chapter: ChapterResult;
}

const numbered = ({ chapters }: SubjectResult): Numbered[] =>
  chapters.map((chapter, place) => ({ number: place + 1, chapter }));

interface ChaptersProps extends SubjectProgressProps {
  found: readonly Numbered[];
  colour: SubjectColour;
}

function Chapters(props: ChaptersProps) {
  const { course, subjectId, chapterId, onChooseChapter, found, colour } = props;
  const t = useTexts();
  const { chapter: chosen } = found.find(({ chapter }) => chapter.chapterId === chapterId) ?? found[0] ?? {};
  if (!chosen) return null;
  const list = (onChosen: () => void) => (
    <ChapterList
      title={t('practice.chapters')}
      rows={found.map(({ number, chapter }) => ({
        id: chapter.chapterId,
        number,
        name: chapter.name,
        sub:
          chapter.contentsTotal === 0
            ? t('progress.noLessons')
            : t('progress.lessonsDone', { done: chapter.contentsDone, count: chapter.contentsTotal }),
        percent: chapter.contentsTotal + chapter.exercisesTotal === 0 ? null : chapter.donePercent,
        isLocked: false,
      }))}
      chosenId={chosen.chapterId}
      onChoose={(id) => {
        onChooseChapter(id);
        onChosen();
      }}
      lockedLabel={t('lock.locked')}
      doneLabel={t('learn.allDone')}
    />
  );
  return (
    <ListPanes title={t('practice.chapters')} openLabel={t('practice.allChapters')} list={list}>
      {(button) => (
        <ChapterMetrics
          key={chosen.chapterId}
          course={course}
          subjectId={subjectId}
          chapter={chosen}
          colour={colour}
          listButton={button}
        />
      )}
    </ListPanes>
  );
}
