import type { PaperResult } from '@shala/api-client/progress-shape.ts';
import { ButtonLink } from '@shala/ui/button.tsx';
import { ChapterList } from '@shala/ui/chapter-list.tsx';
import { ListSkeleton, Loading } from '@shala/ui/skeleton.tsx';
import { EmptyState } from '@shala/ui/state.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { appLink } from '#shared/layout/app-link.tsx';
import { ListPanes } from '#shared/layout/list-panes.tsx';
import { threeDigits } from '#shared/results/run-figures.ts';
import { useTexts } from '#shared/texts/texts.ts';
import { ProgressProblem } from './progress-problem.tsx';
import { paperResultsQuery } from './progress-queries.ts';
import { RunView } from './run-view.tsx';

/** The papers that were completed, and the attempts of the chosen one in numbers. */
export function PaperResults({ courseId }: { courseId: number }) {
  const t = useTexts();
  const { data, error, isPending, refetch } = useQuery(paperResultsQuery(courseId));
  if (isPending) {
    return (
      <Loading label={t('practice.papersLoading')}>
        <ListSkeleton />
      </Loading>
    );
  }
  if (data === undefined) return <ProgressProblem error={error} onRetry={refetch} />;
  if (data.length === 0) {
    return (
      <EmptyState
        title={t('practice.noPapers')}
        text={t('progress.noPapersText')}
        action={
          <ButtonLink href="/practice" renderLink={appLink}>
            {t('progress.takeTest')}
          </ButtonLink>
        }
      />
    );
  }
  return <Papers results={data} />;
}

function Papers({ results }: { results: readonly PaperResult[] }) {
  const t = useTexts();
  const [chosenId, setChosenId] = useState<number | null>(null);
  const chosen = results.find(({ paper }) => paper.id === chosenId) ?? results[0];
  if (!chosen) return null;
  const list = (onChosen: () => void) => (
    <ChapterList
      title={t('practice.papers')}
      rows={results.map(({ paper, runs, score }, place) => ({
        id: paper.id,
        number: place + 1,
        name: paper.title,
        sub: t('progress.paperAverage', { count: runs, score: threeDigits(score) }),
        percent: null,
        isLocked: false,
      }))}
      chosenId={chosen.paper.id}
      onChoose={(id) => {
        setChosenId(id);
        onChosen();
      }}
      lockedLabel={t('lock.locked')}
      doneLabel={t('learn.allDone')}
    />
  );
  return (
    <ListPanes title={t('practice.papers')} openLabel={t('progress.allPapers')} list={list}>
      {(button) => (
        <RunView key={chosen.paper.id} title={chosen.paper.title} runs={chosen.results} listButton={button} />
      )}
    </ListPanes>
  );
}
