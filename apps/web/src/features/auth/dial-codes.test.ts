import { expect, test } from 'vitest';
import { countries, homeCountry, namedCountries } from './dial-codes.ts';

test('[CN-02] [VA-13] about 200 dial codes, each country once, +91 the default', () => {
  const codes = new Set(countries.map(({ dialCode }) => dialCode));
  expect(codes.size).toBeGreaterThanOrEqual(195);
  expect(codes.size).toBeLessThanOrEqual(215);
  expect(new Set(countries.map(({ iso }) => iso)).size).toBe(countries.length);
  for (const { iso, dialCode } of countries) {
    expect(iso).toMatch(/^[A-Z]{2}$/);
    expect(dialCode).toMatch(/^[1-9]\d{0,2}$/);
  }
  expect(countries).toContainEqual(homeCountry);
  expect(homeCountry.dialCode).toBe('91');
});

test('countries have names in the language of the reader, India first', () => {
  const english = namedCountries('en');
  expect(english[0]).toEqual({ iso: 'IN', dialCode: '91', name: 'India' });
  expect(english.find(({ iso }) => iso === 'NP')?.name).toBe('Nepal');
  expect(namedCountries('hi')[0]?.name).toBe('भारत');
});
