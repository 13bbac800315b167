import { type SubjectColour, subjectColour } from '@shala/ui/subject-colour.ts';

/** The colour the catalogue chose, or else one that the id always leads to: the same on every screen. */
export const colourOf = ({ id, colourCode }: { id: number; colourCode: string }): SubjectColour =>
  subjectColour(Number(colourCode) || null, id);
