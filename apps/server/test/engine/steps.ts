import {
  type Answer,
  finish,
  grace,
  isOver,
  newest,
  nothing,
  openNext,
  outcomeOf,
  type Run,
  type Setup,
  type State,
  settle,
  start,
  usedAt,
  usedOnLeaving,
} from './model.ts';

export interface Save {
  do: 'save';
  question: number;
  tab: string;
  answer?: string | null;
  isDraft?: boolean;
  isMarked?: boolean;
  isVisited?: boolean;
  seq?: number;
  runNo?: number;
  /** Seconds that it waited on the device. */
  age?: number;
}

export type Command =
  | Save
  | { do: 'open' | 'complete' | 'quit' | 'reset' | 'status' | 'answers' | 'sweep' }
  | { do: 'serve'; tab: string }
  | { do: 'move'; seconds: number };

/** What a student is told, in plain values; an error is its code. */
export type Told = string | Record<string, unknown>;

/** One command on a copy of the state. */
export function step(setup: Setup, before: State, command: Command): { state: State; told: Told } {
  const state = structuredClone(before);
  return { state, told: run(setup, state, command) };
}

function run(setup: Setup, state: State, command: Command): Told {
  switch (command.do) {
    case 'move':
      state.now += command.seconds;
      return 'done';
    case 'sweep':
      settle(setup, state);
      return 'done';
    case 'open':
      return openNext(setup, state, false) ?? view(setup, state);
    case 'reset':
      if (!state.hasAttempt) return 'not_found';
      settle(setup, state);
      return openNext(setup, state, true) ?? view(setup, state);
    case 'status': {
      const seen = view(setup, state);
      if (typeof seen === 'string') return seen;
      const { state: word, no, expires, ended, left: remaining } = seen;
      return { state: word, no, expires, ended, left: remaining };
    }
    case 'serve':
      return serve(setup, state, command.tab);
    case 'save':
      return save(setup, state, command);
    case 'complete':
      return complete(setup, state);
    case 'quit':
      return quit(setup, state);
    case 'answers':
      return answers(setup, state);
  }
}

const left = ({ expires }: Run, now: number) => (expires === null ? null : Math.max(0, expires - now));

function view(setup: Setup, state: State): Told {
  settle(setup, state);
  const shown = newest(state);
  if (!shown) return 'not_found';
  return {
    state: shown.state === 'completed' ? 'completed' : shown.started === null ? 'ready' : 'running',
    no: shown.no,
    started: shown.started,
    expires: shown.expires,
    ended: shown.ended,
    left: shown.state === 'open' ? left(shown, state.now) : null,
    results: state.runs
      .filter((each) => each.state === 'completed')
      .map(({ no, result }) => ({
        no,
        correct: result?.correct,
        incorrect: result?.incorrect,
        unanswered: result?.unanswered,
        evaluating: result?.evaluating,
        marks: result?.marks,
        mostMarks: result?.mostMarks,
        score: result?.score,
        isShown: no === shown.no,
      })),
  };
}

function serve(setup: Setup, state: State, tab: string): Told {
  const seen = view(setup, state);
  const shown = newest(state);
  if (!shown || typeof seen === 'string') return seen;
  if (shown.state === 'open') {
    if (shown.started === null) {
      if (setup.deadline !== null && state.now > setup.deadline) return 'deadline_passed';
      start(setup, shown, state.now);
    }
    shown.holder = tab;
  }
  const attempt = view(setup, state) as Record<string, unknown>;
  return { ...attempt, questions: questionsOf(setup, shown, state.now) };
}

const questionsOf = (setup: Setup, shown: Run, now: number) =>
  Array.from({ length: setup.questions }, (_unused, n) => {
    const answer = shown.answers[n] ?? nothing;
    const isTicking = setup.timer === 'per_question' && shown.state === 'open';
    return {
      answer: answer.answer,
      isDraft: answer.isDraft ?? false,
      isMarked: answer.isMarked,
      isVisited: answer.isVisited,
      seq: Math.max(answer.seq, answer.lateSeq ?? 0),
      isLate: answer.lateSeq !== null,
      time: isTicking ? Math.max(0, (setup.limit ?? 0) - usedAt(shown, n, now)) : null,
    };
  });

function complete(setup: Setup, state: State): Told {
  const shown = newest(state);
  if (!shown) return 'not_found';
  if (shown.state === 'open') {
    if (shown.started === null) return 'attempt_not_started';
    finish(setup, shown, state.now);
  }
  return view(setup, state);
}

