import type { PublicQuestion } from '@shala/api-client/attempts-questions.ts';
import { RichMath } from '@shala/question-kit/rich-math.tsx';
import { Dialog } from '@shala/ui/dialog.tsx';
import { ListSkeleton, Loading } from '@shala/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { FailedState } from '#shared/layout/failed-state.tsx';
import { useLanguage, useTexts } from '#shared/texts/texts.ts';
import styles from './item-form.module.css';
import { previewQuery } from './teaching-query.ts';

/** The questions as a student gets them: pictures and formulas, and nothing that says what is right. */
export function ItemPreview({
  itemId,
  title,
  onClose,
}: {
  itemId: number;
  title: string;
  onClose: () => void;
}) {
  const t = useTexts();
  const { data, error, refetch } = useQuery(previewQuery(itemId));
  return (
    <Dialog opened onClose={onClose} title={title} closeLabel={t('keys.close')} width={760}>
      {error ? <FailedState title={t('error.title')} error={error} onRetry={() => void refetch()} /> : null}
      {data || error ? null : (
        <Loading label={t('loading')}>
          <ListSkeleton />
        </Loading>
      )}
      {data?.map((question, at) => (
        <Question key={question.id} question={question} number={at + 1} />
      ))}
    </Dialog>
  );
}

function Question({ question, number }: { question: PublicQuestion; number: number }) {
  const t = useTexts();
  const locale = useLanguage();
  const { figure } = question;
  return (
    <section className={styles.question} aria-label={t('marking.questionNumber', { number })}>
      <h3>{t('marking.questionNumber', { number })}</h3>
      <RichMath text={question.stem} locale={locale} />
      {figure ? <img className={styles.figure} src={figure.url} alt={figure.alt} /> : null}
      {question.kind === 'free_text' ? (
        <p className={styles.none}>{t('teaching.freeTextHint')}</p>
      ) : (
        <ol className={styles.options}>
          {question.options.map((option) => (
            <li key={option.key}>
              {option.text === null ? null : <RichMath text={option.text} locale={locale} />}
              {option.figure ? (
                <img className={styles.figure} src={option.figure.url} alt={option.figure.alt} />
              ) : null}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
