import type { Upload } from '@shala/api-client/worksheet-files.ts';
import type { TextId } from '#shared/texts/texts.ts';

/** Why the server did not take a file, and what helps. */
export const refusalTexts = {
  wrong_type: 'files.wrongType',
  too_large: 'files.tooLarge',
  broken: 'files.broken',
  encrypted: 'files.encrypted',
  too_many_pages: 'files.tooLarge',
  too_many_pixels: 'files.tooLarge',
  active_content: 'files.activeContent',
  infected: 'files.infected',
  mismatch: 'files.failed',
} as const satisfies Record<NonNullable<Upload['refusal']>, TextId>;
