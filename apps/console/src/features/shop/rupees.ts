/** What is typed into a field for money, in paise; null: it is no amount. */
export function readRupees(text: string): number | null {
  const clean = text.replaceAll(/[₹,\s]/g, '');
  if (!/^\d{1,8}(\.\d{1,2})?$/.test(clean)) return null;
  const [whole = '0', part = ''] = clean.split('.');
  return Number(whole) * 100 + Number(part.padEnd(2, '0'));
}

/** As a field shows it: without signs that would have to be typed around. */
export const toRupeeField = (paise: number): string =>
  paise % 100 === 0 ? String(paise / 100) : (paise / 100).toFixed(2);
