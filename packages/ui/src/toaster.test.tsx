import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { closeToast, toast, toastStore } from './toast-store.ts';
import { Toaster } from './toaster.tsx';

afterEach(() => {
  cleanup();
  for (const { id } of toastStore.read()) closeToast(id);
});

it('good news is polite, an error is not, and both regions wait there before the first message', () => {
  render(<Toaster closeLabel="Close" />);
  const [polite, loud] = [screen.getByRole('status'), screen.getByRole('alert')];
  act(() => {
    toast.good('Turned in', 'Kavitha Raman will see it now.');
    toast.bad('Photo not added');
  });
  expect(polite.textContent).toBe('Turned inKavitha Raman will see it now.');
  expect(loud.textContent).toBe('Photo not added');
});

it('each message closes by a button with a name', () => {
  render(<Toaster closeLabel="Close" />);
  act(() => {
    toast.good('Turned in');
    toast.bad('Photo not added');
  });
  expect(toastStore.read()).toHaveLength(2);
  for (const button of screen.getAllByRole('button', { name: 'Close' })) fireEvent.click(button);
  expect(toastStore.read()).toEqual([]);
});
