import type { decideLateAnswer as decideContract } from '@shala/wire/attempts.ts';
import type { ResponseOf } from '@shala/wire/contract.ts';
import type * as wire from '@shala/wire/marking.ts';
import type { Transport } from './transport.ts';

export interface MarkingItem {
  readonly id: number;
  readonly kind: 'exercise' | 'exam_exercise' | 'quick_quiz' | 'paper';
  readonly title: string;
  readonly courseName: string;
  readonly subjectId: number | null;
  readonly subjectName: string | null;
  readonly subjectColourCode: string | null;
  readonly chapterName: string | null;
  readonly waiting: number;
  readonly checked: number;
  readonly oldestAt: string | null;
}

export interface MarkingItems {
  readonly items: readonly MarkingItem[];
  readonly next: string | null;
  readonly waiting: number;
  readonly late: number;
}

const base = '/course/staff/marking';

interface ListRequest {
  readonly after?: string | null | undefined;
  readonly limit?: number;
  readonly signal?: AbortSignal;
}

const pageQuery = ({ after, limit }: ListRequest) => ({
  after: after ?? undefined,
  limit: limit === undefined ? undefined : String(limit),
});

export async function listMarkingItems(transport: Transport, request: ListRequest): Promise<MarkingItems> {
  const answer = await transport.send<ResponseOf<typeof wire.listMarkingItems>>({
    family: 'main',
    method: 'GET',
    path: `${base}/items`,
    query: pageQuery(request),
    signal: request.signal,
  });
  return { items: answer.items.map(toItem), next: answer.next, waiting: answer.waiting, late: answer.late };
}

export interface MarkingQuestion {
  readonly id: number;
  /** Its place in the exercise; null where it has left it since. */
  readonly number: number | null;
  readonly content: string;
  readonly maxMarks: number;
  readonly modelAnswer: string | null;
  readonly pictures: readonly { url: string; alt: string; width: number; height: number }[];
  readonly waiting: number;
  readonly checked: number;
}

export async function getMarkingItem(
  transport: Transport,
  { itemId, signal }: { itemId: number; signal?: AbortSignal },
): Promise<{ item: MarkingItem; questions: readonly MarkingQuestion[] }> {
  const { item, questions } = await transport.send<ResponseOf<typeof wire.getMarkingItem>>({
    family: 'main',
    method: 'GET',
    path: `${base}/items/${itemId}`,
    signal,
  });
  return { item: toItem(item), questions: questions.map(toQuestion) };
}

/** Which answer is meant. */
export interface AnswerKey {
  readonly studentId: number;
  readonly runId: number;
}

export interface AnswerCard extends AnswerKey {
  readonly studentName: string;
  readonly sectionName: string | null;
  readonly runNumber: number;
  readonly sentAt: string;
  readonly isWaiting: boolean;
  readonly marks: number | null;
  /** Somebody looks at it now. */
  readonly taken: { readonly staffName: string; readonly isMine: boolean } | null;
}

interface QuestionKey {
  readonly itemId: number;
  readonly questionId: number;
}

export async function listMarkingAnswers(
  transport: Transport,
  { itemId, questionId, ...request }: QuestionKey & ListRequest,
): Promise<{ answers: readonly AnswerCard[]; next: string | null }> {
  const { answers, next } = await transport.send<ResponseOf<typeof wire.listMarkingAnswers>>({
    family: 'main',
    method: 'GET',
    path: `${base}/items/${itemId}/questions/${questionId}/answers`,
    query: pageQuery(request),
    signal: request.signal,
  });
  return { answers: answers.map(toCard), next };
}

export interface GivenMark {
  readonly id: number;
  readonly staffName: string;
  readonly isMine: boolean;
  readonly marks: number | null;
  readonly comment: string | null;
  readonly isUndo: boolean;
  readonly at: string;
}

