import { type CaptionFault, findFault } from './web-vtt.ts';

const subRipTimes = /^(\d{1,3}):(\d\d):(\d\d)[,.](\d{3})[ \t]+-->[ \t]+(\d{1,3}):(\d\d):(\d\d)[,.](\d{3}).*$/;
/** Looked for only where blanks begin: else a line of a hundred thousand of them would keep the process for a minute. */
const blanksAtEnd = /(?<![ \t])[ \t]+$/gm;
const head = 'WEBVTT\n\n';
const headLines = 2;

/**
 * Subtitles as they are kept: WebVTT as it was given, SubRip made into it. What is wrong is told by the line of the file
 * that was given.
 */
export function readCaptions(
  given: string,
  length: number | null,
): { text: string } | { fault: CaptionFault } {
  const text = given
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replace(blanksAtEnd, '');
  const isSubRip = /^\n*\d+\n\d{1,3}:/.test(text);
  const kept = isSubRip ? head + text.split('\n').map(fromSubRip).join('\n') : text;
  const fault = findFault(kept, length);
  if (fault === null) return { text: kept };
  const isMoved = isSubRip && fault.line !== null;
  return { fault: isMoved ? { code: fault.code, line: (fault.line ?? 0) - headLines } : fault };
}

/** Colours and places of SubRip have no meaning for browsers and go; its bold and italic are the same. */
function fromSubRip(line: string): string {
  const times = subRipTimes.exec(line);
  if (times) {
    const [, ...parts] = times;
    const stampOf = ([hours = '', minutes, seconds, rest]: readonly string[]) =>
      `${hours.padStart(2, '0')}:${minutes}:${seconds}.${rest}`;
    return `${stampOf(parts.slice(0, 4))} --> ${stampOf(parts.slice(4))}`;
  }
  return line
    .replace(/<\/?font[^<>]*>|\{\\[^{}]*\}/gi, '')
    .replace(/<(\/?)([BIU])>/g, (_, slash: string, tag: string) => `<${slash}${tag.toLowerCase()}>`)
    .replace(/<(?!\/?[A-Za-z])/g, '&lt;');
}
