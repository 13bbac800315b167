const without = (line: string, pattern: RegExp, kept: string) =>
  line
    .replace(/\{\d+\}/g, '')
    .replace(pattern, kept)
    .replace(/\s+/g, ' ')
    .trim();

/** The line as captions show it. */
export const shownIn = (line: string): string => without(line, /\[\[([^|]*)\|[^\]]*\]\]/g, '$1');
/** The line as it is spoken. */
export const spokenIn = (line: string): string => without(line, /\[\[[^|]*\|([^\]]*)\]\]/g, '$1');

/** The marks of a line, each with what stands before it. */
export const marksIn = (line: string): { mark: number; before: string }[] =>
  [...line.matchAll(/\{(\d+)\}/g)].map((found) => ({
    mark: Number(found[1]),
    before: line.slice(0, found.index),
  }));