export interface FullAnswer extends AnswerCard {
  readonly questionId: number;
  readonly text: string | null;
  readonly pictures: readonly { id: number; url: string }[];
  readonly comment: string | null;
  readonly content: string;
  readonly maxMarks: number;
  /** An evaluation names it, so that none goes over another. */
  readonly revision: number;
  /** The newest first. */
  readonly history: readonly GivenMark[];
}

export interface FullKey extends AnswerKey {
  readonly questionId: number;
}

const answerPath = ({ studentId, runId, questionId }: FullKey) =>
  `${base}/answers/${studentId}/${runId}/${questionId}`;

export async function getMarkingAnswer(transport: Transport, key: FullKey): Promise<FullAnswer> {
  const { answer } = await transport.send<ResponseOf<typeof wire.getMarkingAnswer>>({
    family: 'main',
    method: 'GET',
    path: answerPath(key),
  });
  return toFull(answer);
}

/** For five minutes, or five more. */
export async function takeAnswer(transport: Transport, key: FullKey): Promise<FullAnswer> {
  const { answer } = await transport.send<ResponseOf<typeof wire.takeAnswer>>({
    family: 'main',
    method: 'POST',
    path: `${answerPath(key)}/lease`,
  });
  return toFull(answer);
}

export async function releaseAnswer(transport: Transport, key: FullKey): Promise<void> {
  await transport.send<ResponseOf<typeof wire.releaseAnswer>>({
    family: 'main',
    method: 'DELETE',
    path: `${answerPath(key)}/lease`,
    keepalive: true,
  });
}

const wireKey = ({ studentId, runId }: AnswerKey) => ({ student_id: studentId, run_id: runId });

/** The next one that waits and that no colleague has. */
export async function takeNextAnswer(
  transport: Transport,
  {
    itemId,
    questionId,
    after,
    except,
  }: QuestionKey & { after: AnswerKey | null; except: readonly AnswerKey[] },
): Promise<FullAnswer | null> {
  const { answer } = await transport.send<ResponseOf<typeof wire.takeNextAnswer>>({
    family: 'main',
    method: 'POST',
    path: `${base}/items/${itemId}/questions/${questionId}/next`,
    body: { after: after && wireKey(after), except: except.map(wireKey) },
  });
  return answer && toFull(answer);
}

export async function markAnswer(
  transport: Transport,
  { marks, comment, revision, ...key }: FullKey & { marks: number; comment: string; revision: number },
): Promise<FullAnswer> {
  const { answer } = await transport.send<ResponseOf<typeof wire.markAnswer>>({
    family: 'main',
    method: 'PUT',
    path: `${answerPath(key)}/mark`,
    // Who closes the tab right after the last mark has given it.
    keepalive: true,
    body: { mark: { marks, comment: comment || null, revision } },
  });
  return toFull(answer);
}

export async function undoMark(transport: Transport, key: FullKey): Promise<FullAnswer> {
  const { answer } = await transport.send<ResponseOf<typeof wire.undoMark>>({
    family: 'main',
    method: 'POST',
    path: `${answerPath(key)}/undo`,
  });
  return toFull(answer);
}

export async function getPhrases(transport: Transport, signal?: AbortSignal): Promise<readonly string[]> {
  const { phrases } = await transport.send<ResponseOf<typeof wire.getPhrases>>({
    family: 'main',
    method: 'GET',
    path: `${base}/phrases`,
    signal,
  });
  return phrases;
}

export async function savePhrases(transport: Transport, phrases: readonly string[]) {
  const answer = await transport.send<ResponseOf<typeof wire.savePhrases>>({
    family: 'main',
    method: 'PUT',
    path: `${base}/phrases`,
    body: { phrases },
  });
  return answer.phrases as readonly string[];
}

