import type {
  WireAnswerAttachment,
  WireAnswerChange,
  WireFinishedQuestion,
  WireOpenQuestion,
  WireReceipt,
  WireSavedAnswer,
} from '@shala/wire/attempts-questions.ts';
import type { WireAttempt, WireAttemptStatus } from '@shala/wire/attempts-shapes.ts';
import {
  type AttemptRef,
  attemptPath,
  attemptsPath,
  doorNames,
  type ItemPlace,
  questionName,
  questionsName,
} from './attempts-doors.ts';
import {
  type AnswerImage,
  type AttemptQuestion,
  type FinishedAttemptQuestion,
  type Receipt,
  toAttemptQuestion,
  toFinishedQuestion,
  toImage,
  toReceipt,
} from './attempts-questions.ts';
import { type AttemptInfo, type AttemptStatus, toAttempt, toStatus } from './attempts-shape.ts';
import type { Transport } from './transport.ts';

/** The four doors name the same things differently; this is the only place of the client that knows. */
function take<Value>(answer: Record<string, unknown>, name: string): Value {
  if (!(name in answer)) throw new Error(`the answer has no ${name}`);
  return answer[name] as Value;
}

type Wire = Record<string, unknown>;

export type CreateAttempt = ItemPlace & {
  /** The exercise or paper; a quick quiz is known by its lesson. */
  readonly itemId?: number;
  /** The chapter in which the lesson of a quick quiz was opened. */
  readonly chapterId?: number;
};

/** Opens a run, or finds the open one; a completed attempt comes back as it is. */
export async function createAttempt(transport: Transport, request: CreateAttempt): Promise<AttemptInfo> {
  const { attempt, item } = doorNames[request.door];
  const fields = item === null ? { chapter_id: request.chapterId } : { [item]: request.itemId };
  const answer = await transport.send<Wire>({
    family: 'main',
    method: 'POST',
    path: attemptsPath(request),
    body: { [attempt]: fields },
  });
  return toAttempt(take<WireAttempt>(answer, attempt));
}

export interface LoadedQuestions {
  readonly attempt: AttemptInfo;
  readonly questions: AttemptQuestion[];
}

/** The first time it is called the clock of the run starts. The tab that calls it holds the run. */
export async function loadQuestions(
  transport: Transport,
  ref: AttemptRef,
  { tab, signal }: { tab?: string; signal?: AbortSignal } = {},
): Promise<LoadedQuestions> {
  const answer = await transport.send<Wire>({
    family: 'main',
    method: 'GET',
    path: `${attemptPath(ref)}/${questionsName(ref.door)}`,
    query: { tab },
    signal,
  });
  return {
    attempt: toAttempt(take<WireAttempt>(answer, 'attempt')),
    questions: take<WireOpenQuestion[]>(answer, questionsName(ref.door)).map(toAttemptQuestion),
  };
}

export interface LoadedAnswers {
  readonly attempt: AttemptInfo;
  readonly questions: FinishedAttemptQuestion[];
}

/** Refused with `attempt_not_completed` while a run is open. */
export async function loadAnswers(
  transport: Transport,
  ref: AttemptRef,
  { signal }: { signal?: AbortSignal } = {},
): Promise<LoadedAnswers> {
  const answer = await transport.send<Wire>({
    family: 'main',
    method: 'GET',
    path: `${attemptPath(ref)}/${questionsName(ref.door)}/answers`,
    signal,
  });
  return {
    attempt: toAttempt(take<WireAttempt>(answer, 'attempt')),
    questions: take<WireFinishedQuestion[]>(answer, questionsName(ref.door)).map(toFinishedQuestion),
  };
}

/** What is left out stays as it is. */
export interface SaveAnswer {
  readonly questionId: number;
  readonly runNo: number;
  /** Counts up in each run; the highest wins. */
  readonly clientSeq: number;
  readonly answer?: string | null;
  readonly imageIds?: readonly number[];
  readonly isMarked?: boolean;
  /** True: the question is in front now. */
  readonly isVisited?: boolean;
  readonly isDraft?: boolean;
  /** How long ago it was made, by the monotonic clock; for what waited without network. */
  readonly ageMs?: number;
  readonly tab?: string;
  readonly keepalive?: boolean;
}

