import { afterEach, expect, test } from 'vitest';
import { exampleBrand } from '../../test-support/example-brand.ts';
import { appNameOf, startBrand } from './brand.ts';

afterEach(() => sessionStorage.clear());

test('[BR-01] the first label of the host name, lower-cased, is stored as APP_NAME', () => {
  document.head.innerHTML = `<script type="application/json" id="brand">${JSON.stringify(exampleBrand)}</script>`;
  const started = startBrand(document, { hostname: 'Kids.School.Example.org' }, sessionStorage);
  expect(sessionStorage.getItem('APP_NAME')).toBe('kids');
  expect(started.name.en).toBe('Shala');
  expect(appNameOf('localhost')).toBe('localhost');
});

test('a page without a brand does not start', () => {
  document.head.innerHTML = '';
  expect(() => startBrand(document, { hostname: 'x' }, sessionStorage)).toThrow('without a brand');
});
