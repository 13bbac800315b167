import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const files = [
  'apps/web/src/shared/texts/en.json',
  'apps/console/src/shared/texts/en.json',
  'packages/live-room/src/texts/en.json',
];
const texts: Record<string, string> = Object.assign(
  {},
  ...files.map((file) => JSON.parse(readFileSync(resolve(root, file), 'utf8'))),
);

/** What a dialog is called in English, by the id of its title; undefined for what has another name in the tables. */
export function titleOf(id: string): RegExp | undefined {
  const text = texts[id];
  if (text === undefined) return undefined;
  const parts = text.split(/\{[^}]*\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`);
}
