import { findQuestions, type SavePracticeItem, savePracticeItem } from '#modules/assessment/index.ts';
import type { ImportContext } from '../context.ts';
import { inside, type Place } from '../source.ts';
import { type TimedFields, timerOf } from './practice-fields.ts';

type Rest = Pick<SavePracticeItem, 'ownerTenantId' | 'place' | 'position'> &
  Partial<Pick<SavePracticeItem, 'rightMarks' | 'wrongMarks' | 'deadline' | 'month' | 'year' | 'maxRuns'>>;

/** Looks for the questions and saves the item that asks them. */
export async function savePractice(
  context: ImportContext,
  what: string,
  fields: TimedFields,
  rest: Rest,
  at: Place,
): Promise<void> {
  const { ownerTenantId } = rest;
  context.claim(what, `${ownerTenantId}/${fields.slug}`, at);
  const known = await findQuestions(context.tx, { ownerTenantId, slugs: fields.questions });
  const questionIds: number[] = [];
  for (const [index, name] of fields.questions.entries()) {
    const place = inside(at, 'questions', index);
    if (fields.questions.indexOf(name) !== index) context.problem(place, `"${name}" stands here twice`);
    const id = await context.find('question', name, place, async () => known.get(name) ?? null);
    if (id !== null) questionIds.push(id);
  }
  if (questionIds.length < fields.questions.length) return;
  const saved = await savePracticeItem(context.tx, {
    slug: fields.slug,
    title: fields.title,
    description: fields.description,
    timer: timerOf(fields),
    rightMarks: 1,
    wrongMarks: 0,
    deadline: null,
    month: null,
    year: null,
    maxRuns: null,
    isShuffled: fields.shuffled,
    poolSize: fields.pool ?? null,
    isActive: fields.is_active,
    questionIds,
    ...rest,
  });
  context.count(what, saved.change);
}
