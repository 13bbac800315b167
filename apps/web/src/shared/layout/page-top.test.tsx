import { render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { exampleBrand } from '../../test-support/example-brand.ts';
import { startBrand } from '../brand/brand.ts';
import { loadMoreTexts } from '../texts/texts.ts';
import { PageHeaderProvider, usePageHeader } from './page-header.tsx';
import { PageTop } from './page-top.tsx';

beforeAll(loadMoreTexts);
afterEach(() => sessionStorage.clear());

const closed = { isOpen: false, open: () => undefined };

function Page() {
  usePageHeader({ title: 'Physics', icon: 'atom', colour: 's2' });
  return null;
}

test('[SS-08] the icon and the colour a page asks for stand beside its title', () => {
  document.head.innerHTML = `<script type="application/json" id="brand">${JSON.stringify(exampleBrand)}</script>`;
  startBrand(document, { hostname: 'localhost' }, sessionStorage);
  render(
    <PageHeaderProvider>
      <PageTop
        isFullWidth
        menu={closed}
        cartCount={null}
        bell={{ ...closed, count: 0 }}
        learner={{ id: 7, name: 'Ananya', picture: null, courseName: null }}
      />
      <Page />
    </PageHeaderProvider>,
  );
  const header = screen.getByRole('heading', { name: 'Physics' }).closest('header');
  const mark = header?.querySelector('svg.lucide-atom')?.parentElement;
  expect(mark?.classList.contains('s2')).toBe(true);
});
