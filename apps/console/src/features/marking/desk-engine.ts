import { ApiError } from '@shala/api-client/api-error.ts';
import type { AnswerCard, AnswerKey, FullAnswer, FullKey } from '@shala/api-client/marking.ts';
import { UnderWay } from './under-way.ts';

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
  /** So many more are checked; less than none where one waits again. */
  checked(more: 1 | -1): void;
  saved(answer: FullAnswer): void;
  /** It did not arrive: the line is as it was, and the draft is kept. */
  failed(answer: FullAnswer, error: unknown): void;
}

export type DeskState =
  /** Empty: nothing is free for this person. Others may have some open. */
  | { readonly kind: 'opening' | 'empty' }
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'open'; readonly answer: FullAnswer; readonly takenBy: string | null };

type Given = { marks: number; comment: string };
type Listener = () => void;

const codeOf = (error: unknown): string | null => (error instanceof ApiError ? error.code : null);
const takerOf = (error: unknown): string | null =>
  error instanceof ApiError && error.code === 'answer_taken' ? String(error.details.staff_name ?? '') : null;
const isSame = (one: AnswerKey, other: AnswerKey | null): boolean =>
  other !== null && one.studentId === other.studentId && one.runId === other.runId;

/** The server takes so many keys to be left out. */
const mostExcept = 10;

/**
 * The answer in front and the one behind it. The next one is taken before it is needed, so that saving shows it in
 * the same moment; whatever is taken is let go when it is left.
 */
export class Desk {
  readonly #calls: DeskCalls;
  readonly #news: DeskNews;
  readonly #listeners = new Set<Listener>();
  readonly #saves = new UnderWay();
  readonly #releases = new UnderWay();
  /** In the order of saving, whenever the answers came. */
  #saved: FullAnswer[] = [];
  #state: DeskState = { kind: 'opening' };
  #opening: FullKey | null = null;
  #coming: Promise<FullAnswer | null> | null = null;
  #ready: FullAnswer | null = null;
  /** Every question for a next one that has no answer yet. */
  #taking: Promise<unknown> = Promise.resolve();
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
    if (isSame(key, this.#inFront())) return;
    if (this.#ready && isSame(key, this.#ready)) {
      this.#leaveFront();
      void this.#advance(null);
      return;
    }
    await this.#openAnew(key);
  }

  /** Shows the next one at once, and saves meanwhile. */
  save(given: Given): void {
    const answer = this.#inFront();
    if (!answer) return;
    this.#saves.add(answer, this.#send(answer, given));
    void this.#advance(answer);
  }

  skip(): void {
    if (this.#state.kind !== 'open') return;
    const { answer } = this.#state;
    this.#leaveFront();
    void this.#advance(answer);
  }

  /** Takes back what was saved last, and shows it; null where there is nothing. */
  async undo(): Promise<FullAnswer | null> {
    await this.#saves.all();
    const last = this.#saved.pop();
    if (!last) return null;
    let answer: FullAnswer;
    try {
      answer = await this.#calls.undo(last);
    } catch (error) {
      if (codeOf(error) !== 'nothing_to_undo') {
        this.#saved.push(last);
        throw error;
      }
      // Too old, or marked again since; what came before it is older still.
      this.#saved = [];
      return null;
    }
    this.#news.changed(answer, { isWaiting: answer.isWaiting, marks: answer.marks });
    if (answer.isWaiting) this.#news.checked(-1);
    await this.#openAnew(answer);
    return answer;
  }

  /** Nobody else gets what is open here for as long as it is. */
  async renew(): Promise<void> {
    for (const answer of this.#held()) {
      try {
        const now = await this.#calls.take(answer);
        if (!this.#holds(answer)) this.#letGo(answer);
        else if (now.revision !== answer.revision) this.#replace(answer, now);
      } catch (error) {
        const takenBy = takerOf(error);
        if (takenBy !== null) this.#lose(answer, takenBy);
      }
    }
  }

  get isSaving(): boolean {
    return this.#saves.keys.length > 0;
  }

  /** Whatever was saved has an answer. */
  settled(): Promise<unknown> {
    return this.#saves.all();
  }

  /** The page is put aside: what it holds is for others meanwhile. */
  pause(): void {
    if (this.#isClosed) return;
    this.#nextTurn();
    this.#releaseAll();
    this.#forgetNext();
  }

  /** The page is back, as it was left. */
  async resume(): Promise<void> {
    if (this.#isClosed) return;
    const answer = this.#inFront();
    if (answer) await this.#openAnew(answer);
    else if (this.#state.kind !== 'open') await this.start();
  }

  close(): void {
    this.#isClosed = true;
    this.#releaseAll();
  }

  #show(state: DeskState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }

  #nextTurn(): number {
    this.#turn += 1;
    this.#opening = null;
    return this.#turn;
  }

  #isPast(turn: number): boolean {
    return turn !== this.#turn || this.#isClosed;
  }

  /** What is open and mine. */
  #inFront(): FullAnswer | null {
    return this.#state.kind === 'open' && this.#state.takenBy === null ? this.#state.answer : null;
  }

  #held(): FullAnswer[] {
    return [this.#inFront(), this.#ready].filter((answer) => answer !== null);
  }

  #holds(key: AnswerKey): boolean {
    return !this.#isClosed && [...this.#held(), this.#opening].some((held) => isSame(key, held));
  }

  /** Not if it was asked for again, or comes as the next one: there is one lease for both. */
  #letGo(answer: FullAnswer): void {
    const release = () => (this.#holds(answer) ? undefined : this.#release(answer));
    this.#releases.add(answer, this.#taking.then(release));
  }

  #release(answer: FullAnswer): Promise<void> {
    this.#news.changed(answer, { taken: null });
    // A lease that is not let go ends by itself.
    return this.#calls.release(answer).catch(() => undefined);
  }

  #releaseAll(): void {
    for (const answer of this.#held()) this.#releases.add(answer, this.#release(answer));
  }

  #leaveFront(): void {
    const answer = this.#inFront();
    this.#show({ kind: 'opening' });
    if (answer) this.#letGo(answer);
  }

