import { readBody } from '@shala/question-kit/kinds.ts';
import type { QuestionKind } from '@shala/question-kit/question.ts';
import type { WireBankLine, WireFullItem, WireStaffItem } from '@shala/wire/practice-staff.ts';
import { textOf } from '../author-practice.ts';
import type { AuthoredItem, BankRow } from '../authoring-store.ts';

type Locale = 'en' | 'hi';

const presentText = (text: unknown): WireStaffItem['title'] => {
  const { en, hi } = textOf(text);
  return { en, ...(hi !== undefined && { hi }) };
};

export const presentItem = (item: AuthoredItem): WireStaffItem => ({
  id: item.id,
  kind: item.kind as WireStaffItem['kind'],
  content_library_id: item.content_library_id,
  title: presentText(item.title),
  is_published: item.is_active,
  timer_options: item.timer as WireStaffItem['timer_options'],
  time: item.time,
  questions_count: item.question_ids.length,
  runs_count: item.runs_count,
});

function presentBankLine(row: BankRow, locale: Locale): WireBankLine {
  const body = readBody(row.kind as QuestionKind, row.body);
  return {
    id: row.id,
    kind: row.kind,
    content: body.stem[locale] ?? body.stem.en,
    tags: row.tags,
    max_marks: body.maxMarks,
  };
}

export function presentFullItem(
  item: AuthoredItem,
  questions: readonly BankRow[],
  locale: Locale,
): WireFullItem {
  const head = presentItem(item);
  const byId = new Map(questions.map((row) => [row.id, row]));
  return {
    id: head.id,
    kind: head.kind,
    content_library_id: head.content_library_id,
    title: head.title,
    is_published: head.is_published,
    timer_options: head.timer_options,
    time: head.time,
    questions_count: head.questions_count,
    runs_count: head.runs_count,
    description: presentText(item.description),
    right_marks: item.right_marks,
    wrong_marks: item.wrong_marks,
    is_shuffled: item.is_shuffled,
    questions: item.question_ids.flatMap((id) => {
      const row = byId.get(id);
      return row ? [presentBankLine(row, locale)] : [];
    }),
  };
}
