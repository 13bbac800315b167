import type { AnswerEvaluated, RunCompleted } from '#modules/assessment/index.ts';
import type { Database } from '#platform/db/database.ts';
import type { DomainEvent, EventListener } from '#platform/events.ts';
import { keepResults } from './keep-results.ts';

export function resultListeners(deps: { db: Database }): EventListener[] {
  const handle = (event: DomainEvent) => keepResults(deps, (event as RunCompleted | AnswerEvaluated).data);
  return [
    { name: 'progress.count-run', event: 'assessment.run_completed', handle },
    { name: 'progress.count-marks', event: 'assessment.answer_evaluated', handle },
  ];
}
