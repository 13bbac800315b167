import { Worker } from 'node:worker_threads';
import { describe, expect, test } from 'vitest';
import { mask, maskContacts } from './mask-contacts.ts';

describe('a phone number is masked', () => {
  test.each([
    ['9876543210'],
    ['98765 43210'],
    ['98765-43210'],
    ['987 654 3210'],
    ['9 8 7 6 5 4 3 2 1 0'],
    ['98 76 54 32 10'],
    ['98.76.54.32.10'],
    ['+919876543210'],
    ['+91 98765 43210'],
    ['+91-98765-43210'],
    ['0091 98765 43210'],
    ['91 9876543210'],
    ['919876543210'],
    ['09876543210'],
    ['0 98765 43210'],
    ['(+91) 98765 43210'],
    ['९८७६५४३२१०'],
    ['९८७६५ ४३२१०'],
    ['+९१ ९८७६५४३२१०'],
    ['９８７６５４３２１０'],
    ['98765\u200b43210'],
    ['011-26543210'],
    ['080 2345 6789'],
    ['0484 2345678'],
    ['+1 415 555 0132'],
    ['0091-98765-43210'],
    ['001 415 555 0132'],
    ['+९१ ९८७६५ ४३२१०'],
    ['९ ८ ७ ६ ५ ४ ३ २ १ ०'],
    ['०९८७६५४३२१०'],
    ['(987) 654-3210'],
    ['9 876543210'],
    ['98 76 543 210'],
    ['98765 (43210)'],
    ['(98765) 43210'],
    ['98765, 43210'],
    ['98765,43210'],
    ['98765:43210'],
    ['98765.43210'],
    ['98765\n43210'],
    ['98765\t43210'],
    ['98765\u201443210'],
    ['98765 \u2014 43210'],
    ['98765\u200943210'],
    ['98765\u202f43210'],
    ['98765\u300043210'],
    ['98765\u00ad43210'],
    ['98765         43210'],
    [[...'9876543210'].map((digit) => `${digit}\ufe0f\u20e3`).join('')],
    [[...'9876543210'].map((digit) => `${digit}\u0336`).join('')],
    [[...'9876543210'].map((digit) => String.fromCodePoint(0x1d7ce + Number(digit))).join('')],
    [[...'9876543210'].map((digit) => String.fromCodePoint(0x1d7f6 + Number(digit))).join('')],
    ['৯৮৭৬৫৪৩২১০'],
    ['௯௮௭௬௫ ௪௩௨௧௦'],
    ['⑨⑧⑦⑥⑤④③②①⓪'],
  ])('%s', (number) => {
    const { text, isMasked } = maskContacts(`Call me: ${number}, after six.`);
    expect(isMasked).toBe(true);
    expect(text).toContain(mask);
    expect(text).not.toMatch(/\p{N}/u);
    expect(text).toMatch(/^Call me: .*, after six\.$/u);
  });
});

test.each([
  ['call me 9876543210 5 baje', `call me ${mask} 5 baje`],
  ['9876543210 2 pm', `${mask} 2 pm`],
  ['98765 43210 2 pm', `${mask} 2 pm`],
  ['Class 10 9876543210', `Class 10 ${mask}`],
  ['Class 8 98765 43210', `Class 8 ${mask}`],
  ['roll 12 9876543210', `roll 12 ${mask}`],
  ['कक्षा ८ ९८७६५ ४३२१०', `कक्षा ८ ${mask}`],
  ['९८७६५४३२१० ५ बजे', `${mask} ५ बजे`],
  ['9876543210 9123456789', `${mask} ${mask}`],
  ['9876543210/9123456789', `${mask}/${mask}`],
  ['+91 9876543210 9123456789', `${mask} ${mask}`],
  ['98765 43210, 91234 56789', `${mask}, ${mask}`],
  ['1. 9876543210\n2. 9123456789', `1. ${mask}\n2. ${mask}`],
])('of %j only the phone number is masked, not the numbers beside it', (text, masked) => {
  expect(maskContacts(text).text).toBe(masked);
});

describe('an e-mail address is masked', () => {
  test.each([
    ['rishi.das@example.org'],
    ['rishi @ gmail . com'],
    ['rishi_08@gmail.co.in'],
    ['rishi (at) gmail (dot) com'],
    ['rishi[at]gmail[dot]com'],
    ['rishi at gmail dot com'],
    ['rishi AT Gmail DOT Com'],
    ['rishi at gmail.com'],
    ['rishi at gmail'],
    ['rishi at example dot in'],
    ['rishi＠gmail.com'],
    ['9876543210@ybl'],
    ['rishi@gmail'],
    ['ऋषि@उदाहरण.भारत'],
    ['rishi एट जीमेल डॉट कॉम'],
    ['ऋषि ऐट याहू डाट कॉम'],
    ['ऋषि एट उदाहरण डॉट इन'],
    ['ऋषि (एट) जीमेल (डॉट) कॉम'],
    ['ऋषि एट द रेट जीमेल डॉट कॉम'],
    ['ऋषि एट जीमेल'],
    ['rishi at the rate gmail dot com'],
    ['rishi at yahoo dot co dot in'],
    ['rishi at yahoo.com'],
    ['rishi at live dot in'],
    ['rishi@gmail dot com'],
    ['rishi@gmaildotcom'],
    ['rishi at gmaildotcom'],
    ['rishi@gm\u00adail.com'],
    ['rishi @ gmail. com'],
  ])('%s', (address) => {
    const { text, isMasked } = maskContacts(`Write to ${address} today`);
    expect(isMasked).toBe(true);
    expect(text).toBe(`Write to ${mask} today`);
  });
});

