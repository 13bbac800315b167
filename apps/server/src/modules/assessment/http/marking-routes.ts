import * as wire from '@shala/wire/marking.ts';
import { AppError } from '#platform/app-error.ts';
import { type Route, read, write } from '#platform/http/route.ts';
import type { EngineDeps } from '../deps.ts';
import { findPhrases, savePhrases } from '../edit-phrases.ts';
import { evaluateAnswer } from '../evaluate-answer.ts';
import { getMarkingAnswer, readFullAnswer } from '../get-marking-answer.ts';
import { getMarkingItem, listLateAnswers, listMarkingAnswers, listMarkingItems } from '../list-marking.ts';
import { releaseAnswer, takeAnswer, takeNextAnswer } from '../take-answer.ts';
import { undoMark } from '../undo-mark.ts';
import { presentCard, presentFull, presentItem, presentLate, presentQuestion } from './present-marking.ts';

const staff = { policy: 'staff' } as const;

export const markingQueueRoutes = (deps: EngineDeps): Route[] => [
  ...queueRoutes(deps),
  ...answerRoutes(deps),
  ...phraseRoutes(deps),
];

/** What waits for a person, from the list of exercises down to the answers of one question. */
function queueRoutes(deps: EngineDeps): Route[] {
  return [
    read(wire.listMarkingItems, staff, async ({ actor, query, locale }) => {
      const { items, next, counts } = await listMarkingItems(deps, actor, query);
      return {
        items: items.map((item) => presentItem(item, locale)),
        next,
        waiting: counts.answers,
        late: counts.late,
      };
    }),
    read(wire.getMarkingItem, staff, async ({ actor, params, locale }) => {
      const { item, questions } = await getMarkingItem(deps, actor, params.itemId);
      return {
        item: presentItem(item, locale),
        questions: await Promise.all(questions.map((one) => presentQuestion(deps.storage, one, locale))),
      };
    }),
    read(wire.listMarkingAnswers, staff, async ({ actor, params, query, locale }) => {
      const { itemId, questionId } = params;
      const which = { itemId, questionId, after: query.after, limit: query.limit };
      const { answers, next } = await listMarkingAnswers(deps, actor, which);
      return { answers: answers.map((card) => presentCard(card, actor, locale)), next };
    }),
    write(wire.takeNextAnswer, staff, async ({ actor, params, body, locale }, tx) => {
      const answer = await takeNextAnswer(tx, deps, actor, {
        itemId: params.itemId,
        questionId: params.questionId,
        after: body.after ? readKey(body.after) : null,
        except: (body.except ?? []).map(readKey),
      });
      return { answer: answer && (await presentFull(deps.storage, answer, actor, locale)) };
    }),
    read(wire.listLateAnswers, staff, async ({ actor, query, locale }) => {
      const { late, next } = await listLateAnswers(deps, actor, query);
      return { late_answers: late.map((one) => presentLate(one, locale)), next };
    }),
  ];
}

const readKey = (key: { student_id: number; run_id: number }) => ({
  studentId: key.student_id,
  runId: key.run_id,
});

function answerRoutes(deps: EngineDeps): Route[] {
  const { db, storage } = deps;
  return [
    read(wire.getMarkingAnswer, staff, async ({ actor, params, locale }) => ({
      answer: await presentFull(storage, await getMarkingAnswer(db, deps, actor, params), actor, locale),
    })),
    write(wire.takeAnswer, staff, async ({ actor, params, locale }, tx) => ({
      answer: await presentFull(storage, await takeAnswer(tx, deps, actor, params), actor, locale),
    })),
    write(wire.releaseAnswer, staff, async ({ actor, params }, tx) => {
      await releaseAnswer(tx, actor, params);
      return { success: true };
    }),
    write(wire.markAnswer, staff, async ({ actor, params, body, locale }, tx) => {
      const { marks, verdict, comment, revision } = body.mark;
      const given = marks !== undefined ? { marks } : verdict !== undefined ? { verdict } : null;
      if (given === null) throw new AppError('invalid');
      const { run } = await evaluateAnswer(tx, deps, {
        staff: actor,
        studentId: params.studentId,
        runId: params.runId,
        questionId: params.questionId,
        given,
        comment: comment || null,
        revision,
      });
      const answer = await readFullAnswer(tx, deps, run, params.questionId);
      return { answer: await presentFull(storage, answer, actor, locale) };
    }),
    write(wire.undoMark, staff, async ({ actor, params, locale }, tx) => ({
      answer: await presentFull(storage, await undoMark(tx, deps, actor, params), actor, locale),
    })),
  ];
}

const phraseRoutes = ({ db }: EngineDeps): Route[] => [
  read(wire.getPhrases, staff, async ({ actor }) => ({ phrases: await findPhrases(db, actor) })),
  write(wire.savePhrases, staff, async ({ actor, body }, tx) => ({
    phrases: await savePhrases(tx, actor, body.phrases),
  })),
];
