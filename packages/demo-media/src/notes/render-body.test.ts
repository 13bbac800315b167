import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { readNote } from './note.ts';
import { renderBody } from './render-body.ts';
import { renderPage } from './render-page.ts';

const folder = join(import.meta.dirname, '../../notes');

test('TeX is drawn, in a line and on its own, and Markdown inside it stays TeX', () => {
  const html = renderBody('Here \\( a_1 * b_1 * c \\) stands.\n\n\\[ x^2 \\]\n', folder);
  expect(html).toContain('<p>Here <span class="katex">');
  expect(html).toContain('<p class="formula"><span class="katex-display">');
  expect(html).not.toContain('<em>');
});

test('TeX that cannot be drawn is an error, not red letters in a PDF', () => {
  expect(() => renderBody('\\( \\fraction{1}{2} \\)', folder)).toThrow(/fraction/);
});

test.each(globSync('*.md', { cwd: folder }).map((file) => [basename(file, '.md')]))(
  '%s has a title and a summary in both languages, and ids that are there once',
  async (name) => {
    const note = await readNote(join(folder, `${name}.md`));
    const page = renderPage(note, folder);
    expect(note.title.hi).toMatch(/[\u0900-\u097f]/);
    expect(page).toContain('<section lang="hi" class="summary"><h2>हिंदी सारांश</h2>');
    const ids = [...page.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(page.match(/<svg/g)?.length).toBe(note.body.match(/!\[/g)?.length);
  },
);
