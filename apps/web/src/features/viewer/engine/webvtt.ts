export interface Cue {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

const arrow = /^(\S+)\s+-->\s+(\S+)/;

function secondsOf(stamp: string): number {
  const [seconds = 0, minutes = 0, hours = 0] = stamp.replace(',', '.').split(':').map(Number).reverse();
  return hours * 3600 + minutes * 60 + seconds;
}

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&nbsp;': ' ' };
const plain = (text: string) =>
  text.replace(/<[^>]*>/g, '').replace(/&(amp|lt|gt|nbsp);/g, (entity) => entities[entity] ?? entity);

/** The spoken words of a WebVTT file: times and text, without its styling. */
export function parseCues(file: string): Cue[] {
  const blocks = file.replace(/\r\n?/g, '\n').split(/\n{2,}/);
  return blocks.flatMap((block) => {
    const lines = block.split('\n');
    const timing = lines.findIndex((line) => arrow.test(line));
    const [, from, to] = arrow.exec(lines[timing] ?? '') ?? [];
    if (from === undefined || to === undefined) return [];
    const text = plain(lines.slice(timing + 1).join('\n')).trim();
    return text === '' ? [] : [{ from: secondsOf(from), to: secondsOf(to), text }];
  });
}

export const cueAt = (cues: readonly Cue[], place: number): string =>
  cues
    .filter(({ from, to }) => from <= place && place < to)
    .map(({ text }) => text)
    .join('\n');
