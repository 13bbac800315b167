import type { KeyCorrection } from '@shala/api-client/key-corrections.ts';
import { clock, dateWords, wholeDay } from '@shala/app-kit/date-words.ts';
import { Chip } from '@shala/ui/chip.tsx';
import { Panel } from '@shala/ui/desk-page.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import { NotYet } from '#shared/layout/not-yet.tsx';
import { useLanguage, useTexts } from '#shared/texts/texts.ts';
import { CorrectionProgress } from './correction-progress.tsx';
import styles from './corrections.module.css';

/** Who corrected the key, when, to what and why; the newest first. */
export function CorrectionHistory({ corrections }: { corrections: UseQueryResult<KeyCorrection[]> }) {
  const t = useTexts();
  const { data, error, refetch } = corrections;
  return (
    <Panel title={t('correction.history')} note={data?.length || null}>
      {data && data.length > 0 ? (
        <ol className={styles.history} aria-label={t('correction.history')} reversed>
          {data.map((correction) => (
            <Entry key={correction.id} correction={correction} />
          ))}
        </ol>
      ) : data ? (
        <p className={styles.never}>{t('correction.never')}</p>
      ) : (
        <NotYet error={error} onRetry={() => void refetch()} />
      )}
    </Panel>
  );
}

function Entry({ correction }: { correction: KeyCorrection }) {
  const t = useTexts();
  const language = useLanguage();
  const { staffName, rightOption, reason, createdAt, isRunning, runsDone, resultsChanged } = correction;
  const when = dateWords(createdAt, language, { ...wholeDay, ...clock });
  return (
    <li>
      <span>
        <b>{staffName}</b>
        <span className={styles.sub}>{when}</span>
      </span>
      <span>
        {t('correction.became', { number: rightOption })}
        <span className={styles.sub}>{reason}</span>
      </span>
      {isRunning ? (
        <CorrectionProgress correction={correction} />
      ) : (
        <span>
          <Chip tone="right">{t('correction.done')}</Chip>
          <span className={styles.sub}>
            {t('correction.outcome', { runs: runsDone, results: resultsChanged })}
          </span>
        </span>
      )}
    </li>
  );
}
