import type { FullAnswer, MarkingQuestion } from '@shala/api-client/marking.ts';
import { clock, dateWords, wholeDay } from '@shala/app-kit/date-words.ts';
import { RichMath } from '@shala/question-kit/rich-math.tsx';
import { Avatar } from '@shala/ui/avatar.tsx';
import { Chip } from '@shala/ui/chip.tsx';
import { IconButton } from '@shala/ui/icon-button.tsx';
import BookOpenCheck from 'lucide-react/icons/book-open-check';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Lock from 'lucide-react/icons/lock';
import { useEffect, useRef, useState } from 'react';
import { useKeys } from '#shared/keys/keys.ts';
import { useLanguage, useTexts } from '#shared/texts/texts.ts';
import styles from './answer-view.module.css';
import { MarkHistory } from './mark-history.tsx';
import { PhotoViewer } from './photo-viewer.tsx';

/** What was asked, and what a full answer says. */
export function QuestionView({ question }: { question: MarkingQuestion }) {
  const t = useTexts();
  const locale = useLanguage();
  const [isShown, setIsShown] = useState(false);
  const toggle = () => setIsShown((shown) => !shown);
  useKeys('marking.questionKeys', [{ keys: 'm', text: 'marking.modelAnswer', run: toggle }]);
  return (
    <section className={styles.ask}>
      <header>
        <Chip tone="quiet">
          {question.number === null
            ? t('marking.questionGone')
            : t('marking.questionNumber', { number: question.number })}
        </Chip>
        <span>{t('marking.marksCount', { count: question.maxMarks })}</span>
        {question.modelAnswer === null ? null : (
          <button
            type="button"
            className={styles.model}
            aria-expanded={isShown}
            aria-keyshortcuts="m"
            onClick={toggle}
          >
            <BookOpenCheck aria-hidden="true" /> {t('marking.modelAnswer')}
          </button>
        )}
      </header>
      <div className={styles.words}>
        <RichMath text={question.content} locale={locale} />
      </div>
      {question.pictures.map((picture) => (
        <img key={picture.url} className={styles.figure} src={picture.url} alt={picture.alt} />
      ))}
      {isShown && question.modelAnswer !== null ? (
        <div className={styles.solution}>
          <RichMath text={question.modelAnswer} locale={locale} />
        </div>
      ) : null}
    </section>
  );
}

interface AnswerViewProps {
  answer: FullAnswer;
  takenBy: string | null;
  place: { at: number; of: number } | null;
  onStep: (by: 1 | -1) => void;
}

/** What the student wrote and photographed. */
export function AnswerView({ answer, takenBy, place, onStep }: AnswerViewProps) {
  const t = useTexts();
  const locale = useLanguage();
  const when = (at: string) => dateWords(at, locale, { ...wholeDay, ...clock });
  const heading = useRef<HTMLHeadingElement>(null);
  // What had the focus went with the answer before: the name of the next one is read out, and keys work from here.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const [photo, setPhoto] = useState(0);
  const picture = answer.pictures[photo] ?? answer.pictures[0];
  const count = answer.pictures.length;
  const details = [
    answer.sectionName && t('marking.section', { name: answer.sectionName }),
    t('marking.sentAt', { when: when(answer.sentAt) }),
    answer.runNumber > 1 && t('marking.attempt', { number: answer.runNumber }),
  ];
  return (
    <section className={styles.answer} aria-labelledby="answer-of">
      <header>
        <Avatar name={answer.studentName} id={answer.studentId} />
        <div>
          <h2 id="answer-of" ref={heading} tabIndex={-1}>
            {answer.studentName}
          </h2>
          <small className={styles.details}>{details.filter(Boolean).join(' · ')}</small>
        </div>
        <div className={styles.move}>
          {place ? <span>{t('marking.place', place)}</span> : null}
          <IconButton
            label={t('marking.before')}
            aria-keyshortcuts="ArrowLeft"
            icon={<ChevronLeft aria-hidden="true" />}
            onClick={() => onStep(-1)}
          />
          <IconButton
            label={t('marking.after')}
            aria-keyshortcuts="ArrowRight"
            icon={<ChevronRight aria-hidden="true" />}
            onClick={() => onStep(1)}
          />
        </div>
      </header>
      {takenBy === null ? null : (
        <p className={styles.taken} role="status">
          <Lock aria-hidden="true" /> {t('marking.takenText', { name: takenBy })}
        </p>
      )}
      {answer.text === null ? null : (
        <div className={styles.text} data-testid="answer-text">
          <RichMath text={answer.text} locale={locale} />
        </div>
      )}
      <MarkHistory history={answer.history} />
      {picture ? (
        <PhotoViewer
          key={picture.id}
          url={picture.url}
          name={answer.studentName}
          place={answer.pictures.indexOf(picture) + 1}
          count={count}
          onStep={(by) => setPhoto((now) => (now + by + count) % count)}
        />
      ) : null}
    </section>
  );
}
