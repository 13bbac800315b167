import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface SourceFile {
  /** Relative to the checkout, with slashes. */
  path: string;
  text: string;
}

export interface Finding {
  file: string;
  line: number;
  /** One sentence that says what to do instead. */
  message: string;
}

export type Fence = (files: SourceFile[]) => Finding[];

const skipped = new Set(['node_modules', 'dist', '.data', 'test-results', 'coverage']);

export function readSourceFiles(root: string): SourceFile[] {
  return globSync('{apps,packages,e2e,scripts}/**/*.{ts,tsx,cts,mts,css,sql,json}', {
    cwd: root,
    exclude: (name) => skipped.has(name.slice(name.lastIndexOf('/') + 1)),
  })
    .filter((path) => !path.endsWith('.generated.ts'))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

/** Tests, and what only tests use. */
export const isTest = (path: string) =>
  /\.(test\.tsx?|spec\.ts)$|^e2e\/|^apps\/[^/]+\/test\/|\/test-support\//.test(path);
export const isTypeScript = (path: string) => /\.[cm]?tsx?$/.test(path);

export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

const TYPESCRIPT_TOKENS =
  /("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`)|\/\/[^\n]*|\/\*[\s\S]*?\*\//g;
const SQL_TOKENS = /('(?:''|[^'])*')|--[^\n]*|\/\*[\s\S]*?\*\//g;

/** The same text with comments blanked, so that offsets and lines stay. */
export function withoutComments({ path, text }: SourceFile): string {
  return text.replace(path.endsWith('.sql') ? SQL_TOKENS : TYPESCRIPT_TOKENS, (token, literal?: string) =>
    literal === undefined ? blank(token) : token,
  );
}

export function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}

/** Every place where the pattern matches, with one message for all. */
export function findAll(
  file: string,
  text: string,
  pattern: RegExp,
  message: (match: string) => string,
): Finding[] {
  return [...text.matchAll(pattern)].map((match) => ({
    file,
    line: lineAt(text, match.index),
    message: message(match[0]),
  }));
}
