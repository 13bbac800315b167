import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { Tabs } from './tabs.tsx';

afterEach(cleanup);

const tabs = ['one', 'two', 'three'].map((id) => ({ id, label: `Tab ${id}` }));

function Sample() {
  const [current, setCurrent] = useState('one');
  return (
    <Tabs label="Parts" tabs={tabs} current={current} onChange={setCurrent}>
      Panel {current}
    </Tabs>
  );
}

it('arrow keys walk round, Home and End jump, and the focus goes along', () => {
  render(<Sample />);
  const row = screen.getByRole('tablist', { name: 'Parts' });
  const walk = [
    ['ArrowRight', 'two'],
    ['End', 'three'],
    ['ArrowRight', 'one'],
    ['ArrowLeft', 'three'],
    ['Home', 'one'],
  ] as const;
  for (const [key, expected] of walk) {
    fireEvent.keyDown(row, { key });
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe(`Tab ${expected}`);
    expect(document.activeElement?.textContent).toBe(`Tab ${expected}`);
    expect(screen.getByRole('tabpanel', { name: `Tab ${expected}` }).textContent).toBe(`Panel ${expected}`);
  }
});

it('only the current tab is a stop of the Tab key', () => {
  render(<Sample />);
  expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
});
