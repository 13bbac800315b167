import { beforeAll, describe, expect, test } from 'vitest';
import { loadMoreTexts, t } from '../texts/texts.ts';
import { sidebarGroups } from './nav-places.tsx';

beforeAll(loadMoreTexts);

const hrefs = (flags: Parameters<typeof sidebarGroups>[0]['flags']) =>
  sidebarGroups({ t, path: '/learn', flags })
    .flat()
    .map((item) => item.href);

describe('the way to the shop', () => {
  test('[BR-04] is hidden where the brand says so, as for ssvm, reeds and ssvmkidscasa', () => {
    expect(hrefs({ store: 'internal', hideBuyCourse: true })).not.toContain('/products');
    expect(hrefs({ store: 'internal', hideBuyCourse: false })).toContain('/products');
  });

  test('is hidden where nothing is sold', () => {
    expect(hrefs({ store: 'off', hideBuyCourse: false })).not.toContain('/products');
  });
});
