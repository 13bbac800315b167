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
}

export type DeskState =
  | { readonly kind: 'opening' | 'empty' }
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'open'; readonly answer: FullAnswer; readonly takenBy: string | null };

const takerOf = (error: unknown): string | null =>
  error instanceof ApiError && error.code === 'answer_taken' ? String(error.details.staff_name ?? '') : null;

type Listener = () => void;

/**
 * The answer in front and the one behind it. The next one is taken before it is needed, so that saving shows it in
 * the same moment; whatever is taken is let go when it is left.
 */
export class Desk {
  readonly #calls: DeskCalls;
  readonly #news: DeskNews;
  readonly #listeners = new Set<Listener>();
  #state: DeskState = { kind: 'opening' };
  #coming: Promise<FullAnswer | null> | null = null;
  #ready: FullAnswer | null = null;
  #saving: Promise<unknown> = Promise.resolve();
  #lastSaved: FullAnswer | null = null;
  /** Counts what was asked for: an answer to an older wish is let go. */
  #turn = 0;
  #isClosed = false;

  constructor(calls: DeskCalls, news: DeskNews) {
    this.#calls = calls;
    this.#news = news;
  }

  read = (): DeskState => this.#state;

  subscribe = (listener: Listener): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  start(): Promise<void> {
    return this.#advance(null);
  }

  /** One that was picked from the list; while a colleague has it, it can only be read. */
  async open(key: FullKey): Promise<void> {
    const turn = this.#nextTurn();
    for (const answer of this.#held()) this.#letGo(answer);
    this.#forgetNext();
    this.#show({ kind: 'opening' });
    try {
      const answer = await this.#calls.take(key);
      if (this.#isPast(turn)) this.#letGo(answer);
      else this.#put(answer);
    } catch (error) {
      const takenBy = takerOf(error);
      if (takenBy === null) {
        if (!this.#isPast(turn)) this.#show({ kind: 'failed', error });
        return;
      }
      const answer = await this.#calls.get(key);
      if (!this.#isPast(turn)) this.#show({ kind: 'open', answer, takenBy });
    }
  }

  /** Shows the next one at once, and saves meanwhile. */
  save(given: { marks: number; comment: string }): void {
    if (this.#state.kind !== 'open' || this.#state.takenBy !== null) return;
    const { answer } = this.#state;
    this.#saving = this.#send(answer, given);
    void this.#advance(answer);
  }

  skip(): void {
    if (this.#state.kind !== 'open') return;
    const { answer, takenBy } = this.#state;
    if (takenBy === null) this.#letGo(answer);
    void this.#advance(answer);
  }

  /** Takes back what was saved last, and shows it; null where there is nothing. */
  async undo(): Promise<FullAnswer | null> {
    await this.#saving;
    const last = this.#lastSaved;
    if (last === null) return null;
    this.#lastSaved = null;
    const answer = await this.#calls.undo(last);
    this.#news.changed(answer, { isWaiting: answer.isWaiting, marks: answer.marks });
    await this.open(answer);
    return answer;
  }

  /** Nobody else gets what is open here for as long as it is. */
  async renew(): Promise<void> {
    for (const answer of this.#held()) {
      try {
        await this.#calls.take(answer);
      } catch (error) {
        const takenBy = takerOf(error);
        const state = this.#state;
        if (takenBy !== null && state.kind === 'open' && state.answer === answer)
          this.#show({ ...state, takenBy });
      }
    }
  }

  close(): void {
    this.#isClosed = true;
    for (const answer of this.#held()) this.#letGo(answer);
  }

  #show(state: DeskState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }

  #nextTurn(): number {
    this.#turn += 1;
    return this.#turn;
  }

  #isPast(turn: number): boolean {
    return turn !== this.#turn || this.#isClosed;
  }

  #held(): FullAnswer[] {
    const inFront = this.#state.kind === 'open' && this.#state.takenBy === null ? [this.#state.answer] : [];
    return this.#ready ? [...inFront, this.#ready] : inFront;
  }

  #letGo(answer: FullAnswer): void {
    this.#news.changed(answer, { taken: null });
    // A lease that is not let go ends by itself.
    this.#calls.release(answer).catch(() => undefined);
  }

  #forgetNext(): void {
    this.#coming = null;
    this.#ready = null;
  }

  #prepare(after: FullAnswer): void {
    this.#ready = null;
    const wanted = this.#calls.takeNext(after, [after]).then((answer) => {
      if (this.#coming !== wanted || this.#isClosed) {
        if (answer) this.#letGo(answer);
        return null;
      }
      this.#ready = answer;
      for (const { url } of answer?.pictures ?? []) new Image().src = url;
      return answer;
    });
    this.#coming = wanted;
    // Whether it failed is looked at when it is needed.
    wanted.catch(() => undefined);
  }

  #put(answer: FullAnswer): void {
    this.#show({ kind: 'open', answer, takenBy: null });
    this.#news.changed(answer, { taken: { staffName: '', isMine: true } });
    this.#prepare(answer);
  }

  /** Shows what was prepared; asks again where that did not come. */
  async #advance(after: FullAnswer | null): Promise<void> {
    const turn = this.#nextTurn();
    const ready = this.#ready;
    const coming = this.#coming;
    if (ready) {
      this.#forgetNext();
      this.#put(ready);
      return;
    }
    this.#show({ kind: 'opening' });
    try {
      const prepared = coming && (await coming.catch(() => null));
      const answer = prepared ?? (await this.#calls.takeNext(after, after ? [after] : []));
      this.#forgetNext();
      if (this.#isPast(turn)) {
        if (answer) this.#letGo(answer);
      } else if (answer) this.#put(answer);
      else this.#show({ kind: 'empty' });
    } catch (error) {
      if (!this.#isPast(turn)) this.#show({ kind: 'failed', error });
    }
  }

  async #send(answer: FullAnswer, given: { marks: number; comment: string }): Promise<void> {
    this.#news.changed(answer, { isWaiting: false, marks: given.marks, taken: null });
    try {
      const { studentId, runId, questionId, revision } = answer;
      this.#lastSaved = await this.#calls.mark({ studentId, runId, questionId, revision, ...given });
      this.#news.saved(answer);
    } catch (error) {
      this.#news.changed(answer, { isWaiting: answer.isWaiting, marks: answer.marks });
      this.#news.failed(answer, error);
    }
  }
}
