import type { Leaderboard } from '@shala/api-client/leaderboard.ts';
import { EmptyPodium, Podium } from '@shala/ui/podium.tsx';
import { ListSkeleton, Loading } from '@shala/ui/skeleton.tsx';
import type { ReactNode } from 'react';
import { useTexts } from '#shared/texts/texts.ts';
import styles from './leaderboard-board.module.css';
import { PointsHistory } from './points-history.tsx';
import { RankCard } from './rank-card.tsx';

interface LeaderboardBoardProps {
  board: Leaderboard;
  page: number;
  isParent: boolean;
  /** What a parent decides stands between the list and the history. */
  children?: ReactNode;
}

export function LeaderboardBoard({ board, page, isParent, children }: LeaderboardBoardProps) {
  const t = useTexts();
  const people = board.podium.map((one, place) => ({
    place: place + 1,
    rank: one.rank,
    rankLabel: t('leaderboard.rank', { rank: one.rank }),
    name: one.name,
    points: t('leaderboard.points', { points: one.points }),
    picture: one.pictureUrl,
    colourNumber: one.colourNumber,
  }));
  return (
    <div className={styles.board}>
      <div className={styles.top}>
        {people.length > 0 ? (
          <Podium label={t('leaderboard.topThree')} people={people} />
        ) : (
          <EmptyPodium>
            <h2 className={styles.title}>{t('leaderboard.nobodyTitle')}</h2>
            <p className={styles.text}>{t('leaderboard.nobodyText')}</p>
          </EmptyPodium>
        )}
        <RankCard board={board} isParent={isParent} />
      </div>
      {children}
      <PointsHistory board={board} page={page} />
    </div>
  );
}

export function LeaderboardSkeleton() {
  return (
    <div className={styles.board}>
      <div className={styles.top}>
        <EmptyPodium />
        <ListSkeleton count={6} />
      </div>
      <ListSkeleton />
    </div>
  );
}

export function LeaderboardLoading() {
  const t = useTexts();
  return (
    <Loading label={t('leaderboard.loading')}>
      <LeaderboardSkeleton />
    </Loading>
  );
}
