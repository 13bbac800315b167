import type { Leaderboard } from '@shala/api-client/leaderboard.ts';
import { Avatar } from '@shala/ui/avatar.tsx';
import { ButtonLink } from '@shala/ui/button.tsx';
import { Card } from '@shala/ui/card.tsx';
import { cx } from '@shala/ui/cx.ts';
import { ProgressBar } from '@shala/ui/progress-bar.tsx';
import { VisuallyHidden } from '@shala/ui/visually-hidden.tsx';
import { appLink } from '#shared/layout/app-link.tsx';
import { useTexts } from '#shared/texts/texts.ts';
import styles from './rank-card.module.css';

interface RankCardProps {
  board: Leaderboard;
  isParent: boolean;
}

/** Where the student stands, and who is nearby. */
export function RankCard({ board, isParent }: RankCardProps) {
  const t = useTexts();
  const { rank, points, nextRank, neighbours } = board;
  return (
    <Card className={styles.card}>
      <h2 id="your-rank">{t('leaderboard.yourRank')}</h2>
      <div className={styles.rank}>
        <b className={styles.number}>{rank ?? '-'}</b>
        <div>
          <strong>{points > 0 ? t('leaderboard.points', { points }) : t('leaderboard.noPoints')}</strong>
          {nextRank ? (
            <ProgressBar
              className={styles.bar}
              tone="spark"
              label={t('leaderboard.onTheWay', { rank: nextRank.rank })}
              percent={(100 * points) / (points + nextRank.pointsMissing)}
            />
          ) : null}
          <p>{howItStands(board, t)}</p>
        </div>
      </div>
      {points === 0 ? (
        <ButtonLink variant="quiet" href="/learn" renderLink={appLink}>
          {t('leaderboard.start')}
        </ButtonLink>
      ) : null}
      {neighbours.length > 0 ? (
        <ol className={styles.near} aria-label={t('leaderboard.nearby')}>
          {Array.from(neighbours.entries(), ([place, one]) => (
            <li key={place} className={cx(one.isSelf && styles.self)}>
              <span className={styles.place}>
                <VisuallyHidden>{t('leaderboard.rank', { rank: one.rank })}</VisuallyHidden>
                <span aria-hidden="true">{one.rank}</span>
              </span>
              <Avatar name={one.name} id={one.colourNumber} picture={one.pictureUrl} size={36} />
              <span className={styles.name}>
                {one.name}
                {one.isSelf ? (
                  <small> {t(isParent ? 'leaderboard.yourChild' : 'leaderboard.you')}</small>
                ) : null}
              </span>
              <b>
                <VisuallyHidden>{t('leaderboard.points', { points: one.points })}</VisuallyHidden>
                <span aria-hidden="true">{t('leaderboard.number', { number: one.points })}</span>
              </b>
            </li>
          ))}
        </ol>
      ) : null}
    </Card>
  );
}

function howItStands(board: Leaderboard, t: ReturnType<typeof useTexts>): string {
  const { rank, points, nextRank, isShown, studentCount } = board;
  if (!isShown) return t('leaderboard.notShown');
  if (nextRank) return t('leaderboard.toRank', { points: nextRank.pointsMissing, rank: nextRank.rank });
  if (rank === null) return t(points > 0 ? 'leaderboard.former' : 'leaderboard.notYet');
  return t(studentCount === 1 ? 'leaderboard.alone' : 'leaderboard.leading');
}
