import { dhruv, shala, signIn } from './people.ts';
import { findCourse, type Item, type ItemOptions, type Kind, makeItem } from './practice-items.ts';
import type { World } from './world.ts';

const names = {
  exercise: { place: 'chaptors', attempt: 'excercise_attempt', item: 'excercise_id' },
  exam_exercise: { place: 'exam_chapters', attempt: 'exam_exercise_attempt', item: 'exam_exercise_id' },
  quick_quiz: { place: 'content_libraries', attempt: 'content_exercise_attempt', item: null },
  paper: { place: null, attempt: 'paper_attempt', item: 'paper_id' },
} as const;

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Call = ReturnType<typeof callOf>;

const callOf =
  (world: World, headers: () => Record<string, string>) =>
  (method: Method, path: string, payload?: object, version = 'v1') =>
    world.server.inject({
      method,
      url: `/api/${version}/course/student/student_courses${path}`,
      headers: headers(),
      ...(payload && { payload }),
    });

export function createPath({ kind, enrolmentId, placeId }: Item): string {
  const { place, attempt } = names[kind];
  return `/${enrolmentId}${place === null ? '' : `/${place}/${placeId}`}/${attempt}s`;
}

/** All that can be done with an attempt of an item. */
function attemptOf(call: Call, item: Item, attemptId: number) {
  const { attempt } = names[item.kind];
  const inside = `/${item.enrolmentId}/${attempt}s/${attemptId}`;
  const outside = `${createPath(item)}/${attemptId}`;
  const list = `${inside}/${attempt}_questions`;
  const query = (tab: string | undefined) => (tab === undefined ? '' : `?tab=${tab}`);
  const ofRun = (runNo: number | undefined) => (runNo === undefined ? '' : `?run_no=${runNo}`);
  return {
    id: attemptId,
    name: attempt,
    list,
    questions: (tab?: string) => call('GET', `${list}${query(tab)}`),
    answers: () => call('GET', `${list}/answers`),
    question: (id: number) => call('GET', `${list}/${id}`),
    save: (id: number, change: object) => call('PUT', `${list}/${id}`, { [`${attempt}_question`]: change }),
    complete: (runNo?: number) => call('PUT', `${outside}/complete${ofRun(runNo)}`),
    reset: (runNo?: number) => call('PUT', `${outside}/reset${ofRun(runNo)}`),
    quit: (runNo?: number) => call('DELETE', `${outside}${ofRun(runNo)}`),
    status: (tab?: string) => call('GET', `${inside}/status${query(tab)}`),
    events: () => call('GET', `${inside}/run_events`),
    note: (kind: string) => call('POST', `${inside}/run_events`, { run_event: { kind } }),
  };
}

/** A student of the demo school with a class-room and an exam course, and items made for one test. */
export async function openPractice(world: World, email = dhruv, host = shala) {
  let { headers, body } = await signIn(world.server, email, host);
  const studentId = body.student.id;
  const call = callOf(world, () => headers);
  const create = (item: Item) => {
    const { attempt, item: key } = names[item.kind];
    return call('POST', createPath(item), { [attempt]: key === null ? {} : { [key]: item.id } });
  };
  const open = async (item: Item) => {
    const answer = await create(item);
    const info = answer.json()[names[item.kind].attempt];
    if (!info) throw new Error(`no attempt: ${answer.body}`);
    return attemptOf(call, item, info.id);
  };
  const courseOf = (kind: Kind) =>
    findCourse(world, studentId, kind === 'exercise' || kind === 'quick_quiz' ? 'class_room' : 'exam');
  return {
    studentId,
    headers: () => headers,
    /** After the clock was moved so far that the token is too old. */
    async signInAgain() {
      ({ headers, body } = await signIn(world.server, email, host));
    },
    call,
    courseOf,
    makeItem: async (kind: Kind, options: ItemOptions = {}) =>
      makeItem(world, await courseOf(kind), kind, options),
    create,
    attemptOf: (item: Item, attemptId: number) => attemptOf(call, item, attemptId),
    open,
    /** Opened, and its clock running. */
    async start(item: Item) {
      const attempt = await open(item);
      await attempt.questions();
      return attempt;
    },
  };
}
export type Practice = Awaited<ReturnType<typeof openPractice>>;
