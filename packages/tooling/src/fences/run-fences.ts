import { fileSizes } from './file-sizes.ts';
import { frozenSpellings } from './frozen-spellings.ts';
import { hindiWords } from './hindi-words.ts';
import { literalTexts } from './literal-texts.ts';
import { mappers } from './mappers.ts';
import { oneClock } from './one-clock.ts';
import { processEnv } from './process-env.ts';
import type { Fence, Finding, SourceFile } from './source-files.ts';
import { textCatalogue } from './text-catalogue.ts';

const fences: Fence[] = [
  fileSizes,
  frozenSpellings,
  oneClock,
  processEnv,
  mappers,
  literalTexts,
  textCatalogue,
  hindiWords,
];

export function runFences(files: SourceFile[]): Finding[] {
  return fences
    .flatMap((fence) => fence(files))
    .sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}
