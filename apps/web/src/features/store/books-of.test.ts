import type { ProductLine } from '@shala/api-client/store.ts';
import { expect, test } from 'vitest';
import { booksOf } from './books-of.ts';

const line = (more: Partial<ProductLine>): ProductLine => ({
  courseId: 12,
  courseName: 'Class 8',
  isExam: false,
  subjects: null,
  ...more,
});
const subject = (id: number, colourCode: string, icon: string) => ({ id, name: icon, colourCode, icon });

test('subjects that are sold by name stand on the cover as their own books, three at most', () => {
  const subjects = [
    subject(1, '1', 'sigma'),
    subject(3, '2', 'atom'),
    subject(4, '', 'leaf'),
    subject(5, '3', 'globe'),
  ];
  expect(booksOf([line({ subjects })])).toEqual([
    { colour: 's1', icon: 'sigma' },
    { colour: 's2', icon: 'atom' },
    { colour: 's5', icon: 'leaf' },
  ]);
});

test('a whole class is a book with its number, in either language', () => {
  const books = booksOf([line({}), line({ courseName: 'कक्षा 10' })]);
  expect(books.map(({ label }) => label)).toEqual(['8', '10']);
});

test('an exam has an idea on its cover', () => {
  expect(booksOf([line({ isExam: true, courseName: 'NEET 2027' })])).toMatchObject([{ icon: 'lightbulb' }]);
});
