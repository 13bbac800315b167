import type { BodyOf, ResponseOf } from '@shala/wire/contract.ts';
import type * as wire from '@shala/wire/question-bank.ts';
import type { Transport } from './transport.ts';

const base = '/course/staff';

export interface LocalWords {
  readonly en: string;
  readonly hi: string | null;
}

export interface BankFigure {
  readonly key: string;
  readonly alt: LocalWords;
  readonly width: number;
  readonly height: number;
  readonly url: string;
}

export type BankKind = 'single_choice' | 'free_text';

export interface QuestionCard {
  readonly id: number;
  readonly ref: string;
  readonly kind: BankKind;
  readonly stem: LocalWords;
  readonly tags: readonly string[];
  readonly marks: number;
  readonly version: number;
  readonly hasFigure: boolean;
  readonly isRetired: boolean;
  readonly uses: number;
  readonly courseName: string | null;
  readonly subjectName: string | null;
  readonly chapterName: string | null;
}

export interface BankFilters {
  readonly courseId?: number | undefined;
  readonly subjectId?: number | undefined;
  readonly chapterId?: number | undefined;
  readonly kind?: BankKind | undefined;
  readonly tag?: string | undefined;
  readonly search?: string | undefined;
  readonly isRetired?: boolean | undefined;
}

export interface BankOption {
  readonly text: LocalWords | null;
  readonly figure: BankFigure | null;
}

/** What a version says. */
export interface QuestionContent {
  readonly stem: LocalWords;
  readonly figure: BankFigure | null;
  readonly options: readonly BankOption[];
  /** The place of the right option, from 1. */
  readonly rightOption: number | null;
  readonly modelAnswer: LocalWords | null;
  readonly solution: LocalWords;
  readonly solutionFigure: BankFigure | null;
  readonly marks: number;
}

export interface QuestionVersion extends QuestionContent {
  readonly version: number;
  readonly createdAt: string;
}

export interface BankQuestion {
  readonly id: number;
  readonly ref: string;
  readonly kind: BankKind;
  readonly tags: readonly string[];
  readonly subjectId: number | null;
  readonly chapterId: number | null;
  readonly isRetired: boolean;
  readonly uses: number;
  readonly version: number;
  readonly versions: readonly QuestionVersion[];
}

export const bankQuery = (filters: BankFilters) => ({
  course_id: filters.courseId?.toString(),
  subject_id: filters.subjectId?.toString(),
  chapter_id: filters.chapterId?.toString(),
  kind: filters.kind,
  tag: filters.tag,
  search: filters.search || undefined,
  is_retired: filters.isRetired ? 'true' : undefined,
});

export async function listQuestions(
  transport: Transport,
  { filters, page, signal }: { filters: BankFilters; page: number; signal?: AbortSignal },
): Promise<{ questions: readonly QuestionCard[]; total: number; pages: number }> {
  const { questions, meta } = await transport.send<ResponseOf<typeof wire.listQuestions>>({
    family: 'main',
    method: 'GET',
    path: `${base}/questions`,
    query: { ...bankQuery(filters), page: String(page), items_per_page: '25' },
    signal,
  });
  return { questions: questions.map(toCard), total: meta.total_count, pages: meta.total_pages };
}

export interface BankPlaces {
  readonly courses: readonly {
    readonly id: number;
    readonly name: string;
    readonly subjects: readonly {
      readonly id: number;
      readonly name: string;
      readonly chapters: readonly { readonly id: number; readonly name: string }[];
    }[];
  }[];
  readonly tags: readonly string[];
}

export async function listQuestionPlaces(transport: Transport, signal?: AbortSignal): Promise<BankPlaces> {
  const { courses, tags } = await transport.send<ResponseOf<typeof wire.listQuestionPlaces>>({
    family: 'main',
    method: 'GET',
    path: `${base}/question_places`,
    signal,
  });
  return { courses, tags };
}

type One = ResponseOf<typeof wire.getBankQuestion>;

export async function getBankQuestion(
  transport: Transport,
  { questionId, signal }: { questionId: number; signal?: AbortSignal },
): Promise<BankQuestion> {
  const { question } = await transport.send<One>({
    family: 'main',
    method: 'GET',
    path: `${base}/questions/${questionId}`,
    signal,
  });
  return toQuestion(question);
}

export interface QuestionInput extends QuestionContent {
  readonly tags: readonly string[];
  readonly subjectId: number;
  readonly chapterId: number | null;
}

