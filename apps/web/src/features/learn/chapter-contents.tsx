import type { ContentsPage } from '@shala/api-client/content-shape.ts';
import { Button } from '@shala/ui/button.tsx';
import { ChapterBlock } from '@shala/ui/chapter-block.tsx';
import { LessonGrid } from '@shala/ui/lesson-tile.tsx';
import { LessonGridSkeleton, Loading } from '@shala/ui/skeleton.tsx';
import { EmptyState } from '@shala/ui/state.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { PageLinks, PastTheEnd } from '#shared/layout/page-links.tsx';
import { SubscriptionPrompt } from '#shared/lock/subscription-prompt.tsx';
import { colourOf } from '#shared/subjects/colour-of.ts';
import type { CourseRef } from '#shared/subjects/course-ref.ts';
import { useTexts } from '#shared/texts/texts.ts';
import { twoDigits } from './chapter-place.ts';
import { ContentCard } from './content-card.tsx';
import { ListProblem } from './list-problem.tsx';

interface ChapterContentsProps {
  course: CourseRef;
  query: UseQueryResult<ContentsPage>;
  search: string;
  onClearSearch: () => void;
}

/** All contents of a chapter, a page at a time. */
export function ChapterContents({ course, query, search, onClearSearch }: ChapterContentsProps) {
  const t = useTexts();
  const { data, error, isPending, refetch } = query;
  const [isPrompting, setPrompting] = useState(false);
  if (isPending) {
    return (
      <Loading shown label={t('learn.loadingChapters')}>
        <LessonGridSkeleton />
      </Loading>
    );
  }
  if (data === undefined) {
    return (
      <ListProblem
        course={course}
        error={error}
        title={t('learn.contentsFailed')}
        what="lock.chapterTitle"
        onRetry={refetch}
      />
    );
  }
  const { chapter, contents, paging } = data;
  const colour = colourOf(chapter.subject);
  return (
    <ChapterBlock colour={colour} number={twoDigits(chapter.number)} name={chapter.name}>
      {contents.length === 0 ? (
        <NoContents total={paging.total} search={search} onClearSearch={onClearSearch} />
      ) : (
        <LessonGrid>
          {contents.map((content) => (
            <ContentCard
              key={content.id}
              content={content}
              colour={colour}
              onLocked={() => setPrompting(true)}
            />
          ))}
        </LessonGrid>
      )}
      <PageLinks label={t('learn.pages')} page={paging.page} pages={paging.pages} />
      <SubscriptionPrompt
        course={course}
        what="lock.contentTitle"
        isOpen={isPrompting}
        onClose={() => setPrompting(false)}
      />
    </ChapterBlock>
  );
}

interface NoContentsProps {
  total: number;
  search: string;
  onClearSearch: () => void;
}

function NoContents({ total, search, onClearSearch }: NoContentsProps) {
  const t = useTexts();
  if (total > 0) return <PastTheEnd text={t('learn.pastEndText')} />;
  if (search === '') {
    return <EmptyState title={t('learn.contentsEmptyTitle')} text={t('learn.contentsEmptyText')} />;
  }
  return (
    <EmptyState
      title={t('learn.nothingFoundTitle')}
      text={t('learn.contentsNotFound', { search })}
      action={<Button onClick={onClearSearch}>{t('learn.showAllContents')}</Button>}
    />
  );
}
