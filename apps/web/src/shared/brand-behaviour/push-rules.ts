import type { DeviceSystem } from './device-system.ts';

/** How long the page stays before the app or its store page takes over. */
export const pushDelays: Record<DeviceSystem, number> = { android: 1000, ios: 5000 };

/** What must not be torn away: passwords, codes, payments, hand-overs, attempts under way, what the law asks for. */
const untouched = [
  /^\/auth\/(reset|update)-password$/,
  /^\/auth\/erp$/,
  /^\/auth\/register\/verify$/,
  /^\/payment-request$/,
  /^\/pgResponse(\/|$)/i,
  /^\/practice\/(exercise|paper)\/[^/]+\/exam(\/|$)/,
  /\/quick_quiz$/,
  /^\/live-class\/[^/]+\/meeting$/,
  /^\/(terms-and-conditions|privacy-policy)$/,
];

export const isPushExempt = (path: string): boolean => {
  const plain = path.replace(/\/+$/, '');
  return untouched.some((pattern) => pattern.test(plain));
};
