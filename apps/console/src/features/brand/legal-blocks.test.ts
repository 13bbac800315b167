import { expect, test } from 'vitest';
import { legalBlocks } from './legal-blocks.ts';

test('headings and paragraphs are told apart, lines of one paragraph belong together', () => {
  expect(legalBlocks('# Terms\nWe teach.\nYou learn.\n\nBoth agree.\n## Money\n')).toEqual([
    { kind: 'heading', text: 'Terms' },
    { kind: 'paragraph', text: 'We teach. You learn.' },
    { kind: 'paragraph', text: 'Both agree.' },
    { kind: 'heading', text: 'Money' },
  ]);
  expect(legalBlocks(' \n')).toEqual([]);
});
