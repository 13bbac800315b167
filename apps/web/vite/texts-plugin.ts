import { basename } from 'node:path';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';

const isCatalogue = /\/shared\/texts\/(en|hi)\.json$/;

/** Turns ICU messages into the token lists the browser needs, so that it carries no parser. */
export function compileCatalogue(json: string, name: string): string {
  const texts = JSON.parse(json) as Record<string, string>;
  const compiled: Record<string, unknown> = {};
  for (const [id, message] of Object.entries(texts)) {
    try {
      compiled[id] = compileMessageOrThrow(message);
    } catch (cause) {
      throw new Error(`${name}: the text '${id}' is not a valid message`, { cause });
    }
  }
  return JSON.stringify(compiled);
}

export function textsPlugin(): Plugin {
  return {
    name: 'shala-texts',
    enforce: 'pre',
    transform: {
      filter: { id: isCatalogue },
      handler: (json, id) => ({ code: compileCatalogue(json, basename(id)), map: null }),
    },
  };
}
