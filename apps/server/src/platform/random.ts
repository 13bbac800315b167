import { createHash, randomBytes, randomUUID } from 'node:crypto';

/** A bearer of trust: 256 random bits, shown once and stored only as a hash. */
export const newSecret = (): string => randomBytes(32).toString('base64url');
export const hashSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest();
export const newUuid = (): string => randomUUID();