describe('what is no way to reach anybody stays', () => {
  test.each([
    ['12 x 345 = 4140'],
    ['12 × 345'],
    ['98765 - 43210 = 55555'],
    ['98765 + 43210 = 141975'],
    ['3.14159265358979'],
    ['1, 2, 3, 4, 5, 6, 7, 8, 9, 10'],
    ['6 7 8 9 10 11 12'],
    ['15-11-2026'],
    ['on 9/11/2026 at 10.30'],
    ['2026-11-15 08:42'],
    ['sums 4 to 8 on page 112'],
    ['1,23,45,678 people'],
    ['60, 65, 70, 75 and 80 marks'],
    ['६ × ७ = ४२'],
    ['4 kg @ 5 rupees'],
    ['look at the dot in the middle'],
    ['we meet at home'],
    ['I looked at it. In the book it is right.'],
    ['ratio 3:4, angle 90 degrees'],
    ['0.000123456'],
    ['speed of light 299792458 m/s'],
    ['\u2022\u2022'],
    ['meet at live class'],
    ['my class is at live today'],
    ['I am at yahoo'],
    ['कक्षा एट लाइव'],
    ['एक डॉट बनाओ, फिर दूसरा डॉट'],
    ['4 kg @ rupees. In all it is 20'],
    ['78 89 90 67 89'],
    ['७८ ८९ ९० ६७ ८९'],
    ['78.50 89.25 90.75'],
    ['9.2 8.8 9.0 7.6 8.4 9.1'],
    ['64 81 100 121 144 169'],
    ['66.66666667'],
    ['0.1234567891'],
    ['5.00 100.00 200.00'],
    ['0.001 0.002 0.003 0.004'],
    ['8. 12345\n9. 789'],
    ['98765\u2212 43210'],
    ['५ × ६ = ३०, १५/११/२०२६'],
  ])('%s', (text) => {
    expect(maskContacts(text)).toEqual({ text, isMasked: false });
  });
});

test('several in one text are masked, and days between them stay', () => {
  expect(maskContacts('15-11-2026: 9876543210 or a@b.in, not 16/11/2026').text).toBe(
    `15-11-2026: ${mask} or ${mask}, not 16/11/2026`,
  );
});

const filled = (piece: string, start = '', end = '') => {
  const times = Math.floor((1000 - start.length - end.length) / piece.length);
  return start + piece.repeat(times) + end;
};
const nasty = [
  `a@a${'dotaa'.repeat(60)}1`,
  filled('dotaa', 'a@a', '1'),
  filled('डॉटकक', 'a@a', '1'),
  filled(' dot aa', 'a@a', '1'),
  filled(' डॉट कक', 'क एट क', '१'),
  filled(' dot', 'a@a', '1'),
  filled('dot'),
  filled('.aa', 'a@a', '1'),
  filled('.aa1', 'a@a'),
  filled(' (dot) aa', 'a (at) a', '1'),
  filled('(at)'),
  filled('@'),
  filled('a@'),
  filled('a@a.'),
  filled('a @ a . '),
  filled('at '),
  filled('a at '),
  filled('एट '),
  filled('a at gmail '),
  filled('a at the rate of '),
  filled('g mail'),
  filled(' at a dot '),
  filled(' ', 'a', '@'),
  filled(' ', 'a', 'at a'),
  filled('a'),
  filled('a', '', '@'),
  filled('a.', '', '@'),
  filled('-', 'a@a'),
  filled('9'),
  filled('9', '', '@a'),
  filled('9 '),
  filled('91 '),
  filled('+'),
  filled('+9'),
  filled('+91 '),
  filled('98765, '),
  filled('98765 ', '', 'x'),
  filled('9876543210 '),
  filled('( '),
  filled('9('),
  filled(' ', '98765', '43210'),
  filled('. ', '98765', '43210'),
  filled('1/1/2026 '),
  filled('1/1/20'),
  filled('\u20e3', '9'),
  filled('\u00ad', '9'),
  filled('\u{1d7ff}'),
  filled('\ufdfa'),
];

test('a text of 1,000 characters is done at once, whatever it is made of', async () => {
  // In a thread of its own, which can be ended, and counted by the work it does: other work here changes nothing.
  const script = `
    const { parentPort, workerData } = require('node:worker_threads');
    const spent = (work) => {
      const before = process.threadCpuUsage();
      work();
      return process.threadCpuUsage(before).user / 1000;
    };
    import(workerData.url).then(({ maskContacts }) => {
      maskContacts('warm');
      for (const text of workerData.texts) {
        parentPort.postMessage({ text, ms: Math.min(spent(() => maskContacts(text)), spent(() => maskContacts(text))) });
      }
    });`;
  const url = new URL('./mask-contacts.ts', import.meta.url).href;
  const worker = new Worker(script, { eval: true, execArgv: [], workerData: { url, texts: nasty } });
  const results: { text: string; ms: number }[] = [];
  worker.on('message', (result) => results.push(result));
  const tooLong = setTimeout(() => worker.terminate(), 30_000);
  await new Promise((resolve, reject) => worker.once('exit', resolve).once('error', reject));
  clearTimeout(tooLong);
  // Where it stopped, if it did not come to an end.
  expect(nasty[results.length]).toBeUndefined();
  expect(results.filter(({ ms }) => ms >= 50)).toEqual([]);
}, 60_000);
