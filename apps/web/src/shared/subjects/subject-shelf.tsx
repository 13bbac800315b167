import type { Subject } from '@shala/api-client/courses.ts';
import { BookCard, BookGrid } from '@shala/ui/book-card.tsx';
import { Button } from '@shala/ui/button.tsx';
import { SectionHead } from '@shala/ui/section-head.tsx';
import { BookGridSkeleton, Loading } from '@shala/ui/skeleton.tsx';
import { EmptyState } from '@shala/ui/state.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { appLink } from '#shared/layout/app-link.tsx';
import { FailedState } from '#shared/layout/failed-state.tsx';
import { SubscriptionPrompt } from '#shared/lock/subscription-prompt.tsx';
import { type t as translate, useTexts } from '#shared/texts/texts.ts';
import { colourOf } from './colour-of.ts';
import type { CourseRef } from './course-ref.ts';
import { subjectsQuery } from './subjects-query.ts';

interface SubjectShelfProps {
  course: CourseRef;
  title: string;
  /** Where the books of this shelf lead: /learn, /practice. */
  area: string;
  /** How much of a subject is done, as this area counts it. */
  percentOf: (subject: Subject) => number;
  /** What stands under the name of a book; its chapters, unless it is said. */
  subOf?: (subject: Subject) => string;
  /** What was done stays readable when a course has ended: these books open, locked or not. */
  isAlwaysOpen?: boolean;
  search: string;
  onClearSearch: () => void;
}

/** A book for every subject of the course, or for those the search found. */
export function SubjectShelf(props: SubjectShelfProps) {
  const { course, title, search, onClearSearch } = props;
  const t = useTexts();
  const { data, error, isPending, refetch } = useQuery(subjectsQuery(course, search));
  return (
    <section>
      <SectionHead title={title} />
      {isPending ? (
        <Loading label={t('learn.loading')}>
          <BookGridSkeleton />
        </Loading>
      ) : data === undefined ? (
        <FailedState title={t('learn.failedTitle')} error={error} onRetry={refetch} />
      ) : data.length > 0 ? (
        <Books {...props} subjects={data} />
      ) : search === '' ? (
        <EmptyState title={t('learn.emptyTitle')} text={t('learn.emptyText')} />
      ) : (
        <EmptyState
          title={t('learn.nothingFoundTitle')}
          text={t('learn.nothingFoundText', { search })}
          action={<Button onClick={onClearSearch}>{t('learn.clearSearch')}</Button>}
        />
      )}
    </section>
  );
}

function Books(props: SubjectShelfProps & { subjects: Subject[] }) {
  const { course, area, percentOf, subOf, isAlwaysOpen = false, subjects } = props;
  const t = useTexts();
  const [isPrompting, setPrompting] = useState(false);
  return (
    <>
      <BookGrid>
        {subjects.map((subject) => (
          <BookCard
            key={subject.id}
            href={`${area}/${subject.id}`}
            colour={colourOf(subject)}
            icon={subject.icon}
            title={subject.name}
            sub={subOf?.(subject) ?? t('learn.chapterCount', { count: subject.chapterCount })}
            progress={progressOf(t, subject.name, percentOf(subject))}
            lock={
              subject.isLocked && !isAlwaysOpen
                ? { label: t('lock.locked'), onAsk: () => setPrompting(true) }
                : undefined
            }
            renderLink={appLink}
          />
        ))}
      </BookGrid>
      <SubscriptionPrompt
        course={course}
        what="lock.subjectTitle"
        isOpen={isPrompting}
        onClose={() => setPrompting(false)}
      />
    </>
  );
}

const progressOf = (t: typeof translate, name: string, percent: number) => ({
  percent,
  label: t('learn.doneIn', { name }),
  text:
    percent === 0
      ? t('learn.notStarted')
      : percent === 100
        ? t('learn.allDone')
        : t('learn.done', { percent }),
});
