import { expect, test } from 'vitest';
import { draftOf, readDraft, slugOf, totalOf } from './product-draft.ts';

const product = {
  id: 3,
  slug: 'class-8',
  name: { en: 'Class 8' },
  description: { en: 'All of it', hi: 'सब कुछ' },
  isOnSale: false,
  lines: [
    { courseId: 1, subjectIds: null, durationDays: 365, pricePaise: 149_950 },
    { courseId: 2, subjectIds: [4, 5], durationDays: 30, pricePaise: 0 },
  ],
  pricePaise: 149_950,
  sold: 2,
};

test('a product goes through the form and comes back the same', () => {
  const { id: _id, pricePaise: _price, sold: _sold, ...input } = product;
  expect(readDraft(draftOf(product))).toEqual({ product: input });
  expect(totalOf(draftOf(product))).toBe(149_950);
});

test('each gap is named by its field, those of a line by its place', () => {
  const line = { courseId: null, subjectIds: [], days: '0', rupees: 'x' };
  expect(readDraft({ ...draftOf(null), slug: 'No spaces', lines: [line] })).toEqual({
    problems: {
      nameEn: 'shop.nameRequired',
      textEn: 'shop.textRequired',
      slug: 'shop.slugInvalid',
      '0.course': 'shop.courseRequired',
      '0.subjects': 'shop.subjectsRequired',
      '0.days': 'shop.daysInvalid',
      '0.rupees': 'shop.priceInvalid',
    },
  });
});

test('a short name for addresses comes from the English one', () => {
  expect(slugOf('Class 8: all subjects (2026)')).toBe('class-8-all-subjects-2026');
});
