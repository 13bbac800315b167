import MessageSquareText from 'lucide-react/icons/message-square-text';
import { useTexts } from '#shared/texts/texts.ts';
import styles from './teachers-message.module.css';

/** For this student alone; after a return it says what to correct. */
export function TeachersMessage({ message, isReturned }: { message: string; isReturned: boolean }) {
  const t = useTexts();
  return (
    <section className={styles.message}>
      <h3 className={styles.title}>
        <MessageSquareText aria-hidden="true" /> {t('worksheets.teachersMessage')}
      </h3>
      {isReturned ? <p className={styles.returned}>{t('worksheets.returnedText')}</p> : null}
      <p className={styles.text}>{message}</p>
    </section>
  );
}
