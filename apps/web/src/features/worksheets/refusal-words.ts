import type { WorksheetFile } from '@shala/api-client/worksheets.ts';
import type { TextId } from '#shared/texts/texts.ts';

/** Why the server did not take a file, and what helps. */
export const refusalWords = {
  wrong_type: 'worksheets.refusedWrongType',
  too_large: 'worksheets.refusedTooLarge',
  broken: 'worksheets.refusedBroken',
  encrypted: 'worksheets.refusedEncrypted',
  too_many_pages: 'worksheets.refusedTooManyPages',
  too_many_pixels: 'worksheets.refusedTooManyPixels',
  active_content: 'worksheets.refusedActiveContent',
  infected: 'worksheets.refusedInfected',
  mismatch: 'worksheets.refusedMismatch',
} as const satisfies Record<NonNullable<WorksheetFile['refusal']>, TextId>;
