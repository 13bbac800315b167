import { inLocale } from '@shala/brand/brand.ts';
import { isMarkedByPerson, mapBody } from '@shala/question-kit/kinds.ts';
import type { Body, Picture } from '@shala/question-kit/question.ts';
import type { LocalText, StoredFigure } from '@shala/question-kit/stored.ts';
import type {
  WireAnswerAttachment,
  WireFinishedQuestion,
  WireOpenQuestion,
} from '@shala/wire/attempts-questions.ts';
import type { Storage } from '#platform/storage.ts';
import type { FinishedQuestionView, OpenQuestionView, OwnView } from '../serve-questions.ts';

type Locale = 'en' | 'hi';
type Files = Pick<Storage, 'signedUrl'>;

/**
 * Two presenters for two types. The one for open questions is handed nothing that it could leak; the other is
 * reached only from answers of a run that has ended.
 */
export async function presentOpenQuestion(
  storage: Files,
  { id, body, own }: OpenQuestionView,
  locale: Locale,
): Promise<WireOpenQuestion> {
  const shown = await presentShown(storage, body, locale);
  const mine = await presentOwn(storage, own);
  return {
    id,
    kind: shown.kind,
    content: shown.content,
    only_free_text: shown.only_free_text,
    max_marks: shown.max_marks,
    options: shown.options,
    attachment_url: shown.attachment_url,
    question_attachments: shown.question_attachments,
    option_image_attachments: shown.option_image_attachments,
    started_at: mine.started_at,
    student_answer: mine.student_answer,
    is_draft: mine.is_draft,
    exc_atmpt_quest_attchmts: mine.exc_atmpt_quest_attchmts,
    marked: mine.marked,
    visited: mine.visited,
    time: mine.time,
    client_seq: mine.client_seq,
    is_late: mine.is_late,
  };
}

export async function presentFinishedQuestion(
  storage: Files,
  { id, finished, own }: FinishedQuestionView,
  locale: Locale,
): Promise<WireFinishedQuestion> {
  const { body, secret, outcome, marks } = finished;
  const open = await presentOpenQuestion(storage, { id, body, own }, locale);
  const { solutionFigure: figure } = secret;
  return {
    id: open.id,
    kind: open.kind,
    content: open.content,
    only_free_text: open.only_free_text,
    max_marks: open.max_marks,
    options: open.options,
    attachment_url: open.attachment_url,
    question_attachments: open.question_attachments,
    option_image_attachments: open.option_image_attachments,
    started_at: open.started_at,
    student_answer: open.student_answer,
    is_draft: open.is_draft,
    exc_atmpt_quest_attchmts: open.exc_atmpt_quest_attchmts,
    marked: open.marked,
    visited: open.visited,
    time: open.time,
    client_seq: open.client_seq,
    is_late: open.is_late,
    correct_answer: secret.correctAnswer,
    is_correct: outcome === 'pending' ? 'pending' : outcome === 'correct' ? 'yes' : 'no',
    marks,
    solution: inLocale(secret.solution, locale),
    model_answer: secret.modelAnswer && inLocale(secret.modelAnswer, locale),
    solution_attachments: figure ? [await presentFigure(storage, figure, locale)] : [],
    comment: own.answer?.comment ?? null,
  };
}

export async function presentFigure(storage: Files, figure: StoredFigure, locale: Locale): Promise<Picture> {
  const url = await storage.signedUrl(figure.key);
  return { url: url ?? '', alt: inLocale(figure.alt, locale), width: figure.width, height: figure.height };
}

/** What may be seen of a question, in the frozen names: options as a map of labels, pictures as attachments. */
async function presentShown(storage: Files, stored: Body<LocalText, StoredFigure>, locale: Locale) {
  const waiting: Promise<Picture>[] = [];
  const body = mapBody(
    stored,
    (text) => inLocale(text, locale),
    (figure) => waiting.push(presentFigure(storage, figure, locale)) - 1,
  );
  const pictures = await Promise.all(waiting);
  const pictureAt = (place: number | null) => (place === null ? undefined : pictures[place]);
  const options: Record<string, string> = {};
  const optionPictures = [];
  for (const { key, text, figure } of 'options' in body ? body.options : []) {
    if (text !== null) options[key] = text;
    const picture = pictureAt(figure);
    if (!picture) continue;
    options[`image_${key}`] = picture.url;
    const { url, alt, width, height } = picture;
    optionPictures.push({ option: key, url, alt, width, height });
  }
  const figure = pictureAt(body.figure);
  return {
    kind: body.kind,
    content: body.stem,
    only_free_text: isMarkedByPerson(body.kind),
    max_marks: body.maxMarks,
    options,
    attachment_url: figure?.url ?? null,
    question_attachments: figure ? [figure] : [],
    option_image_attachments: optionPictures,
  };
}

async function presentOwn(storage: Files, { answer, files, secondsLeft }: OwnView) {
  return {
    started_at: answer?.openedAt?.toISOString() ?? null,
    student_answer: answer?.answer ?? null,
    is_draft: answer?.isDraft ?? false,
    exc_atmpt_quest_attchmts: await Promise.all(files.map((file) => presentFile(storage, file))),
    marked: answer?.isMarked ?? false,
    visited: answer?.isVisited ?? false,
    time: secondsLeft,
    client_seq: Math.max(answer?.clientSeq ?? 0, answer?.lateSeq ?? 0),
    is_late: answer !== null && answer.lateSeq !== null && answer.lateDecision === null,
  };
}

export async function presentFile(
  storage: Files,
  { id, key }: { id: number; key: string },
): Promise<WireAnswerAttachment> {
  return { id, url: (await storage.signedUrl(key)) ?? '' };
}
