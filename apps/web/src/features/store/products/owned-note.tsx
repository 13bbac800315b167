import CircleCheck from 'lucide-react/icons/circle-check';
import { dayInWords } from '#shared/dates/day-in-words.ts';
import { useLanguage, useTexts } from '#shared/texts/texts.ts';
import styles from './products.module.css';

export function OwnedNote({ until }: { until: string }) {
  const t = useTexts();
  const language = useLanguage();
  return (
    <p className={styles.owned}>
      <CircleCheck aria-hidden="true" />
      {t('store.ownedUntil', { day: dayInWords(until, language) })}
    </p>
  );
}
