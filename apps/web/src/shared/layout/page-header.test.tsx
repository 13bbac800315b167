import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { exampleBrand } from '../../test-support/example-brand.ts';
import { startBrand } from '../brand/brand.ts';
import { loadMoreTexts } from '../texts/texts.ts';
import { PageHeaderProvider, useHeaderState, usePageHeader } from './page-header.tsx';

beforeAll(loadMoreTexts);
beforeEach(() => {
  document.head.innerHTML = `<script type="application/json" id="brand">${JSON.stringify(exampleBrand)}</script>`;
  startBrand(document, { hostname: 'localhost' }, sessionStorage);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  sessionStorage.clear();
});

function Page() {
  const { search } = usePageHeader({ title: 'Learn', searchLabel: 'Search' });
  return <output>{search}</output>;
}

function Box() {
  const { search, setSearch } = useHeaderState();
  return <input aria-label="Search" value={search} onChange={({ target }) => setSearch(target.value)} />;
}

const type = (value: string) => fireEvent.change(screen.getByLabelText('Search'), { target: { value } });
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const searched = () => screen.getByRole('status').textContent;

test('[NV-08] [CN-10] what is typed is searched 500 ms after the last key, without the spaces around it', () => {
  render(
    <PageHeaderProvider>
      <Box />
      <Page />
    </PageHeaderProvider>,
  );
  type('so');
  pass(400);
  type(' sound ');
  pass(499);
  expect(searched()).toBe('');
  pass(1);
  expect(searched()).toBe('sound');
  type('');
  expect(searched()).toBe('');
});
