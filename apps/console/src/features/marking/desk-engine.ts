import { ApiError } from '@shala/api-client/api-error.ts';
import type { AnswerCard, AnswerKey, FullAnswer, FullKey } from '@shala/api-client/marking.ts';

/** What the desk asks of the server. */
export interface DeskCalls {
  take(key: FullKey): Promise<FullAnswer>;
  get(key: FullKey): Promise<FullAnswer>;
  takeNext(after: AnswerKey | null, except: readonly AnswerKey[]): Promise<FullAnswer | null>;
  release(key: FullKey): Promise<void>;
  mark(given: FullKey & { marks: number; comment: string; revision: number }): Promise<FullAnswer>;
  undo(key: FullKey): Promise<FullAnswer>;
}

/** What the desk tells the page around it. */
export interface DeskNews {
  changed(key: AnswerKey, change: Partial<Pick<AnswerCard, 'isWaiting' | 'marks' | 'taken'>>): void;
  saved(answer: FullAnswer): void;
  /** It did not arrive: the line is as it was, and the draft is kept. */
  failed(answer: FullAnswer, error: unknown): void;
  /** No answer to this question waits any more. */
  emptied(): void;
}

export type DeskState =
  | { readonly kind: 'opening' | 'empty' }
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'open'; readonly answer: FullAnswer; readonly takenBy: string | null };

const isTaken = (error: unknown): string | null =>
  error instanceof ApiError && error.code === 'answer_taken' ? String(error.details.staff_name ?? '') : null;

/**
 * The answer in front and the one behind it. The next one is taken before it is needed, so that saving shows it in
 * the same moment; whatever is taken is let go when it is left.
 */
export function createDesk(calls: DeskCalls, news: DeskNews) {
  let state: DeskState = { kind: 'opening' };
  let coming: Promise<FullAnswer | null> | null = null;
  let comingAnswer: FullAnswer | null = null;
  let saving: Promise<unknown> = Promise.resolve();
  let lastSaved: FullAnswer | null = null;
  let turn = 0;
  let isClosed = false;
  const listeners = new Set<() => void>();

  const show = (next: DeskState) => {
    state = next;
    for (const listener of listeners) listener();
  };

  const held = (): FullAnswer[] => [
    ...(state.kind === 'open' && state.takenBy === null ? [state.answer] : []),
    ...(comingAnswer ? [comingAnswer] : []),
  ];
  const letGo = (answer: FullAnswer) => {
    news.changed(answer, { taken: null });
    // A lease that is not let go ends by itself.
    calls.release(answer).catch(() => undefined);
  };

  function prepare(after: FullAnswer): void {
    comingAnswer = null;
    const wanted = calls.takeNext(after, [after]).then((answer) => {
      if (coming !== wanted || isClosed) {
        if (answer) letGo(answer);
        return null;
      }
      comingAnswer = answer;
      for (const { url } of answer?.pictures ?? []) new Image().src = url;
      return answer;
    });
    coming = wanted;
    // Looked at when it is needed.
    wanted.catch(() => undefined);
  }

  function put(answer: FullAnswer): void {
    show({ kind: 'open', answer, takenBy: null });
    news.changed(answer, { taken: { staffName: '', isMine: true } });
    prepare(answer);
  }

  function end(): void {
    coming = null;
    comingAnswer = null;
    show({ kind: 'empty' });
    news.emptied();
  }

  /** Shows what was prepared; asks again where that failed. */
  async function advance(after: FullAnswer | null): Promise<void> {
    turn += 1;
    const mine = turn;
    const ready = comingAnswer;
    if (ready) {
      coming = null;
      comingAnswer = null;
      put(ready);
      return;
    }
    show({ kind: 'opening' });
    try {
      const prepared = coming && (await coming.catch(() => null));
      const answer = prepared ?? (await calls.takeNext(after, after ? [after] : []));
      if (mine !== turn || isClosed) return;
      if (answer) put(answer);
      else end();
    } catch (error) {
      if (mine === turn) show({ kind: 'failed', error });
    }
  }

  async function open(key: FullKey): Promise<void> {
    turn += 1;
    const mine = turn;
    for (const answer of held()) letGo(answer);
    coming = null;
    comingAnswer = null;
    show({ kind: 'opening' });
    try {
      const answer = await calls.take(key);
      if (mine === turn) put(answer);
      else letGo(answer);
    } catch (error) {
      const takenBy = isTaken(error);
      if (takenBy === null) {
        if (mine === turn) show({ kind: 'failed', error });
        return;
      }
      const answer = await calls.get(key);
      if (mine === turn) show({ kind: 'open', answer, takenBy });
    }
  }

  async function send(answer: FullAnswer, given: { marks: number; comment: string }): Promise<void> {
    news.changed(answer, { isWaiting: false, marks: given.marks, taken: null });
    try {
      const { studentId, runId, questionId, revision } = answer;
      lastSaved = await calls.mark({ studentId, runId, questionId, revision, ...given });
      news.saved(answer);
    } catch (error) {
      news.changed(answer, { isWaiting: answer.isWaiting, marks: answer.marks });
      news.failed(answer, error);
    }
  }

  return {
    read: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: () => advance(null),
    open,
    /** Shows the next one at once, and saves meanwhile. */
    save(given: { marks: number; comment: string }): void {
      if (state.kind !== 'open' || state.takenBy !== null) return;
      const { answer } = state;
      saving = send(answer, given);
      void advance(answer);
    },
    skip(): void {
      if (state.kind !== 'open') return;
      const { answer, takenBy } = state;
      if (takenBy === null) letGo(answer);
      void advance(answer);
    },
    /** Takes back what was saved last, and shows it. */
    async undo(): Promise<FullAnswer | null> {
      await saving;
      const last = lastSaved;
      if (last === null) return null;
      lastSaved = null;
      const answer = await calls.undo(last);
      news.changed(answer, { isWaiting: answer.isWaiting, marks: answer.marks });
      await open(answer);
      return answer;
    },
    /** Nobody else gets what is open here for as long as it is. */
    async renew(): Promise<void> {
      for (const answer of held()) {
        try {
          await calls.take(answer);
        } catch (error) {
          const takenBy = isTaken(error);
          if (takenBy !== null && state.kind === 'open' && state.answer === answer)
            show({ ...state, takenBy });
        }
      }
    },
    close(): void {
      isClosed = true;
      for (const answer of held()) letGo(answer);
    },
  };
}
export type Desk = ReturnType<typeof createDesk>;
