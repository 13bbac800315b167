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
  ])('%s', (number) => {
    const { text, isMasked } = maskContacts(`Call me: ${number}, after six.`);
    expect(isMasked).toBe(true);
    expect(text).toContain(mask);
    expect(text).not.toMatch(/\d{2}|[०-९]{2}|[０-９]{2}/u);
    expect(text).toMatch(/^Call me: .*, after six\.$/u);
  });
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
  ])('%s', (text) => {
    expect(maskContacts(text)).toEqual({ text, isMasked: false });
  });
});

test('several in one text are masked, and days between them stay', () => {
  expect(maskContacts('15-11-2026: 9876543210 or a@b.in, not 16/11/2026').text).toBe(
    `15-11-2026: ${mask} or ${mask}, not 16/11/2026`,
  );
});
