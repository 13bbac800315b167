import sharp from 'sharp';
import { type Kind, kinds } from '../practice-items.ts';
import { doorNames } from './attempt-things.ts';
import type { Asked, FamilyRow } from './matrix.ts';
import type { Things } from './things.ts';

const base = '/api/v1/course/student/student_courses/:courseId';
const resultsOf: Record<Kind, string> = {
  exercise: 'exercise_attempt_results',
  exam_exercise: 'exam_exercise_attempt_results',
  quick_quiz: 'content_exercise_attempt_results',
  paper: 'paper_attempt_results',
};

const picture = sharp({ create: { width: 9, height: 6, channels: 3, background: '#336699' } }).jpeg();

/** One engine, four doors: each has the same calls. */
function rowsOf(kind: Kind): FamilyRow[] {
  const { place, attempt, item: key } = doorNames[kind];
  const inside = `${base}/${attempt}s/:attemptId`;
  const outside = `${base}${place === null ? '' : `/${place}/:placeId`}/${attempt}s`;
  const list = `${inside}/${attempt}_questions`;
  const asking =
    (method: 'attempt' | 'finishedAttempt', names: readonly string[], body?: object) =>
    async (things: Things): Promise<Asked> => {
      const ids: Record<string, number> = await things[method](kind);
      return {
        params: Object.fromEntries(names.map((name) => [name, ids[name] ?? 0])),
        ...(body && { body }),
      };
    };
  const fromOutside = place === null ? ['courseId', 'attemptId'] : ['courseId', 'placeId', 'attemptId'];
  const fromInside = ['courseId', 'attemptId'];
  const question = [...fromInside, 'questionId'];
  return [
    {
      call: `POST ${outside}`,
      ask: async (things) => {
        const { enrolmentId: courseId, placeId, id } = await things.item(kind);
        return {
          params: { courseId, ...(place !== null && { placeId: placeId ?? 0 }) },
          body: { [attempt]: key === null ? {} : { [key]: id } },
        };
      },
    },
    { call: `GET ${list}`, ask: asking('attempt', fromInside) },
    { call: `GET ${list}/answers`, ask: asking('finishedAttempt', fromInside) },
    { call: `GET ${list}/:questionId`, ask: asking('attempt', question) },
    {
      call: `PUT ${list}/:questionId`,
      ask: asking('attempt', question, { [`${attempt}_question`]: { student_answer: 'x' } }),
    },
    {
      call: `POST ${list}/:questionId/attachments`,
      ask: async (things) => {
        const image = {
          original_filename: 'a.jpg',
          tempfile: (await picture.clone().toBuffer()).toString('base64'),
          content_type: 'image/jpeg',
        };
        return asking('attempt', question, { image })(things);
      },
    },
    { call: `GET ${inside}/status`, ask: asking('attempt', fromInside) },
    { call: `GET ${inside}/run_events`, ask: asking('attempt', fromInside) },
    {
      call: `POST ${inside}/run_events`,
      ask: asking('attempt', fromInside, { run_event: { kind: 'left' } }),
    },
    { call: `GET ${inside}/${resultsOf[kind]}`, ask: asking('finishedAttempt', fromInside) },
    { call: `PUT ${outside}/:attemptId/complete`, ask: asking('attempt', fromOutside) },
    { call: `PUT ${outside}/:attemptId/reset`, ask: asking('finishedAttempt', fromOutside) },
    { call: `DELETE ${outside}/:attemptId`, ask: asking('attempt', fromOutside) },
  ];
}

export const attemptRows: readonly FamilyRow[] = kinds.flatMap(rowsOf);
