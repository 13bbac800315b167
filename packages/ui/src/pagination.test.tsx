import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Pagination, pagesToShow } from './pagination.tsx';

afterEach(cleanup);

const words = {
  label: 'Pages',
  pageLabel: (page: number) => `Page ${page}`,
  previousLabel: 'Previous page',
  nextLabel: 'Next page',
};
const show = (page: number, pages: number) =>
  render(
    <Pagination
      {...words}
      page={page}
      pages={pages}
      renderPage={(to, parts) => <a href={`?page=${to}`} {...parts} />}
    />,
  );

it('one page needs no pages', () => {
  show(1, 1);
  expect(screen.queryByRole('navigation')).toBeNull();
});

it('shows the ends and the neighbours, and never a gap of a single page', () => {
  expect(pagesToShow(1, 3)).toEqual([1, 2, 3]);
  expect(pagesToShow(6, 12)).toEqual([1, null, 5, 6, 7, null, 12]);
  expect(pagesToShow(4, 12)).toEqual([1, 2, 3, 4, 5, null, 12]);
});

it('marks the page it is on; the first has nothing before it', () => {
  show(1, 2);
  expect(screen.getByRole('link', { name: 'Page 1' }).getAttribute('aria-current')).toBe('page');
  expect(screen.queryByRole('link', { name: 'Previous page' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Next page' }).getAttribute('href')).toBe('?page=2');
});
