import type { GivenMark } from '@shala/api-client/marking.ts';
import { clock, dateWords, wholeDay } from '@shala/app-kit/date-words.ts';
import { useLanguage, useTexts } from '#shared/texts/texts.ts';
import styles from './answer-view.module.css';

/** Who gave which marks when. */
export function MarkHistory({ history }: { history: readonly GivenMark[] }) {
  const t = useTexts();
  const locale = useLanguage();
  const when = (at: string) => dateWords(at, locale, { ...wholeDay, ...clock });
  if (history.length === 0) return null;
  return (
    <details className={styles.history}>
      <summary>{t('marking.history', { count: history.length })}</summary>
      <ol>
        {history.map((mark) => (
          <li key={mark.id}>
            {mark.isUndo
              ? t(mark.isMine ? 'marking.youTookBack' : 'marking.tookBack', { name: mark.staffName })
              : t(mark.isMine ? 'marking.youGave' : 'marking.gave', {
                  name: mark.staffName,
                  marks: mark.marks ?? 0,
                  comment: mark.comment ?? '',
                })}
            <small>{when(mark.at)}</small>
          </li>
        ))}
      </ol>
    </details>
  );
}
