import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

/** Keeps a secret that has to be read again (a TOTP secret, a signing key) unreadable in a copy of the database. */
export interface Sealer {
  seal(text: string): Buffer;
  open(sealed: Buffer): string;
}

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** The first key seals, all open: a new key is put in front, and what was sealed before stays readable. */
export function createSealer(keys: readonly { kid: string; secret: string }[]): Sealer {
  const [newest] = keys;
  if (!newest) throw new Error('no key to seal with');
  const keyOf = (secret: string) => createHash('sha256').update(secret).digest();
  return {
    seal(text) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv(algorithm, keyOf(newest.secret), iv);
      const kid = Buffer.from(newest.kid);
      cipher.setAAD(kid);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([Buffer.of(kid.length), kid, iv, cipher.getAuthTag(), body]);
    },
    open(sealed) {
      const kidEnd = 1 + (sealed[0] ?? 0);
      const kid = sealed.subarray(1, kidEnd);
      const key = keys.find((candidate) => candidate.kid === kid.toString());
      if (!key) throw new Error('sealed with a key that the configuration no longer has');
      const ivEnd = kidEnd + ivBytes;
      const tagEnd = ivEnd + tagBytes;
      const decipher = createDecipheriv(algorithm, keyOf(key.secret), sealed.subarray(kidEnd, ivEnd));
      decipher.setAAD(kid);
      decipher.setAuthTag(sealed.subarray(ivEnd, tagEnd));
      return Buffer.concat([decipher.update(sealed.subarray(tagEnd)), decipher.final()]).toString('utf8');
    },
  };
}
