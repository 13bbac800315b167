import { createHmac, timingSafeEqual } from 'node:crypto';

/** The code of a challenge: the same key and nonce give the same code, and the nonce alone gives nothing. */
export function otpCode(key: string, nonce: Buffer, length: number): string {
  const number = createHmac('sha256', key).update(nonce).digest().readBigUInt64BE();
  return String(number % 10n ** BigInt(length)).padStart(length, '0');
}

/** Takes the same time wherever the first wrong digit stands. */
export function isSameCode(given: string, wanted: string): boolean {
  const [one, two] = [Buffer.from(given), Buffer.from(wanted)];
  return one.length === two.length && timingSafeEqual(one, two);
}
