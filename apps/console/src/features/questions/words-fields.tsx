import { TextArea } from '@shala/ui/text-area.tsx';
import { useTexts } from '#shared/texts/texts.ts';
import type { Words } from './draft.ts';
import styles from './questions.module.css';

interface WordsFieldsProps {
  label: string;
  words: Words;
  onChange: (words: Words) => void;
  rows?: number;
  error?: string | undefined;
}

/** English and Hindi side by side. */
export function WordsFields({ label, words, onChange, rows = 3, error }: WordsFieldsProps) {
  const t = useTexts();
  return (
    <div className={styles.pair}>
      <TextArea
        label={t('questions.inEnglish', { label })}
        lang="en"
        rows={rows}
        value={words.en}
        error={error}
        onChange={({ currentTarget }) => onChange({ ...words, en: currentTarget.value })}
      />
      <TextArea
        label={t('questions.inHindi', { label })}
        lang="hi"
        rows={rows}
        value={words.hi}
        onChange={({ currentTarget }) => onChange({ ...words, hi: currentTarget.value })}
      />
    </div>
  );
}
