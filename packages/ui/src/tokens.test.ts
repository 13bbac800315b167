// @vitest-environment node
import { readFileSync } from 'node:fs';
import { contrast, enoughForText } from '@shala/brand/contrast.ts';
import { expect, it } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

function token(name: string): string {
  const value = new RegExp(`--${name}:\\s*(#[0-9a-f]{6});`).exec(css)?.[1];
  if (!value) throw new Error(`tokens.css has no colour --${name}`);
  return value;
}

const mix = (share: number, one: string, other: string): string =>
  `#${[1, 3, 5]
    .map((at) => {
      const [a, b] = [one, other].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16)) as [
        number,
        number,
      ];
      return Math.round(a * share + b * (1 - share))
        .toString(16)
        .padStart(2, '0');
    })
    .join('')}`;

const subjects = ['s1', 's2', 's3', 's4', 's5', 's6', 's7'];

const pairs: [text: string, ground: string][] = [
  ...['paper', 'paper-2', 'card', 'rule-soft'].flatMap((ground): [string, string][] => [
    ['ink', ground],
    ['ink-2', ground],
  ]),
  ['ink-3', 'card'],
  ['brand-ink', 'brand'],
  ['brand-ink', 'brand-strong'],
  ['brand-strong', 'brand-tint'],
  ['brand-strong', 'paper'],
  ['ink', 'brand-tint'],
  ['ink-2', 'brand-tint'],
  ...subjects.map((subject): [string, string] => [`${subject}-ink`, `${subject}-tint`]),
  ...['right', 'wrong', 'wait', 'mark'].flatMap((result): [string, string][] => [
    [`${result}-ink`, `${result}-tint`],
    [`${result}-ink`, 'card'],
    [`${result}-ink`, 'paper'],
  ]),
  ['stage-ink', 'stage-3'],
  ['stage-ink-2', 'stage-3'],
];

it.each(pairs)('words in %s on %s reach 4.5:1', (text, ground) => {
  expect(contrast(token(text), token(ground))).toBeGreaterThanOrEqual(enoughForText);
});

it.each(subjects)('the initial of an avatar in %s reaches 4.5:1 on its deeper tint', (subject) => {
  const ground = mix(0.2, token(subject), token(`${subject}-tint`));
  expect(contrast(token(`${subject}-ink`), ground)).toBeGreaterThanOrEqual(enoughForText);
});

it.each(['right', 'wrong'])('white on the solid %s reaches 4.5:1, for badges and toasts', (solid) => {
  expect(contrast('#ffffff', token(solid))).toBeGreaterThanOrEqual(enoughForText);
});

it('the outline of an empty tick box reaches 3:1 on paper and card', () => {
  expect(contrast(token('rule-control'), token('card'))).toBeGreaterThanOrEqual(3);
  expect(contrast(token('rule-control'), token('paper'))).toBeGreaterThanOrEqual(3);
});
