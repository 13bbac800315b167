import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';

/** Of an app, or of a package that brings its own words. */
const isCatalogue = /\/src\/(shared\/)?texts\/(en|hi)\.json$/;
const isHalf = /^\0?texts:(en|hi)\/(start|more)$/;

export type CatalogueHalf = 'start' | 'more';
export type IsInHalf = (id: string) => boolean;

/** Turns ICU messages into the token lists the browser needs, so that it carries no parser. */
export function compileMessages(json: string, name: string, isWanted: IsInHalf = () => true): string {
  const texts = JSON.parse(json) as Record<string, string>;
  const compiled: Record<string, unknown> = {};
  for (const [id, message] of Object.entries(texts)) {
    if (!isWanted(id)) continue;
    try {
      compiled[id] = compileMessageOrThrow(message);
    } catch (cause) {
      throw new Error(`${name}: the text '${id}' is not a valid message`, { cause });
    }
  }
  return JSON.stringify(compiled);
}

/** The areas of a catalogue are the first words of its ids; the areas given come with the first screen. */
export const inHalf =
  (startAreas: ReadonlySet<string>, half: CatalogueHalf): IsInHalf =>
  (id) =>
    startAreas.has(id.split('.')[0] ?? '') === (half === 'start');

interface TextsOptions {
  /** Where `en.json` and `hi.json` are: the app's own, and those of packages. */
  readonly folders: readonly string[];
  readonly startAreas: ReadonlySet<string>;
}

/** 'texts:en/start' and 'texts:en/more' are the halves of all `en.json` together. */
export function textsPlugin({ folders, startAreas }: TextsOptions): Plugin {
  return {
    name: 'shala-texts',
    enforce: 'pre',
    // Asked again with the name it gave, it gives the same name.
    resolveId: { filter: { id: isHalf }, handler: (id) => (id.startsWith('\0') ? id : `\0${id}`) },
    load: {
      filter: { id: isHalf },
      async handler(id) {
        const [, language, half] = isHalf.exec(id) ?? [];
        const isWanted = inHalf(startAreas, half as CatalogueHalf);
        const paths = folders.map((folder) => join(folder, `${language}.json`));
        for (const path of paths) this.addWatchFile(path);
        const parts = paths.map(
          async (path) => `...${compileMessages(await readFile(path, 'utf8'), basename(path), isWanted)}`,
        );
        const code = `export const messages = { ${(await Promise.all(parts)).join(', ')} };`;
        return { code, moduleType: 'js' };
      },
    },
    transform: {
      filter: { id: isCatalogue },
      handler: (json, id) => ({ code: compileMessages(json, basename(id)), map: null }),
    },
  };
}
