import type * as z from 'zod';
import { GatewayFault } from './gateway.ts';

/** The keys of an account as its driver wants them; a message names what is missing and no value. */
export function readSecrets<Value>(schema: z.ZodType<Value>, secrets: Record<string, string>): Value {
  const result = schema.safeParse(secrets);
  if (result.success) return result.data;
  const names = result.error.issues.map(({ path }) => path.join('.'));
  throw new GatewayFault(`these keys are missing or empty: ${names.join(', ')}`);
}
