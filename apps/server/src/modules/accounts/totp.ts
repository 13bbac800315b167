import { createHmac, randomBytes } from 'node:crypto';

/** Codes of authenticator apps as in RFC 6238: SHA-1, six digits, a new one every 30 seconds. */
const stepSeconds = 30;
const digits = 6;
/** A phone's clock may be one step off. */
const steps = [-1, 0, 1];
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

export const newTotpSecret = (): string => toBase32(randomBytes(20));

/** What the QR code says that an app scans. */
export function totpUri(secret: string, { issuer, email }: { issuer: string; email: string }): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(email)}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`;
}

export function totpCode(secret: string, seconds: number): string {
  return codeOfStep(secret, Math.floor(seconds / stepSeconds));
}

/** The time step whose code this is; null when it is none of those around now. */
export function findTotpStep(secret: string, code: string, nowSeconds: number): number | null {
  const now = Math.floor(nowSeconds / stepSeconds);
  return steps.map((step) => now + step).find((step) => codeOfStep(secret, step) === code) ?? null;
}

function codeOfStep(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 0x0f;
  const number = mac.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

function toBase32(bytes: Buffer): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/g) ?? []).map((five) => alphabet[Number.parseInt(five, 2)]).join('');
}

function fromBase32(text: string): Buffer {
  const bits = Array.from(text, (letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)));
}
