import type { BodyOf, ResponseOf } from '@shala/wire/contract.ts';
import type * as wire from '@shala/wire/key-corrections.ts';
import type { Transport } from './transport.ts';

/** What another key would change. Options are named by their place, from 1. */
export interface CorrectionPlan {
  readonly rightBefore: number;
  readonly rightAfter: number;
  /** Runs that get the new key, those still open among them. */
  readonly runs: number;
  readonly openRuns: number;
  readonly resultsChanged: number;
  /** Runs of an older wording: they keep what they have. */
  readonly otherWordings: number;
  readonly examples: readonly CorrectionExample[];
}

export interface CorrectionExample {
  readonly studentName: string;
  readonly runId: number;
  /** Null: nothing was chosen. */
  readonly chosen: number | null;
  readonly scoreBefore: number;
  readonly scoreAfter: number;
}

export interface KeyCorrection {
  readonly id: number;
  readonly rightOption: number;
  readonly reason: string;
  readonly staffName: string;
  readonly isRunning: boolean;
  readonly runsTotal: number;
  readonly runsDone: number;
  readonly resultsChanged: number;
  readonly createdAt: string;
}

interface NewKey {
  readonly questionId: number;
  readonly rightOption: number;
}

const pathOf = (questionId: number) => `/course/staff/questions/${questionId}/key_corrections`;

/** A dry run: nothing is changed by it. */
export async function planKeyCorrection(
  transport: Transport,
  { questionId, rightOption, signal }: NewKey & { signal?: AbortSignal },
): Promise<CorrectionPlan> {
  const body: BodyOf<typeof wire.planKeyCorrection> = {
    key_correction: { correct_answer: toKey(rightOption) },
  };
  const { plan } = await transport.send<ResponseOf<typeof wire.planKeyCorrection>>({
    family: 'main',
    method: 'POST',
    path: `${pathOf(questionId)}/plan`,
    body,
    signal,
  });
  return toPlan(plan);
}

export async function correctKey(
  transport: Transport,
  { questionId, rightOption, reason }: NewKey & { reason: string },
): Promise<KeyCorrection> {
  const body: BodyOf<typeof wire.correctKey> = {
    key_correction: { correct_answer: toKey(rightOption), reason },
  };
  const path = pathOf(questionId);
  const { key_correction: correction } = await transport.send<ResponseOf<typeof wire.correctKey>>({
    family: 'main',
    method: 'POST',
    path,
    body,
  });
  return toCorrection(correction);
}

/** The newest first. */
export async function listKeyCorrections(
  transport: Transport,
  { questionId, signal }: { questionId: number; signal?: AbortSignal },
): Promise<KeyCorrection[]> {
  const { key_corrections: corrections } = await transport.send<ResponseOf<typeof wire.listKeyCorrections>>({
    family: 'main',
    method: 'GET',
    path: pathOf(questionId),
    signal,
  });
  return corrections.map(toCorrection);
}

const toKey = (place: number): string => `option${place}`;
const toPlace = (key: string): number => Number(key.replace(/^option/, ''));

const toPlan = (plan: wire.WireCorrectionPlan): CorrectionPlan => ({
  rightBefore: toPlace(plan.key_before),
  rightAfter: toPlace(plan.key_after),
  runs: plan.runs,
  openRuns: plan.open_runs,
  resultsChanged: plan.results_changed,
  otherWordings: plan.other_wordings,
  examples: plan.examples.map((example) => ({
    studentName: example.student_name,
    runId: example.run_id,
    chosen: example.answer === null ? null : toPlace(example.answer),
    scoreBefore: example.score_before,
    scoreAfter: example.score_after,
  })),
});

const toCorrection = (given: wire.WireKeyCorrection): KeyCorrection => ({
  id: given.id,
  rightOption: toPlace(given.correct_answer),
  reason: given.reason,
  staffName: given.staff_name,
  isRunning: given.state === 'running',
  runsTotal: given.runs_total,
  runsDone: given.runs_done,
  resultsChanged: given.results_changed,
  createdAt: given.created_at,
});
