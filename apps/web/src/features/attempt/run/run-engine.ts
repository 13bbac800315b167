import { ApiError } from '@shala/api-client/api-error.ts';
import { attemptStatus, loadQuestions, quitAttempt, type SavedAnswer } from '@shala/api-client/attempts.ts';
import { noteRunEvent } from '@shala/api-client/attempts-events.ts';
import type { Transport } from '@shala/api-client/transport.ts';
import { judgeFailure } from '#shared/sending/retry-delay.ts';
import {
  type AttemptAction,
  type AttemptState,
  type QuestionState,
  reduceAttempt,
} from '../model/attempt-state.ts';
import { correctClock, openQuestion, type RunClock, secondsLeft } from '../model/run-clock.ts';
import type { AnswerChange, OutboxStore, Pending } from '../outbox/outbox-store.ts';
import { createRunOutbox, type OutboxStatus, type RunOutbox } from '../outbox/run-outbox.ts';
import { sendPending } from '../outbox/send-pending.ts';
import { settleQuestion } from '../outbox/settle-question.ts';
import { tabName } from '../outbox/tab-name.ts';
import { createEnding, type Ending } from './ending.ts';
import { firstClock, firstState } from './first-state.ts';
import type { RunSheet } from './run-sheet.ts';
import { createRunTimer } from './run-timer.ts';

export interface RunView {
  readonly state: AttemptState;
  readonly clock: RunClock;
  readonly outbox: OutboxStatus;
  /** Null: under way. */
  readonly ending: Ending | null;
  /** Somebody has opened the questions in another place since. */
  readonly isElsewhere: boolean;
  /** The session has died: nothing goes out until somebody has signed in again. */
  readonly isSignedOut: boolean;
  /** The question whose words are not on the list yet: the fingers have not come to rest. */
  readonly typing: number | null;
}

export interface RunEngineParts {
  readonly sheet: RunSheet;
  readonly store: OutboxStore;
  readonly transport: Transport;
  /** Where this tab was in the run before a reload. */
  readonly place: number | null;
  readonly onPlace: (index: number) => void;
  /** The run is over, and the server knows it. */
  readonly onEnded: () => void;
  /** The server will never take an answer. */
  readonly onRefused: (error: unknown) => void;
  readonly onFinishRefused: (error: unknown) => void;
}

const typingPause = 500;

/** One run while it is open: what the student does, what the clock says, and what goes to the server. */
export class RunEngine {
  readonly sheet: RunSheet;
  readonly #parts: RunEngineParts;
  readonly #outbox: RunOutbox;
  readonly #ending: ReturnType<typeof createEnding>;
  readonly #timer = createRunTimer(() => this.#onTimeUp());
  readonly #listeners = new Set<() => void>();
  #typing: ReturnType<typeof setTimeout> | undefined;
  #view: RunView;

