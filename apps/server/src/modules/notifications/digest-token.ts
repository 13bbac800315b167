import * as z from 'zod/mini';
import type { Sealer } from '#platform/sealed.ts';

/** Whose letter about whom. */
export interface Subscription {
  tenantId: number;
  parentId: number;
  studentId: number;
}

/** Sealed with the installation's key: it needs no table, cannot be made up and opens nothing else. */
export const digestToken = (sealer: Sealer, { tenantId, parentId, studentId }: Subscription): string =>
  sealer.seal(JSON.stringify(['digest', tenantId, parentId, studentId])).toString('base64url');

const tokenSchema = z.tuple([z.literal('digest'), z.int(), z.int(), z.int()]);

/** Null for whatever is no token of ours. */
export function readDigestToken(sealer: Sealer, token: string): Subscription | null {
  let opened: unknown;
  try {
    opened = JSON.parse(sealer.open(Buffer.from(token, 'base64url')));
  } catch {
    return null;
  }
  const read = tokenSchema.safeParse(opened);
  if (!read.success) return null;
  const [, tenantId, parentId, studentId] = read.data;
  return { tenantId, parentId, studentId };
}
