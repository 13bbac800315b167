export interface Section {
  readonly heading: string;
  readonly text: readonly string[];
}

/** A published wording: lines that begin with # are headings, an empty line ends a paragraph. */
export function splitSections(text: string): Section[] {
  const sections: { heading: string; text: string[] }[] = [];
  for (const block of text.split(/\n\s*\n/)) {
    const [first = '', ...rest] = block.trim().split('\n');
    const heading = /^#+\s+(.+)$/.exec(first)?.[1];
    const words = (heading === undefined ? [first, ...rest] : rest).join(' ').trim();
    if (heading !== undefined || sections.length === 0) sections.push({ heading: heading ?? '', text: [] });
    if (words !== '') sections.at(-1)?.text.push(words);
  }
  return sections;
}
