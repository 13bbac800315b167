import { expect, test } from 'vitest';
import { readCsv } from './csv-source.ts';
import { UnreadableFile } from './source.ts';

const read = (text: string) => readCsv('students.csv', 'students', text);

test('the list is named after the file, headings may be written with spaces and capitals', () => {
  const source = read('First Name,roll\nAnu,1\n');
  expect(source.content).toEqual({ students: [{ first_name: 'Anu', roll: '1' }] });
});

test('empty cells are missing values and empty rows are no rows', () => {
  const source = read('first_name,roll\nAnu,\n,\n\nBina,2\n');
  expect(source.content).toEqual({ students: [{ first_name: 'Anu' }, { first_name: 'Bina', roll: '2' }] });
});

test('quotes, Windows line ends and the mark a spreadsheet puts first are understood', () => {
  const source = read('\uFEFFfirst_name,city\r\n"Anu, Maria","New ""Town"""\r\n');
  expect(source.content).toEqual({ students: [{ first_name: 'Anu, Maria', city: 'New "Town"' }] });
});

test('a cell is known by its column and the line of its row, a missing column by the line of the headings', () => {
  const source = read('first_name,dob\nAnu,x\n\nBina,y\n');
  expect(source.lineOf(['students', 1, 'dob'])).toBe(4);
  expect(source.nameOf(['students', 1, 'dob'])).toBe('dob');
  expect(source.lineOf(['students', 1, 'section'])).toBe(1);
});

test('a row with too many cells is reported with its line', () => {
  expect.assertions(2);
  try {
    read('first_name,roll\nAnu,1\nBina,2,3\n');
  } catch (error) {
    expect(error).toBeInstanceOf(UnreadableFile);
    expect((error as UnreadableFile).problems[0]).toMatchObject({ file: 'students.csv', line: 3 });
  }
});
