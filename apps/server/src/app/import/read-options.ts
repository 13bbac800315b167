import { parseArgs } from 'node:util';
import * as z from 'zod';

/** The command was called wrongly: the usage is shown. */
export class UsageError extends Error {}

export const slugOption = z
  .string()
  .regex(/^[a-z0-9-]{2,40}$/, 'must be 2 to 40 small letters, digits and hyphens');

/** Reads `--name value` pairs, and `--name` alone where the schema wants a boolean; a message names the first option that is missing or wrong. */
export function readOptions<Schema extends z.ZodObject>(args: string[], schema: Schema): z.infer<Schema> {
  const names = Object.keys(schema.shape);
  const typeOf = (name: string) => (z.safeParse(schema.shape[name], true).success ? 'boolean' : 'string');
  const options = Object.fromEntries(names.map((name) => [name, { type: typeOf(name) } as const]));
  const result = schema.safeParse(parseArgs({ args, options }).values);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new UsageError(`--${issue?.path.join('.')}: ${issue?.message}`);
}
