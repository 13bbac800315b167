import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';

/** JSON leaves these two as they are, and whoever reads lines breaks there, too. */
const separators = /[\u2028\u2029]/g;

export const lineOf = (row: string): string =>
  `${JSON.stringify(row).replace(separators, (sign) => `\\u${sign.charCodeAt(0).toString(16)}`)}\n`;

export async function* readLines(path: string): AsyncGenerator<string> {
  for await (const line of createInterface({ input: createReadStream(path) })) yield JSON.parse(line);
}
