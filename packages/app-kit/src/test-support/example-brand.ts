import { type Brand, flagsSchema } from '@shala/brand/brand.ts';

export const exampleBrand: Brand = {
  slug: 'shala',
  name: { en: 'Shala', hi: 'शाला' },
  logoLetter: { en: 'S' },
  theme: {
    brand: '#3346d3',
    brandStrong: '#2534a8',
    brandTint: '#eef0ff',
    brandInk: '#ffffff',
    spark: '#f2a71b',
  },
  texts: {},
  contact: { email: 'help@example.org', phone: '+910000000000', url: 'https://help.example.org' },
  flags: flagsSchema.parse({}),
};
