import type { Language } from '../lesson/lesson.ts';
import { shownIn } from '../speech/spoken-line.ts';
import type { Plan } from './plan-types.ts';

const LONGEST_CUE = 80;
const LONGEST_ROW = 42;

/** WebVTT: a long line becomes several cues, each as long as its share of the letters. */
export function captionsOf(lines: Plan['lines'], language: Language): string {
  const cues = lines.flatMap(({ start, end, say }) => {
    const parts = split(shownIn(say[language]));
    const letters = parts.reduce((sum, part) => sum + part.length, 0);
    let from = start;
    return parts.map((part) => {
      const to = from + ((end - start) * part.length) / letters;
      const cue = `${stamp(from)} --> ${stamp(to)}\n${escaped(inRows(part))}\n`;
      from = to;
      return cue;
    });
  });
  return `WEBVTT\n\n${cues.join('\n')}`;
}

function stamp(seconds: number): string {
  const milliseconds = Math.round(seconds * 1000);
  const digits = (value: number, count = 2) => String(value).padStart(count, '0');
  const minutes = digits(Math.floor(milliseconds / 60_000));
  return `00:${minutes}:${digits(Math.floor(milliseconds / 1000) % 60)}.${digits(milliseconds % 1000, 3)}`;
}

/** Cuts at the end of a sentence, else at a comma, else between words, near the middle. */
function split(line: string): string[] {
  const cut = line.length > LONGEST_CUE ? bestCut(line) : null;
  return cut === null ? [line] : [...split(line.slice(0, cut)), ...split(line.slice(cut + 1))];
}

function bestCut(line: string): number | null {
  const cost = (at: number) => {
    const before = line[at - 1] ?? '';
    const badness = /[.?!।]/.test(before) ? 0 : /[,;:]/.test(before) ? 12 : 34;
    return Math.abs(at - line.length / 2) + badness;
  };
  const spaces = [...line.matchAll(/ /g)].map((found) => found.index);
  return spaces.sort((a, b) => cost(a) - cost(b))[0] ?? null;
}

/** Two rows at most, about equally long. */
function inRows(cue: string): string {
  if (cue.length <= LONGEST_ROW) return cue;
  const off = (at: number) => Math.abs(at - cue.length / 2);
  const [cut] = [...cue.matchAll(/ /g)].map((found) => found.index).sort((a, b) => off(a) - off(b));
  return cut === undefined ? cue : `${cue.slice(0, cut)}\n${cue.slice(cut + 1)}`;
}

const escaped = (cue: string): string =>
  cue.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
