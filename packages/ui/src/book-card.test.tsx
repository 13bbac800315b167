import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { BookCard } from './book-card.tsx';

afterEach(cleanup);

const book = { href: '/chapters/7', colour: 's2', icon: 'atom', title: 'Physics' } as const;

it('shows how far the student is, for eyes and for screen readers', () => {
  render(
    <BookCard
      {...book}
      sub="12 chapters"
      progress={{ percent: 48.4, label: 'Done in Physics', text: '48% done' }}
      next="Ch 6 next"
    />,
  );
  expect(screen.getByRole('progressbar', { name: 'Done in Physics' }).getAttribute('aria-valuenow')).toBe(
    '48',
  );
  expect(screen.getByRole('link').textContent).toBe('Physics12 chapters48% doneCh 6 next');
});

it('leaves out what is not known, and does not show it as zero', () => {
  render(<BookCard {...book} icon="no-such-icon" />);
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(screen.getByRole('link').textContent).toBe('Physics');
});
