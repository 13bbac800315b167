import { Button, ButtonLink } from '@shala/ui/button.tsx';
import { Card } from '@shala/ui/card.tsx';
import { Loading, MetricsSkeleton } from '@shala/ui/skeleton.tsx';
import { EmptyState } from '@shala/ui/state.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { appLink } from '#shared/layout/app-link.tsx';
import { useTexts } from '#shared/texts/texts.ts';
import styles from './progress.module.css';
import { ProgressProblem } from './progress-problem.tsx';
import { runsQuery } from './progress-queries.ts';
import { RunView } from './run-view.tsx';
import type { TriedItem } from './tried-item.ts';

interface ItemRunsProps {
  courseId: number;
  item: TriedItem;
  onLocked: () => void;
  listButton: ReactNode;
}

/** The attempts of one exercise or quiz in numbers, or the way to the first one. */
export function ItemRuns(props: ItemRunsProps) {
  const { courseId, item } = props;
  return item.attemptId === null ? (
    <NoAttempts {...props} />
  ) : (
    <Attempted {...props} asked={{ door: item.door, courseId, attemptId: item.attemptId }} />
  );
}

function Attempted({ asked, ...props }: ItemRunsProps & { asked: Parameters<typeof runsQuery>[0] }) {
  const t = useTexts();
  const { data, error, isPending, refetch } = useQuery(runsQuery(asked));
  if (isPending) {
    return (
      <Loading label={t('progress.loading')}>
        <MetricsSkeleton />
      </Loading>
    );
  }
  if (data === undefined) return <ProgressProblem error={error} onRetry={refetch} />;
  if (data.length === 0) return <NoAttempts {...props} />;
  return <RunView title={props.item.title} runs={data} listButton={props.listButton} />;
}

function NoAttempts({ item, onLocked, listButton }: ItemRunsProps) {
  const t = useTexts();
  const action = item.isLocked ? (
    <Button aria-haspopup="dialog" onClick={onLocked}>
      {t('progress.takeTest')}
    </Button>
  ) : (
    <ButtonLink href={item.testPath} renderLink={appLink}>
      {t('progress.takeTest')}
    </ButtonLink>
  );
  return (
    <section className={styles.column} aria-label={item.title}>
      <div className={styles.head}>
        <h2>{item.title}</h2>
        <div className={styles.tools}>{listButton}</div>
      </div>
      <Card className={styles.pane}>
        <EmptyState title={t('progress.noAttempts')} text={t('progress.noAttemptsText')} action={action} />
      </Card>
    </section>
  );
}
