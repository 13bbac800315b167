import { expect, test } from 'vitest';
import { type Comment, toThreads } from './threads.ts';

const comment = (id: number, more: Partial<Comment> = {}): Comment => ({
  id,
  announcementId: 1,
  answersId: null,
  author: { kind: 'student', id: 50, firstName: 'Rishi', lastName: 'Das' },
  text: `words ${id}`,
  createdAt: new Date(id),
  isDeleted: false,
  isHidden: false,
  ...more,
});

test('replies stand below what they answer, one level deep', () => {
  const threads = toThreads([comment(1), comment(2), comment(3, { answersId: 1 })], 50);
  expect(threads.map(({ id, replies }) => [id, replies.map((reply) => reply.id)])).toEqual([
    [1, [3]],
    [2, []],
  ]);
});

test('what was deleted or hidden leaves no words, and its place only where something answers it', () => {
  const threads = toThreads(
    [
      comment(1, { isDeleted: true }),
      comment(2, { isDeleted: true }),
      comment(3, { answersId: 2 }),
      comment(4, { isHidden: true }),
      comment(5),
      comment(6, { answersId: 5, isHidden: true }),
    ],
    99,
  );
  expect(threads.map(({ id, text, state, author }) => ({ id, text, state, by: author?.id }))).toEqual([
    { id: 2, text: '', state: 'deleted', by: undefined },
    { id: 5, text: 'words 5', state: 'shown', by: 50 },
  ]);
  expect(threads[0]?.replies).toMatchObject([{ id: 3 }]);
  expect(threads[1]?.replies).toEqual([]);
});

test('the author sees that a comment was hidden, without its words', () => {
  expect(toThreads([comment(1, { isHidden: true })], 50)).toMatchObject([
    { id: 1, state: 'hidden', text: '', isOwn: true, author: { id: 50 } },
  ]);
});
