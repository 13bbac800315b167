export interface CaptionFault {
  code:
    | 'captions_invalid'
    | 'captions_times'
    | 'captions_order'
    | 'captions_late'
    | 'captions_markup'
    | 'captions_letters'
    | 'captions_empty';
  /** Counted from 1; null: the whole file. */
  line: number | null;
}

const stamp = String.raw`(?:(\d{2,}):)?([0-5]\d):([0-5]\d\.\d{3})`;
const settings = String.raw`(?:[ \t]+(?:vertical|line|position|size|align):\S+)*`;
const timing = new RegExp(`^${stamp}[ \\t]+-->[ \\t]+${stamp}${settings}$`);
/** What browsers know inside a cue: bold, italic, underlined, a class, who speaks, a language, readings, a time. */
const knownTags =
  /<\/?(?:b|i|u|c|ruby|rt)(?:\.[\w-]+)*>|<(?:v|lang)(?:\.[\w-]+)*[ \t][^<>]*>|<\/(?:v|lang)>|<[\d:.]+>/g;
/** A last word may hang over the end of the film by so much. */
const overhang = 1;

const secondsOf = (hours = '0', minutes = '0', seconds = '0'): number =>
  Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);

interface Cue {
  /** Where its first line stands, counted from 1. */
  line: number;
  lines: readonly string[];
}

/** Blocks are parted by empty lines; the first one is the head of the file. */
function blocksOf(text: string): Cue[] {
  const blocks: { line: number; lines: string[] }[] = [];
  let isNew = true;
  for (const [at, line] of text.split('\n').entries()) {
    if (line !== '' && isNew) blocks.push({ line: at + 1, lines: [] });
    isNew = line === '';
    if (!isNew) blocks.at(-1)?.lines.push(line);
  }
  return blocks;
}

/** The first thing that is wrong with subtitles, or null. `length`: of the film, where it is known. */
export function findFault(text: string, length: number | null): CaptionFault | null {
  const [head, ...blocks] = blocksOf(text);
  const cues = blocks.filter(({ lines: [first = ''] }) => !/^NOTE(?:[ \t]|$)/.test(first));
  if (!/^WEBVTT(?:[ \t].*)?$/.test(head?.lines[0] ?? '') || cues.length === 0) {
    return { code: 'captions_invalid', line: null };
  }
  let before = 0;
  for (const cue of cues) {
    const found = readCue(cue, { before, length });
    if (typeof found !== 'number') return found;
    before = found;
  }
  return null;
}

/** When it begins, or what is wrong with it. */
function readCue(cue: Cue, film: { before: number; length: number | null }): number | CaptionFault {
  const [first = ''] = cue.lines;
  if (/^(?:STYLE|REGION)$/.test(first)) return { code: 'captions_markup', line: cue.line };
  // A name may stand above the times.
  const at = first.includes('-->') ? 0 : 1;
  const line = cue.line + at;
  const times = timing.exec(cue.lines[at] ?? '');
  if (!times) return { code: 'captions_times', line };
  const begin = secondsOf(times[1], times[2], times[3]);
  const end = secondsOf(times[4], times[5], times[6]);
  if (end <= begin || begin < film.before) return { code: 'captions_order', line };
  if (film.length !== null && end > film.length + overhang) return { code: 'captions_late', line };
  const words = cue.lines.slice(at + 1);
  if (words.length === 0) return { code: 'captions_empty', line };
  for (const [below, text] of words.entries()) {
    const where = line + below + 1;
    // What a reader of UTF-8 puts in the place of anything else.
    if (text.includes('\uFFFD')) return { code: 'captions_letters', line: where };
    if (text.includes('-->')) return { code: 'captions_times', line: where };
    if (text.replace(knownTags, '').includes('<')) return { code: 'captions_markup', line: where };
  }
  return begin;
}
