import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { CompletedRun } from '../../src/modules/assessment/index.ts';
import { type DomainEvent, dispatchTask } from '../../src/platform/events.ts';
import { pick, type Random } from '../crash/random.ts';
import { courseKindOf, type Enrolled } from '../crash/school.ts';
import type { Item } from '../practice-items.ts';
import { insertAttempts, insertRuns, type PastRun, scored, updateMarks } from './past-rows.ts';

interface Setting {
  pool: pg.Pool;
  students: readonly Enrolled[];
  items: readonly Item[];
  random: Random;
  /** Events become jobs in the transaction of the facts, for a worker; else whoever calls delivers them. */
  isQueued: boolean;
}

const begin = Date.UTC(2026, 0, 1);

/**
 * Students who practise at random, straight into the tables: runs that are completed, given up and marked later.
 * What happened is remembered, so that a test can count it by itself.
 */
export function createPast({ pool, students, items, random, isQueued }: Setting) {
  const runs: PastRun[] = [];
  const attempts = new Map<string, { id: number; runs: number }>();
  const upTo = (most: number) => Math.floor(random() * (most + 1));

  function plan(count: number) {
    return Array.from({ length: count }, () => {
      const student = pick(random, students);
      const item = pick(random, items);
      const enrolmentId = student.enrolments[courseKindOf(item.kind)];
      return { studentId: student.studentId, enrolmentId, item, key: `${enrolmentId}:${item.id}` };
    });
  }

  function invent({ studentId, enrolmentId, item, key }: ReturnType<typeof plan>[number]): PastRun {
    const attempt = attempts.get(key);
    if (!attempt) throw new Error(`there is no attempt ${key}`);
    attempt.runs += 1;
    const counts = { correct: upTo(5), incorrect: upTo(4), unanswered: 1 + upTo(2), evaluating: upTo(2) };
    return scored({
      id: 0,
      studentId,
      enrolmentId,
      item,
      attemptId: attempt.id,
      runNo: attempt.runs,
      state: random() < 0.1 ? 'abandoned' : 'completed',
      seconds: upTo(900),
      endedAt: new Date(begin + upTo(300 * 24 * 3600) * 1000),
      ...counts,
    });
  }

  /** A tutor marks one answer that waited, rightly or not. */
  function mark(run: PastRun): void {
    if (run.evaluating === 0) return;
    run.evaluating -= 1;
    if (random() < 0.6) run.correct += 1;
    else run.incorrect += 1;
    Object.assign(run, scored(run));
  }

  return {
    runs: () => runs.filter(({ state }) => state === 'completed'),
    /** So many more runs and marks, as the facts of one transaction. */
    async happen(completions: number, marks: number): Promise<DomainEvent[]> {
      const planned = plan(completions);
      const fresh = [
        ...new Map(planned.filter(({ key }) => !attempts.has(key)).map((one) => [one.key, one])).values(),
      ];
      const client = await pool.connect();
      try {
        await client.query('BEGIN');
        const ids = await insertAttempts(client, fresh);
        for (const [at, { key }] of fresh.entries()) attempts.set(key, { id: ids[at] ?? 0, runs: 0 });
        const made = await insertRuns(client, planned.map(invent));
        const finished = [...runs, ...made].filter(({ state }) => state === 'completed');
        const marked = Array.from({ length: marks }, () => pick(random, finished));
        for (const run of marked) mark(run);
        await updateMarks(client, marked);
        const events = [
          ...made
            .filter(({ state }) => state === 'completed')
            .map((run) => eventOf('assessment.run_completed', run)),
          ...marked.map((run) => eventOf('assessment.answer_evaluated', run)),
        ];
        if (isQueued) await enqueueAll(client, events);
        await client.query('COMMIT');
        runs.push(...made);
        return events;
      } catch (error) {
        await client.query('ROLLBACK');
        throw error;
      } finally {
        client.release();
      }
    },
  };
}

function eventOf(type: string, run: PastRun): DomainEvent {
  const { item } = run;
  const isChapters = item.kind === 'exercise' || item.kind === 'exam_exercise';
  const data: CompletedRun = {
    studentId: run.studentId,
    enrolmentId: run.enrolmentId,
    courseId: 0,
    subjectId: null,
    chapterId: isChapters ? item.placeId : null,
    contentLibraryId: null,
    practiceItemId: item.id,
    kind: item.kind,
    attemptId: run.attemptId,
    runId: run.id,
    runNo: run.runNo,
    isFirst: false,
    endReason: 'finished',
    completedAt: run.endedAt.toISOString(),
    score: run.score,
    accuracy: run.accuracy,
    marks: run.correct,
    mostMarks: 0,
    seconds: run.seconds,
    correct: run.correct,
    incorrect: run.incorrect,
    unanswered: run.unanswered,
    evaluating: run.evaluating,
  };
  return { id: randomUUID(), type, tenantId: run.tenantId, data };
}

async function enqueueAll(client: pg.PoolClient, events: readonly DomainEvent[]): Promise<void> {
  await client.query(
    `SELECT graphile_worker.add_job('${dispatchTask}', payload::json) FROM unnest($1::text[]) AS payload`,
    [events.map((event) => JSON.stringify(event))],
  );
}
