import { ChoiceCard, ChoiceEmblem, ChoiceGroup } from '@shala/ui/choice-card.tsx';
import { BookGridSkeleton, Loading } from '@shala/ui/skeleton.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FailedState } from '#shared/layout/failed-state.tsx';
import { useTexts } from '#shared/texts/texts.ts';

export interface Choice {
  readonly id: number;
  readonly title: string;
  readonly sub?: string | undefined;
  readonly picture?: string | null | undefined;
  readonly closed?: string | undefined;
}

interface ChoiceListProps {
  label: string;
  choices: readonly Choice[];
  chosenId: number | null;
  onChoose: (id: number) => void;
  columns?: 1 | 2;
}

export function ChoiceList({ label, choices, chosenId, onChoose, columns = 2 }: ChoiceListProps) {
  return (
    <ChoiceGroup label={label} columns={columns}>
      {choices.map(({ id, title, sub, picture, closed }) => (
        <ChoiceCard
          key={id}
          group={label}
          title={title}
          sub={sub}
          closed={closed}
          emblem={
            picture === undefined ? null : <ChoiceEmblem picture={picture} letters={lettersOf(title)} />
          }
          checked={id === chosenId}
          onChoose={() => onChoose(id)}
        />
      ))}
    </ChoiceGroup>
  );
}

const segments = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The first two letters as people see them: a Devanagari letter keeps its vowel sign. */
function lettersOf(title: string): string {
  return Array.from(segments.segment(title), ({ segment }) => segment)
    .slice(0, 2)
    .join('')
    .toLocaleUpperCase();
}

interface LoadedProps<T> {
  query: UseQueryResult<T>;
  failedTitle: string;
  children: (data: T) => ReactNode;
}

/** What every list of the wizard shows until it has its data. No toast: the retry stands in place. */
export function Loaded<T>({ query, failedTitle, children }: LoadedProps<T>) {
  const t = useTexts();
  if (query.isPending) {
    return (
      <Loading label={t('onboarding.loading')}>
        <BookGridSkeleton count={4} />
      </Loading>
    );
  }
  if (query.data === undefined) {
    return <FailedState title={failedTitle} error={query.error} onRetry={query.refetch} />;
  }
  return children(query.data);
}
