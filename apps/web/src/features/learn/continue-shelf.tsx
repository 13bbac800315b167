import type { Content } from '@shala/api-client/content-shape.ts';
import { Carousel } from '@shala/ui/carousel.tsx';
import { SectionHead } from '@shala/ui/section-head.tsx';
import { LessonRowSkeleton, Loading } from '@shala/ui/skeleton.tsx';
import { EmptyState } from '@shala/ui/state.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FailedState } from '#shared/layout/failed-state.tsx';
import { SubscriptionPrompt } from '#shared/lock/subscription-prompt.tsx';
import { colourOf } from '#shared/subjects/colour-of.ts';
import type { CourseRef } from '#shared/subjects/course-ref.ts';
import { subjectsQuery } from '#shared/subjects/subjects-query.ts';
import { useTexts } from '#shared/texts/texts.ts';
import { ContentCard } from './content-card.tsx';
import { usePending } from './pending-query.ts';
import { useIsAllLocked } from './use-is-all-locked.ts';

/** 'Continue where you left': what was begun in any subject, the last one first. */
export function ContinueShelf({ course }: { course: CourseRef }) {
  const t = useTexts();
  const { data, error, isPending, refetch } = usePending(course);
  const isAllLocked = useIsAllLocked(course);
  if (data && data.length > 0) return <Lessons course={course} contents={data} />;
  // Who cannot begin anything is not invited to.
  if (isAllLocked) return null;
  return (
    <section>
      <SectionHead title={t('learn.continueTitle')} />
      {isPending ? (
        <Loading label={t('learn.continueLoading')}>
          <LessonRowSkeleton />
        </Loading>
      ) : data === undefined ? (
        <FailedState title={t('learn.continueFailed')} error={error} onRetry={refetch} />
      ) : (
        <EmptyState title={t('learn.continueEmptyTitle')} text={t('learn.continueEmptyText')} />
      )}
    </section>
  );
}

function Lessons({ course, contents }: { course: CourseRef; contents: Content[] }) {
  const t = useTexts();
  const [isPrompting, setPrompting] = useState(false);
  const { data: subjects = [] } = useQuery(subjectsQuery(course, ''));
  const codes = new Map(subjects.map(({ id, colourCode }) => [id, colourCode]));
  return (
    <>
      <Carousel
        title={t('learn.continueTitle')}
        previousLabel={t('learn.previous')}
        nextLabel={t('learn.next')}
        items={contents.map((content) => ({
          key: content.id,
          card: (
            <ContentCard
              isAmongSubjects
              content={content}
              colour={colourOf({ id: content.subjectId, colourCode: codes.get(content.subjectId) ?? '' })}
              onLocked={() => setPrompting(true)}
            />
          ),
        }))}
      />
      <SubscriptionPrompt
        course={course}
        what="lock.contentTitle"
        isOpen={isPrompting}
        onClose={() => setPrompting(false)}
      />
    </>
  );
}
