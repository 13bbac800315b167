import { GatewayFault } from './gateway.ts';

/** `1499.00`: what gateways of the older kind write. Money is never a float, not even for a moment. */
export const formatRupees = (paise: number): string =>
  `${Math.trunc(paise / 100)}.${String(paise % 100).padStart(2, '0')}`;

export function parseRupees(text: string): number {
  const [, rupees, decimals = ''] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text.trim()) ?? [];
  if (rupees === undefined) throw new GatewayFault('an amount that is no amount of rupees');
  return Number(rupees) * 100 + Number(decimals.padEnd(2, '0'));
}
