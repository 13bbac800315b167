import { inLocale, type LocalText } from '@shala/brand/brand.ts';
import type { WireFullItem, WireStaffItem } from '@shala/wire/practice-staff.ts';
import type { ItemHead, ItemView } from '../authored-item.ts';

const presentText = ({ en, hi }: LocalText): WireStaffItem['title'] => ({ en, hi: hi ?? null });

export const presentItem = (item: ItemHead): WireStaffItem => ({
  id: item.id,
  kind: item.kind,
  content_library_id: item.libraryId,
  title: presentText(item.title),
  is_published: item.isPublished,
  timer_options: item.timer,
  time: item.time,
  questions_count: item.questionsCount,
  runs_count: item.runsCount,
  is_removable: item.isRemovable,
});

export const presentFullItem = (item: ItemView, locale: 'en' | 'hi'): WireFullItem => ({
  id: item.id,
  kind: item.kind,
  content_library_id: item.libraryId,
  title: presentText(item.title),
  is_published: item.isPublished,
  timer_options: item.timer,
  time: item.time,
  questions_count: item.questionsCount,
  runs_count: item.runsCount,
  is_removable: item.isRemovable,
  description: presentText(item.description),
  right_marks: item.rightMarks,
  wrong_marks: item.wrongMarks,
  is_shuffled: item.isShuffled,
  questions: item.questions.map(({ id, tags, body }) => ({
    id,
    kind: body.kind,
    content: inLocale(body.stem, locale),
    tags: [...tags],
    max_marks: body.maxMarks,
  })),
});
