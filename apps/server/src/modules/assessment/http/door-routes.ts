import type { Door } from '@shala/wire/attempts.ts';
import type { WireAnswerChange } from '@shala/wire/attempts-questions.ts';
import type { StudentActor } from '#platform/http/actor.ts';
import { act, type Limit, type Place, type Route, read } from '#platform/http/route.ts';
import { attachImage } from '../attach-image.ts';
import { completeAttempt } from '../complete-attempt.ts';
import type { EngineDeps, Learner } from '../deps.ts';
import type { AttemptKind } from '../domain/attempt-kind.ts';
import type { AttemptRef } from '../domain/run.ts';
import { findAttempt } from '../find-attempt.ts';
import { listEvents, noteEvent } from '../note-event.ts';
import { quitAttempt } from '../quit-attempt.ts';
import { resetAttempt } from '../reset-attempt.ts';
import { saveAnswer } from '../save-answer.ts';
import type { AnswerChange } from '../saved-answer.ts';
import { serveAnswers, serveQuestion, serveQuestions } from '../serve-questions.ts';
import { presentAttempt, presentStatus } from './present-attempt.ts';
import { presentFile, presentFinishedQuestion, presentOpenQuestion } from './present-question.ts';
import { presentReceipt, presentSaved } from './present-saved.ts';

interface Came {
  actor: StudentActor;
  place: Place;
  locale: 'en' | 'hi';
}

export const learnerOf = ({ actor, place, locale }: Came): Learner => ({
  tenantId: actor.tenantId,
  studentId: actor.studentId,
  brandId: place.brandId,
  locale,
});

interface Params {
  courseId: number;
  attemptId: number;
  placeId?: number;
}

const student = { policy: 'student' } as const;

/** Far more than a paper of written answers needs: pictures cost time to make anew, and events are kept. */
const perStudent = (name: string, points: number): Limit => ({
  name,
  points,
  seconds: 3600,
  key: ({ actor }) => (actor && 'studentId' in actor ? `student:${actor.studentId}` : null),
});
const pictureLimits = [perStudent('answer-pictures', 300)];
const eventLimits = [perStudent('run-events', 600)];
/** A tab stays the same one when its student has had to sign in again; older clients are known by the session. */
const holderOf = (actor: StudentActor, tab: string | undefined) => tab ?? actor.sessionId;

const refOf =
  (kind: AttemptKind) =>
  (actor: StudentActor, { courseId, attemptId }: Params): AttemptRef => ({
    studentId: actor.studentId,
    enrolmentId: courseId,
    kind,
    attemptId,
  });

/** What can be done with an attempt, the same at every door. */
export function attemptRoutes(deps: EngineDeps, kind: AttemptKind, door: Door): Route[] {
  const ref = refOf(kind);
  const { attempt: name } = door.names;
  return [
    act(door.complete, student, async ({ actor, params, query, locale }) => {
      const { placeId }: Params = params;
      const wish = { ref: ref(actor, params), placeId, runNo: query.run_no, locale };
      const attempt = await completeAttempt(deps, wish);
      return { [name]: presentAttempt(attempt, locale) };
    }),
    act(door.reset, student, async (request) => {
      const { actor, params, query, locale } = request;
      const learner = learnerOf(request);
      const { placeId }: Params = params;
      const wish = { learner, ref: ref(actor, params), placeId, runNo: query.run_no };
      const attempt = await resetAttempt(deps, wish);
      return { [name]: presentAttempt(attempt, locale) };
    }),
    act(door.quit, student, async ({ actor, params, query }) => {
      const { placeId }: Params = params;
      await quitAttempt(deps, { ref: ref(actor, params), placeId, runNo: query.run_no });
      return { success: true };
    }),
    read(door.status, student, async ({ actor, params, query, locale }) => {
      const attempt = await findAttempt(deps, ref(actor, params), locale);
      return { status: presentStatus(attempt, holderOf(actor, query.tab)) };
    }),
    read(door.listEvents, student, async ({ actor, params }) => {
      const events = await listEvents(deps, ref(actor, params));
      return { run_events: events.map(({ kind, at }) => ({ kind, at: at.toISOString() })) };
    }),
    act(door.addEvent, { policy: 'student', limits: eventLimits }, async ({ actor, params, body }) => {
      await noteEvent(deps, { ref: ref(actor, params), kind: body.run_event.kind });
      return { success: true };
    }),
  ];
}

/** What can be done with its questions. */
export function questionRoutes(deps: EngineDeps, kind: AttemptKind, door: Door): Route[] {
  const { storage } = deps;
  const ref = refOf(kind);
  const { questions: many, question: single } = door.names;
  return [
    // It starts the clock the first time: not a mere reading.
    act(door.questions, student, async (request) => {
      const { actor, params, query, locale } = request;
      const holder = holderOf(actor, query.tab);
      const learner = learnerOf(request);
      const served = await serveQuestions(deps, { learner, ref: ref(actor, params), holder });
      const questions = served.questions.map((view) => presentOpenQuestion(storage, view, locale));
      return { [many]: await Promise.all(questions), attempt: presentAttempt(served.attempt, locale) };
    }),
    read(door.answers, student, async (request) => {
      const { actor, params, locale } = request;
      const served = await serveAnswers(deps, { learner: learnerOf(request), ref: ref(actor, params) });
      const questions = served.questions.map((view) => presentFinishedQuestion(storage, view, locale));
      return { [many]: await Promise.all(questions), attempt: presentAttempt(served.attempt, locale) };
    }),
    read(door.question, student, async (request) => {
      const { actor, params, locale } = request;
      const { questionId } = params;
      const learner = learnerOf(request);
      const view = await serveQuestion(deps, { learner, ref: ref(actor, params), questionId });
      return { [single]: await presentOpenQuestion(storage, view, locale) };
    }),
    // Idempotent by run, question and sequence: no stored answer is needed, and none would be quicker.
    act(door.save, student, async ({ actor, params, body }) => {
      const given = body[single] as WireAnswerChange;
      const saved = await saveAnswer(deps, {
        ref: ref(actor, params),
        questionId: params.questionId,
        change: toChange(given),
        holder: holderOf(actor, given.tab),
      });
      return { [single]: presentSaved(saved), receipt: presentReceipt(saved) };
    }),
    act(
      door.attach,
      { policy: 'student', takesFiles: true, limits: pictureLimits },
      async ({ actor, params, query, body }) => {
        const upload = Buffer.from(body.image.tempfile, 'base64');
        const { questionId } = params;
        const file = await attachImage(deps, {
          ref: ref(actor, params),
          runNo: query.run_no,
          questionId,
          upload,
        });
        return { attachment: await presentFile(storage, file) };
      },
    ),
  ];
}

const toChange = (wire: WireAnswerChange): AnswerChange => ({
  answer: wire.student_answer,
  fileIds: wire.exc_atmpt_quest_attchmts?.map(({ id }) => id),
  isMarked: wire.marked,
  isVisited: wire.visited,
  isDraft: wire.is_draft,
  clientSeq: wire.client_seq,
  runNo: wire.run_no,
  ageMs: wire.age_ms,
});
