import { brandSchema } from '@shala/brand/brand.ts';
import { expect, test } from 'vitest';
import { startingBrand } from './starting-brand.ts';

test('a new tenant starts with a brand the browser can show', () => {
  const brand = startingBrand({
    slug: 'naya',
    name: 'naya school',
    host: 'naya.example.org',
    email: 'a@b.in',
  });
  expect(brandSchema.parse(brand)).toEqual(brand);
  expect(brand).toMatchObject({ name: { en: 'naya school' }, logoLetter: { en: 'N' } });
});
