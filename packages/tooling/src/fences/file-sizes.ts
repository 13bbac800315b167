import { type Fence, isTypeScript, type SourceFile } from './source-files.ts';

const MAX_LINES = 400;

/** Files above the limit. Functions are limited by Biome's noExcessiveLinesPerFunction. */
export const fileSizes: Fence = (files) =>
  files
    .filter((file) => isTypeScript(file.path) || /\.(css|sql)$/.test(file.path))
    .map((file) => ({ path: file.path, lines: countLines(file) }))
    .filter(({ lines }) => lines > MAX_LINES)
    .map(({ path, lines }) => ({
      file: path,
      line: MAX_LINES + 1,
      message: `The file has ${lines} lines and ${MAX_LINES} is the limit: split it by what its parts are about.`,
    }));

export interface SizeSummary {
  files: number;
  median: number;
  percentile95: number;
}

export function summariseSizes(files: SourceFile[]): SizeSummary {
  const sizes = files
    .filter((file) => isTypeScript(file.path))
    .map(countLines)
    .sort((a, b) => a - b);
  const at = (share: number) => sizes[Math.min(sizes.length - 1, Math.floor(sizes.length * share))] ?? 0;
  return { files: sizes.length, median: at(0.5), percentile95: at(0.95) };
}

function countLines({ text }: SourceFile): number {
  return text.replace(/\n$/, '').split('\n').length;
}