function quit(setup: Setup, state: State): Told {
  if (!state.hasAttempt) return 'not_found';
  const shown = newest(state);
  if (shown?.state !== 'open') return 'done';
  if (isOver(shown, state.now)) finish(setup, shown, state.now);
  else Object.assign(shown, { state: 'abandoned', reason: 'quit', ended: state.now });
  return 'done';
}

function answers(setup: Setup, state: State): Told {
  const seen = view(setup, state);
  const shown = newest(state);
  if (!shown || typeof seen === 'string') return seen;
  if (shown.state !== 'completed') return 'attempt_not_completed';
  const words = { correct: 'yes', incorrect: 'no', unanswered: 'no', pending: 'pending' } as const;
  return {
    correct: Array.from({ length: setup.questions }, (_unused, n) => words[outcomeOf(setup, shown, n)]),
  };
}

function save(setup: Setup, state: State, sent: Save): Told {
  // An empty text is no answer.
  const given = sent.answer === '' ? { ...sent, answer: null } : sent;
  const { question, tab } = given;
  const { now } = state;
  const shown = given.runNo ? state.runs.find(({ no }) => no === given.runNo) : newest(state);
  if (!shown) return 'not_found';
  if (shown.state === 'abandoned') return 'attempt_closed';
  if (shown.started === null) return 'attempt_not_started';
  if (given.answer === 'option9' && question < setup.questions - 1) return 'answer_invalid';
  if (shown.state === 'open' && isOver(shown, now)) finish(setup, shown, now);

  const before = shown.answers[question] ?? nothing;
  const held = Math.max(before.seq, before.lateSeq ?? 0);
  const isQuick = setup.timer !== 'per_question' && shown.state === 'open';
  // What nobody has numbered begins at nought on the quick way, and at one where a single save is looked at.
  const first = isQuick && !shown.answers[question] ? 0 : held + 1;
  const seq = given.seq ?? first;
  const moment = Math.max(now - (given.age ?? 0), shown.last ?? Number.NEGATIVE_INFINITY);
  const remaining = () => (shown.state === 'open' ? left(shown, now) : 0);
  const tell = (answer: Answer, isLate: boolean): Told => ({
    answer: answer.answer,
    isMarked: answer.isMarked,
    isVisited: answer.isVisited,
    seq: isLate ? answer.lateSeq : answer.seq,
    isLate,
    isSuperseded: seq < held,
    isElsewhere: shown.holder !== null && shown.holder !== tab,
    left: remaining(),
    time:
      setup.timer === 'per_question' && remaining() !== 0
        ? Math.max(0, (setup.limit ?? 0) - usedAt(shown, question, moment))
        : null,
  });
  if (given.seq !== undefined && seq <= held) return tell(before, before.lateSeq === held);

  if (shown.state === 'open' && setup.timer === 'per_question') moveToFront(setup, shown, question, moment);
  const isQuestionOver =
    setup.timer === 'per_question' && usedAt(shown, question, moment) > (setup.limit ?? 0) + grace;
  const isTimeUp = shown.state !== 'open' || isQuestionOver;
  const isLate =
    isTimeUp && given.answer !== undefined && (before.lateSeq !== null || given.answer !== before.answer);
  const counted = isTimeUp ? { ...given, answer: undefined } : given;
  const after = shown.state === 'open' ? change(before, counted, seq) : { ...before };
  if (isLate) Object.assign(after, { lateAnswer: given.answer ?? null, lateSeq: seq });
  if (isLate && before.lateSeq === null) shown.late += 1;
  shown.answers[question] = after;
  return tell(after, isLate);
}

/** One question is in front at a time; the one that was there keeps what it has used. */
function moveToFront(setup: Setup, shown: Run, question: number, moment: number): void {
  const { front } = shown;
  if (front !== null && front !== question) {
    const leaving = shown.answers[front];
    if (leaving) leaving.used = usedOnLeaving(setup, usedAt(shown, front, moment));
  }
  if (front !== question) Object.assign(shown, { front: question, since: moment });
  shown.last = moment;
}

type Change = Omit<Save, 'answer'> & { answer?: string | null | undefined };

function change(before: Answer, given: Change, seq: number): Answer {
  const hasAnswer = given.answer !== undefined;
  const answer = given.answer === undefined ? before.answer : given.answer;
  const isDraft = hasAnswer ? (given.isDraft ?? false) : before.isDraft;
  return {
    ...before,
    seq,
    answer,
    isDraft,
    submitted: hasAnswer && !isDraft ? answer : before.submitted,
    isMarked: given.isMarked ?? before.isMarked,
    isVisited: hasAnswer || (given.isVisited ?? before.isVisited),
  };
}
