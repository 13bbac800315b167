import {
  type AttemptRef,
  attemptPath,
  attemptsPath,
  doorNames,
  questionName,
  questionsName,
} from '@shala/api-client/attempts-doors.ts';
import { attempt, openQuestion, receipt, runningAttempt } from '@shala/api-client/example-attempts.ts';
import type { Answer, Asked, School } from './school-server.ts';

const ok = (body: unknown): Answer => ({ status: 200, body });

/** The addresses of an attempt in the example course. */
export function pathsOf(ref: AttemptRef) {
  const one = attemptPath(ref);
  const questions = `/api/v1${one}/${questionsName(ref.door)}`;
  const place = `/api/v1${attemptsPath(ref)}`;
  return {
    create: place,
    quit: `${place}/${ref.attemptId}`,
    complete: `${place}/${ref.attemptId}/complete`,
    reset: `${place}/${ref.attemptId}/reset`,
    status: `/api/v1${one}/status`,
    events: `/api/v1${one}/run_events`,
    questions,
    answers: `${questions}/answers`,
    question: (id: number) => `${questions}/${id}`,
  };
}

export const inAttempt = (ref: AttemptRef, body: unknown) => ok({ [doorNames[ref.door].attempt]: body });
export const inQuestions = (ref: AttemptRef, questions: unknown[], of: unknown) =>
  ok({ [questionsName(ref.door)]: questions, attempt: of });

/** A school with two questions to attempt; a test replaces the answers it is about. */
export function answerAttempt(school: School, ref: AttemptRef): ReturnType<typeof pathsOf> {
  const paths = pathsOf(ref);
  const ids = [11, 12];
  school.answer(paths.create, () => inAttempt(ref, attempt()));
  school.answer(paths.questions, () =>
    inQuestions(
      ref,
      ids.map((id) => openQuestion(id)),
      runningAttempt(),
    ),
  );
  school.answer(paths.status, () =>
    ok({
      status: {
        id: ref.attemptId,
        run_no: 1,
        state: 'running',
        server_now: '2026-11-15T06:00:05.000Z',
        expires_at: null,
        remaining_seconds: 1195,
        completed_at: null,
        is_elsewhere: false,
      },
    }),
  );
  school.answer(paths.events, () => ok({ success: true }));
  for (const id of ids) {
    school.answer(paths.question(id), ({ body }: Asked) => {
      const change = (body as Record<string, { student_answer?: string; client_seq: number }>)[
        questionName(ref.door)
      ];
      return ok({
        [questionName(ref.door)]: {
          id,
          student_answer: change?.student_answer ?? null,
          marked: false,
          visited: true,
          time: null,
        },
        receipt: receipt({ client_seq: change?.client_seq ?? 0 }),
      });
    });
  }
  return paths;
}
