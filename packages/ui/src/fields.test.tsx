import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { PasswordField } from './password-field.tsx';
import { PinField } from './pin-field.tsx';
import { SearchField } from './search-field.tsx';
import { TextField } from './text-field.tsx';

afterEach(cleanup);

function Search() {
  const [value, setValue] = useState('leaf');
  return <SearchField label="Search" clearLabel="Clear" value={value} onChange={setValue} />;
}

function Pin({ onComplete }: { onComplete: (value: string) => void }) {
  const [value, setValue] = useState('');
  return <PinField label="OTP" length={4} value={value} onChange={setValue} onComplete={onComplete} />;
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

it('a code takes a pasted message, keeps its digits and reports when it is whole', () => {
  const complete = vi.fn();
  render(<Pin onComplete={complete} />);
  const field = screen.getByLabelText('OTP') as HTMLInputElement;
  fireEvent.change(field, { target: { value: '4 7' } });
  expect(field.value).toBe('47');
  expect(complete).not.toHaveBeenCalled();
  fireEvent.change(field, { target: { value: 'Your OTP is 471292' } });
  expect(field.value).toBe('4712');
  expect(complete).toHaveBeenCalledExactlyOnceWith('4712');
});
