import { useId } from 'react';
import { useTexts } from '#shared/texts/texts.ts';
import styles from './free-text-answer.module.css';

/** As the server counts it. */
const longestText = 10_000;

interface FreeTextAnswerProps {
  answer: string | null;
  isClosed: boolean;
  onWrite: (text: string) => void;
}

export function FreeTextAnswer({ answer, isClosed, onWrite }: FreeTextAnswerProps) {
  const t = useTexts();
  const id = useId();
  const length = answer?.length ?? 0;
  const isNearEnd = length > longestText - 500;
  return (
    <div>
      <label className={styles.label} htmlFor={id}>
        {t('quiz.yourAnswer')}
      </label>
      <textarea
        id={id}
        className={styles.text}
        rows={8}
        maxLength={longestText}
        value={answer ?? ''}
        disabled={isClosed}
        aria-describedby={`${id}help`}
        onChange={(event) => onWrite(event.currentTarget.value)}
      />
      <p id={`${id}help`} className={styles.help}>
        {isNearEnd ? t('quiz.tooLong', { count: longestText }) : t('quiz.freeTextHelp')}
        {isNearEnd ? <span>{`${length}/${longestText}`}</span> : null}
      </p>
    </div>
  );
}
