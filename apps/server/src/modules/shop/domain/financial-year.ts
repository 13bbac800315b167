/** April to March, named by the year it begins in. The day is an Indian one, like 2026-11-15. */
export function financialYearOf(day: string): number {
  const year = Number(day.slice(0, 4));
  return Number(day.slice(5, 7)) >= 4 ? year : year - 1;
}

const twoDigits = (year: number) => String(year % 100).padStart(2, '0');

const yearsOf = (year: number) => `${twoDigits(year)}-${twoDigits(year + 1)}`;

/** Like SHA/26-27/000123: at most 16 characters for the first million of a year, as the GST rules want it. */
export const receiptNumber = (prefix: string, financialYear: number, number: number): string =>
  `${prefix}/${yearsOf(financialYear)}/${String(number).padStart(6, '0')}`;

/** Like SHA/C26-27/00123: sixteen characters for the first hundred thousand, and never the number of a receipt. */
export const creditNoteNumber = (prefix: string, financialYear: number, number: number): string =>
  `${prefix}/C${yearsOf(financialYear)}/${String(number).padStart(5, '0')}`;