export interface SavedAnswer {
  readonly answer: string | null;
  readonly isMarked: boolean;
  readonly isVisited: boolean;
  readonly secondsLeft: number | null;
  readonly receipt: Receipt;
}

export async function saveAnswer(
  transport: Transport,
  ref: AttemptRef,
  save: SaveAnswer,
): Promise<SavedAnswer> {
  const name = questionName(ref.door);
  const answer = await transport.send<Wire>({
    family: 'main',
    method: 'PUT',
    path: `${attemptPath(ref)}/${questionsName(ref.door)}/${save.questionId}`,
    body: { [name]: toChange(save) },
    keepalive: save.keepalive,
  });
  const saved = take<WireSavedAnswer>(answer, name);
  return {
    answer: saved.student_answer,
    isMarked: saved.marked,
    isVisited: saved.visited,
    secondsLeft: saved.time,
    receipt: toReceipt(take<WireReceipt>(answer, 'receipt')),
  };
}

const toChange = (save: SaveAnswer): WireAnswerChange => ({
  client_seq: save.clientSeq,
  run_no: save.runNo,
  ...(save.answer !== undefined && { student_answer: save.answer }),
  ...(save.imageIds && { exc_atmpt_quest_attchmts: save.imageIds.map((id) => ({ id })) }),
  ...(save.isMarked !== undefined && { marked: save.isMarked }),
  ...(save.isVisited !== undefined && { visited: save.isVisited }),
  ...(save.isDraft !== undefined && { is_draft: save.isDraft }),
  ...(save.ageMs !== undefined && { age_ms: save.ageMs }),
  ...(save.tab !== undefined && { tab: save.tab }),
});

/** Which run is meant: a call that comes late then leaves the others alone. Without it the newest. */
interface WhichRun {
  readonly runNo?: number | undefined;
}

const runQuery = ({ runNo }: WhichRun) => ({ run_no: runNo?.toString() });

/** Ends the run; asking again is harmless. */
export const completeAttempt = (
  transport: Transport,
  ref: AttemptRef,
  which: WhichRun = {},
): Promise<AttemptInfo> => change(transport, ref, 'complete', which);

/** Opens the next run under the same id, unless one has come after the run that is named. */
export const resetAttempt = (
  transport: Transport,
  ref: AttemptRef,
  which: WhichRun = {},
): Promise<AttemptInfo> => change(transport, ref, 'reset', which);

async function change(
  transport: Transport,
  ref: AttemptRef,
  what: 'complete' | 'reset',
  which: WhichRun,
): Promise<AttemptInfo> {
  const answer = await transport.send<Wire>({
    family: 'main',
    method: 'PUT',
    path: `${attemptsPath(ref)}/${ref.attemptId}/${what}`,
    query: runQuery(which),
  });
  return toAttempt(take<WireAttempt>(answer, doorNames[ref.door].attempt));
}

export async function quitAttempt(
  transport: Transport,
  ref: AttemptRef,
  which: WhichRun = {},
): Promise<void> {
  await transport.send<Wire>({
    family: 'main',
    method: 'DELETE',
    path: `${attemptsPath(ref)}/${ref.attemptId}`,
    query: runQuery(which),
  });
}

export async function attemptStatus(
  transport: Transport,
  ref: AttemptRef,
  { tab, signal }: { tab?: string; signal?: AbortSignal } = {},
): Promise<AttemptStatus> {
  const answer = await transport.send<Wire>({
    family: 'main',
    method: 'GET',
    path: `${attemptPath(ref)}/status`,
    query: { tab },
    signal,
  });
  return toStatus(take<WireAttemptStatus>(answer, 'status'));
}

export async function uploadAnswerImage(
  transport: Transport,
  ref: AttemptRef,
  {
    questionId,
    image,
    signal,
    ...which
  }: WhichRun & { questionId: number; image: Blob; signal?: AbortSignal },
): Promise<AnswerImage> {
  const body = new FormData();
  body.append('image', image);
  const answer = await transport.send<Wire>({
    family: 'main',
    method: 'POST',
    path: `${attemptPath(ref)}/${questionsName(ref.door)}/${questionId}/attachments`,
    query: runQuery(which),
    body,
    signal,
  });
  return toImage(take<WireAnswerAttachment>(answer, 'attachment'));
}
