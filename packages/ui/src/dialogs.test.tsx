import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { ConfirmDialog } from './confirm-dialog.tsx';

vi.stubGlobal('matchMedia', () => ({
  matches: false,
  addEventListener: vi.fn(),
  removeEventListener: vi.fn(),
}));

afterEach(cleanup);

function Sample({ onGo }: { onGo: () => void }) {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpened(true)}>
        Open
      </button>
      <ConfirmDialog
        opened={opened}
        title="Quit this exercise?"
        stayLabel="Keep going"
        onStay={() => setOpened(false)}
        goLabel="Quit"
        onGo={onGo}
      />
    </>
  );
}

it('comes when asked for, begins on the safe choice, and Escape means that choice', async () => {
  const go = vi.fn();
  render(<Sample onGo={go} />);
  expect(screen.queryByRole('dialog')).toBeNull();
  const opener = screen.getByRole('button', { name: 'Open' });
  opener.focus();
  fireEvent.click(opener);
  await screen.findByRole('dialog', { name: 'Quit this exercise?' });
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Keep going'));
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(opener));
  expect(go).not.toHaveBeenCalled();
});

it('the other choice is one press away', async () => {
  const go = vi.fn();
  render(<Sample onGo={go} />);
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Quit' }));
  expect(go).toHaveBeenCalledTimes(1);
});
