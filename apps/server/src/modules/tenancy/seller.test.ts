import { expect, test } from 'vitest';
import { sellerSchema } from './seller.ts';

const seller = {
  legalName: 'Shala Learning Private Limited',
  address: ['12 School Lane'],
  gstin: '09SHALA0000A1Z0',
  stateCode: '09',
  placeOfSupply: '09',
  sacCode: '999293',
  gstPercent: 18,
  receiptPrefix: 'SHA',
  refundPolicy: { en: 'Ask within 7 days.' },
};
const isTaken = (given: object) => sellerSchema.safeParse({ ...seller, ...given }).success;

test('a seller is taken with a tax number of its own state, or without one and without tax', () => {
  expect(isTaken({})).toBe(true);
  expect(isTaken({ gstin: null, gstPercent: 0 })).toBe(true);
});

test('what would make a wrong invoice is refused', () => {
  expect(isTaken({ stateCode: '08' })).toBe(false);
  expect(isTaken({ gstin: null })).toBe(false);
  expect(isTaken({ gstin: '09SHALA0000A1X0' })).toBe(false);
  expect(isTaken({ receiptPrefix: 'SHALA' })).toBe(false);
  expect(isTaken({ gstPercent: 18.5 })).toBe(false);
  expect(isTaken({ address: [] })).toBe(false);
});
