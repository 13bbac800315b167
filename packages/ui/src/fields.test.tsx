import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { PasswordField } from './password-field.tsx';
import { PinField } from './pin-field.tsx';
import { SearchField } from './search-field.tsx';
import { TextField } from './text-field.tsx';

afterEach(cleanup);

function Search() {
  const [value, setValue] = useState('leaf');
  return <SearchField label="Search" clearLabel="Clear" value={value} onChange={setValue} />;
}

function Pin() {
  const [value, setValue] = useState('');
  return <PinField label="OTP" length={4} value={value} onChange={setValue} />;
}

const described = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;

it('a field is named by its label and described by its help, or by its error when there is one', () => {
  const { rerender } = render(<TextField label="Mobile number" help="We will send an OTP." />);
  const field = screen.getByLabelText('Mobile number');
  expect(described(field)).toBe('We will send an OTP.');
  expect(field.hasAttribute('aria-invalid')).toBe(false);
  rerender(<TextField label="Mobile number" help="We will send an OTP." error="Too short." />);
  expect(described(field)).toBe('Too short.');
  expect(field.getAttribute('aria-invalid')).toBe('true');
});

it('a password shows and hides on request, and the button says which', () => {
  render(<PasswordField label="Password" showLabel="Show" hideLabel="Hide" />);
  const field = screen.getByLabelText('Password') as HTMLInputElement;
  expect(field.type).toBe('password');
  fireEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(field.type).toBe('text');
  fireEvent.click(screen.getByRole('button', { name: 'Hide' }));
  expect(field.type).toBe('password');
});

it('clearing a search empties it and leaves the cursor in it', () => {
  render(<Search />);
  const field = screen.getByRole('searchbox', { name: 'Search' }) as HTMLInputElement;
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(field.value).toBe('');
  expect(document.activeElement).toBe(field);
  expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
});

describe('a code', () => {
  const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'OTP' });
  const boxes = () => [...(field().parentElement?.querySelectorAll('span') ?? [])];
  const digits = () => boxes().map((box) => box.textContent);
  const markedBox = () => boxes().findIndex((box) => box.hasAttribute('data-here'));
  const enter = (value: string) => fireEvent.change(field(), { target: { value } });

  it('[VA-12] [CN-03] has four boxes with one digit each', () => {
    render(<Pin />);
    expect(boxes()).toHaveLength(4);
    enter('4712');
    expect(digits()).toEqual(['4', '7', '1', '2']);
    enter('47129');
    expect(digits()).toEqual(['4', '7', '1', '2']);
    enter('4a');
    expect(digits()).toEqual(['4', '', '', '']);
  });

  it('[AU-23] a digit fills its box and goes on to the next', () => {
    render(<Pin />);
    expect(markedBox()).toBe(0);
    enter('4');
    expect(markedBox()).toBe(1);
    enter('47');
    expect(markedBox()).toBe(2);
    enter('4712');
    expect(markedBox()).toBe(3);
  });

  it('[AU-24] backspace empties the last box and goes back to it', () => {
    render(<Pin />);
    enter('471');
    expect(markedBox()).toBe(3);
    // What the browser makes of backspace at the end of the field.
    enter(field().value.slice(0, -1));
    expect(digits()).toEqual(['4', '7', '', '']);
    expect(markedBox()).toBe(2);
  });

  it('a tap on an earlier box leaves the cursor where the next digit goes', () => {
    render(<Pin />);
    enter('47');
    field().focus();
    field().setSelectionRange(0, 0);
    fireEvent.select(field());
    expect(field().selectionStart).toBe(2);
  });

  it('is one field to a screen reader, and takes the code of a message', () => {
    render(<Pin />);
    expect(screen.getAllByRole('textbox')).toHaveLength(1);
    expect(field().autocomplete).toBe('one-time-code');
    expect(field().inputMode).toBe('numeric');
    enter('Your OTP is 4712');
    expect(field().value).toBe('4712');
  });
});
