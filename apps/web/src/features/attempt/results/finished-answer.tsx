import type { FinishedAttemptQuestion } from '@shala/api-client/attempts-questions.ts';
import { OptionResult } from '@shala/ui/option-row.tsx';
import { useTexts } from '#shared/texts/texts.ts';
import { optionLabel } from '../model/palette-state.ts';
import { hasAnswer } from '../model/run-results.ts';
import { OptionFace } from '../panel/choice-options.tsx';
import pictures from '../panel/free-text-answer.module.css';
import options from '../panel/question-view.module.css';
import { Words } from '../panel/question-view.tsx';
import styles from './finished-answer.module.css';

/** What the student gave, beside what is right. */
export function FinishedAnswer({ finished }: { finished: FinishedAttemptQuestion }) {
  return finished.question.kind === 'single_choice' ? (
    <Choices finished={finished} />
  ) : (
    <Written finished={finished} />
  );
}

function Choices({ finished: { question, own } }: { finished: FinishedAttemptQuestion }) {
  const t = useTexts();
  if (question.kind !== 'single_choice') return null;
  // Pictures and short words stand two in a row.
  const isShort = question.options.every(({ text, figure }) => figure !== null || (text?.length ?? 0) < 36);
  return (
    <ul className={`${options.options} ${isShort ? options.pair : ''}`} aria-label={t('quiz.options')}>
      {question.options.map((option, index) => {
        const isRight = option.key === question.correctAnswer;
        const isOwn = option.key === own.answer;
        const note = isRight
          ? t(isOwn ? 'results.yourRightAnswer' : 'results.rightAnswer')
          : isOwn
            ? t('quiz.yourAnswer')
            : undefined;
        return (
          <OptionResult
            key={option.key}
            letter={optionLabel(index)}
            result={isRight ? 'right' : isOwn ? 'wrong' : 'plain'}
            note={note}
          >
            <OptionFace option={option} />
          </OptionResult>
        );
      })}
    </ul>
  );
}

function Written({ finished: { question, own } }: { finished: FinishedAttemptQuestion }) {
  const t = useTexts();
  return (
    <>
      <section className={styles.card}>
        <h2>{t('quiz.yourAnswer')}</h2>
        {hasAnswer(own) ? null : <p>{t('results.noAnswer')}</p>}
        {own.answer === null ? null : <p className={styles.own}>{own.answer}</p>}
        {own.images.length === 0 ? null : (
          <ul className={pictures.pictures}>
            {own.images.map((image, index) => (
              <li key={image.id} className={pictures.picture}>
                <img src={image.url} alt={t('quiz.picture', { number: index + 1 })} />
              </li>
            ))}
          </ul>
        )}
      </section>
      {question.modelAnswer ? (
        <section className={styles.card}>
          <h2>{t('results.modelAnswer')}</h2>
          <Words text={question.modelAnswer} />
        </section>
      ) : null}
    </>
  );
}
