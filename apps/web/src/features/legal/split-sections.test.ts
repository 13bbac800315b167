import { expect, test } from 'vitest';
import { splitSections } from './split-sections.ts';

test('headings begin sections, empty lines end paragraphs, and lines of one paragraph belong together', () => {
  expect(splitSections('Before all.\n\n## Account\nKeep it\nsafe.\n\nAlways.\n\n# Law\n\nOf India.')).toEqual(
    [
      { heading: '', text: ['Before all.'] },
      { heading: 'Account', text: ['Keep it safe.', 'Always.'] },
      { heading: 'Law', text: ['Of India.'] },
    ],
  );
});
