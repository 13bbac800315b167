export interface LegalBlock {
  readonly kind: 'heading' | 'paragraph';
  readonly text: string;
}

/** Lines that begin with # are headings; an empty line begins a new paragraph. */
export function legalBlocks(text: string): LegalBlock[] {
  const blocks: LegalBlock[] = [];
  let open: string[] = [];
  const close = () => {
    if (open.length > 0) blocks.push({ kind: 'paragraph', text: open.join(' ') });
    open = [];
  };
  for (const raw of text.split('\n')) {
    const line = raw.trim();
    const heading = /^#+\s*(.+)$/.exec(line)?.[1];
    if (heading === undefined && line !== '') open.push(line);
    else close();
    if (heading !== undefined) blocks.push({ kind: 'heading', text: heading });
  }
  close();
  return blocks;
}