  constructor(parts: RunEngineParts) {
    const { sheet, store, transport } = parts;
    this.sheet = sheet;
    this.#parts = parts;
    this.#view = {
      state: firstState(sheet, parts.place),
      clock: firstClock(sheet, sheet.loadedAt),
      outbox: { unsent: new Set(), holdUp: null },
      ending: null,
      isElsewhere: false,
      isSignedOut: false,
      typing: null,
    };
    this.#outbox = createRunOutbox({
      store,
      run: sheet.run,
      ref: sheet.ref,
      isLatestOnly: this.#view.clock.kind !== 'per_question',
      lastSeq: Math.max(0, ...sheet.questions.map(({ own }) => own.clientSeq)),
      elapsed: () => elapsedBefore(sheet) + performance.now() - sheet.loadedAt,
      send: (pending) => sendPending(transport, pending),
      onSaved: (saved, pending, isLast) => this.#onSaved(saved, pending, isLast),
      onRefused: (_pending, error) => parts.onRefused(error),
    });
    this.#ending = createEnding({
      outbox: this.#outbox,
      store,
      transport,
      finish: { ...sheet.run, ref: sheet.ref },
      onChange: (ending) => this.#set({ ending }),
      onEnded: parts.onEnded,
      onRefused: parts.onFinishRefused,
    });
    this.#outbox.subscribe(() => {
      const outbox = this.#outbox.status();
      this.#set(outbox.holdUp === 'signed-out' ? { outbox, isSignedOut: true } : { outbox });
    });
  }

  view = (): RunView => this.#view;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  start(): void {
    this.#outbox.start();
    this.#ending.start();
    this.goTo(this.#view.state.current);
    this.#timer.set(this.#view.clock);
  }

  stop(): void {
    this.#commitWords();
    this.#timer.stop();
    this.#outbox.stop();
    this.#ending.stop();
  }

  goTo(index: number): void {
    const { state, clock } = this.#view;
    const target = state.questions[index];
    if (target === undefined) return;
    this.#commitWords();
    const isOpened = clock.kind === 'per_question' && clock.open?.id !== target.id;
    this.#dispatch({ type: 'visit', index });
    this.#parts.onPlace(index);
    if (target.isClosed) return;
    this.#setClock(openQuestion(clock, target.id, performance.now()));
    if (!target.isVisited || isOpened) this.#save({ questionId: target.id });
  }

  choose(id: number, option: string): void {
    const before = this.#find(id)?.answer;
    this.#dispatch({ type: 'choose', id, option });
    const answer = this.#find(id)?.answer ?? null;
    if (answer !== before) this.#save({ questionId: id, answer, isDraft: true });
  }

  write(id: number, text: string): void {
    if (this.#find(id)?.isClosed !== false) return;
    this.#dispatch({ type: 'write', id, text });
    this.#set({ typing: id });
    clearTimeout(this.#typing);
    this.#typing = setTimeout(() => this.#commitWords(), typingPause);
  }

  /** Confirmed by the student. */
  submit(id: number): void {
    this.#commitWords();
    const question = this.#find(id);
    if (question && !question.isClosed) {
      this.#save({ questionId: id, answer: question.answer, isDraft: false });
    }
  }

  toggleMark(id: number): void {
    this.#dispatch({ type: 'toggleMark', id });
    this.#save({ questionId: id, isMarked: this.#find(id)?.isMarked ?? false });
  }

  /** `staying` is named when a picture was taken away; added ones the server has already. */
  setPictures(id: number, count: number, staying?: readonly number[]): void {
    this.#dispatch({ type: 'setPictures', id, count });
    if (staying) this.#save({ questionId: id, imageIds: staying });
  }

  /** A change that takes a picture away names those that stay: one that is added in between would go as well. */
  whenSaved(id: number): Promise<void> {
    return settleQuestion(this.#outbox, id);
  }

  async finish(): Promise<void> {
    this.#commitWords();
    await this.#ending.finish();
  }

  /** The student thought better of it while it waited. */
  cancelFinish(): Promise<void> {
    return this.#ending.cancel();
  }

  /** Gives the run up. What waits for it has nowhere to go any more. */
  async quit(): Promise<void> {
    const { store, transport } = this.#parts;
    await quitAttempt(transport, this.sheet.ref, { runNo: this.sheet.run.runNo });
    this.stop();
    await store.removeFinish(this.sheet.run);
    for (const pending of await store.list(this.sheet.run)) await store.remove(pending);
  }

  /** The page goes out of sight. */
  leave(): void {
    this.#commitWords();
    this.#note('left');
  }

  comeBack(): void {
    this.#note('came_back');
    void this.recheck();
  }

  signOut(): void {
    this.#set({ isSignedOut: true });
  }

  /** Somebody has signed in. The run is held by a session and a tab: the new session takes it over first. */
  async signInAgain(): Promise<void> {
    if (!this.#view.isSignedOut) return this.recheck();
    try {
      await loadQuestions(this.#parts.transport, this.sheet.ref, { tab: tabName() });
    } catch (error) {
      ignoreApiErrors(error);
      if (judgeFailure(error) === 'signed-out') return;
    }
    this.#set({ isSignedOut: false });
    await this.recheck();
  }

  /** Sends what waits, asks how late it is, and whether somebody has gone on elsewhere. */
  async recheck(): Promise<void> {
    if (this.#view.isSignedOut) return;
    if (this.#view.ending !== null) return this.#ending.tryNow();
    void this.#outbox.flush();
    try {
      const status = await attemptStatus(this.#parts.transport, this.sheet.ref, { tab: tabName() });
      if (status.runNo !== this.sheet.run.runNo || status.state === 'completed') return await this.finish();
      if (this.#view.clock.kind === 'whole_quiz') this.#correct({ seconds: status.remainingSeconds });
      if (status.isElsewhere) this.#set({ isElsewhere: true });
    } catch (error) {
      ignoreApiErrors(error);
    }
  }

  #onSaved({ secondsLeft: left, receipt }: SavedAnswer, { change }: Pending, isLast: boolean): void {
    const isOwnTimer = this.#view.clock.kind === 'per_question';
    // While later steps wait, the server still counts on a question that was left long ago.
    if (!isOwnTimer) this.#correct({ seconds: receipt.remainingSeconds });
    else if (isLast) this.#correct({ seconds: left, questionId: change.questionId });
    if (receipt.isElsewhere) this.#set({ isElsewhere: true });
    // The run is over, by the server's clock or by another device; or, with a timer of its own, the question is.
    if (receipt.isLate) void this.recheck();
  }

  #correct({ seconds, questionId }: { seconds: number | null; questionId?: number }): void {
    if (seconds === null) return;
    const said = questionId === undefined ? { seconds } : { seconds, questionId };
    const clock = correctClock(this.#view.clock, said, performance.now());
    if (clock !== this.#view.clock) this.#setClock(clock);
  }

  #onTimeUp(): void {
    const { ending, clock } = this.#view;
    if (ending !== null) return;
    if (secondsLeft(clock, performance.now()) !== 0) this.#timer.set(clock);
    else if (clock.kind === 'whole_quiz') void this.finish();
    else if (clock.open) this.#close(clock.open.id);
  }

  /** Its time is over: on to the next question that has some left, or to the end. */
  #close(id: number): void {
    this.#commitWords();
    this.#dispatch({ type: 'close', id });
    const { questions, current } = this.#view.state;
    const onwards = questions.map((_, step) => (current + step) % questions.length);
    const next = onwards.find((index) => questions[index]?.isClosed === false);
    if (next === undefined) void this.finish();
    else if (next !== current) this.goTo(next);
  }

  /** What was typed last goes onto the list now. */
  #commitWords(): void {
    clearTimeout(this.#typing);
    const { typing } = this.#view;
    if (typing === null) return;
    this.#set({ typing: null });
    this.#save({ questionId: typing, answer: this.#find(typing)?.answer ?? null, isDraft: true });
  }

  #save(change: AnswerChange): void {
    void this.#outbox.save(change).catch(this.#parts.onRefused);
  }

  #note(kind: 'left' | 'came_back'): void {
    void noteRunEvent(this.#parts.transport, this.sheet.ref, kind).catch(ignoreApiErrors);
  }

  #find(id: number): QuestionState | undefined {
    return this.#view.state.questions.find((question) => question.id === id);
  }

  #dispatch(action: AttemptAction): void {
    this.#set({ state: reduceAttempt(this.#view.state, action) });
  }

  #setClock(clock: RunClock): void {
    this.#set({ clock });
    this.#timer.set(clock);
  }

  #set(next: Partial<RunView>): void {
    this.#view = { ...this.#view, ...next };
    for (const listener of this.#listeners) listener();
  }
}

/** How old the run was when it was loaded, by the server's own two words. */
const elapsedBefore = ({ attempt }: RunSheet): number =>
  attempt.startedAt === null ? 0 : Math.max(0, Date.parse(attempt.serverNow) - Date.parse(attempt.startedAt));

/** Nobody answered, or not now: the next word with the server says the same. */
function ignoreApiErrors(error: unknown): void {
  if (!(error instanceof ApiError)) throw error;
}
