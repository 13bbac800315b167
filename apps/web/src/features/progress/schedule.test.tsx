import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { loadMoreTexts } from '#shared/texts/texts.ts';
import { Schedule } from './schedule.tsx';

beforeAll(loadMoreTexts);
afterEach(cleanup);

const course = { id: 1, kind: 'exam', shortName: 'JEE', isExpired: false } as const;
const come = <Data,>(data: Data) => ({ data, error: null, refetch: vi.fn() });
const failed = () => ({ data: undefined, error: new Error('away'), refetch: vi.fn() });

test('what is coming up did not load: the schedule says so, and it can be tried again', () => {
  const comingUp = failed();
  const papers = come({ papers: [] });
  render(<Schedule course={course} comingUp={comingUp} papers={papers} />);
  expect(screen.getByRole('alert').textContent).toContain('What is coming up did not load');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(comingUp.refetch).toHaveBeenCalledOnce();
  expect(papers.refetch).not.toHaveBeenCalled();
});

test('the papers did not load: the schedule says that of them alone', () => {
  render(<Schedule course={course} comingUp={come([])} papers={failed()} />);
  expect(screen.getByRole('alert').textContent).toContain('The papers did not load');
});
