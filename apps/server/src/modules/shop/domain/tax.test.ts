import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addTaxes, type Tax, taxAlike, taxInside } from './tax.ts';

const sumOf = ({ taxablePaise, parts }: Tax) =>
  parts.reduce((total, { paise }) => total + paise, taxablePaise);

describe('the tax inside a price', () => {
  test('stands in two equal halves inside a state, in one line across states or when nobody knows', () => {
    const rule = { percent: 18, sellerState: '09' };
    expect(taxInside(11_800, { ...rule, buyerState: '09' })).toEqual({
      taxablePaise: 10_000,
      parts: [
        { name: 'CGST', percent: 9, paise: 900 },
        { name: 'SGST', percent: 9, paise: 900 },
      ],
    });
    expect(taxInside(11_800, { ...rule, buyerState: '08' }).parts).toEqual([
      { name: 'IGST', percent: 18, paise: 1_800 },
    ]);
    expect(taxInside(11_800, { ...rule, buyerState: null }).parts).toEqual([
      { name: 'GST', percent: 18, paise: 1_800 },
    ]);
  });

  test('is known of a part by the shares of the whole: all of it takes back exactly what was taxed', () => {
    const sold = taxInside(99_999, { percent: 5, sellerState: '09', buyerState: '09' });
    expect(taxAlike(99_999, sold)).toEqual(sold);
    expect(taxAlike(10_500, sold)).toEqual({
      taxablePaise: 10_000,
      parts: [
        { name: 'CGST', percent: 2.5, paise: 250 },
        { name: 'SGST', percent: 2.5, paise: 250 },
      ],
    });
    expect(taxAlike(500, { taxablePaise: 900, parts: [] })).toEqual({ taxablePaise: 500, parts: [] });
  });

  test('is none for a seller without tax', () => {
    const rule = { percent: 0, sellerState: '', buyerState: null };
    expect(taxInside(999, rule)).toEqual({ taxablePaise: 999, parts: [] });
    expect(addTaxes([])).toEqual({ taxablePaise: 0, parts: [] });
  });

  test('adds up to the paisa, line by line and in sum, with both halves equal and none off by a paisa', () => {
    const prices = fc.array(fc.integer({ min: 0, max: 100_000_000 }), { minLength: 1, maxLength: 20 });
    const rules = fc.record({
      percent: fc.integer({ min: 0, max: 28 }),
      sellerState: fc.constant('09'),
      buyerState: fc.constantFrom('09', '27', null),
    });
    fc.assert(
      fc.property(prices, rules, (paise, rule) => {
        const taxes = paise.map((price) => taxInside(price, rule));
        const total = paise.reduce((sum, price) => sum + price, 0);
        expect(taxes.map(sumOf)).toEqual(paise);
        expect(sumOf(addTaxes(taxes))).toBe(total);
        for (const [index, { taxablePaise, parts }] of taxes.entries()) {
          expect([taxablePaise, ...parts.map((part) => part.paise)].every(Number.isInteger)).toBe(true);
          expect(new Set(parts.map((part) => part.paise)).size).toBeLessThanOrEqual(1);
          const exact = ((paise[index] ?? 0) * rule.percent) / (100 + rule.percent);
          expect(Math.abs((paise[index] ?? 0) - taxablePaise - exact)).toBeLessThanOrEqual(1);
        }
      }),
    );
  });
});
