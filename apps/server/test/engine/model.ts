// A small model of the attempt engine, written from the rules and not from its code: no database, no HTTP, and
// seconds since the beginning of the world instead of moments. A step takes a state and gives the next one.

export interface Setup {
  timer: 'whole_quiz' | 'per_question' | 'none';
  /** Seconds of the whole, or of each question. */
  limit: number | null;
  deadline: number | null;
  maxRuns: number | null;
  right: number;
  wrong: number;
  /** A first completion is an exercise done in its chapter. */
  countsInChapter: boolean;
  /** The last one is a free text; in the others option2 is right. */
  questions: number;
}

export interface Answer {
  seq: number;
  answer: string | null;
  isDraft: boolean | null;
  submitted: string | null;
  isMarked: boolean;
  isVisited: boolean;
  used: number;
  lateAnswer: string | null;
  lateSeq: number | null;
}

export interface Run {
  no: number;
  state: 'open' | 'completed' | 'abandoned';
  started: number | null;
  expires: number | null;
  ended: number | null;
  reason: 'finished' | 'expired' | 'quit' | null;
  holder: string | null;
  answers: Record<number, Answer>;
  late: number;
  /** Which question is in front, since when, and the newest moment that anything stands for. */
  front: number | null;
  since: number;
  last: number | null;
  result: Result | null;
}

export interface Result {
  correct: number;
  incorrect: number;
  unanswered: number;
  evaluating: number;
  marks: number;
  mostMarks: number;
  score: number;
  seconds: number;
}

export interface State {
  now: number;
  /** Once there was a run there is an attempt for ever. */
  hasAttempt: boolean;
  runs: Run[];
}

export const grace = 10;
const moveTime = 2;

export const isOver = ({ expires }: Run, now: number) => expires !== null && now > expires + grace;

export const newest = ({ runs }: State) => runs.findLast(({ state }) => state !== 'abandoned');

const round = (value: number) => Math.round(value * 100) / 100;

export function outcomeOf(setup: Setup, run: Run, question: number) {
  const answer = run.answers[question]?.answer ?? null;
  if (answer === null) return 'unanswered';
  if (question === setup.questions - 1) return 'pending';
  return answer === 'option2' ? 'correct' : 'incorrect';
}

export function finish(setup: Setup, run: Run, now: number): void {
  const outcomes = Array.from({ length: setup.questions }, (_unused, n) => outcomeOf(setup, run, n));
  const count = (outcome: string) => outcomes.filter((each) => each === outcome).length;
  const [correct, incorrect, evaluating] = [count('correct'), count('incorrect'), count('pending')];
  const marks = round(correct * setup.right - incorrect * setup.wrong);
  const mostMarks = round((setup.questions - evaluating) * setup.right);
  run.state = 'completed';
  run.reason = isOver(run, now) ? 'expired' : 'finished';
  run.ended = run.expires !== null && run.expires < now ? run.expires : now;
  run.result = {
    correct,
    incorrect,
    unanswered: count('unanswered'),
    evaluating,
    marks,
    mostMarks,
    score: Math.max(0, mostMarks > 0 ? round((100 * marks) / mostMarks) : 0),
    seconds: run.ended - (run.started ?? run.ended),
  };
}

/** Whoever looks finds that a run whose time is up has ended. */
export function settle(setup: Setup, state: State): void {
  const run = newest(state);
  if (run?.state === 'open' && isOver(run, state.now)) finish(setup, run, state.now);
}

/** The next run, or why there is none; nothing happens while one is open. */
export function openNext(setup: Setup, state: State, isRetake: boolean): string | null {
  const { runs, now } = state;
  if (runs.some((run) => run.state === 'open')) return null;
  const completed = runs.filter((run) => run.state === 'completed').length;
  if (completed > 0 && !isRetake) return null;
  if (setup.deadline !== null && now > setup.deadline) return 'deadline_passed';
  if (setup.maxRuns !== null && completed >= setup.maxRuns) return 'no_runs_left';
  const before = runs.at(-1);
  const keepsClock = setup.deadline !== null || setup.maxRuns !== null;
  const goesOn = keepsClock && before?.state === 'abandoned' ? before : null;
  const isRunning = goesOn !== null && goesOn.started !== null;
  state.hasAttempt = true;
  runs.push({
    no: runs.length + 1,
    state: 'open',
    started: goesOn?.started ?? null,
    expires: goesOn?.expires ?? null,
    ended: null,
    reason: null,
    holder: null,
    answers: isRunning && setup.timer === 'per_question' ? usedBefore(setup, goesOn) : {},
    late: 0,
    front: null,
    since: 0,
    last: isRunning ? now : null,
    result: null,
  });
  return null;
}

export const nothing: Answer = {
  seq: 0,
  answer: null,
  isDraft: null,
  submitted: null,
  isMarked: false,
  isVisited: false,
  used: 0,
  lateAnswer: null,
  lateSeq: null,
};

/** Nothing of a run that was given up stays but the time that its questions had. */
function usedBefore(setup: Setup, before: Run): Run['answers'] {
  const answers: Run['answers'] = {};
  for (const question of Object.keys(before.answers).map(Number)) {
    const used = usedOnLeaving(setup, usedAt(before, question, before.ended ?? 0));
    if (used > 0) answers[question] = { ...nothing, used };
  }
  return answers;
}

export function start(setup: Setup, run: Run, now: number): void {
  const { timer, limit, deadline, questions } = setup;
  const seconds = limit === null ? null : timer === 'per_question' ? questions * (limit + moveTime) : limit;
  const end = seconds === null ? null : now + seconds;
  run.started = now;
  run.last = now;
  run.expires = end === null ? deadline : deadline === null ? end : Math.min(end, deadline);
}

/** How long a question has been in front. */
export const usedAt = (run: Run, question: number, moment: number) =>
  (run.answers[question]?.used ?? 0) + (run.front === question ? Math.max(0, moment - run.since) : 0);

/** One that had its time is closed for good: the seconds for what was on its way are not given a second time. */
export const usedOnLeaving = ({ limit }: Setup, used: number) =>
  limit !== null && used >= limit ? Math.max(used, limit + grace + 0.001) : used;
