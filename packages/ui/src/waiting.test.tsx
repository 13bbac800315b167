import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SavingState } from './saving-state.tsx';
import { Loading } from './skeleton.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (time: number) => act(() => vi.advanceTimersByTime(time));

it('an outline appears only after 300 ms, while the word for screen readers is there at once', () => {
  render(<Loading label="Loading Learn">outline</Loading>);
  expect(screen.getByRole('status').textContent).toBe('Loading Learn');
  pass(299);
  expect(screen.queryByText('outline')).toBeNull();
  pass(1);
  expect(screen.queryByText('outline')).not.toBeNull();
});

it('a save is announced only when it takes longer than a second, each time anew', () => {
  const labels = { saved: 'Saved', saving: 'Saving', waiting: 'Waiting' };
  const { rerender } = render(<SavingState state="saving" labels={labels} />);
  const says = () => screen.getByRole('status').textContent;
  pass(999);
  expect(says()).toBe('Saved');
  pass(1);
  expect(says()).toBe('Saving');
  rerender(<SavingState state="saved" labels={labels} />);
  expect(says()).toBe('Saved');
  rerender(<SavingState state="saving" labels={labels} />);
  expect(says()).toBe('Saved');
  rerender(<SavingState state="waiting" labels={labels} />);
  expect(says()).toBe('Waiting');
});
