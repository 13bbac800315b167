import { Button } from '@shala/ui/button.tsx';
import { ChapterSkeleton, Loading } from '@shala/ui/skeleton.tsx';
import { EmptyState } from '@shala/ui/state.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SubscriptionPrompt } from '#shared/lock/subscription-prompt.tsx';
import { chaptersQuery } from '#shared/subjects/chapters-query.ts';
import type { CourseRef } from '#shared/subjects/course-ref.ts';
import { useTexts } from '#shared/texts/texts.ts';
import { ChapterPart } from './chapter-part.tsx';
import { ListProblem } from './list-problem.tsx';

interface ChapterListProps {
  course: CourseRef;
  subjectId: number;
  search: string;
  onClearSearch: () => void;
}

/** The chapters of a subject, each with its first contents. */
export function ChapterList({ course, subjectId, search, onClearSearch }: ChapterListProps) {
  const t = useTexts();
  const { data, error, isPending, refetch } = useQuery(chaptersQuery(course, subjectId, search));
  const [prompt, setPrompt] = useState<'lock.chapterTitle' | 'lock.contentTitle'>('lock.chapterTitle');
  const [isPrompting, setPrompting] = useState(false);
  const ask = (title: typeof prompt) => {
    setPrompt(title);
    setPrompting(true);
  };

  if (isPending) {
    return (
      <Loading shown label={t('learn.loadingChapters')}>
        <ChapterSkeleton />
        <ChapterSkeleton />
      </Loading>
    );
  }
  if (data === undefined) {
    return (
      <ListProblem
        course={course}
        error={error}
        title={t('learn.chaptersFailed')}
        what="lock.subjectTitle"
        onRetry={refetch}
      />
    );
  }
  if (data.chapters.length === 0) return <NoChapters search={search} onClearSearch={onClearSearch} />;
  const firstLocked = data.chapters.find(({ isLocked }) => isLocked);
  return (
    <>
      {data.chapters.map((chapter) => (
        <ChapterPart
          key={chapter.id}
          course={course}
          subject={data.subject}
          chapter={chapter}
          isFirstLocked={chapter === firstLocked}
          onLockedChapter={() => ask('lock.chapterTitle')}
          onLockedContent={() => ask('lock.contentTitle')}
        />
      ))}
      <SubscriptionPrompt
        course={course}
        what={prompt}
        isOpen={isPrompting}
        onClose={() => setPrompting(false)}
      />
    </>
  );
}

function NoChapters({ search, onClearSearch }: Pick<ChapterListProps, 'search' | 'onClearSearch'>) {
  const t = useTexts();
  if (search === '') {
    return <EmptyState title={t('learn.chaptersEmptyTitle')} text={t('learn.chaptersEmptyText')} />;
  }
  return (
    <EmptyState
      title={t('learn.nothingFoundTitle')}
      text={t('learn.chaptersNotFound', { search })}
      action={<Button onClick={onClearSearch}>{t('learn.showAllChapters')}</Button>}
    />
  );
}
