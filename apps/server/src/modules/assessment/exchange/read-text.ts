import type { ReadFile } from './exchange-question.ts';
import { createNotes, type Finding } from './findings.ts';

/** A reader of words, given bytes. */
export const fromText =
  (read: (text: string) => ReadFile) =>
  (content: Uint8Array): ReadFile => {
    const text = decodeText(content);
    if (text !== null) return read(text);
    const findings: Finding[] = [];
    createNotes(findings, 1).error('not_utf8');
    return { questions: [], findings };
  };

/** Null: not UTF-8. */
export function decodeText(content: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return null;
  }
}

export const toBytes = (text: string): Uint8Array => new TextEncoder().encode(text);
