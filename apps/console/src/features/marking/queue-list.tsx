import type { AnswerCard, AnswerKey, MarkingQuestion } from '@shala/api-client/marking.ts';
import { dateWords, shortDay } from '@shala/app-kit/date-words.ts';
import { Avatar } from '@shala/ui/avatar.tsx';
import { cx } from '@shala/ui/cx.ts';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Contrast from 'lucide-react/icons/contrast';
import Lock from 'lucide-react/icons/lock';
import Pencil from 'lucide-react/icons/pencil';
import X from 'lucide-react/icons/x';
import { useEffect, useRef } from 'react';
import { useLanguage, useTexts } from '#shared/texts/texts.ts';
import { isSame } from './marking-query.ts';
import { plainText } from './plain-text.ts';
import styles from './queue-list.module.css';

interface QuestionListProps {
  questions: readonly MarkingQuestion[];
  currentId: number | null;
  onPick: (questionId: number) => void;
  /** The students of the question that is open. */
  children: React.ReactNode;
}

export function QuestionList({ questions, currentId, onPick, children }: QuestionListProps) {
  const t = useTexts();
  const waiting = questions.reduce((sum, question) => sum + question.waiting, 0);
  return (
    <nav className={styles.queue} aria-label={t('marking.queue')}>
      <h2 className={styles.head}>
        {t('marking.questions')} <span>{t('marking.toCheck', { count: waiting })}</span>
      </h2>
      {questions.map((question) => (
        <div key={question.id}>
          <button
            type="button"
            className={cx(styles.question, question.id === currentId && styles.on)}
            aria-expanded={question.id === currentId}
            onClick={() => onPick(question.id)}
          >
            <span className={styles.number}>{numberOf(question, t)}</span>
            <span className={styles.words}>
              <b>{plainText(question.content)}</b>
              <small>
                {t('marking.checkedOf', {
                  checked: question.checked,
                  total: question.checked + question.waiting,
                })}
              </small>
            </span>
            {question.waiting > 0 ? (
              <em className={styles.count}>{question.waiting}</em>
            ) : (
              <Check className={styles.done} aria-label={t('marking.allChecked')} />
            )}
          </button>
          {question.id === currentId ? children : null}
        </div>
      ))}
    </nav>
  );
}

const numberOf = ({ number }: MarkingQuestion, t: ReturnType<typeof useTexts>): string =>
  number === null ? '–' : t('marking.questionShort', { number });

interface StudentListProps {
  cards: readonly AnswerCard[];
  current: AnswerKey | null;
  mostMarks: number;
  hasMore: boolean;
  onMore: () => void;
  onPick: (card: AnswerCard) => void;
}

export function StudentList({ cards, current, mostMarks, hasMore, onMore, onPick }: StudentListProps) {
  const t = useTexts();
  const open = useRef<HTMLButtonElement>(null);
  const place = current === null ? -1 : cards.findIndex((card) => isSame(card, current));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another line is brought into view, not every change of one
  useEffect(() => {
    void open.current?.scrollIntoView({ block: 'nearest' });
  }, [place]);
  return (
    <ul className={styles.students}>
      {cards.map((card, at) => (
        <li key={`${card.studentId}:${card.runId}`}>
          <button
            type="button"
            ref={at === place ? open : undefined}
            className={cx(styles.student, at === place && styles.current)}
            aria-current={at === place || undefined}
            onClick={() => onPick(card)}
          >
            <Avatar name={card.studentName} id={card.studentId} size={30} />
            <b>{card.studentName}</b>
            <CardState card={card} isOpen={at === place} mostMarks={mostMarks} />
          </button>
        </li>
      ))}
      {hasMore ? (
        <li>
          <button type="button" className={cx(styles.student, styles.more)} onClick={onMore}>
            {t('marking.more')} <ChevronDown aria-hidden="true" />
          </button>
        </li>
      ) : null}
    </ul>
  );
}

interface CardStateProps {
  card: AnswerCard;
  isOpen: boolean;
  mostMarks: number;
}

function CardState({ card, isOpen, mostMarks }: CardStateProps) {
  const t = useTexts();
  const language = useLanguage();
  const face = (look: string | undefined, label: string, icon: React.ReactNode) => (
    <i className={cx(styles.face, look)} role="img" aria-label={label}>
      {icon}
    </i>
  );
  if (isOpen) return face(styles.open, t('marking.openNow'), <Pencil aria-hidden="true" />);
  if (card.taken && !card.taken.isMine) {
    const label = t('marking.takenBy', { name: card.taken.staffName });
    return face(styles.taken, label, <Lock aria-hidden="true" />);
  }
  if (card.isWaiting) {
    return (
      <>
        <small className={styles.date}>{dateWords(card.sentAt, language, shortDay)}</small>
        {face(styles.waiting, t('marking.waiting'), null)}
      </>
    );
  }
  const marks = card.marks ?? 0;
  const [look, label, icon] =
    marks >= mostMarks
      ? [styles.right, t('marking.yesNote'), <Check key="y" aria-hidden="true" />]
      : marks === 0
        ? [styles.wrong, t('marking.noNote'), <X key="n" aria-hidden="true" />]
        : [styles.part, t('marking.partlyNote'), <Contrast key="p" aria-hidden="true" />];
  return (
    <>
      <small>{marks}</small>
      {face(look, label, icon)}
    </>
  );
}
