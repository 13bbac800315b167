import { useTexts } from '#shared/texts/texts.ts';
import styles from './redirect-line.module.css';

/** The line fills while the page waits to lead on. */
export function RedirectLine({ milliseconds }: { milliseconds: number }) {
  const t = useTexts();
  return (
    <div className={styles.redirect} data-animation="redirect">
      <span className={styles.track} aria-hidden="true">
        <span className={styles.line} style={{ animationDuration: `${milliseconds}ms` }} />
      </span>
      <span>{t('payment.redirect')}</span>
    </div>
  );
}
