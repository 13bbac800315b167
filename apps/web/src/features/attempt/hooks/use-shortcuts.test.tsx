import { setSingleKeys } from '@shala/app-kit/single-keys.ts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useShortcuts } from './use-shortcuts.ts';

let heard: string[];

function Page() {
  useShortcuts(({ type }) => heard.push(type), true);
  return (
    <>
      <button type="button" aria-pressed="true">
        Mark
      </button>
      <div data-options>
        <button type="button" aria-pressed="true">
          Chosen
        </button>
        <button type="button" aria-pressed="false">
          Other
        </button>
      </div>
    </>
  );
}

const press = (key: string, name: string) => fireEvent.keyDown(screen.getByText(name), { key });

beforeEach(() => {
  heard = [];
  localStorage.clear();
  render(<Page />);
});

afterEach(cleanup);

it('Enter submits from the chosen option, and belongs to the button everywhere else', () => {
  press('Enter', 'Mark');
  press('Enter', 'Other');
  expect(heard).toEqual([]);
  press('Enter', 'Chosen');
  expect(heard).toEqual(['submit']);
});

it('single keys can be switched off, and on again', () => {
  setSingleKeys(false);
  for (const key of ['a', '1', 'm', '?']) press(key, 'Other');
  expect(heard).toEqual([]);
  press('ArrowRight', 'Other');
  setSingleKeys(true);
  press('m', 'Other');
  expect(heard).toEqual(['next', 'mark']);
});
