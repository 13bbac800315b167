/** An id in the query of an address; what is none is left out. */
export const readId = (value: unknown): number | undefined =>
  Number.isInteger(Number(value)) && Number(value) > 0 ? Number(value) : undefined;

export const withPlace = ({
  chapter,
  subject,
}: Record<string, unknown>): { chapter?: number; subject?: number } => {
  const id = readId(subject);
  return { ...withChapter({ chapter }), ...(id !== undefined && { subject: id }) };
};

export const withChapter = ({ chapter }: Record<string, unknown>): { chapter?: number } => {
  const id = readId(chapter);
  return id === undefined ? {} : { chapter: id };
};
