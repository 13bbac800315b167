import { ListSkeleton, Loading } from '@shala/ui/skeleton.tsx';
import { EmptyState } from '@shala/ui/state.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadProblem } from '#shared/layout/load-problem.tsx';
import { usePageHeader } from '#shared/layout/page-header.tsx';
import { isSubscriptionRequired } from '#shared/lock/lock-reason.ts';
import { LockedPage } from '#shared/lock/locked-page.tsx';
import { SubscriptionPrompt } from '#shared/lock/subscription-prompt.tsx';
import { chaptersQuery } from '#shared/subjects/chapters-query.ts';
import { colourOf } from '#shared/subjects/colour-of.ts';
import type { CourseRef } from '#shared/subjects/course-ref.ts';
import { useTexts } from '#shared/texts/texts.ts';
import { PracticePanes } from './practice-panes.tsx';

interface PracticeSubjectProps {
  course: CourseRef;
  subjectId: number;
  chapterId: number | null;
  onChooseChapter: (chapterId: number) => void;
}

/** A subject's chapters and their exercises. */
export function PracticeSubject(props: PracticeSubjectProps) {
  const { course, subjectId, chapterId, onChooseChapter } = props;
  const t = useTexts();
  const { data, error, isPending, refetch } = useQuery(chaptersQuery(course, subjectId, ''));
  const subject = data?.subject;
  const { search, clearSearch } = usePageHeader({
    title: subject?.name ?? t('practice.title'),
    subText: t('practice.title'),
    backTo: '/practice',
    searchLabel: t('practice.searchExercises'),
    icon: subject?.icon,
    colour: subject ? colourOf(subject) : undefined,
  });
  const [isPrompting, setPrompting] = useState(false);
  if (isPending) {
    return (
      <Loading label={t('practice.loading')}>
        <ListSkeleton />
      </Loading>
    );
  }
  if (isSubscriptionRequired(error)) {
    return (
      <LockedPage
        course={course}
        what="lock.subjectTitle"
        backTo="/practice"
        backLabel={t('practice.back')}
      />
    );
  }
  if (data === undefined) {
    const back = { href: '/practice', label: t('practice.back') };
    return <LoadProblem title={t('practice.failedTitle')} error={error} onRetry={refetch} back={back} />;
  }
  if (data.chapters.length === 0) {
    return <EmptyState title={t('learn.chaptersEmptyTitle')} text={t('learn.chaptersEmptyText')} />;
  }
  return (
    <>
      <PracticePanes
        course={course}
        subject={data.subject}
        chapters={data.chapters}
        chosenId={chapterId}
        onChoose={onChooseChapter}
        search={search}
        onClearSearch={clearSearch}
        onLocked={() => setPrompting(true)}
      />
      <SubscriptionPrompt
        course={course}
        what="lock.practiceTitle"
        isOpen={isPrompting}
        onClose={() => setPrompting(false)}
      />
    </>
  );
}
