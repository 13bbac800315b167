import { act, render, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { RichMath } from './rich-math.tsx';
import { prepareMath } from './use-math.ts';

const network = vi.hoisted(() => ({ isAway: true }));
vi.mock('./render-math.ts', () => {
  if (network.isAway) throw new Error('no network');
  return { renderMath: (tex: string) => `<b>${tex}</b>` };
});

test('without a network the source is shown; with it the formula comes by itself [E21]', async () => {
  const { container } = render(<RichMath text={String.raw`Find \(x\).`} locale="en" />);
  await expect(prepareMath()).rejects.toThrow();
  expect(container.textContent).toBe(String.raw`Find \(x\).`);

  network.isAway = false;
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  await waitFor(() => expect(container.querySelector('b')?.textContent).toBe('x'));
});
