import type { AnswerCard, FullAnswer, MarkingQuestion } from '@shala/api-client/marking.ts';
import { Button } from '@shala/ui/button.tsx';
import { EmptyState } from '@shala/ui/state.tsx';
import { toast } from '@shala/ui/toast-store.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useKeys } from '#shared/keys/keys.ts';
import { FailedState } from '#shared/layout/failed-state.tsx';
import { NotYet } from '#shared/layout/not-yet.tsx';
import { useTexts } from '#shared/texts/texts.ts';
import { AnswerView, QuestionView } from './answer-view.tsx';
import type { Desk, DeskState } from './desk-engine.ts';
import { judge } from './draft.ts';
import styles from './marking-desk.module.css';
import { answersQuery, isSame } from './marking-query.ts';
import { MarksPanel } from './marks-panel.tsx';
import { QuestionList, StudentList } from './queue-list.tsx';
import { useDesk } from './use-desk.ts';
import { useDraft } from './use-draft.ts';

interface MarkingDeskProps {
  itemId: number;
  questions: readonly MarkingQuestion[];
  question: MarkingQuestion;
  onQuestion: (questionId: number) => void;
}

/** Questions and students, the answer, and what is said about it. */
export function MarkingDesk({ itemId, questions, question, onQuestion }: MarkingDeskProps) {
  const t = useTexts();
  const { desk, state } = useDesk({ itemId, questionId: question.id });
  const list = useInfiniteQuery(answersQuery(itemId, question.id));
  const cards = list.data?.pages.flatMap(({ answers }) => answers) ?? [];
  const answer = state.kind === 'open' ? state.answer : null;
  const at = answer === null ? -1 : cards.findIndex((card) => isSame(card, answer));
  const pick = (card: AnswerCard) =>
    void desk?.open({ studentId: card.studentId, runId: card.runId, questionId: question.id });
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list;
  const isAtEnd = answer !== null && (at < 0 || at === cards.length - 1);
  useEffect(() => {
    // The line of the answer in front, and the one after it, are somewhere below.
    if (isAtEnd && hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
  }, [isAtEnd, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage]);
  const step = (by: 1 | -1) => {
    if (answer !== null && at < 0) return;
    const card = cards[(at + by + cards.length) % cards.length];
    if (card) pick(card);
  };
  useDeskKeys(desk, step);
  return (
    <div className={styles.desk}>
      <QuestionList questions={questions} currentId={question.id} onPick={onQuestion}>
        {list.data ? (
          <StudentList
            cards={cards}
            current={answer}
            mostMarks={question.maxMarks}
            hasMore={hasNextPage}
            onMore={() => void fetchNextPage()}
            onPick={pick}
          />
        ) : (
          <NotYet title={t('marking.failedList')} error={list.error} onRetry={() => void list.refetch()} />
        )}
      </QuestionList>
      <div className={styles.middle}>
        <QuestionView key={question.id} question={question} />
        {answer && state.kind === 'open' ? (
          <AnswerView
            key={`${answer.studentId}:${answer.runId}`}
            answer={answer}
            takenBy={state.takenBy}
            place={at < 0 ? null : { at: at + 1, of: question.checked + question.waiting }}
            onStep={step}
          />
        ) : (
          <Between
            state={state}
            waiting={question.waiting}
            next={questions.find(({ id, waiting }) => id !== question.id && waiting > 0) ?? null}
            onNext={onQuestion}
            onRetry={() => void desk?.start()}
          />
        )}
      </div>
      {answer && desk && state.kind === 'open' ? (
        <Panel
          key={`${answer.studentId}:${answer.runId}:${answer.revision}`}
          desk={desk}
          answer={answer}
          isTaken={state.takenBy !== null}
        />
      ) : (
        <aside className={styles.blank} aria-label={t('marking.panel')} />
      )}
    </div>
  );
}

function useDeskKeys(desk: Desk | null, step: (by: 1 | -1) => void): void {
  const t = useTexts();
  const undo = async () => {
    try {
      const answer = await desk?.undo();
      if (answer) toast.good(t('marking.undone', { name: answer.studentName }));
      else toast.bad(t('marking.nothingToUndo'));
    } catch {
      toast.bad(t('marking.notUndone'), t('error.tryAgain'));
    }
  };
  useKeys('marking.answerKeys', [
    { keys: 'ArrowLeft', text: 'marking.before', run: () => step(-1) },
    { keys: 'ArrowRight', text: 'marking.after', run: () => step(1) },
    { keys: 'u', text: 'marking.undo', run: () => void undo() },
    { keys: 's', text: 'marking.skip', run: () => desk?.skip() },
  ]);
}

interface PanelProps {
  desk: Desk;
  answer: FullAnswer;
  isTaken: boolean;
}

function Panel({ desk, answer, isTaken }: PanelProps) {
  const { draft, setDraft, type, addHalf } = useDraft(answer);
  const comment = useRef<HTMLTextAreaElement>(null);
  const canSave = draft.marks !== null && !isTaken;
  const save = () => {
    if (draft.marks !== null && canSave) desk.save({ marks: draft.marks, comment: draft.comment.trim() });
  };
  // Once "partly" is chosen, digits are marks; before that the first three are the verdict.
  const press = (digit: number) => {
    if (draft.isPartly) type(digit);
    else if (digit === 1) setDraft(judge(draft, 'yes', answer.maxMarks));
    else if (digit === 2) setDraft(judge(draft, 'partly', answer.maxMarks));
    else if (digit === 3) setDraft(judge(draft, 'no', answer.maxMarks));
    else type(digit);
  };
  const leave = () => {
    const field = document.activeElement;
    if (field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement) field.blur();
    else setDraft({ ...draft, marks: null, isPartly: false });
  };
  useKeys('marking.panel', [
    { keys: '1', text: 'marking.keyYes', run: () => press(1) },
    { keys: '2', text: 'marking.keyPartly', run: () => press(2) },
    { keys: '3', text: 'marking.keyNo', run: () => press(3) },
    ...[0, 4, 5, 6, 7, 8, 9].map((digit) => ({
      keys: String(digit),
      text: 'marking.keyMarks' as const,
      run: () => press(digit),
    })),
    { keys: '.', text: 'marking.keyHalf', run: addHalf },
    { keys: 'c', text: 'marking.comment', run: () => comment.current?.focus() },
    { keys: 'Escape', text: 'marking.keyEscape', run: leave },
    { keys: 'Ctrl+Enter', text: 'marking.saveNext', run: save },
  ]);
  return (
    <MarksPanel
      answer={answer}
      draft={draft}
      canSave={canSave}
      comment={comment}
      onDraft={setDraft}
      onSave={save}
      onSkip={() => desk.skip()}
    />
  );
}

interface BetweenProps {
  state: DeskState;
  /** Of this question, with colleagues or skipped. */
  waiting: number;
  /** Another question with something to do. */
  next: MarkingQuestion | null;
  onNext: (questionId: number) => void;
  onRetry: () => void;
}

/** No answer is in front: it is on its way, there is none, or it did not come. */
function Between({ state, waiting, next, onNext, onRetry }: BetweenProps) {
  const t = useTexts();
  const canGoOn = waiting === 0 && next !== null;
  const goOn = () => (canGoOn ? onNext(next.id) : onRetry());
  useKeys(
    'marking.panel',
    state.kind === 'empty' ? [{ keys: 'Ctrl+Enter', text: 'marking.nextQuestion', run: goOn }] : [],
  );
  if (state.kind === 'failed') {
    return <FailedState title={t('marking.failedTitle')} error={state.error} onRetry={onRetry} />;
  }
  if (state.kind === 'empty') {
    return (
      <EmptyState
        title={t(waiting === 0 ? 'marking.questionDone' : 'marking.othersOpen')}
        text={t(waiting === 0 ? 'marking.questionDoneText' : 'marking.othersOpenText', { count: waiting })}
        action={
          <>
            <Button variant={canGoOn ? 'filled' : 'quiet'} aria-keyshortcuts="Control+Enter" onClick={goOn}>
              {t(canGoOn ? 'marking.nextQuestion' : 'marking.lookAgain')}
            </Button>
            {next && !canGoOn ? (
              <Button onClick={() => onNext(next.id)}>{t('marking.nextQuestion')}</Button>
            ) : null}
          </>
        }
      />
    );
  }
  return (
    <p className={styles.coming} role="status">
      {t('marking.coming')}
    </p>
  );
}
