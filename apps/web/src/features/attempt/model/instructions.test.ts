import { beforeAll, describe, expect, it } from 'vitest';
import { loadMoreTexts, t } from '#shared/texts/texts.ts';
import { describeExtension, describeTimer } from './instructions.ts';

beforeAll(loadMoreTexts);
const say = (attempt: Parameters<typeof describeTimer>[0]) => {
  const { id, values } = describeTimer(attempt);
  return t(id, values);
};

describe('what the instructions say about the time', () => {
  it('[QQ-06] the whole quiz has minutes', () => {
    expect(say({ timer: 'whole_quiz', time: 20 })).toBe('This quiz has a time limit. Duration is 20 mins.');
  });

  it('[QQ-07] each question has seconds', () => {
    expect(say({ timer: 'per_question', time: 45 })).toBe(
      'This quiz has a time limit. Duration is 45 seconds per question.',
    );
  });

  it('[QQ-08] there may be no limit', () => {
    expect(say({ timer: 'none', time: null })).toBe('This quiz has no time limit.');
  });

  it('[QE-34] a quiz of which nothing is known lasts ten minutes as a whole', () => {
    expect(say({})).toBe('This quiz has a time limit. Duration is 10 mins.');
  });

  it('says from what a time was extended, where it was', () => {
    expect(describeExtension({ timer: 'whole_quiz', time: 20, extendedFrom: null })).toBeNull();
    const said = describeExtension({ timer: 'whole_quiz', time: 27, extendedFrom: 20 });
    expect(said && t(said.id, said.values)).toBe('Your time is extended from 20 mins.');
  });
});
