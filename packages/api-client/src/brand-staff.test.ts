import * as wire from '@shala/wire/brand-staff.ts';
import { expect, test } from 'vitest';
import {
  changeBrand,
  listLegalDocuments,
  listStaffBrands,
  publishLegalDocument,
  saveLegalDraft,
} from './brand-staff.ts';
import { wireOf } from './hold-to-contract.ts';

const seller = {
  legal_name: 'Shala',
  address: ['1 Lane'],
  gstin: null,
  state_code: '09',
  place_of_supply: null,
  sac_code: '999293',
  gst_percent: 0,
  receipt_prefix: 'SHA',
  refund_policy: { en: 'Ask', hi: '' },
};
const brand = {
  id: 3,
  slug: 'shala',
  name: { en: 'Shala' },
  hosts: ['shala.example.org'],
  theme: { brand: '#3346d3' },
  texts: { tagline: { en: 'Small steps' } },
  contact: { email: 'a@b.in' },
  flags: { store: 'internal' },
  seller,
  text_ids: ['tagline'],
};
const document = {
  kind: 'terms' as const,
  version: 2,
  texts: { en: 'We agree' },
  effective_on: '2027-01-01',
  published_at: '2026-11-15T06:00:00.000Z',
  updated_at: '2026-11-15T06:00:00.000Z',
};

test('a brand comes with its seller under clean names, and goes back the same', async () => {
  const [own] = await listStaffBrands(wireOf(wire.listStaffBrands, { brands: [brand] }).transport);
  expect(own).toMatchObject({
    id: 3,
    textIds: ['tagline'],
    seller: { legalName: 'Shala', receiptPrefix: 'SHA' },
  });
  if (!own?.seller) throw new Error('it has a seller');
  const { transport, sent } = wireOf(wire.changeBrand, { brand });
  await changeBrand(transport, 3, { seller: own.seller, texts: own.texts });
  expect(sent().body).toEqual({ brand: { seller, texts: { tagline: { en: 'Small steps', hi: '' } } } });
  await changeBrand(transport, 3, { theme: brand.theme, contact: brand.contact, flags: brand.flags });
  expect(sent().body).toEqual({
    brand: { theme: brand.theme, contact: brand.contact, flags: brand.flags },
  });
});

test('legal documents are listed, drafted and published by kind', async () => {
  const list = wireOf(wire.listLegalDocuments, { documents: [document] });
  const clean = {
    kind: 'terms',
    version: 2,
    texts: { en: 'We agree' },
    effectiveOn: '2027-01-01',
    publishedAt: '2026-11-15T06:00:00.000Z',
    updatedAt: '2026-11-15T06:00:00.000Z',
  };
  await expect(listLegalDocuments(list.transport, 3)).resolves.toEqual([clean]);
  // The kind is a word, which the check of paths takes for a number: these two look at what was sent.
  const sent: unknown[] = [];
  const transport = {
    async send<Answer>({ method, path, body }: { method: string; path: string; body?: unknown }) {
      sent.push([method, path, body]);
      return { document } as Answer;
    },
  };
  await expect(saveLegalDraft(transport, 3, { kind: 'terms', texts: { en: 'x' } })).resolves.toEqual(clean);
  await publishLegalDocument(transport, 3, { kind: 'terms', version: 2, effectiveOn: '2027-01-01' });
  expect(sent).toEqual([
    ['PUT', '/console/staff/brands/3/legal-documents/terms', { document: { texts: { en: 'x', hi: '' } } }],
    [
      'PUT',
      '/console/staff/brands/3/legal-documents/terms/publication',
      { document: { version: 2, effective_on: '2027-01-01' } },
    ],
  ]);
});
