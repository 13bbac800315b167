import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Note } from './note.ts';
import { renderBody } from './render-body.ts';

const packages = join(import.meta.dirname, '../../node_modules');
const sheets = [
  '@fontsource-variable/anek-latin/index.css',
  '@fontsource-variable/anek-devanagari/index.css',
  '@fontsource/mukta/400.css',
  '@fontsource/mukta/600.css',
  '@fontsource/mukta/700.css',
  'katex/dist/katex.min.css',
];

/** Solid, tint and ink of the seven subjects, as in the design system. */
const colours = [
  ['#3b5bdb', '#e9edff', '#22399c'],
  ['#d9730d', '#fff0e0', '#8a4503'],
  ['#2b8a3e', '#e6f6e9', '#1b5e2a'],
  ['#c2255c', '#ffe8f0', '#8c1741'],
  ['#8532a8', '#f6eafc', '#5d1f78'],
  ['#0b7285', '#e2f5f8', '#084f5c'],
  ['#a15c00', '#fdf1d8', '#6e3f00'],
] as const;

/** The whole page. Fonts come from our own packages, so that it looks alike on every machine. */
export function renderPage(note: Note, folder: string): string {
  const [solid, tint, ink] = colours[note.colour - 1] ?? colours[0];
  const links = sheets.map(
    (sheet) => `<link rel="stylesheet" href="${pathToFileURL(join(packages, sheet))}">`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${note.title.en}</title>
${links.join('\n')}
<style>
${readFileSync(join(import.meta.dirname, 'note.css'), 'utf8')}
:root { --subject: ${solid}; --subject-tint: ${tint}; --subject-ink: ${ink}; }
</style>
</head>
<body>
<header>
<p>${note.place.en} · <span lang="hi">${note.place.hi}</span></p>
<h1>${note.title.en}</h1>
<p lang="hi" class="native">${note.title.hi}</p>
</header>
${renderBody(note.body, folder)}
</body>
</html>
`;
}
