import { findCourse, type Item, type ItemOptions, type Kind, makeItem } from '../practice-items.ts';
import { freeText } from '../practice-questions.ts';
import type { Owner } from './owner.ts';

export const doorNames = {
  exercise: { place: 'chaptors', attempt: 'excercise_attempt', item: 'excercise_id' },
  exam_exercise: { place: 'exam_chapters', attempt: 'exam_exercise_attempt', item: 'exam_exercise_id' },
  quick_quiz: { place: 'content_libraries', attempt: 'content_exercise_attempt', item: null },
  paper: { place: null, attempt: 'paper_attempt', item: 'paper_id' },
} as const satisfies Record<Kind, unknown>;

type Use = 'new' | 'open' | 'done';

/** What there is to practise, and attempts at it. */
export function attemptThings({ world, family, headers, make }: Owner) {
  const items = new Map<string, Promise<Item>>();
  const itemFor = (kind: Kind, use: Use): Promise<Item> => {
    const isClassRoom = kind === 'exercise' || kind === 'quick_quiz';
    const options: ItemOptions = { timer: { timer: 'none', time: null }, questions: [freeText('matrix')] };
    const made =
      items.get(`${kind} ${use}`) ??
      findCourse(world, family.studentId, isClassRoom ? 'class_room' : 'exam').then((course) =>
        makeItem(world, course, kind, options),
      );
    items.set(`${kind} ${use}`, made);
    return made;
  };
  const call = async (method: 'POST' | 'PUT' | 'GET', url: string, payload?: object) => {
    const answer = await world.server.inject({ method, url, headers, ...(payload && { payload }) });
    if (answer.statusCode !== 200) throw new Error(`${method} ${url}: ${answer.body}`);
    return answer.json();
  };
  const open = async (kind: Kind, use: Use) => {
    const item = await itemFor(kind, use);
    const { place, attempt, item: key } = doorNames[kind];
    const { enrolmentId: courseId, placeId, questionIds } = item;
    const course = `/api/v1/course/student/student_courses/${courseId}`;
    const attempts = `${course}${place === null ? '' : `/${place}/${placeId}`}/${attempt}s`;
    const wish = { [attempt]: key === null ? {} : { [key]: item.id } };
    const { id: attemptId, completed_at: doneAt } = (await call('POST', attempts, wish))[attempt];
    return {
      ids: { courseId, placeId: placeId ?? 0, attemptId, questionId: questionIds[0] ?? 0 },
      isDone: doneAt !== null,
      begin: () => call('GET', `${course}/${attempt}s/${attemptId}/${attempt}_questions`),
      end: (how: 'complete' | 'reset') => call('PUT', `${attempts}/${attemptId}/${how}`),
    };
  };
  return {
    item: (kind: Kind) => itemFor(kind, 'new'),
    /** Its clock is running. */
    attempt: (kind: Kind) =>
      make(`attempt ${kind}`, async () => {
        const { ids, isDone, begin, end } = await open(kind, 'open');
        if (isDone) await end('reset');
        await begin();
        return ids;
      }),
    finishedAttempt: (kind: Kind) =>
      make(`finished ${kind}`, async () => {
        const { ids, isDone, begin, end } = await open(kind, 'done');
        if (!isDone) {
          await begin();
          await end('complete');
        }
        return ids;
      }),
  };
}
