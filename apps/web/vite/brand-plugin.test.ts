import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { exampleBrand } from '../src/test-support/example-brand.ts';
import { fillBrand } from './brand-plugin.ts';

test('the page gets title, colours and record of the brand, and no text of it can break out', () => {
  const page = readFileSync(join(import.meta.dirname, '../index.html'), 'utf8');
  const html = fillBrand(page, { ...exampleBrand, name: { en: '</script><b>$&' } });
  expect(html).toContain('<title>&lt;/script>&lt;b>$&amp;</title>');
  expect(html).toContain('--brand:#3346d3');
  expect(html.split('</script>')).toHaveLength(3);
  const record = html.match(/id="brand">(.*?)<\/script>/)?.[1] ?? '';
  expect(JSON.parse(record)).toMatchObject({ name: { en: '</script><b>$&' } });
});
