import { inLocale } from '@shala/brand/brand.ts';
import * as wire from '@shala/wire/key-corrections.ts';
import { act, type Route, read, write } from '#platform/http/route.ts';
import { correctKey } from '../correct-key.ts';
import type { EngineDeps } from '../deps.ts';
import { type KeyCorrection, listCorrections } from '../list-corrections.ts';
import { planCorrection } from '../plan-correction.ts';
import { presentOptions } from './present-marking.ts';

/** A key concerns every run of the question: only those who answer for the whole tenant correct it. */
const admin = { policy: 'tenant-admin' } as const;
type Locale = 'en' | 'hi';

export function correctionRoutes(deps: EngineDeps): Route[] {
  const { db } = deps;
  return [
    act(wire.planKeyCorrection, admin, async ({ actor, params, body, locale }) => {
      const correctAnswer = body.key_correction.correct_answer;
      const which = { ownerTenantId: actor.tenantId, questionId: params.questionId, correctAnswer };
      return { plan: presentPlan(await planCorrection(deps, which), correctAnswer, locale) };
    }),
    write(wire.correctKey, admin, async ({ actor, params, body, locale }, tx) => {
      const { questionId } = params;
      const { correct_answer: correctAnswer, reason } = body.key_correction;
      const id = await correctKey(tx, { staff: actor, questionId, correctAnswer, reason });
      const all = await listCorrections(tx, { tenantId: actor.tenantId, questionId });
      const made = all.find((one) => one.id === id);
      if (!made) throw new Error('a correction was written that does not exist');
      return { key_correction: presentCorrection(made, locale) };
    }),
    read(wire.listKeyCorrections, admin, async ({ actor, params, locale }) => {
      const { tenantId } = actor;
      const all = await listCorrections(db, { tenantId, questionId: params.questionId });
      return { key_corrections: all.map((one) => presentCorrection(one, locale)) };
    }),
  ];
}

const presentPlan = (
  plan: Awaited<ReturnType<typeof planCorrection>>,
  keyAfter: string,
  locale: Locale,
): wire.WireCorrectionPlan => ({
  question_id: plan.question.id,
  content: inLocale(plan.question.body.stem, locale),
  options: presentOptions(plan.question.body, locale),
  key_before: plan.question.keyBefore,
  key_after: keyAfter,
  runs: plan.runs,
  open_runs: plan.openRuns,
  results_changed: plan.resultsChanged,
  other_wordings: plan.otherWordings,
  examples: plan.examples.map((example) => ({
    student_id: example.studentId,
    student_name: example.studentName,
    run_id: example.runId,
    answer: example.answer,
    score_before: example.scoreBefore,
    score_after: example.scoreAfter,
  })),
});

const presentCorrection = (given: KeyCorrection, locale: Locale): wire.WireKeyCorrection => ({
  id: given.id,
  question_id: given.questionId,
  correct_answer: given.correctAnswer,
  reason: given.reason,
  staff_name: inLocale(given.staffName, locale),
  state: given.isDone ? 'done' : 'running',
  runs_total: given.runsTotal,
  runs_done: given.runsDone,
  results_changed: given.resultsChanged,
  created_at: given.createdAt.toISOString(),
  done_at: given.doneAt?.toISOString() ?? null,
});
