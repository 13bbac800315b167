// Cuts the fonts we ship out of the full ones. The full Latin and Hindi files weigh 108 and 567 KB, more than
// the first screen may carry; the cuts keep the characters our texts use, one display weight, and no hinting.
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const { resolve } = createRequire(import.meta.url);
const out = new URL('../src/fonts/', import.meta.url);

const range = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, step) => first + step));

const latin = `${range(0x20, 0x7e)}\u00a0©«»°±²³·¼½¾×÷é–—‘’“”•…−`;
// ZWNJ and ZWJ steer conjuncts; the dotted circle carries a vowel sign that stands alone.
const devanagari = `${range(0x900, 0x97f)}\u200c\u200d\u25cc`;
// Shown on English pages too, so it must not pull the whole Devanagari file in.
const hindiWordAndRupee = 'हिन्दी₹';
const rupee = '₹';

const anek = (script: string) =>
  `@fontsource-variable/anek-${script}/files/anek-${script}-${script}-wght-normal.woff2`;
const mukta = (script: string, weight: number) =>
  `@fontsource/mukta/files/mukta-${script}-${weight}-normal.woff2`;

interface Cut {
  to: string;
  from: string;
  text: string;
  pin?: { wght: number };
}

const cuts: Cut[] = [
  { to: 'anek-latin.woff2', from: anek('latin'), text: latin, pin: { wght: 650 } },
  { to: 'anek-devanagari.woff2', from: anek('devanagari'), text: devanagari, pin: { wght: 650 } },
  { to: 'anek-rupee.woff2', from: anek('devanagari'), text: rupee, pin: { wght: 650 } },
  { to: 'mukta-word.woff2', from: mukta('devanagari', 500), text: hindiWordAndRupee },
  ...[400, 500, 600].flatMap((weight) => [
    { to: `mukta-latin-${weight}.woff2`, from: mukta('latin', weight), text: latin },
    { to: `mukta-devanagari-${weight}.woff2`, from: mukta('devanagari', weight), text: devanagari },
  ]),
];

for (const { to, from, text, pin } of cuts) {
  const script = text === latin ? { keepFeatures: ['kern', 'liga', 'tnum', 'mark', 'mkmk', 'ccmp'] } : {};
  const cut = await subsetFont(await readFile(resolve(from)), text, {
    targetFormat: 'woff2',
    noHinting: true,
    ...script,
    ...(pin && { variationAxes: pin }),
  });
  await writeFile(new URL(to, out), cut);
}
