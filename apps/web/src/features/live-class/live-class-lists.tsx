import type { LiveClass, LiveClassList } from '@shala/api-client/live-classes.ts';
import { SectionHead } from '@shala/ui/section-head.tsx';
import { ListSkeleton, Loading } from '@shala/ui/skeleton.tsx';
import { EmptyState } from '@shala/ui/state.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FailedState } from '#shared/layout/failed-state.tsx';
import { useTexts } from '#shared/texts/texts.ts';
import styles from './live-class-card.module.css';
import { LiveClassCard } from './live-class-card.tsx';

interface LiveClassListsProps {
  now: UseQueryResult<LiveClassList>;
  upcoming: UseQueryResult<LiveClassList>;
  renderWayIn: (liveClass: LiveClass, list: LiveClassList) => ReactNode;
}

/** What runs now, and what is to come. */
export function LiveClassLists({ now, upcoming, renderWayIn }: LiveClassListsProps) {
  const t = useTexts();
  return (
    <>
      <section>
        <SectionHead isFirst title={t('live.now')} />
        <Cards query={now} isLive renderWayIn={renderWayIn}>
          <p className={styles.none}>{t('live.nothingNow')}</p>
        </Cards>
      </section>
      <section>
        <SectionHead title={t('live.upcoming')} />
        <Cards query={upcoming} renderWayIn={renderWayIn}>
          <EmptyState title={t('live.empty')} text={t('live.emptyText')} />
        </Cards>
      </section>
    </>
  );
}

interface CardsProps {
  query: UseQueryResult<LiveClassList>;
  isLive?: boolean;
  renderWayIn: LiveClassListsProps['renderWayIn'];
  /** Where there is none. */
  children: ReactNode;
}

function Cards({ query, isLive = false, renderWayIn, children }: CardsProps) {
  const t = useTexts();
  const { data, error, isPending, refetch } = query;
  if (isPending) {
    return (
      <Loading label={t('live.loading')}>
        <ListSkeleton count={isLive ? 1 : 3} />
      </Loading>
    );
  }
  if (data === undefined) {
    return <FailedState title={t('live.failed')} error={error} onRetry={() => void refetch()} />;
  }
  if (data.classes.length === 0) return children;
  return (
    <ul className={styles.cards}>
      {data.classes.map((liveClass) => (
        <li key={liveClass.id}>
          <LiveClassCard liveClass={liveClass} isLive={isLive} action={renderWayIn(liveClass, data)} />
        </li>
      ))}
    </ul>
  );
}
