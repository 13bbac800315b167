import { beforeEach, expect, test } from 'vitest';
import { besideRow, workHeadingId } from './beside-row.ts';

const row = (id: string) => `<li id="row-${id}"><button id="${id}" data-remove></button></li>`;
const button = (id: string) => document.getElementById(id);
beforeEach(() => {
  document.body.innerHTML = `<h3 id="${workHeadingId}" tabindex="-1"></h3><ul>${row('a')}${row('b')}</ul>`;
});

function remove(id: string): string | undefined {
  const beside = besideRow(button(id));
  button(`row-${id}`)?.remove();
  beside.focus();
  return document.activeElement?.id;
}

test('after a row is removed the focus is on the next one, or the one before, and at last on the heading', () => {
  expect(remove('a')).toBe('b');
  document.querySelector('ul')?.insertAdjacentHTML('afterbegin', row('c'));
  expect(remove('b')).toBe('c');
  expect(remove('c')).toBe(workHeadingId);
});
