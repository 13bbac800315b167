import { expect, test } from 'vitest';
import { splitMath } from './split-math.ts';

const texOf = (text: string) => splitMath(text).formulas.map((formula) => formula.tex);

test.each([
  'It cost $5 and $7 at the fair.',
  'From $5-$7 each, or 3 for $12.',
  'US$ 40, then $ 50 $ more.',
  'A note of $5, or two of 6$ each.',
])('money stays prose: %s', (text) => {
  expect(splitMath(text)).toEqual({ prose: text, formulas: [] });
});

test('formulas are found between all three pairs of signs [E21]', () => {
  expect(texOf(String.raw`Let \(a_1\) and $x^2 = 4$ hold for $n$, so \[ \frac{a}{b} \] follows.`)).toEqual([
    'a_1',
    'x^2 = 4',
    'n',
    String.raw`\frac{a}{b}`,
  ]);
});

test('only a formula of its own line is displayed', () => {
  const { formulas } = splitMath(String.raw`\(a\) \[b\] $c$`);
  expect(formulas.map((formula) => formula.isDisplay)).toEqual([false, true, false]);
});

test('an escaped dollar sign is a dollar sign', () => {
  expect(splitMath(String.raw`\$x = \$y`)).toEqual({ prose: '$x = $y', formulas: [] });
});

test('a text cannot pretend to hold a formula that is not there', () => {
  expect(splitMath('a \uE0000\uE001 b')).toEqual({ prose: 'a 0 b', formulas: [] });
});
