import type { PreviousRound } from '@shala/api-client/worksheets.ts';
import { momentInWords } from '#shared/dates/day-in-words.ts';
import { useLanguage, useTexts } from '#shared/texts/texts.ts';
import { FileList } from '../given/file-row.tsx';
import styles from './earlier-rounds.module.css';

/** What was handed in before and came back, still to be read. */
export function EarlierRounds({ rounds }: { rounds: readonly PreviousRound[] }) {
  const t = useTexts();
  const language = useLanguage();
  return rounds.map(({ number, turnedInAt, message, ownFiles, evaluatedFiles }) => (
    <details key={number} className={styles.round}>
      <summary className={styles.summary}>
        {t('worksheets.round', { number })}
        {turnedInAt ? (
          <span className={styles.when}>
            {t('worksheets.turnedInAt', { when: momentInWords(turnedInAt, language) })}
          </span>
        ) : null}
      </summary>
      <div className={styles.body}>
        {message ? <p className={styles.message}>{message}</p> : null}
        <FileList title={t('worksheets.yourWork')} files={ownFiles} />
        <FileList title={t('worksheets.evaluated')} files={evaluatedFiles} />
      </div>
    </details>
  ));
}
