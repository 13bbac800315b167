import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { RichMath } from './rich-math.tsx';
import { prepareMath } from './use-math.ts';

beforeAll(async () => {
  await prepareMath();
});
afterEach(cleanup);

const draw = (text: string, isInline = false) =>
  render(<RichMath text={text} locale="en" isInline={isInline} />).container;
const attack = '<img src=x onerror=alert(1)><script>alert(2)</script>';

test.each([
  ['a stem', String.raw`Find \(\frac{1}{2} + x\).`, false],
  ['an option', String.raw`\(\frac{1}{2}\)`, true],
  ['a solution of several lines', 'First.\n\\[ \\frac{1}{2} \\]\n- so \\(x = 3\\)', false],
  ['a comment', 'Well done, but $\\frac{1}{2}$ is not $x$.', false],
])('math in %s is drawn, with MathML for screen readers [E21]', (_what, text, isInline) => {
  const container = draw(text, isInline);
  expect(container.querySelectorAll('.katex-html[aria-hidden="true"]')).not.toHaveLength(0);
  expect(container.querySelectorAll('math mfrac')).toHaveLength(1);
});

test('bad TeX shows its source and the rest of the text stays [E21]', () => {
  const container = draw(String.raw`Before \(\frac{1}{\) after \(x\).`);
  expect(container.textContent).toMatch(/^Before \\\(\\frac\{1\}\{\\\) after/);
  expect(container.querySelector('code')?.textContent).toBe(String.raw`\(\frac{1}{\)`);
  expect(container.querySelectorAll('math')).toHaveLength(1);
});

test('markup of an author or a tutor stays words', () => {
  const container = draw(`**Look** ${attack} [x](javascript:alert(3))`);
  expect(container.querySelectorAll('img, script, a')).toHaveLength(0);
  expect(container.textContent).toContain(attack);
  expect(container.querySelector('strong')?.textContent).toBe('Look');
});

test.each([
  String.raw`\(\href{javascript:alert(1)}{x}\)`,
  String.raw`\(\includegraphics{https://elsewhere.example/x.png}\)`,
  String.raw`\(\htmlData{x=1}{x}\)`,
  String.raw`\(\text{<img src=x onerror=alert(1)>}\)`,
])('TeX cannot bring in links, pictures or attributes: %s', (text) => {
  const container = draw(text);
  expect(container.querySelectorAll('a[href], img, [data-x], [onerror]')).toHaveLength(0);
});

test('a formula cannot cover the page or run for ever', () => {
  const loop = String.raw`\(\def\a{\a\a}\a\)`;
  expect(draw(loop).querySelector('code')?.textContent).toBe(loop);
  expect(draw(String.raw`\(\rule{9999em}{9999em}\)`).innerHTML).not.toContain('9999em;');
});

test('the dollar signs of "cost $5 and $7" stay prose', () => {
  const container = draw('cost $5 and $7');
  expect(container.textContent).toBe('cost $5 and $7');
  expect(container.querySelectorAll('.katex')).toHaveLength(0);
});

test('lines, lists, strong and emphasis are kept', () => {
  const container = draw('One\ntwo **bold** and *Poverty*\n\n- a\n- b\n\n1. c\n2. d');
  expect(container.firstElementChild?.innerHTML).toBe(
    '<p>One<br>two <strong>bold</strong> and <em>Poverty</em></p><ul><li>a</li><li>b</li></ul><ol><li>c</li><li>d</li></ol>',
  );
});

test('a displayed formula brings its own line, and no empty one besides', () => {
  expect(draw('Given\n\\[ x = 1 \\]\nfind it.\nNow.').querySelectorAll('br')).toHaveLength(1);
});

test('inside a button nothing but spans is drawn', () => {
  const container = draw('One\n\ntwo \\(x\\)', true);
  expect(container.querySelector('.katex')).not.toBeNull();
  expect(container.querySelectorAll('p, div, ul')).toHaveLength(0);
});

test('the language of the text is told', () => {
  const { container } = render(<RichMath text="नमस्ते" locale="hi" />);
  expect(container.querySelector('[lang="hi"]')?.textContent).toBe('नमस्ते');
});
