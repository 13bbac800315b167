import type { GivenMark } from '@shala/api-client/marking.ts';
import { useLanguage, useTexts } from '#shared/texts/texts.ts';
import styles from './answer-view.module.css';

/** Who gave which marks when. */
export function MarkHistory({ history }: { history: readonly GivenMark[] }) {
  const t = useTexts();
  const locale = useLanguage();
  const when = new Intl.DateTimeFormat(`${locale}-IN`, { dateStyle: 'medium', timeStyle: 'short' });
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
            <small>{when.format(new Date(mark.at))}</small>
          </li>
        ))}
      </ol>
    </details>
  );
}
