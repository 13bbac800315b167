import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';

const folder = join(import.meta.dirname, '../src/shared/texts');
const isCatalogue = /\/shared\/texts\/(en|hi)\.json$/;
const isHalf = /^\0?texts:(en|hi)\/(start|more)$/;

/**
 * The areas whose texts come with the first screen: the ways in, and what stands on every page. All the others
 * come together with the area that shows them, in a second file.
 */
const startAreas = new Set([
  'tagline',
  'tagline_short',
  'login',
  'register',
  'otp',
  'forgot',
  'password',
  'erp',
  'role',
  'thanks',
  'legal',
  'app',
  'language',
  'error',
  'offline',
  'toast',
  'access',
  'dateOfBirth',
]);

export type CatalogueHalf = 'start' | 'more';

const isIn = (half: CatalogueHalf | undefined, id: string): boolean =>
  half === undefined || startAreas.has(id.split('.')[0] ?? '') === (half === 'start');

/** Turns ICU messages into the token lists the browser needs, so that it carries no parser. */
export function compileCatalogue(json: string, name: string, half?: CatalogueHalf): string {
  const texts = JSON.parse(json) as Record<string, string>;
  const compiled: Record<string, unknown> = {};
  for (const [id, message] of Object.entries(texts)) {
    if (!isIn(half, id)) continue;
    try {
      compiled[id] = compileMessageOrThrow(message);
    } catch (cause) {
      throw new Error(`${name}: the text '${id}' is not a valid message`, { cause });
    }
  }
  return JSON.stringify(compiled);
}

/** 'texts:en/start' and 'texts:en/more' are the halves of `en.json`. */
export function textsPlugin(): Plugin {
  return {
    name: 'shala-texts',
    enforce: 'pre',
    // Asked again with the name it gave, it gives the same name.
    resolveId: { filter: { id: isHalf }, handler: (id) => (id.startsWith('\0') ? id : `\0${id}`) },
    load: {
      filter: { id: isHalf },
      async handler(id) {
        const [, language, half] = isHalf.exec(id) ?? [];
        const path = join(folder, `${language}.json`);
        this.addWatchFile(path);
        const json = compileCatalogue(await readFile(path, 'utf8'), basename(path), half as CatalogueHalf);
        return { code: `export const messages = ${json};`, moduleType: 'js' };
      },
    },
    transform: {
      filter: { id: isCatalogue },
      handler: (json, id) => ({ code: compileCatalogue(json, basename(id)), map: null }),
    },
  };
}
