import { beforeAll, describe, expect, test } from 'vitest';
import { noCounts } from '../notifications/counts-query.ts';
import { loadMoreTexts, t } from '../texts/texts.ts';
import { sidebarGroups } from './nav-places.tsx';

beforeAll(loadMoreTexts);

type Flags = Parameters<typeof sidebarGroups>[0]['brand']['flags'];
const contact = { email: '', phone: '', url: 'https://example.org/contact' };
const hrefs = (flags: Flags) =>
  sidebarGroups({ t, path: '/learn', brand: { contact, flags }, counts: noCounts })
    .flat()
    .map((item) => item.href);

describe('the way to the shop', () => {
  test('[BR-04] [NV-02] is hidden where the brand says so, as for ssvm, reeds and ssvmkidscasa', () => {
    expect(hrefs({ store: 'internal', hideBuyCourse: true })).not.toContain('/products');
    expect(hrefs({ store: 'internal', hideBuyCourse: false })).toContain('/products');
  });

  test('[NV-01] leads to the brand itself where it sells elsewhere', () => {
    expect(hrefs({ store: 'external', hideBuyCourse: false }).at(-1)).toBe('https://example.org/contact');
  });

  test('is hidden where nothing is sold', () => {
    expect(hrefs({ store: 'off', hideBuyCourse: false })).not.toContain('/products');
  });
});
