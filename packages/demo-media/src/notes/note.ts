import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import type { Language } from '../lesson/lesson.ts';

export interface Note {
  title: Record<Language, string>;
  /** Where it belongs, for the head of the page. */
  place: Record<Language, string>;
  /** Of the seven subject colours. */
  colour: number;
  /** Markdown; math as \( \) and \[ \]. */
  body: string;
}

export async function readNote(file: string): Promise<Note> {
  const [, head, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(await readFile(file, 'utf8')) ?? [];
  if (head === undefined || body === undefined)
    throw new Error(`${file} has no head between two lines of ---`);
  return { ...(parse(head) as Omit<Note, 'body'>), body };
}
