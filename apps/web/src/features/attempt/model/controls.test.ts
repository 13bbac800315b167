import { expect, it } from 'vitest';
import { type AttemptAction, noQuestions, reduceAttempt } from './attempt-state.ts';
import { controlsOf } from './controls.ts';

const known = (id: number) => ({ id, answer: null, pictureCount: 0 });
const play = (...actions: AttemptAction[]) =>
  actions.reduce(reduceAttempt, reduceAttempt(noQuestions, { type: 'set', questions: [known(1), known(2)] }));

it('[QE-08] Previous has nowhere to go on the first question, Next on the last', () => {
  expect(controlsOf(play({ type: 'visit', index: 0 }))).toMatchObject({ canGoBack: false, canGoOn: true });
  expect(controlsOf(play({ type: 'visit', index: 1 }))).toMatchObject({ canGoBack: true, canGoOn: false });
});

it('[VA-22] [QE-09] [QE-10] an answer brings Submit and takes Skip away', () => {
  expect(controlsOf(play())).toMatchObject({ showsSubmit: false, showsSkip: true });
  const chosen = play({ type: 'choose', id: 1, option: 'option1' });
  expect(controlsOf(chosen)).toMatchObject({ showsSubmit: true, canSubmit: true, showsSkip: false });
  expect(controlsOf(play({ type: 'write', id: 1, text: 'Because' }))).toMatchObject({ showsSubmit: true });
  expect(controlsOf(play({ type: 'write', id: 1, text: ' ' }))).toMatchObject({ showsSubmit: false });
});

it('[VA-22] [QE-10] where skipping is disabled there is no Skip', () => {
  expect(controlsOf(play(), false)).toMatchObject({ showsSubmit: false, showsSkip: false });
});

it('[QE-26] a question whose time is over cannot be submitted', () => {
  const closed = play({ type: 'choose', id: 1, option: 'option1' }, { type: 'close', id: 1 });
  expect(controlsOf(closed)).toMatchObject({ canSubmit: false });
});
