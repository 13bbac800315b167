import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { ChoiceCard, ChoiceEmblem, ChoiceGroup } from './choice-card.tsx';

afterEach(cleanup);

function Boards() {
  const [chosen, setChosen] = useState<string | null>(null);
  const card = (title: string) => ({
    group: 'board',
    title,
    checked: chosen === title,
    onChoose: () => setChosen(title),
  });
  return (
    <ChoiceGroup label="School board">
      <ChoiceCard
        {...card('CBSE')}
        sub="Central Board"
        emblem={<ChoiceEmblem picture={null} letters="CB" />}
      />
      <ChoiceCard {...card('ICSE')} emblem={<ChoiceEmblem picture="/icse.png" letters="IC" />} />
      <ChoiceCard {...card('NIOS')} closed="Not open yet" />
    </ChoiceGroup>
  );
}

const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

it('one card of a group is chosen, by its whole name', () => {
  render(<Boards />);
  fireEvent.click(radio('CBSE, Central Board'));
  expect(radio('CBSE, Central Board').checked).toBe(true);
  fireEvent.click(radio('ICSE'));
  expect(radio('CBSE, Central Board').checked).toBe(false);
  expect(radio('ICSE').checked).toBe(true);
});

it('a closed card can be reached and says why, but is never chosen', () => {
  render(<Boards />);
  fireEvent.click(radio('ICSE'));
  const closed = radio('NIOS');
  expect(closed.disabled).toBe(false);
  fireEvent.click(closed);
  expect(closed.checked).toBe(false);
  expect(radio('ICSE').checked).toBe(true);
  expect(document.getElementById(closed.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Not open yet',
  );
});

it('the emblem is the picture, or else the letters, and silent', () => {
  render(<Boards />);
  expect(screen.getByText('CB').getAttribute('aria-hidden')).toBe('true');
  expect(document.querySelector('img[src="/icse.png"]')).not.toBeNull();
  expect(screen.queryByText('IC')).toBeNull();
});
