import { Button } from '@shala/ui/button.tsx';
import { PracticeList } from '@shala/ui/practice-list.tsx';
import { SectionHead } from '@shala/ui/section-head.tsx';
import { ListSkeleton, Loading } from '@shala/ui/skeleton.tsx';
import { EmptyState } from '@shala/ui/state.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FailedState } from '#shared/layout/failed-state.tsx';
import { SubscriptionPrompt } from '#shared/lock/subscription-prompt.tsx';
import { PracticeItem } from '#shared/practice/practice-item.tsx';
import { papersQuery } from '#shared/practice/practice-queries.ts';
import { paperPath } from '#shared/practice/way-in.ts';
import type { CourseRef } from '#shared/subjects/course-ref.ts';
import { useTexts } from '#shared/texts/texts.ts';

interface PaperShelfProps {
  course: CourseRef;
  search: string;
  onClearSearch: () => void;
}

/** The papers of one exam, numbered. */
export function PaperShelf({ course, search, onClearSearch }: PaperShelfProps) {
  const t = useTexts();
  const [isPrompting, setPrompting] = useState(false);
  const { data, error, isPending, refetch } = useQuery(papersQuery(course.id, search));
  if (isPending) {
    return (
      <Loading label={t('practice.papersLoading')}>
        <ListSkeleton />
      </Loading>
    );
  }
  if (data === undefined) {
    return <FailedState title={t('practice.papersFailed')} error={error} onRetry={refetch} />;
  }
  if (data.papers.length === 0) {
    return search === '' ? (
      <EmptyState title={t('practice.noPapers')} text={t('practice.noPapersText')} />
    ) : (
      <EmptyState
        title={t('learn.nothingFoundTitle')}
        text={t('practice.paperNotFound', { search })}
        action={<Button onClick={onClearSearch}>{t('practice.allPapers')}</Button>}
      />
    );
  }
  return (
    <>
      <SectionHead isFirst title={t('practice.papers')} />
      <PracticeList label={t('practice.papers')}>
        {data.papers.map((paper, place) => (
          <PracticeItem
            key={paper.id}
            item={paper}
            number={place + 1}
            href={paperPath(paper, course.id)}
            onLocked={() => setPrompting(true)}
          />
        ))}
      </PracticeList>
      <SubscriptionPrompt
        course={course}
        what="lock.practiceTitle"
        isOpen={isPrompting}
        onClose={() => setPrompting(false)}
      />
    </>
  );
}
