export const formatRupees = (paise: number): string =>
  `${Math.trunc(paise / 100)}.${String(paise % 100).padStart(2, '0')}`;

/** NaN: no amount. */
export function parseRupees(text: string): number {
  const [, rupees, decimals = '00'] = /^(\d{1,9})(?:\.(\d{2}))?$/.exec(text) ?? [];
  return Number(rupees) * 100 + Number(decimals);
}