export async function createQuestion(
  transport: Transport,
  { kind, input }: { kind: BankKind; input: QuestionInput },
): Promise<BankQuestion> {
  const body: BodyOf<typeof wire.createQuestion> = { question: { kind, ...fromInput(input) } };
  const path = `${base}/questions`;
  const { question } = await transport.send<One>({ family: 'main', method: 'POST', path, body });
  return toQuestion(question);
}

export async function saveQuestionVersion(
  transport: Transport,
  { questionId, version, input }: { questionId: number; version: number; input: QuestionInput },
): Promise<BankQuestion> {
  const body: BodyOf<typeof wire.saveQuestionVersion> = { question: { version, ...fromInput(input) } };
  const path = `${base}/questions/${questionId}/versions`;
  const { question } = await transport.send<One>({ family: 'main', method: 'POST', path, body });
  return toQuestion(question);
}

export async function retireQuestion(
  transport: Transport,
  { questionId, isRetired }: { questionId: number; isRetired: boolean },
): Promise<BankQuestion> {
  const body: BodyOf<typeof wire.retireQuestion> = { retirement: { is_retired: isRetired } };
  const path = `${base}/questions/${questionId}/retirement`;
  const { question } = await transport.send<One>({ family: 'main', method: 'PUT', path, body });
  return toQuestion(question);
}

/** A file of the person's own: its content in base64. */
export interface SentFile {
  readonly name: string;
  readonly type: string;
  readonly base64: string;
}

export const fromFile = ({ name, type, base64 }: SentFile) => ({
  original_filename: name,
  content_type: type,
  tempfile: base64,
});

export async function addQuestionFigure(transport: Transport, file: SentFile): Promise<BankFigure> {
  const body: BodyOf<typeof wire.addQuestionFigure> = { figure: { file: fromFile(file) } };
  const { figure } = await transport.send<ResponseOf<typeof wire.addQuestionFigure>>({
    family: 'main',
    method: 'POST',
    path: `${base}/question_figures`,
    body,
  });
  return toFigure(figure);
}

const toWords = ({ en, hi }: LocalWords): LocalWords => ({ en, hi });
const wordsOrNone = (words: LocalWords | null) => words && toWords(words);

const toFigure = ({ key, alt, width, height, url }: wire.WireBankFigure): BankFigure => ({
  key,
  alt: toWords(alt),
  width,
  height,
  url,
});

const toCard = (card: wire.WireQuestionCard): QuestionCard => ({
  id: card.id,
  ref: card.ref,
  kind: card.kind,
  stem: toWords(card.stem),
  tags: card.tags,
  marks: card.marks,
  version: card.version,
  hasFigure: card.has_figure,
  isRetired: card.is_retired,
  uses: card.uses,
  courseName: card.course_name,
  subjectName: card.subject_name,
  chapterName: card.chapter_name,
});

const toVersion = (one: wire.WireQuestionVersion): QuestionVersion => ({
  version: one.version,
  createdAt: one.created_at,
  stem: toWords(one.stem),
  figure: one.figure && toFigure(one.figure),
  options: one.options.map(({ text, figure }) => ({
    text: wordsOrNone(text),
    figure: figure && toFigure(figure),
  })),
  rightOption: one.right_option,
  modelAnswer: wordsOrNone(one.model_answer),
  solution: toWords(one.solution),
  solutionFigure: one.solution_figure && toFigure(one.solution_figure),
  marks: one.marks,
});

const toQuestion = (question: wire.WireBankQuestion): BankQuestion => ({
  id: question.id,
  ref: question.ref,
  kind: question.kind,
  tags: question.tags,
  subjectId: question.subject_id,
  chapterId: question.chapter_id,
  isRetired: question.is_retired,
  uses: question.uses,
  version: question.version,
  versions: question.versions.map(toVersion),
});

const fromFigure = (figure: BankFigure | null) =>
  figure && { key: figure.key, alt: toWords(figure.alt), width: figure.width, height: figure.height };

const fromInput = (input: QuestionInput) => ({
  stem: toWords(input.stem),
  figure: fromFigure(input.figure),
  options: input.options.map(({ text, figure }) => ({ text: wordsOrNone(text), figure: fromFigure(figure) })),
  right_option: input.rightOption,
  model_answer: wordsOrNone(input.modelAnswer),
  solution: toWords(input.solution),
  solution_figure: fromFigure(input.solutionFigure),
  marks: input.marks,
  tags: [...input.tags],
  subject_id: input.subjectId,
  chapter_id: input.chapterId,
});
