import { createCipheriv, createDecipheriv, createHash } from 'node:crypto';
import { ccavenueAccount } from './accounts.ts';

const key = createHash('md5').update(ccavenueAccount.workingKey).digest();
const iv = Buffer.from([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]);

export function encrypt(text: string): string {
  const cipher = createCipheriv('aes-128-cbc', key, iv);
  return cipher.update(text, 'utf8', 'hex') + cipher.final('hex');
}

/** Throws when it was written with another key. */
export function decrypt(hex: string): string {
  const decipher = createDecipheriv('aes-128-cbc', key, iv);
  return decipher.update(hex, 'hex', 'utf8') + decipher.final('utf8');
}
