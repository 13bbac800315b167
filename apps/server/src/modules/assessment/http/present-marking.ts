import { inLocale, type LocalText } from '@shala/brand/brand.ts';
import { figuresOf } from '@shala/question-kit/kinds.ts';
import type { StoredBody } from '@shala/question-kit/stored.ts';
import type {
  WireAnswerCard,
  WireFullAnswer,
  WireLateAnswer,
  WireMarkingItem,
  WireMarkingQuestion,
} from '@shala/wire/marking.ts';
import type { Storage } from '#platform/storage.ts';
import type { FullAnswer } from '../get-marking-answer.ts';
import type { LateAnswer, MarkingQuestion } from '../list-marking.ts';
import type { AnswerCard, GivenMark, MarkingItem } from '../marking-view.ts';
import { presentFigure } from './present-question.ts';

type Locale = 'en' | 'hi';
type Files = Pick<Storage, 'signedUrl'>;

const orNone = (text: LocalText | null, locale: Locale): string | null => text && inLocale(text, locale);

export const presentItem = (item: MarkingItem, locale: Locale): WireMarkingItem => ({
  id: item.id,
  kind: item.kind,
  title: inLocale(item.title, locale),
  course_id: item.courseId,
  course_name: inLocale(item.courseName, locale),
  subject_id: item.subject?.id ?? null,
  subject_name: orNone(item.subject?.name ?? null, locale),
  // A subject without a chosen colour gets the one that its id always leads to.
  subject_color_code: item.subject && String(item.subject.colour ?? (item.subject.id % 7) + 1),
  chapter_name: orNone(item.chapterName, locale),
  waiting: item.waiting,
  checked: item.checked,
  oldest_at: item.oldestAt?.toISOString() ?? null,
});

export async function presentQuestion(
  storage: Files,
  question: MarkingQuestion,
  locale: Locale,
): Promise<WireMarkingQuestion> {
  const { body } = question;
  const figures = figuresOf(body);
  return {
    id: question.id,
    number: question.number,
    content: inLocale(body.stem, locale),
    max_marks: body.maxMarks,
    model_answer: orNone(question.modelAnswer, locale),
    pictures: await Promise.all(figures.map((figure) => presentFigure(storage, figure, locale))),
    waiting: question.waiting,
    checked: question.checked,
  };
}

interface Me {
  staffId: number;
}

export const presentCard = (card: AnswerCard, me: Me, locale: Locale): WireAnswerCard => ({
  student_id: card.studentId,
  run_id: card.runId,
  student_name: card.studentName,
  section_name: orNone(card.sectionName, locale),
  run_number: card.runNo,
  sent_at: card.sentAt.toISOString(),
  state: card.isWaiting ? 'waiting' : 'marked',
  marks: card.isWaiting ? null : card.marks,
  taken: card.taken && {
    staff_name: inLocale(card.taken.staffName, locale),
    is_mine: card.taken.staffId === me.staffId,
    until: card.taken.until.toISOString(),
  },
});

export async function presentFull(
  storage: Files,
  { card, questionId, body, text, comment, files, history }: FullAnswer,
  me: Me,
  locale: Locale,
): Promise<WireFullAnswer> {
  const shown = presentCard(card, me, locale);
  return {
    student_id: shown.student_id,
    run_id: shown.run_id,
    student_name: shown.student_name,
    section_name: shown.section_name,
    run_number: shown.run_number,
    sent_at: shown.sent_at,
    state: shown.state,
    marks: shown.marks,
    taken: shown.taken,
    question_id: questionId,
    text,
    pictures: await Promise.all(
      files.map(async ({ id, key }) => ({ id, url: (await storage.signedUrl(key)) ?? '' })),
    ),
    comment,
    content: inLocale(body.stem, locale),
    max_marks: body.maxMarks,
    revision: history.length,
    history: history.map((mark) => presentMark(mark, me, locale)),
  };
}

const presentMark = (mark: GivenMark, me: Me, locale: Locale) => ({
  id: mark.id,
  staff_name: inLocale(mark.staffName, locale),
  is_mine: mark.staffId === me.staffId,
  marks: mark.marks,
  comment: mark.comment,
  is_undo: mark.isUndo,
  at: mark.at.toISOString(),
});

export const presentLate = (late: LateAnswer, locale: Locale): WireLateAnswer => ({
  student_id: late.studentId,
  run_id: late.runId,
  question_id: late.questionId,
  student_name: late.studentName,
  section_name: orNone(late.sectionName, locale),
  item_title: inLocale(late.itemTitle, locale),
  content: inLocale(late.body.stem, locale),
  options: presentOptions(late.body, locale),
  counted_answer: late.counted,
  late_answer: late.lateAnswer,
  late_seq: late.lateSeq,
  ended_at: late.endedAt.toISOString(),
  late_at: late.lateAt.toISOString(),
});

/** What an option says; one that is a picture only is named by what the picture shows. */
export function presentOptions(body: StoredBody, locale: Locale): Record<string, string> {
  const options: Record<string, string> = {};
  for (const { key, text, figure } of 'options' in body ? body.options : []) {
    options[key] = inLocale(text ?? figure?.alt ?? { en: key }, locale);
  }
  return options;
}
