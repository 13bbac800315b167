import { readBody } from '@shala/question-kit/kinds.ts';
import type { QuestionKind } from '@shala/question-kit/question.ts';
import * as wire from '@shala/wire/practice-staff.ts';
import { notFound } from '#platform/app-error.ts';
import { audit } from '#platform/audit.ts';
import type { Queryable } from '#platform/db/database.ts';
import { type Route, read, write } from '#platform/http/route.ts';
import {
  changePractice,
  createPractice,
  type PracticeInput,
  requireAuthored,
  subjectsTaught,
  textOf,
  type WantedPlace,
} from '../author-practice.ts';
import {
  type AuthoredItem,
  selectChapterItems,
  selectChapterKind,
  selectCourseName,
  selectOwnQuestions,
  selectPapers,
  updateItemActive,
} from '../authoring-store.ts';
import type { EngineDeps } from '../deps.ts';
import type { PracticeTimer } from '../save-practice-item.ts';
import { presentFullItem, presentItem } from './present-authored.ts';
import { presentOpenQuestion } from './present-question.ts';

const staff = { policy: 'staff' } as const;

/** How tutors and the office build what students practise. */
export const authoringRoutes = (deps: EngineDeps): Route[] => [...listRoutes(deps), ...itemRoutes(deps)];

function listRoutes({ db }: EngineDeps): Route[] {
  return [
    read(wire.listChapterPractice, staff, async ({ actor, params }) => {
      const taught = await subjectsTaught(db, actor);
      const subjectIds = taught.map(({ subjectId }) => subjectId);
      const chapter = await selectChapterKind(db, params.chapterId, subjectIds);
      if (!chapter) throw notFound();
      return { items: (await selectChapterItems(db, chapter.id)).map(presentItem) };
    }),
    read(wire.listCoursePapers, staff, async ({ actor, params, locale }) => {
      const taught = await subjectsTaught(db, actor);
      const isTaught = taught.some(({ courseId }) => courseId === params.courseId);
      const course = isTaught ? await selectCourseName(db, params.courseId) : undefined;
      if (!course) throw notFound();
      const name = textOf(course.name);
      const items = await selectPapers(db, course.id);
      return { course: { id: course.id, name: name[locale] ?? name.en }, items: items.map(presentItem) };
    }),
  ];
}

function itemRoutes({ db, storage }: EngineDeps): Route[] {
  const present = async (on: Queryable, item: AuthoredItem, locale: 'en' | 'hi') => {
    const questions = await selectOwnQuestions(on, item.owner_tenant_id, item.question_ids);
    return { item: presentFullItem(item, questions, locale) };
  };
  return [
    write(wire.createItem, staff, async ({ actor, body, locale }, tx) => {
      const { place } = body.item;
      const input = readInput(body.item);
      const itemId = await createPractice(tx, { teacher: actor, place: readPlace(place), input });
      return present(tx, await requireAuthored(tx, { teacher: actor, itemId }), locale);
    }),
    read(wire.getItem, staff, async ({ actor, params, locale }) =>
      present(db, await requireAuthored(db, { teacher: actor, itemId: params.itemId }), locale),
    ),
    write(wire.updateItem, staff, async ({ actor, params, body, locale }, tx) => {
      const which = { teacher: actor, itemId: params.itemId };
      await changePractice(tx, { ...which, input: readInput(body.item) });
      return present(tx, await requireAuthored(tx, which), locale);
    }),
    write(wire.publishItem, staff, async ({ actor, params, body, locale }, tx) => {
      const which = { teacher: actor, itemId: params.itemId };
      const item = await requireAuthored(tx, which);
      const { is_published: isPublished } = body.publication;
      await updateItemActive(tx, item.id, isPublished);
      await audit(tx, {
        tenantId: actor.tenantId,
        actor: { kind: 'staff', id: actor.staffId },
        action: isPublished ? 'practice.published' : 'practice.hidden',
        subject: { kind: 'practice_item', id: item.id },
      });
      return present(tx, await requireAuthored(tx, which), locale);
    }),
    read(wire.previewItem, staff, async ({ actor, params, locale }) => {
      const item = await requireAuthored(db, { teacher: actor, itemId: params.itemId });
      const rows = await selectOwnQuestions(db, item.owner_tenant_id, item.question_ids);
      const byId = new Map(rows.map((row) => [row.id, readBody(row.kind as QuestionKind, row.body)]));
      const own = { answer: null, files: [], secondsLeft: null };
      const questions = item.question_ids.flatMap((id) => {
        const body = byId.get(id);
        return body ? [presentOpenQuestion(storage, { id, body, own }, locale)] : [];
      });
      return { questions: await Promise.all(questions) };
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
