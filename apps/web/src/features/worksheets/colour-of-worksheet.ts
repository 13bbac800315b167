import type { WorksheetCard } from '@shala/api-client/worksheets.ts';
import type { SubjectColour } from '@shala/ui/subject-colour.ts';
import { colourOf } from '#shared/subjects/colour-of.ts';

/** The colour its subject has everywhere. */
export const colourOfWorksheet = ({
  subjectId,
  subjectColourCode,
}: Pick<WorksheetCard, 'subjectId' | 'subjectColourCode'>): SubjectColour =>
  colourOf({ id: subjectId, colourCode: subjectColourCode ?? '' });
