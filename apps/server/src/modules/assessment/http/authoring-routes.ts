import * as wire from '@shala/wire/practice-staff.ts';
import { type Route, read, write } from '#platform/http/route.ts';
import { changePractice, createPractice, type PracticeInput, type WantedPlace } from '../author-practice.ts';
import type { EngineDeps } from '../deps.ts';
import { getAuthored, listOfChapter, listPapers, publishPractice } from '../list-authored.ts';
import { orderChapterPractice, orderPapers } from '../order-practice.ts';
import { removePractice } from '../remove-practice.ts';
import type { PracticeTimer } from '../save-practice-item.ts';
import { presentFullItem, presentItem } from './present-authored.ts';
import { presentOpenQuestion } from './present-question.ts';

const staff = { policy: 'staff' } as const;

/** How tutors and the office build what students practise. */
export function authoringRoutes({ db, storage }: EngineDeps): Route[] {
  return [
    read(wire.listChapterPractice, staff, async ({ actor, params }) => {
      const items = await listOfChapter(db, { teacher: actor, chapterId: params.chapterId });
      return { items: items.map(presentItem) };
    }),
    read(wire.listCoursePapers, staff, async ({ actor, params, locale }) => {
      const { courseId } = params;
      const { courseName, items } = await listPapers(db, { teacher: actor, courseId, locale });
      return { course: { id: courseId, name: courseName }, items: items.map(presentItem) };
    }),
    write(wire.orderChapterPractice, staff, async ({ actor, params, body }, tx) => {
      const which = { teacher: actor, chapterId: params.chapterId };
      await orderChapterPractice(tx, which, body.order.item_ids);
      return { success: true };
    }),
    write(wire.orderPapers, staff, async ({ actor, params, body }, tx) => {
      await orderPapers(tx, { teacher: actor, courseId: params.courseId }, body.order.item_ids);
      return { success: true };
    }),
    write(wire.createItem, staff, async ({ actor, body, locale }, tx) => {
      const place = readPlace(body.item.place);
      const itemId = await createPractice(tx, { teacher: actor, place, input: readInput(body.item) });
      return { item: presentFullItem(await getAuthored(tx, { teacher: actor, itemId }), locale) };
    }),
    read(wire.getItem, staff, async ({ actor, params, locale }) => {
      const item = await getAuthored(db, { teacher: actor, itemId: params.itemId });
      return { item: presentFullItem(item, locale) };
    }),
    write(wire.updateItem, staff, async ({ actor, params, body, locale }, tx) => {
      const { itemId } = params;
      await changePractice(tx, { teacher: actor, itemId, input: readInput(body.item) });
      return { item: presentFullItem(await getAuthored(tx, { teacher: actor, itemId }), locale) };
    }),
    write(wire.publishItem, staff, async ({ actor, params, body, locale }, tx) => {
      const which = { teacher: actor, itemId: params.itemId };
      const item = await publishPractice(tx, which, body.publication.is_published);
      return { item: presentFullItem(item, locale) };
    }),
    write(wire.removeItem, staff, async ({ actor, params }, tx) => {
      await removePractice(tx, { teacher: actor, itemId: params.itemId });
      return { success: true };
    }),
    read(wire.previewItem, staff, async ({ actor, params, locale }) => {
      const { questions } = await getAuthored(db, { teacher: actor, itemId: params.itemId });
      const own = { answer: null, files: [], secondsLeft: null };
      const shown = questions.map(({ id, body }) => presentOpenQuestion(storage, { id, body, own }, locale));
      return { questions: await Promise.all(shown) };
    }),
  ];
}

type WirePlace = { chapter_id: number } | { content_id: number } | { course_id: number };

function readPlace(place: WirePlace): WantedPlace {
  if ('chapter_id' in place) return { chapterId: place.chapter_id };
  return 'content_id' in place ? { contentId: place.content_id } : { courseId: place.course_id };
}

const readTimer = ({ timer_options: timer, time }: wire.WireItemInput): PracticeTimer =>
  timer === 'none' || time === null ? { timer: 'none', time: null } : { timer, time };

const readInput = (item: wire.WireItemInput): PracticeInput => ({
  title: item.title,
  description: item.description,
  timer: readTimer(item),
  rightMarks: item.right_marks,
  wrongMarks: item.wrong_marks,
  isShuffled: item.is_shuffled,
  questionIds: item.question_ids,
});
