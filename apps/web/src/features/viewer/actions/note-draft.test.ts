import { beforeEach, expect, test } from 'vitest';
import { keepDraft, readDraft } from './note-draft.ts';

beforeEach(() => localStorage.clear());

test('[D08] a draft is kept for its child and its content, and leaves nothing behind', () => {
  keepDraft(localStorage, 7, 12, 'friction');
  keepDraft(localStorage, 8, 12, 'hers');
  expect(readDraft(localStorage, 7, 12)).toBe('friction');
  expect(readDraft(localStorage, 7, 13)).toBeNull();
  keepDraft(localStorage, 7, 12, null);
  expect(readDraft(localStorage, 7, 12)).toBeNull();
  expect(readDraft(localStorage, 8, 12)).toBe('hers');
  keepDraft(localStorage, 8, 12, null);
  expect(localStorage.length).toBe(0);
});

test('a broken store is an empty one', () => {
  localStorage.setItem('NOTE_DRAFTS', '{');
  expect(readDraft(localStorage, 7, 12)).toBeNull();
});
