import { createCipheriv, createDecipheriv, createHash } from 'node:crypto';

const algorithm = 'aes-128-cbc';
const iv = Buffer.from('000102030405060708090a0b0c0d0e0f', 'hex');
const keyOf = (workingKey: string) => createHash('md5').update(workingKey).digest();

/** The gateway's own scheme: it hides what is said from the browser, and proves nothing about who said it. */
export function encrypt(text: string, workingKey: string): string {
  const cipher = createCipheriv(algorithm, keyOf(workingKey), iv);
  return Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]).toString('hex');
}

/** Null: not written with this key, or changed on the way. */
export function decrypt(hex: string, workingKey: string): string | null {
  if (!/^(?:[0-9a-f]{32})+$/i.test(hex)) return null;
  try {
    const decipher = createDecipheriv(algorithm, keyOf(workingKey), iv);
    return Buffer.concat([decipher.update(hex, 'hex'), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}
