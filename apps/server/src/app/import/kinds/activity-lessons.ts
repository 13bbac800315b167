import * as z from 'zod';
import {
  type ContentView,
  findChapterBySlug,
  findSubject,
  listChapterContents,
} from '#modules/catalogue/index.ts';
import { recordCompletion, recordPlace } from '#modules/learning/index.ts';
import type { ImportContext } from '../context.ts';
import { moment, record } from '../fields.ts';
import { inside, type Place } from '../source.ts';
import type { Whose } from './activity-whose.ts';
import { pastMoment } from './past-moment.ts';

const chapter = z
  .string()
  .regex(/^[a-z0-9-]+\/[a-z0-9-]+$/, 'must be a subject and a chapter, such as physics/sound');
/** Counted from 1, in the order of the chapter. */
const number = z.int().min(1);

/** Without contents: the whole chapter. */
export const lessonFields = record({ chapter, contents: z.array(number).optional(), at: moment });
export const watchingFields = record({ chapter, content: number, seconds: z.int().min(1), at: moment });

/** Of a chapter that is worked through, the last one was done at the moment that is told. */
const minutesApart = 10;

/** Takes what is there: a chapter may hold fewer contents than were done elsewhere. */
export async function saveLessons(
  context: ImportContext,
  whose: Whose,
  lessons: readonly z.infer<typeof lessonFields>[],
  at: Place,
): Promise<void> {
  for (const [index, lesson] of lessons.entries()) {
    const place = inside(at, index);
    const last = pastMoment(context, lesson.at, inside(place, 'at'));
    const contents = await contentsOf(context, whose, lesson.chapter, inside(place, 'chapter'));
    if (last === null) continue;
    const { contents: numbers } = lesson;
    const done = contents.filter((_content, position) => !numbers || numbers.includes(position + 1));
    for (const [order, content] of done.entries()) {
      const moment = new Date(last.getTime() - (done.length - 1 - order) * minutesApart * 60_000);
      const change = await recordCompletion(context.tx, { ...whose, content, at: moment });
      context.count('completed contents', change);
    }
  }
}

export async function saveWatching(
  context: ImportContext,
  whose: Whose,
  { chapter, content, seconds, at: text }: z.infer<typeof watchingFields>,
  at: Place,
): Promise<void> {
  const moment = pastMoment(context, text, inside(at, 'at'));
  const contents = await contentsOf(context, whose, chapter, inside(at, 'chapter'));
  const film = contents[content - 1];
  if (moment === null || film?.library.type !== 'video') return;
  const change = await recordPlace(context.tx, { ...whose, libraryId: film.library.id, seconds, at: moment });
  context.count('begun films', change);
}

async function contentsOf(
  context: ImportContext,
  { courseId }: Whose,
  name: string,
  at: Place,
): Promise<ContentView[]> {
  const [subject = '', chapter = ''] = name.split('/');
  const chapterId = await context.find('chapter', name, at, async () => {
    const subjectId = await findSubject(context.tx, courseId, subject);
    return subjectId === null ? null : findChapterBySlug(context.tx, subjectId, chapter);
  });
  return chapterId === null ? [] : listChapterContents(context.tx, chapterId);
}
