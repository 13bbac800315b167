import { createHash, randomBytes, randomUUID } from 'node:crypto';

/** A bearer of trust: 256 random bits, shown once and stored only as a hash. */
export const newSecret = (): string => randomBytes(32).toString('base64url');
export const hashSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest();
export const newUuid = (): string => randomUUID();
/** Names something where others can read it: 128 random bits in 25 letters and digits, which every gateway takes. */
export const newReference = (): string =>
  BigInt(`0x${randomBytes(16).toString('hex')}`)
    .toString(36)
    .padStart(25, '0');
