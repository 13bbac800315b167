import type { TextStorage } from '@shala/api-client/storage.ts';

/** Unsaved notes of each child of this browser, by content; they leave with the sign-out. */
const key = 'NOTE_DRAFTS';
type Drafts = Record<string, string>;

function readAll(storage: TextStorage): Drafts {
  try {
    return JSON.parse(storage.getItem(key) ?? '{}') as Drafts;
  } catch {
    // Broken by somebody else: a draft less.
    return {};
  }
}

const nameOf = (studentId: number, contentId: number) => `${studentId}:${contentId}`;

export const readDraft = (storage: TextStorage, studentId: number, contentId: number): string | null =>
  readAll(storage)[nameOf(studentId, contentId)] ?? null;

export function keepDraft(
  storage: TextStorage,
  studentId: number,
  contentId: number,
  text: string | null,
): void {
  const { [nameOf(studentId, contentId)]: _before, ...others } = readAll(storage);
  const all = text === null ? others : { ...others, [nameOf(studentId, contentId)]: text };
  if (Object.keys(all).length > 0) storage.setItem(key, JSON.stringify(all));
  else storage.removeItem(key);
}
