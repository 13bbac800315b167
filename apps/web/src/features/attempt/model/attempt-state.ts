/** What the panel knows of one question of a run. */
export interface QuestionState {
  readonly id: number;
  /** An option's key or the words of a free text; null: nothing answered. */
  readonly answer: string | null;
  /** How many pictures were handed in: they answer a free text as words do. */
  readonly pictureCount: number;
  readonly isVisited: boolean;
  readonly isMarked: boolean;
  /** Its own time is over: it can be read, not changed. */
  readonly isClosed: boolean;
}

export interface AttemptState {
  readonly questions: readonly QuestionState[];
  /** Index of the question on the screen. */
  readonly current: number;
  /** First visits, not answers; `countAnswered` counts those. */
  readonly attempted: number;
  readonly remaining: number;
  readonly marked: number;
}

type Known = Pick<QuestionState, 'id' | 'answer' | 'pictureCount'> &
  Partial<Pick<QuestionState, 'isVisited' | 'isMarked' | 'isClosed'>>;

export type AttemptAction =
  /** Everything begins anew, except what was answered. */
  | { readonly type: 'set'; readonly questions: readonly Known[] }
  /** A run that goes on: what was seen and marked before comes back, too. */
  | { readonly type: 'resume'; readonly questions: readonly Known[]; readonly current: number }
  | { readonly type: 'visit'; readonly index: number }
  /** The option that is chosen already is let go of. */
  | { readonly type: 'choose'; readonly id: number; readonly option: string }
  | { readonly type: 'write'; readonly id: number; readonly text: string }
  | { readonly type: 'setAnswer'; readonly id: number; readonly answer: string | null }
  | { readonly type: 'setPictures'; readonly id: number; readonly count: number }
  | { readonly type: 'toggleMark'; readonly id: number }
  | { readonly type: 'close'; readonly id: number };

export const noQuestions: AttemptState = {
  questions: [],
  current: 0,
  attempted: 0,
  remaining: 0,
  marked: 0,
};

export const isAnswered = ({ answer, pictureCount }: QuestionState): boolean =>
  (answer !== null && answer.trim() !== '') || pictureCount > 0;

export const countAnswered = ({ questions }: AttemptState): number => questions.filter(isAnswered).length;

/** How many answers are among some questions: a visit or a mark alone is none. */
export const countAnsweredIn = ({ questions }: AttemptState, ids: ReadonlySet<number>): number =>
  questions.filter((question) => ids.has(question.id) && isAnswered(question)).length;

export function reduceAttempt(state: AttemptState, action: AttemptAction): AttemptState {
  switch (action.type) {
    case 'set':
      return setQuestions(action.questions);
    case 'resume':
      return resume(action.questions, action.current);
    case 'visit':
      return visit(state, action.index);
    case 'choose':
      return change(state, action.id, ({ answer }) => ({
        answer: answer === action.option ? null : action.option,
      }));
    case 'write':
      return change(state, action.id, () => ({ answer: action.text === '' ? null : action.text }));
    case 'setAnswer':
      return replace(state, action.id, () => ({ answer: action.answer }));
    case 'setPictures':
      return change(state, action.id, () => ({ pictureCount: action.count }));
    case 'toggleMark':
      return countMarked(replace(state, action.id, ({ isMarked }) => ({ isMarked: !isMarked })));
    case 'close':
      return replace(state, action.id, () => ({ isClosed: true }));
  }
}

function setQuestions(questions: readonly Known[]): AttemptState {
  return {
    ...noQuestions,
    questions: questions.map(({ id, answer, pictureCount, isClosed = false }) => ({
      id,
      answer,
      pictureCount,
      isVisited: false,
      isMarked: false,
      isClosed,
    })),
    remaining: questions.length,
  };
}

function resume(questions: readonly Known[], current: number): AttemptState {
  const fresh = setQuestions(questions);
  const restored = fresh.questions.map((question, index) => ({
    ...question,
    isVisited: questions[index]?.isVisited ?? false,
    isMarked: questions[index]?.isMarked ?? false,
  }));
  const attempted = restored.filter(({ isVisited }) => isVisited).length;
  return countMarked({
    ...fresh,
    questions: restored,
    current: clamp(current, questions.length),
    attempted,
    remaining: questions.length - attempted,
  });
}

function visit(state: AttemptState, index: number): AttemptState {
  const question = state.questions[index];
  if (question === undefined) return state;
  if (question.isVisited) return state.current === index ? state : { ...state, current: index };
  return {
    ...replace(state, question.id, () => ({ isVisited: true })),
    current: index,
    attempted: state.attempted + 1,
    remaining: state.remaining - 1,
  };
}

const countMarked = (state: AttemptState): AttemptState => ({
  ...state,
  marked: state.questions.filter(({ isMarked }) => isMarked).length,
});

/** A question whose time is over keeps its answer. */
function change(
  state: AttemptState,
  id: number,
  to: (question: QuestionState) => Partial<QuestionState>,
): AttemptState {
  return replace(state, id, (question) => (question.isClosed ? {} : to(question)));
}

function replace(
  state: AttemptState,
  id: number,
  to: (question: QuestionState) => Partial<QuestionState>,
): AttemptState {
  return {
    ...state,
    questions: state.questions.map((question) =>
      question.id === id ? { ...question, ...to(question) } : question,
    ),
  };
}

const clamp = (index: number, count: number): number => Math.min(Math.max(0, index), Math.max(0, count - 1));
