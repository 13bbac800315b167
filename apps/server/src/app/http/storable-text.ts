import type { FastifyInstance } from 'fastify';
import { AppError } from '#platform/app-error.ts';

/** JSON may spell both with escapes; an unpaired half of a character has no other way into a request. */
const maybeUnstorable = /\\u(?:0000|[dD][89a-fA-F])/;
/** The contract nests a handful of levels. What goes much deeper only wants to exhaust the stack. */
const mostLevels = 32;

/** PostgreSQL keeps no NUL in a text and no half of a character in JSON: no keyboard makes either. */
function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0');
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([name, inner]) => isStorable(name) && isStorable(inner));
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

/** A text without an escape needs no second look: most are small answers that are being saved. */
export const isStorableJson = (text: string, parsed: unknown): boolean =>
  !isDeep(text) && (!maybeUnstorable.test(text) || isStorable(parsed));

/** One text of a form. */
export function requireStorable(text: string): void {
  if (!isStorable(text)) throw new AppError('invalid');
}

/** The same for addresses: no path and no query of ours holds a NUL. */
export function refuseNulInAddress(server: FastifyInstance): void {
  server.addHook('onRequest', async ({ url }) => {
    if (url.includes('%00')) throw new AppError('bad_request');
  });
}
