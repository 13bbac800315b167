import { describe, expect, it } from 'vitest';
import {
  type AttemptAction,
  type AttemptState,
  countAnswered,
  noQuestions,
  reduceAttempt,
} from './attempt-state.ts';

const known = (id: number) => ({ id, answer: null, pictureCount: 0 });
const play = (...actions: AttemptAction[]): AttemptState => actions.reduce(reduceAttempt, noQuestions);
const three: AttemptAction = { type: 'set', questions: [known(1), known(2), known(3)] };
const counts = ({ attempted, remaining, marked }: AttemptState) => ({ attempted, remaining, marked });

describe('the state of an attempt', () => {
  it('[SS-09] [QE-30] setting questions leaves none visited and none marked, with all of them remaining', () => {
    const before: AttemptAction[] = [three, { type: 'visit', index: 1 }, { type: 'toggleMark', id: 2 }];
    const state = play(...before, three);
    expect(state.questions.map(({ isVisited, isMarked }) => [isVisited, isMarked])).toEqual(
      Array(3).fill([false, false]),
    );
    expect(counts(state)).toEqual({ attempted: 0, remaining: 3, marked: 0 });
  });

  it('[QE-31] a first visit moves one from remaining to attempted, a second one moves nothing', () => {
    const once = play(three, { type: 'visit', index: 0 });
    expect(counts(once)).toEqual({ attempted: 1, remaining: 2, marked: 0 });
    const again = play(
      three,
      { type: 'visit', index: 0 },
      { type: 'visit', index: 1 },
      { type: 'visit', index: 0 },
    );
    expect(counts(again)).toEqual({ attempted: 2, remaining: 1, marked: 0 });
    expect(again.current).toBe(0);
  });

  it('[QE-29] a mark is set and taken back for its question alone, and counted anew each time', () => {
    const two = play(three, { type: 'toggleMark', id: 1 }, { type: 'toggleMark', id: 3 });
    expect(two.marked).toBe(2);
    const one = reduceAttempt(two, { type: 'toggleMark', id: 1 });
    expect(one.marked).toBe(1);
    expect(one.questions.map(({ isMarked }) => isMarked)).toEqual([false, false, true]);
  });

  it('[QE-16] choosing stores the option, choosing it again lets go of it, another one replaces it', () => {
    const a: AttemptAction = { type: 'choose', id: 2, option: 'option1' };
    const b: AttemptAction = { type: 'choose', id: 2, option: 'option2' };
    expect(play(three, a).questions[1]?.answer).toBe('option1');
    expect(play(three, a, a).questions[1]?.answer).toBeNull();
    expect(play(three, a, b).questions[1]?.answer).toBe('option2');
  });

  it('answers are counted apart from visits: blank words are none, a picture is one', () => {
    const state = play(
      three,
      { type: 'visit', index: 0 },
      { type: 'write', id: 1, text: '   ' },
      { type: 'choose', id: 2, option: 'option3' },
      { type: 'setPictures', id: 3, count: 1 },
    );
    expect(state.attempted).toBe(1);
    expect(countAnswered(state)).toBe(2);
  });

  it('[QE-26] a question whose time is over keeps the answer it has', () => {
    const state = play(
      three,
      { type: 'choose', id: 1, option: 'option1' },
      { type: 'close', id: 1 },
      { type: 'choose', id: 1, option: 'option2' },
      { type: 'write', id: 1, text: 'late' },
      { type: 'setPictures', id: 1, count: 2 },
    );
    expect(state.questions[0]).toMatchObject({ answer: 'option1', pictureCount: 0, isClosed: true });
  });

  it('a run that goes on has its visits, marks, answers and place back', () => {
    const state = play({
      type: 'resume',
      questions: [
        { ...known(1), answer: 'option1', isVisited: true },
        { ...known(2), isVisited: true, isMarked: true },
        known(3),
      ],
      current: 1,
    });
    expect(counts(state)).toEqual({ attempted: 2, remaining: 1, marked: 1 });
    expect([state.current, countAnswered(state)]).toEqual([1, 1]);
  });

  it('a place outside the sheet is no place', () => {
    expect(play(three, { type: 'visit', index: 3 })).toEqual(play(three));
    expect(play({ type: 'resume', questions: [known(1)], current: 9 }).current).toBe(0);
  });
});
