import { type AttemptState, isAnswered } from './attempt-state.ts';

export interface Controls {
  readonly canGoBack: boolean;
  readonly canGoOn: boolean;
  readonly showsSubmit: boolean;
  readonly canSubmit: boolean;
  readonly showsSkip: boolean;
}

/** Which buttons stand under the question. */
export function controlsOf({ questions, current }: AttemptState, canSkip = true): Controls {
  const question = questions[current];
  const answered = question !== undefined && isAnswered(question);
  const isLast = current >= questions.length - 1;
  return {
    canGoBack: current > 0,
    canGoOn: !isLast,
    showsSubmit: answered,
    canSubmit: answered && !question.isClosed,
    showsSkip: canSkip && !answered,
  };
}
