import type { BodyOf, ResponseOf } from '@shala/wire/contract.ts';
import type * as wire from '@shala/wire/practice-staff.ts';
import type { listQuestions } from '@shala/wire/question-bank.ts';
import { type PublicQuestion, toAttemptQuestion } from './attempts-questions.ts';
import { fromWords, type Words } from './contents-staff.ts';
import type { Transport } from './transport.ts';

const base = '/course/staff';

export type PracticeKind = 'exercise' | 'exam_exercise' | 'quick_quiz' | 'paper';
export type TimerKind = 'whole_quiz' | 'per_question' | 'none';

export interface StaffItem {
  readonly id: number;
  readonly kind: PracticeKind;
  readonly libraryId: number | null;
  readonly title: Words;
  readonly isPublished: boolean;
  readonly timer: TimerKind;
  readonly time: number | null;
  readonly questionsCount: number;
  readonly runsCount: number;
  /** A draft that no student has opened. */
  readonly isRemovable: boolean;
}

export interface BankLine {
  readonly id: number;
  readonly kind: string;
  readonly content: string;
  readonly tags: readonly string[];
  readonly marks: number;
}

export interface FullItem extends StaffItem {
  readonly description: Words;
  readonly rightMarks: number;
  readonly wrongMarks: number;
  readonly isShuffled: boolean;
  readonly questions: readonly BankLine[];
}

export interface ItemInput {
  readonly title: Words;
  readonly timer: TimerKind;
  readonly time: number | null;
  readonly rightMarks: number;
  readonly wrongMarks: number;
  readonly isShuffled: boolean;
  readonly description: Words;
  readonly questionIds: readonly number[];
}

/** Where it hangs says what it is. */
export type ItemPlace =
  | { readonly chapterId: number }
  | { readonly contentId: number }
  | { readonly courseId: number };

const toItem = (one: wire.WireStaffItem): StaffItem => ({
  id: one.id,
  kind: one.kind,
  libraryId: one.content_library_id,
  title: { en: one.title.en, hi: one.title.hi ?? '' },
  isPublished: one.is_published,
  timer: one.timer_options,
  time: one.time,
  questionsCount: one.questions_count,
  runsCount: one.runs_count,
  isRemovable: one.is_removable,
});

const toFullItem = (one: wire.WireFullItem): FullItem => ({
  ...toItem(one),
  description: { en: one.description.en, hi: one.description.hi ?? '' },
  rightMarks: one.right_marks,
  wrongMarks: one.wrong_marks,
  isShuffled: one.is_shuffled,
  questions: one.questions.map((line) => ({
    id: line.id,
    kind: line.kind,
    content: line.content,
    tags: line.tags,
    marks: line.max_marks,
  })),
});

const fromInput = (input: ItemInput): wire.WireItemInput => ({
  title: fromWords(input.title),
  description: fromWords(input.description),
  timer_options: input.timer,
  time: input.timer === 'none' ? null : input.time,
  right_marks: input.rightMarks,
  wrong_marks: input.wrongMarks,
  is_shuffled: input.isShuffled,
  question_ids: [...input.questionIds],
});

export async function listChapterPractice(
  transport: Transport,
  { chapterId, signal }: { chapterId: number; signal?: AbortSignal },
): Promise<StaffItem[]> {
  const { items } = await transport.send<ResponseOf<typeof wire.listChapterPractice>>({
    family: 'main',
    method: 'GET',
    path: `${base}/chapters/${chapterId}/practice`,
    signal,
  });
  return items.map(toItem);
}

export async function listCoursePapers(
  transport: Transport,
  { courseId, signal }: { courseId: number; signal?: AbortSignal },
): Promise<{ course: { id: number; name: string }; items: StaffItem[] }> {
  const { course, items } = await transport.send<ResponseOf<typeof wire.listCoursePapers>>({
    family: 'main',
    method: 'GET',
    path: `${base}/courses/${courseId}/papers`,
    signal,
  });
  return { course: { id: course.id, name: course.name }, items: items.map(toItem) };
}

