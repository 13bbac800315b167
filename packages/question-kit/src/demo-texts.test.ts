import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { type Formula, splitMath } from './split-math.ts';
import { texToHtml } from './tex-to-html.ts';

const demo = fileURLToPath(new URL('../../../demo', import.meta.url));

/** Every text of a file, however deep, with the way to it. */
function textsIn(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => textsIn(part, `${path}.${name}`));
}

/** TeX that stayed in the prose: a pair that was never closed, or a command without signs around it. */
const leftover = /\\[()[\]]|\\[a-z]+\{/;

/** Thousands of formulas on a busy machine. */
const patience = 60_000;

test('every formula of the demo school is drawn, and no TeX is left in its prose [E21]', {
  timeout: patience,
}, () => {
  const drawn = new Map<string, boolean>();
  const canDraw = ({ tex, isDisplay, source }: Formula) => {
    const known = drawn.get(source) ?? texToHtml(tex, isDisplay) !== null;
    drawn.set(source, known);
    return known;
  };
  const files = globSync('{questions,papers}/**/*.yaml', { cwd: demo });
  const texts = files.flatMap((file) => textsIn(parse(readFileSync(`${demo}/${file}`, 'utf8')), file));
  const faults = texts.flatMap(([path, text]) => {
    const { prose, formulas } = splitMath(text);
    const bad = formulas.filter((formula) => !canDraw(formula));
    const left = leftover.test(prose) ? [`${path}: TeX outside a formula: ${prose}`] : [];
    return [...bad.map(({ source }) => `${path}: ${source}`), ...left];
  });
  expect(faults).toEqual([]);
  expect(texts.length).toBeGreaterThan(4000);
});
