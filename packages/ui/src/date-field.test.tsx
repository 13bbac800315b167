import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { DateField, dashDate } from './date-field.tsx';

afterEach(cleanup);

function Birthday() {
  const [value, setValue] = useState('');
  return <DateField label="Date of birth" value={value} onChange={setValue} />;
}

it('typed digits get their dashes, and the field asks for numbers', () => {
  render(<Birthday />);
  const field = screen.getByLabelText<HTMLInputElement>('Date of birth');
  expect(field.inputMode).toBe('numeric');
  fireEvent.change(field, { target: { value: '01052013' } });
  expect(field.value).toBe('01-05-2013');
});

it.each([
  ['0', '0'],
  ['01', '01'],
  ['010', '01-0'],
  ['01-0', '01-0'],
  ['1-', '01'],
  ['01-5-', '01-05'],
  ['1/5/2013', '01-05-2013'],
  ['01-05-20135', '01-05-2013'],
  ['2013-05-01', '01-05-2013'],
  ['abc', ''],
])('%o becomes %o', (typed, shown) => expect(dashDate(typed)).toBe(shown));