  #forgetNext(): void {
    this.#coming = null;
    this.#ready = null;
  }

  #replace(answer: FullAnswer, now: FullAnswer): void {
    if (isSame(answer, this.#inFront())) this.#show({ kind: 'open', answer: now, takenBy: null });
    else this.#ready = now;
  }

  #lose(answer: FullAnswer, takenBy: string): void {
    if (isSame(answer, this.#inFront())) this.#show({ kind: 'open', answer, takenBy });
    else if (this.#ready && isSame(answer, this.#ready)) this.#forgetNext();
  }

  async #openAnew(key: FullKey): Promise<void> {
    const turn = this.#nextTurn();
    const left = this.#held();
    this.#forgetNext();
    this.#show({ kind: 'opening' });
    this.#opening = key;
    for (const answer of left) this.#letGo(answer);
    try {
      // A release or a mark of the same answer that lands later would end the lease.
      await Promise.all([this.#releases.of(key), this.#saves.of(key)]);
      const answer = await this.#calls.take(key);
      if (this.#isPast(turn)) this.#letGo(answer);
      else this.#put(answer);
    } catch (error) {
      await this.#read(key, turn, error);
    }
  }

  /** It could not be taken: a colleague's is read, anything else is told. */
  async #read(key: FullKey, turn: number, refusal: unknown): Promise<void> {
    try {
      const takenBy = takerOf(refusal);
      if (takenBy === null) throw refusal;
      const answer = await this.#calls.get(key);
      if (!this.#isPast(turn)) this.#show({ kind: 'open', answer, takenBy });
    } catch (error) {
      if (!this.#isPast(turn)) this.#show({ kind: 'failed', error });
    }
  }

  /** What is being saved waits in the server's eyes until the mark is there: it is left out by name. */
  #takeNext(after: FullAnswer | null): Promise<FullAnswer | null> {
    const call = this.#askNext(after);
    this.#taking = Promise.allSettled([this.#taking, call]);
    return call;
  }

  async #askNext(after: FullAnswer | null): Promise<FullAnswer | null> {
    await this.#releases.all();
    const except = [...(after ? [after] : []), ...this.#saves.keys.toReversed()];
    const others = except.filter((key, at) => except.findIndex((one) => isSame(one, key)) === at);
    return this.#calls.takeNext(
      after,
      others.slice(0, mostExcept).map(({ studentId, runId }) => ({ studentId, runId })),
    );
  }

  #prepare(after: FullAnswer): void {
    this.#ready = null;
    const wanted = this.#takeNext(after).then((answer) => {
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
    this.#opening = null;
    this.#show({ kind: 'open', answer, takenBy: null });
    this.#news.changed(answer, { taken: { staffName: '', isMine: true } });
    this.#prepare(answer);
  }

  /** Shows what was prepared; asks again where that did not come. */
  async #advance(after: FullAnswer | null): Promise<void> {
    const turn = this.#nextTurn();
    const ready = this.#ready;
    if (ready) {
      this.#forgetNext();
      this.#put(ready);
      return;
    }
    this.#show({ kind: 'opening' });
    try {
      const prepared = this.#coming && (await this.#coming.catch(() => null));
      // A newer wish has what was prepared, or has let it go.
      if (this.#isPast(turn)) return;
      const answer = prepared ?? (await this.#takeNext(after));
      if (this.#isPast(turn)) {
        if (answer) this.#letGo(answer);
        return;
      }
      this.#forgetNext();
      if (answer) this.#put(answer);
      else this.#show({ kind: 'empty' });
    } catch (error) {
      if (!this.#isPast(turn)) this.#show({ kind: 'failed', error });
    }
  }

  async #send(answer: FullAnswer, given: Given): Promise<void> {
    const { studentId, runId, questionId, revision, isWaiting } = answer;
    this.#saved.push(answer);
    this.#news.changed(answer, { isWaiting: false, marks: given.marks, taken: null });
    if (isWaiting) this.#news.checked(1);
    try {
      await this.#calls.mark({ studentId, runId, questionId, revision, ...given });
      this.#news.saved(answer);
    } catch (error) {
      this.#saved = this.#saved.filter((one) => one !== answer);
      this.#news.changed(answer, { isWaiting, marks: answer.marks });
      if (isWaiting) this.#news.checked(-1);
      this.#letGo(answer);
      this.#news.failed(answer, error);
    }
  }
}
