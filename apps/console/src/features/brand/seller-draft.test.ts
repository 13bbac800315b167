import { expect, test } from 'vitest';
import { readSeller, sellerDraftOf } from './seller-draft.ts';

const seller = {
  legalName: 'Shala Learning Private Limited',
  address: ['12 School Lane', 'Lucknow'],
  gstin: '09SHALA0000A1Z0',
  stateCode: '09',
  placeOfSupply: null,
  sacCode: '999293',
  gstPercent: 18,
  receiptPrefix: 'SHA',
  refundPolicy: { en: 'Ask within 7 days.' },
};

test('a seller goes through the form and comes back the same', () => {
  expect(readSeller(sellerDraftOf(seller))).toEqual({ seller });
});

test('what would make a wrong invoice is said at its field', () => {
  const draft = sellerDraftOf(seller);
  expect(readSeller({ ...draft, stateCode: '08' })).toEqual({ problems: { gstin: 'seller.otherState' } });
  expect(readSeller({ ...draft, gstin: '' })).toEqual({
    problems: { gstPercent: 'seller.taxWithoutNumber' },
  });
  expect(readSeller({ ...draft, legalName: ' ', receiptPrefix: 'shala' })).toEqual({
    problems: { legalName: 'seller.required', receiptPrefix: 'seller.invalid' },
  });
});
