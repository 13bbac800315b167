import type { FinishedQuestion } from '@shala/api-client/attempts-questions.ts';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import { useTexts } from '#shared/texts/texts.ts';
import { Figure, Words } from '../panel/question-view.tsx';
import styles from './finished-answer.module.css';

/** The worked solution, and what the tutor wrote. */
export function Explanation({ question }: { question: FinishedQuestion }) {
  const t = useTexts();
  return (
    <>
      {question.solution || question.solutionFigures.length > 0 ? (
        <section className={styles.card}>
          <h2>{t('results.solution')}</h2>
          <Words text={question.solution} />
          {question.solutionFigures.map((picture) => (
            <Figure key={picture.url} picture={picture} />
          ))}
        </section>
      ) : null}
      {question.comment ? (
        <section className={`${styles.card} ${styles.comment}`}>
          <span className={styles.tutor} aria-hidden="true">
            <MessageSquareText />
          </span>
          <div>
            <h2>{t('results.tutorComment')}</h2>
            <Words text={question.comment} />
          </div>
        </section>
      ) : null}
    </>
  );
}
