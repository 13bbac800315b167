import type { ContentsPage } from '@shala/api-client/content-shape.ts';
import { Button, ButtonLink } from '@shala/ui/button.tsx';
import { ChapterBlock } from '@shala/ui/chapter-block.tsx';
import { LessonGrid } from '@shala/ui/lesson-tile.tsx';
import { Pagination } from '@shala/ui/pagination.tsx';
import type { RenderLink } from '@shala/ui/render-link.tsx';
import { LessonGridSkeleton, Loading } from '@shala/ui/skeleton.tsx';
import { EmptyState } from '@shala/ui/state.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
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
      <Pages page={paging.page} pages={paging.pages} />
      <SubscriptionPrompt
        course={course}
        what="lock.contentTitle"
        isOpen={isPrompting}
        onClose={() => setPrompting(false)}
      />
    </ChapterBlock>
  );
}

function Pages({ page, pages }: { page: number; pages: number }) {
  const t = useTexts();
  return (
    <Pagination
      label={t('learn.pages')}
      page={page}
      pages={pages}
      pageLabel={(one) => t('learn.page', { page: one })}
      previousLabel={t('learn.previousPage')}
      nextLabel={t('learn.nextPage')}
      renderPage={(to, { children, ...rest }) => (
        <Link {...rest} to="." search={to === 1 ? {} : { page: to }}>
          {children}
        </Link>
      )}
    />
  );
}

const toFirstPage: RenderLink = ({ children, href: _, ...rest }) => (
  <Link {...rest} to="." search={{}}>
    {children}
  </Link>
);

interface NoContentsProps {
  total: number;
  search: string;
  onClearSearch: () => void;
}

function NoContents({ total, search, onClearSearch }: NoContentsProps) {
  const t = useTexts();
  if (total > 0) {
    return (
      <EmptyState
        title={t('learn.pastEndTitle')}
        text={t('learn.pastEndText')}
        action={
          <ButtonLink href="" renderLink={toFirstPage}>
            {t('learn.firstPage')}
          </ButtonLink>
        }
      />
    );
  }
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