type One = ResponseOf<typeof wire.getItem>;

export async function getPracticeItem(
  transport: Transport,
  { itemId, signal }: { itemId: number; signal?: AbortSignal },
): Promise<FullItem> {
  const path = `${base}/practice/${itemId}`;
  return toFullItem((await transport.send<One>({ family: 'main', method: 'GET', path, signal })).item);
}

function fromPlace(place: ItemPlace): BodyOf<typeof wire.createItem>['item']['place'] {
  if ('chapterId' in place) return { chapter_id: place.chapterId };
  return 'contentId' in place ? { content_id: place.contentId } : { course_id: place.courseId };
}

export async function createPracticeItem(
  transport: Transport,
  place: ItemPlace,
  input: ItemInput,
): Promise<FullItem> {
  const body: BodyOf<typeof wire.createItem> = {
    item: { ...fromInput(input), place: fromPlace(place) },
  };
  const path = `${base}/practice`;
  return toFullItem((await transport.send<One>({ family: 'main', method: 'POST', path, body })).item);
}

export async function updatePracticeItem(
  transport: Transport,
  itemId: number,
  input: ItemInput,
): Promise<FullItem> {
  const body: BodyOf<typeof wire.updateItem> = { item: fromInput(input) };
  const path = `${base}/practice/${itemId}`;
  return toFullItem((await transport.send<One>({ family: 'main', method: 'PUT', path, body })).item);
}

export async function publishPracticeItem(
  transport: Transport,
  itemId: number,
  isPublished: boolean,
): Promise<void> {
  const body: BodyOf<typeof wire.publishItem> = { publication: { is_published: isPublished } };
  await transport.send({
    family: 'main',
    method: 'PUT',
    path: `${base}/practice/${itemId}/publication`,
    body,
  });
}

/** All that stand there are named. */
export async function orderPractice(
  transport: Transport,
  place: { readonly chapterId: number } | { readonly courseId: number },
  itemIds: readonly number[],
): Promise<void> {
  const body: BodyOf<typeof wire.orderPapers> = { order: { item_ids: [...itemIds] } };
  const of =
    'chapterId' in place ? `chapters/${place.chapterId}/practice` : `courses/${place.courseId}/papers`;
  await transport.send({ family: 'main', method: 'PUT', path: `${base}/${of}/order`, body });
}

export async function removePracticeItem(transport: Transport, itemId: number): Promise<void> {
  await transport.send({ family: 'main', method: 'DELETE', path: `${base}/practice/${itemId}` });
}

/** As a student gets them: nothing says what is right. */
export async function previewPracticeItem(
  transport: Transport,
  { itemId, signal }: { itemId: number; signal?: AbortSignal },
): Promise<PublicQuestion[]> {
  const { questions } = await transport.send<ResponseOf<typeof wire.previewItem>>({
    family: 'main',
    method: 'GET',
    path: `${base}/practice/${itemId}/preview`,
    signal,
  });
  return questions.map((one) => toAttemptQuestion(one).question);
}

/** A page of the bank to choose from. */
export async function pickQuestions(
  transport: Transport,
  which: { search: string; page: number; locale: 'en' | 'hi'; signal?: AbortSignal },
): Promise<{ questions: BankLine[]; pages: number; total: number }> {
  const { questions, meta } = await transport.send<ResponseOf<typeof listQuestions>>({
    family: 'main',
    method: 'GET',
    path: `${base}/questions`,
    query: {
      search: which.search === '' ? undefined : which.search,
      page: String(which.page),
      items_per_page: '20',
      is_retired: 'false',
    },
    signal: which.signal,
  });
  return {
    questions: questions.map(({ id, kind, stem, tags, marks }) => ({
      id,
      kind,
      content: (which.locale === 'hi' ? stem.hi : null) ?? stem.en,
      tags,
      marks,
    })),
    pages: meta.total_pages,
    total: meta.total_count,
  };
}
