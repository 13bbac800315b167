import type { Picture, PublicQuestion } from '@shala/api-client/attempts-questions.ts';
import { RichMath } from '@shala/question-kit/rich-math.tsx';
import { Chip } from '@shala/ui/chip.tsx';
import { type ReactNode, useEffect, useRef } from 'react';
import { type TextId, useLanguage, useTexts } from '#shared/texts/texts.ts';
import styles from './question-view.module.css';

const kindNames: Record<PublicQuestion['kind'], TextId> = {
  single_choice: 'quiz.kindChoice',
  free_text: 'quiz.kindFreeText',
};

interface QuestionViewProps {
  question: PublicQuestion;
  /** 'Question 07/20', for whoever cannot see that another one stands there. */
  label: string;
  /** Beside the kind: on phones the state of saving. */
  aside?: ReactNode;
  children: ReactNode;
}

/** What is asked. A new question takes the focus, so that it is read out and the next Tab leads into it. */
export function QuestionView({ question, label, aside, children }: QuestionViewProps) {
  const t = useTexts();
  const place = useRef<HTMLElement>(null);
  const shown = useRef(question.id);
  useEffect(() => {
    const isAnother = shown.current !== question.id;
    shown.current = question.id;
    // The first one comes when the instructions go, and the focus with them.
    if (!isAnother && document.activeElement !== document.body) return;
    place.current?.focus({ preventScroll: true });
    // What was right or wrong stands above it, and is to be seen on a phone as well.
    const top = place.current?.previousElementSibling ?? place.current;
    if (isAnother) top?.scrollIntoView?.({ block: 'start' });
  }, [question.id]);
  return (
    <section ref={place} className={styles.question} aria-label={label} tabIndex={-1}>
      <div className={styles.meta}>
        <Chip>{t(kindNames[question.kind])}</Chip>
        {question.kind === 'free_text' ? (
          <Chip tone="quiet">{t('quiz.marks', { count: question.maxMarks })}</Chip>
        ) : null}
        {aside ? <div className={styles.aside}>{aside}</div> : null}
      </div>
      <div className={styles.stem}>
        <Words text={question.stem} />
      </div>
      {question.figure ? <Figure picture={question.figure} /> : null}
      {children}
    </section>
  );
}

export function Words({ text, isInline = false }: { text: string; isInline?: boolean }) {
  return <RichMath text={text} locale={useLanguage()} isInline={isInline} />;
}

export function Figure({ picture }: { picture: Picture }) {
  const { url, alt, width, height } = picture;
  return <img className={styles.figure} src={url} alt={alt} width={width} height={height} />;
}
