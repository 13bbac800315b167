import type { FastifyInstance } from 'fastify';
import { AppError } from '#platform/app-error.ts';

/** JSON may spell both with escapes; an unpaired half of a character has no other way into a request. */
const maybeUnstorable = /\\u(?:0000|[dD][89a-fA-F])/;
/** The contract nests a handful of levels. What goes much deeper only wants to exhaust the stack. */
const mostLevels = 32;

/**
 * PostgreSQL keeps no NUL in a text and no half of a character in JSON. No keyboard makes either, but a paste does:
 * the rest of what somebody wrote is kept.
 */
export const storable = (text: string): string => text.replaceAll('\0', '').toWellFormed();

function cleaned(value: unknown): unknown {
  if (typeof value === 'string') return storable(value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(cleaned);
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [storable(name), cleaned(inner)]));
}

function isDeep(text: string): boolean {
  let level = 0;
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '"') isQuoted = !isQuoted;
    else if (isQuoted) at += sign === '\\' ? 1 : 0;
    else if (sign === '[' || sign === '{') level += 1;
    else if (sign === ']' || sign === '}') level -= 1;
    if (level > mostLevels) return true;
  }
  return false;
}

/** Null for what is too deep. A text without an escape needs no second look: most are answers being saved. */
export function storableJson(text: string, parsed: unknown): { body: unknown } | null {
  if (isDeep(text)) return null;
  return { body: maybeUnstorable.test(text) ? cleaned(parsed) : parsed };
}

/** No path and no query of ours holds a NUL. */
export function refuseNulInAddress(server: FastifyInstance): void {
  server.addHook('onRequest', async ({ url }) => {
    if (url.includes('%00')) throw new AppError('bad_request');
  });
}
