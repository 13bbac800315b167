import type { Receipt as ReceiptOf } from '@shala/api-client/worksheets.ts';
import ReceiptText from 'lucide-react/icons/receipt-text';
import { momentInWords } from '#shared/dates/day-in-words.ts';
import { useLanguage, useTexts } from '#shared/texts/texts.ts';
import styles from './receipt.module.css';

/** The proof: a code that can be read out on the phone, and when. */
export function Receipt({ receipt }: { receipt: ReceiptOf }) {
  const t = useTexts();
  const language = useLanguage();
  return (
    <div className={styles.receipt} role="status">
      <ReceiptText aria-hidden="true" />
      <div>
        <p className={styles.title}>{t('worksheets.receipt')}</p>
        <p className={styles.code}>{receipt.code}</p>
        <p className={styles.when}>
          {t('worksheets.turnedInAt', { when: momentInWords(receipt.turnedInAt, language) })}
        </p>
      </div>
    </div>
  );
}