export interface LateAnswer extends FullKey {
  readonly studentName: string;
  readonly sectionName: string | null;
  readonly itemTitle: string;
  readonly content: string;
  /** Option key to its words; empty where the answer is words itself. */
  readonly options: Readonly<Record<string, string>>;
  readonly countedAnswer: string | null;
  readonly lateAnswer: string | null;
  readonly lateSeq: number;
  readonly endedAt: string;
  readonly lateAt: string;
}

export async function listLateAnswers(
  transport: Transport,
  request: ListRequest,
): Promise<{ answers: readonly LateAnswer[]; next: string | null }> {
  const answer = await transport.send<ResponseOf<typeof wire.listLateAnswers>>({
    family: 'main',
    method: 'GET',
    path: `${base}/late_answers`,
    query: pageQuery(request),
    signal: request.signal,
  });
  return { answers: answer.late_answers.map(toLate), next: answer.next };
}

export async function decideLateAnswer(
  transport: Transport,
  { studentId, runId, questionId, lateSeq, isCounted }: FullKey & { lateSeq: number; isCounted: boolean },
): Promise<void> {
  await transport.send<ResponseOf<typeof decideContract>>({
    family: 'main',
    method: 'PUT',
    path: `/course/staff/students/${studentId}/runs/${runId}/answers/${questionId}/late_answer`,
    body: { late_answer: { is_counted: isCounted, late_seq: lateSeq } },
  });
}

const toItem = (item: wire.WireMarkingItem): MarkingItem => ({
  id: item.id,
  kind: item.kind,
  title: item.title,
  courseName: item.course_name,
  subjectId: item.subject_id,
  subjectName: item.subject_name,
  subjectColourCode: item.subject_color_code,
  chapterName: item.chapter_name,
  waiting: item.waiting,
  checked: item.checked,
  oldestAt: item.oldest_at,
});

const toQuestion = (question: wire.WireMarkingQuestion): MarkingQuestion => ({
  id: question.id,
  number: question.number,
  content: question.content,
  maxMarks: question.max_marks,
  modelAnswer: question.model_answer,
  pictures: question.pictures,
  waiting: question.waiting,
  checked: question.checked,
});

const toCard = (card: wire.WireAnswerCard): AnswerCard => ({
  studentId: card.student_id,
  runId: card.run_id,
  studentName: card.student_name,
  sectionName: card.section_name,
  runNumber: card.run_number,
  sentAt: card.sent_at,
  isWaiting: card.state === 'waiting',
  marks: card.marks,
  taken: card.taken && { staffName: card.taken.staff_name, isMine: card.taken.is_mine },
});

const toFull = (answer: wire.WireFullAnswer): FullAnswer => ({
  studentId: answer.student_id,
  runId: answer.run_id,
  studentName: answer.student_name,
  sectionName: answer.section_name,
  runNumber: answer.run_number,
  sentAt: answer.sent_at,
  isWaiting: answer.state === 'waiting',
  marks: answer.marks,
  taken: answer.taken && { staffName: answer.taken.staff_name, isMine: answer.taken.is_mine },
  questionId: answer.question_id,
  text: answer.text,
  pictures: answer.pictures,
  comment: answer.comment,
  content: answer.content,
  maxMarks: answer.max_marks,
  revision: answer.revision,
  history: answer.history.map((mark) => ({
    id: mark.id,
    staffName: mark.staff_name,
    isMine: mark.is_mine,
    marks: mark.marks,
    comment: mark.comment,
    isUndo: mark.is_undo,
    at: mark.at,
  })),
});

const toLate = (late: wire.WireLateAnswer): LateAnswer => ({
  studentId: late.student_id,
  runId: late.run_id,
  questionId: late.question_id,
  studentName: late.student_name,
  sectionName: late.section_name,
  itemTitle: late.item_title,
  content: late.content,
  options: late.options,
  countedAnswer: late.counted_answer,
  lateAnswer: late.late_answer,
  lateSeq: late.late_seq,
  endedAt: late.ended_at,
  lateAt: late.late_at,
});
