import type { StoredBody } from '@shala/question-kit/stored.ts';
import type { QuestionSecret } from '../question-secret.ts';
import type { Finding } from './findings.ts';

/** A question on its way into or out of the bank. */
export interface ExchangeQuestion {
  ref: string;
  tags: readonly string[];
  body: StoredBody;
  secret: QuestionSecret;
}

/** `at` is where it begins: a line of text, or the number of an item in a package. */
export interface ReadQuestion extends ExchangeQuestion {
  at: number;
}

export interface ReadFile {
  questions: ReadQuestion[];
  findings: Finding[];
}

export interface WrittenFile {
  content: Uint8Array;
  findings: Finding[];
}

/** One way to write questions down: both directions, and both say what got lost. */
export interface Format {
  extension: string;
  contentType: string;
  read(content: Uint8Array): ReadFile;
  write(questions: readonly ExchangeQuestion[]): WrittenFile;
}

export const mostQuestions = 10_000;
