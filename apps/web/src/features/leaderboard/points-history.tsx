import type { Leaderboard, PointsEntry } from '@shala/api-client/leaderboard.ts';
import { Card } from '@shala/ui/card.tsx';
import { EmptyState } from '@shala/ui/state.tsx';
import { SubjectIcon } from '@shala/ui/subject-icon.tsx';
import { VisuallyHidden } from '@shala/ui/visually-hidden.tsx';
import type { CSSProperties } from 'react';
import { PageLinks } from '#shared/layout/page-links.tsx';
import { colourOf } from '#shared/subjects/colour-of.ts';
import { useLanguage, useTexts } from '#shared/texts/texts.ts';
import { historyLine, signed } from './history-words.ts';
import { perPage } from './leaderboard-queries.ts';
import styles from './points-history.module.css';

interface PointsHistoryProps {
  board: Pick<Leaderboard, 'history' | 'historyTotal' | 'monthPoints'>;
  page: number;
}

/** What the points were given for, the newest first. */
export function PointsHistory({ board, page }: PointsHistoryProps) {
  const t = useTexts();
  const { history, historyTotal, monthPoints } = board;
  return (
    <Card className={styles.card}>
      <header className={styles.head}>
        <h2>{t('leaderboard.history')}</h2>
        {historyTotal > 0 ? <p>{t('leaderboard.month', { points: monthPoints })}</p> : null}
      </header>
      {historyTotal === 0 ? (
        <EmptyState title={t('leaderboard.noHistory')} text={t('leaderboard.noHistoryText')} />
      ) : (
        <ol
          className={styles.list}
          style={{ '--rows': Math.ceil(history.length / 2) } as CSSProperties}
          aria-label={t('leaderboard.history')}
        >
          {history.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
      <PageLinks
        keepsScroll
        label={t('leaderboard.historyPages')}
        page={page}
        pages={Math.ceil(historyTotal / perPage)}
      />
    </Card>
  );
}

function Entry({ entry }: { entry: PointsEntry }) {
  const t = useTexts();
  const language = useLanguage();
  const { subjectId, subjectColourCode: colourCode, points } = entry;
  const colour = colourOf({ id: subjectId ?? 0, colourCode: colourCode ?? '' });
  return (
    <li className={styles.entry}>
      <span className={`${styles.book} ${subjectId === null ? styles.plain : colour}`}>
        <SubjectIcon name={entry.subjectIcon} />
      </span>
      <div className={styles.words}>
        <h3>{entry.name}</h3>
        <p>{historyLine(entry, t, language)}</p>
      </div>
      <span className={`${styles.points} ${points < 0 ? styles.less : ''}`}>
        <span aria-hidden="true">{signed(points)}</span>
        <VisuallyHidden>
          {t('leaderboard.pointsChange', { points: signed(points), count: Math.abs(points) })}
        </VisuallyHidden>
      </span>
    </li>
  );
}
