import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { SearchSelect, type SelectOption } from './search-select.tsx';

afterEach(cleanup);

const india = { id: 'IN', label: 'India', value: '+91' };
const options: SelectOption[] = [
  india,
  { id: 'ID', label: 'Indonesia', value: '+62' },
  { id: 'NP', label: 'Nepal', value: '+977' },
];

function Country() {
  const [selected, setSelected] = useState<SelectOption>(india);
  return (
    <SearchSelect label="Code" options={options} selected={selected} onSelect={setSelected} noneText="None" />
  );
}

const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Code' });
const names = () => screen.queryAllByRole('option').map((option) => option.textContent);
const marked = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '')?.textContent;

it('closed it shows the short value; opened it lists everything with the chosen one marked', () => {
  render(<Country />);
  expect(box().value).toBe('+91');
  expect(names()).toEqual([]);
  fireEvent.click(box());
  expect(names()).toEqual(['India+91', 'Indonesia+62', 'Nepal+977']);
  expect(marked()).toBe('India+91');
});

it('typing finds by name and by code, and says when nothing fits', () => {
  render(<Country />);
  fireEvent.click(box());
  fireEvent.change(box(), { target: { value: 'INDO' } });
  expect(names()).toEqual(['Indonesia+62']);
  fireEvent.change(box(), { target: { value: '+97' } });
  expect(names()).toEqual(['Nepal+977']);
  fireEvent.change(box(), { target: { value: 'zz' } });
  expect(screen.getByText('None')).toBeTruthy();
});

it('arrows and Enter choose, Escape keeps what was chosen', () => {
  render(<Country />);
  fireEvent.keyDown(box(), { key: 'ArrowDown' });
  fireEvent.keyDown(box(), { key: 'ArrowDown' });
  expect(marked()).toBe('Indonesia+62');
  fireEvent.keyDown(box(), { key: 'Enter' });
  expect(box().value).toBe('+62');
  fireEvent.keyDown(box(), { key: 'ArrowUp' });
  fireEvent.keyDown(box(), { key: 'Escape' });
  expect(box().value).toBe('+62');
  expect(names()).toEqual([]);
});

it('a tap chooses', () => {
  render(<Country />);
  fireEvent.click(box());
  fireEvent.click(screen.getByRole('option', { name: /Nepal/ }));
  expect(box().value).toBe('+977');
});
