import type {
  WireAttempt,
  WireAttemptHead,
  WireAttemptResult,
  WireAttemptStatus,
} from '@shala/wire/attempts-shapes.ts';
import type { Run } from '../domain/run.ts';
import { remainingSeconds } from '../domain/run-clock.ts';
import { minutesOf, secondsPerQuestion } from '../domain/score-run.ts';
import type { AttemptView } from '../find-attempt.ts';

const instant = (moment: Date | null): string | null => moment?.toISOString() ?? null;

function stateOf(run: Run): 'ready' | 'running' | 'completed' {
  if (run.state === 'completed') return 'completed';
  return run.startedAt === null ? 'ready' : 'running';
}

export function presentHead(
  run: Run,
  { title, description }: { title: string; description: string },
): WireAttemptHead {
  return {
    id: run.attemptId,
    title,
    description,
    time: run.time,
    timer_options: run.timer,
    extended_from: run.time === run.baseTime ? null : run.baseTime,
    started_at: instant(run.startedAt),
    completed_at: instant(run.endedAt),
    state: stateOf(run),
    run_no: run.runNo,
    score: run.result?.score ?? null,
  };
}

function presentTime(run: Run, now: Date) {
  return {
    server_now: now.toISOString(),
    expires_at: instant(run.expiresAt),
    remaining_seconds: run.state === 'open' ? remainingSeconds(run, now) : null,
  };
}

export function presentAttempt(attempt: AttemptView, locale: 'en' | 'hi'): WireAttempt {
  const { run, now } = attempt;
  const head = presentHead(run, attempt);
  const time = presentTime(run, now);
  return {
    id: head.id,
    title: head.title,
    description: head.description,
    time: head.time,
    timer_options: head.timer_options,
    extended_from: head.extended_from,
    started_at: head.started_at,
    completed_at: head.completed_at,
    state: head.state,
    run_no: head.run_no,
    server_now: time.server_now,
    expires_at: time.expires_at,
    remaining_seconds: time.remaining_seconds,
    questions_count: run.questions.length,
    evaluation: run.result && (run.result.evaluating > 0 ? 'pending' : 'done'),
    results: presentResults(attempt, locale),
  };
}

/** The completed runs, the first one first. */
export const presentResults = (
  { run, completed }: { run: Pick<Run, 'id'> | null; completed: readonly Run[] },
  locale: 'en' | 'hi',
): WireAttemptResult[] => completed.flatMap((done) => presentResult(done, run, locale) ?? []);

const runName = { en: 'Attempt', hi: 'प्रयास' } as const;

function presentResult(
  run: Run,
  shown: Pick<Run, 'id'> | null,
  locale: 'en' | 'hi',
): WireAttemptResult | null {
  const { result } = run;
  if (!result) return null;
  return {
    id: run.id,
    value: run.runNo,
    label: `${runName[locale]} ${run.runNo}`,
    score: result.score,
    accuracy: result.accuracy,
    average_time_per_question: secondsPerQuestion(result),
    duration: minutesOf(result.seconds),
    for_result: run.id === shown?.id,
    created_at: run.createdAt.toISOString(),
    correct: result.correct,
    incorrect: result.incorrect,
    unanswered: result.unanswered,
    evaluating: result.evaluating,
    marks: result.marks,
    most_marks: result.mostMarks,
    late: run.late,
  };
}

export function presentStatus({ run, now }: AttemptView, holder: string): WireAttemptStatus {
  const time = presentTime(run, now);
  return {
    id: run.attemptId,
    run_no: run.runNo,
    state: stateOf(run),
    server_now: time.server_now,
    expires_at: time.expires_at,
    remaining_seconds: time.remaining_seconds,
    completed_at: instant(run.endedAt),
    is_elsewhere: run.state === 'open' && run.holder !== null && run.holder !== holder,
  };
}
