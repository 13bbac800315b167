import type { StudentCourse, Subject } from '@shala/api-client/courses.ts';
import { BookCard, BookGrid } from '@shala/ui/book-card.tsx';
import { Button } from '@shala/ui/button.tsx';
import { SectionHead } from '@shala/ui/section-head.tsx';
import { BookGridSkeleton, Loading } from '@shala/ui/skeleton.tsx';
import { EmptyState } from '@shala/ui/state.tsx';
import { subjectColour } from '@shala/ui/subject-colour.ts';
import { useQuery } from '@tanstack/react-query';
import { appLink } from '#shared/layout/app-link.tsx';
import { FailedState } from '#shared/layout/failed-state.tsx';
import { useTexts } from '#shared/texts/texts.ts';
import { subjectsQuery } from './subjects-query.ts';

interface SubjectShelfProps {
  course: Pick<StudentCourse, 'id' | 'kind'>;
  search: string;
  onClearSearch: () => void;
}

/** 'Learn by Subjects': a book for every subject of the course, or for those the search found. */
export function SubjectShelf({ course, search, onClearSearch }: SubjectShelfProps) {
  const t = useTexts();
  const { data, error, isPending, refetch } = useQuery(subjectsQuery(course, search));
  return (
    <section>
      <SectionHead title={t('learn.bySubjects')} />
      {isPending ? (
        <Loading label={t('learn.loading')}>
          <BookGridSkeleton />
        </Loading>
      ) : data === undefined ? (
        <FailedState title={t('learn.failedTitle')} error={error} onRetry={refetch} />
      ) : data.length > 0 ? (
        <Books subjects={data} />
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

function Books({ subjects }: { subjects: Subject[] }) {
  const t = useTexts();
  return (
    <BookGrid>
      {subjects.map(({ id, name, colourCode, icon, chapterCount }) => (
        <BookCard
          key={id}
          href={`/learn/${id}`}
          colour={subjectColour(Number(colourCode) || null, id)}
          icon={icon}
          title={name}
          sub={t('learn.chapterCount', { count: chapterCount })}
          renderLink={appLink}
        />
      ))}
    </BookGrid>
  );
}
