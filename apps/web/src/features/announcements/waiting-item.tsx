import { Button } from '@shala/ui/button.tsx';
import { cx } from '@shala/ui/cx.ts';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { useTexts } from '#shared/texts/texts.ts';
import styles from './comments.module.css';
import { languageOf } from './language-of.ts';
import type { Comments, WaitingComment } from './use-comments.ts';

/** One's own words before they have arrived: they stay on the page, whatever the network does. */
export function WaitingItem({ comment, comments }: { comment: WaitingComment; comments: Comments }) {
  const t = useTexts();
  return (
    <div className={cx(styles.comment, styles.waiting)}>
      <div className={styles.body}>
        <p className={styles.text} lang={languageOf(comment.text)}>
          {comment.text}
        </p>
        {comment.state === 'sending' ? (
          <p className={styles.state} role="status">
            {t('announcements.sending')}
          </p>
        ) : (
          <div className={styles.actions}>
            <p className={cx(styles.state, styles.failed)}>
              <CircleAlert aria-hidden="true" />
              {t('announcements.notSent')}
            </p>
            <Button variant="quiet" onClick={() => comments.retry(comment)}>
              {t('error.retry')}
            </Button>
            <Button variant="text" onClick={() => comments.discard(comment)}>
              {t('announcements.discard')}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}
