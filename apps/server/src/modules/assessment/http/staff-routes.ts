import {
  decideLateAnswer as decideContract,
  evaluateAnswer as evaluateContract,
} from '@shala/wire/attempts.ts';
import { type Route, write } from '#platform/http/route.ts';
import type { EngineDeps } from '../deps.ts';
import type { Answer } from '../domain/run.ts';
import { decideLateAnswer, evaluateAnswer } from '../evaluate-answer.ts';

/** What tutors do with answers. Their screen comes with the console. */
export function markingRoutes(deps: EngineDeps): Route[] {
  return [
    write(evaluateContract, { policy: 'staff' }, async ({ actor, params, body }, tx) => {
      const { marks, comment } = body.evaluation;
      const { answer } = await evaluateAnswer(tx, deps, {
        staff: { tenantId: actor.tenantId, staffId: actor.staffId },
        studentId: params.studentId,
        runId: params.runId,
        questionId: params.questionId,
        given: { marks },
        comment: comment ?? null,
      });
      return { evaluation: presentEvaluation(answer) };
    }),
    write(decideContract, { policy: 'staff' }, async ({ actor, params, body }, tx) => {
      const answer = await decideLateAnswer(tx, deps, {
        staff: { tenantId: actor.tenantId, staffId: actor.staffId },
        studentId: params.studentId,
        runId: params.runId,
        questionId: params.questionId,
        isCounted: body.late_answer.is_counted,
        lateSeq: body.late_answer.late_seq,
      });
      return { evaluation: presentEvaluation(answer) };
    }),
  ];
}

const presentEvaluation = ({ outcome, marks, comment }: Answer) => ({
  is_correct:
    outcome === 'pending' ? ('pending' as const) : outcome === 'correct' ? ('yes' as const) : ('no' as const),
  marks,
  comment,
});
