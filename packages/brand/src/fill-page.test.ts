import { expect, test } from 'vitest';
import { brandSchema } from './brand.ts';
import { fillPage } from './fill-page.ts';

const brand = brandSchema.parse({
  slug: 'udaan',
  name: { en: '</script><b>$&', hi: 'उड़ान' },
  logoLetter: { en: 'U' },
  theme: {
    brand: '#9a3412',
    brandStrong: '#7c2d12',
    brandTint: '#fff0e6',
    brandInk: '#ffffff',
    spark: '#0e9aa7',
  },
  texts: {},
  contact: { email: 'a@example.org', phone: '+919000019003', url: 'https://example.org' },
  flags: {},
});
const page = '<html lang="en"><head><title>Old</title><!--brand--></head></html>';

test('name, colours and record of the brand stand in the page, and no name can break out of it', () => {
  const html = fillPage(page, brand, 'en');
  expect(html).toContain('--brand:#9a3412');
  expect(html).not.toContain('<title>Old</title>');
  expect(html).not.toContain('<b>');
  const record = /id="brand">(.*?)<\/script>/.exec(html)?.[1] ?? '';
  expect(JSON.parse(record)).toEqual(brand);
});

test('the language of the page is the one it was asked in', () => {
  const html = fillPage(page, brand, 'hi');
  expect(html).toContain('<html lang="hi">');
  expect(html).toContain('<title>उड़ान</title>');
});
